import { isFunctionWord } from './classifier-function-words.ts'

/** A feature found in a text: a 32-bit key, and where in the text it stands. */
export type FeatureSink = (key: number, start: number, end: number) => void

const CJK =
  '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Hangul}\\u30fc\\u3005'
// Cf: soft hyphens and direction marks stand inside words and must not cut them.
const TOKEN = new RegExp(`([${CJK}]+)|(?:(?![${CJK}])[\\p{L}\\p{M}\\p{N}\\p{Cf}])+`, 'gu')
const NO_WORD = /^[\p{N}\p{Cf}]*$/u
const MARKS =
  /(?<=[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Arabic}\p{M}])\p{M}/gu
const HIRAGANA_ONLY = /^[\p{Script=Hiragana}\u30fc]*$/u
const HAN = /^\p{Script=Han}$/u
const ARABIC = /^\p{Script=Arabic}/u
const ARABIC_PREFIX = /^(?:[وف]?(?:ال|بال|كال|لل)|[وفب](?=.{4}))(?=.{3})/u
const MAX_WORD = 40
const SHORTEST_GRAM = 3
const LONGEST_GRAM = 5

/** Seeds keep apart what two kinds of feature would spell alike. */
const SEED = {
  word: 0x811c9dc5,
  pair: 0x2f0b4c47,
  gram: 0x5bd1e995,
  cjk: 0x1b873593,
  concepts: 0x7feb352d,
} as const

/** Reports every feature of a text: words, word pairs and character n-grams of what is not a function word. */
export function eachFeature(text: string, sink: FeatureSink): void {
  let before: { word: string; start: number } | undefined
  for (const match of text.matchAll(TOKEN)) {
    const [raw, cjk] = match
    if (cjk !== undefined) {
      eachCjkGram(raw, match.index, sink)
      continue
    }
    const word = foldWord(raw)
    if (word.length < 2 || NO_WORD.test(word) || isFunctionWord(word)) continue
    const end = match.index + raw.length
    sink(hash(word, SEED.word), match.index, end)
    if (before) sink(hash(`${before.word} ${word}`, SEED.pair), before.start, end)
    eachGram(word, match.index, end, sink)
    before = { word, start: match.index }
  }
}

/** The words of a text, folded; what is written without spaces stays one piece. */
export function tokensOf(text: string): string[] {
  return [...text.matchAll(TOKEN)]
    .map(([raw, cjk]) => (cjk === undefined ? foldWord(raw) : raw.normalize('NFKC')))
    .filter((token) => token !== '')
}

/** Lower case without accents, in one spelling of Arabic letters, without the Arabic article. */
export function foldWord(raw: string): string {
  const word = raw
    .slice(0, MAX_WORD)
    .replace(/[\p{Cf}ـ]/gu, '')
    .toLowerCase()
    .normalize('NFKD')
    .replace(MARKS, '')
    .replaceAll('ß', 'ss')
  if (!ARABIC.test(word)) return word
  const spelled = word
    .replace(/[أإآٱ]/gu, 'ا')
    .replaceAll('ى', 'ي')
    .replaceAll('ة', 'ه')
  return isFunctionWord(spelled) ? spelled : spelled.replace(ARABIC_PREFIX, '')
}

function eachGram(word: string, start: number, end: number, sink: FeatureSink): void {
  const bounded = `_${word}_`
  for (let from = 0; from < bounded.length; from += 1) {
    for (let size = SHORTEST_GRAM; size <= LONGEST_GRAM; size += 1) {
      if (from + size > bounded.length) break
      sink(hash(bounded.slice(from, from + size), SEED.gram), start, end)
    }
  }
}

/** Short hiragana is grammar, and one kana alone says nothing; one Chinese character often does. */
function eachCjkGram(run: string, start: number, sink: FeatureSink): void {
  for (let from = 0; from < run.length; from += 1) {
    for (let size = 1; size <= 3 && from + size <= run.length; size += 1) {
      const gram = run.slice(from, from + size)
      const says = size === 1 ? HAN.test(gram) : size > 2 || !HIRAGANA_ONLY.test(gram)
      if (says) sink(hash(gram, SEED.cjk), start + from, start + from + size)
    }
  }
}

/** How far apart two concepts may stand and still be read together. */
const NEAR = 3

/** Counts what a text speaks of: concepts, and pairs of them that stand near each other in any order. */
export function countConcepts(concepts: readonly string[]): Map<number, number> {
  const counts = new Map<number, number>()
  const count = (name: string, seed: number) => {
    const key = hash(name, seed)
    counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  concepts.forEach((concept, at) => {
    count(concept, SEED.word)
    for (const other of concepts.slice(at + 1, at + 1 + NEAR)) {
      if (other !== concept) count([concept, other].sort().join('+'), SEED.concepts)
    }
  })
  return counts
}

/** FNV-1a over UTF-16 units; odd for whole words, even for all else. */
function hash(value: string, seed: number): number {
  let h = seed
  for (let at = 0; at < value.length; at += 1) {
    h = Math.imul(h ^ value.charCodeAt(at), 0x01000193)
  }
  h ^= h >>> 15
  const mixed = Math.imul(h, 0x2c1b3c6d) >>> 0
  return seed === SEED.word ? (mixed | 1) >>> 0 : (mixed & ~1) >>> 0
}

/** Whether a key stands for a whole word: those are worth knowing even when seen once. */
export function isWordKey(key: number): boolean {
  return (key & 1) === 1
}

/** A word has many n-grams; by itself it would be drowned in them. */
export function weightOfKind(key: number): number {
  return isWordKey(key) ? 2 : 1
}

const SENTENCE_END = /[.!?。！？؟;؛:…\n\r]+/u
const SHORTEST_SENTENCE = 24
const MOST_SENTENCES = 80

/** Cuts a text into sentences; what is too short to say anything goes with the next one. */
export function sentencesOf(text: string): string[] {
  const sentences: string[] = []
  let open = ''
  for (const part of text.split(SENTENCE_END)) {
    open = open ? `${open}. ${part}` : part
    const enough = isUnspaced(open) ? SHORTEST_SENTENCE / 3 : SHORTEST_SENTENCE
    if (open.trim().length < enough || sentences.length >= MOST_SENTENCES) continue
    sentences.push(open)
    open = ''
  }
  if (open.trim()) sentences.push(open)
  return sentences
}

const SOME_CJK = new RegExp(`[${CJK}]`, 'u')

/** Whether a text is, at least in part, written without spaces between words. */
export function isUnspaced(text: string): boolean {
  return SOME_CJK.test(text)
}

const segmenter = new Intl.Segmenter('ja', { granularity: 'word' })

/** The words of a text as a reader sees them, without function words. */
export function wordsOf(text: string): { text: string; start: number; end: number }[] {
  const words: { text: string; start: number; end: number }[] = []
  for (const match of text.matchAll(TOKEN)) {
    const [raw, cjk] = match
    if (cjk === undefined) {
      const folded = foldWord(raw)
      if (folded.length < 2 || NO_WORD.test(folded) || isFunctionWord(folded)) continue
      words.push({
        text: raw.replace(/\p{Cf}/gu, ''),
        start: match.index,
        end: match.index + raw.length,
      })
      continue
    }
    for (const { segment, index } of segmenter.segment(raw)) {
      if (HIRAGANA_ONLY.test(segment)) continue
      const start = match.index + index
      words.push({ text: segment, start, end: start + segment.length })
    }
  }
  return words
}
