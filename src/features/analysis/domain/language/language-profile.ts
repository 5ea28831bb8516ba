import type { LanguageCode } from '../../../../shared/languages.ts'
import { rowOf } from '../classifier-model.ts'

/** Hindi in Latin letters has its own habits; everything else is told apart by what it is. */
export type ProfiledLanguage = LanguageCode | 'hi-Latn'

/** How often each language uses which words and letter sequences. */
export type LanguageProfile = {
  languages: ProfiledLanguage[]
  /** Hashes of words and letter sequences, ascending. */
  keys: Uint32Array
  /** How unlikely each key is in each language (minus ten times the logarithm); a row for each key, a column for each language. */
  surprises: Uint8Array
}

export type LanguageGuess = {
  language: LanguageCode
  /** Share of the words that the language is known to use, 0 to 1. */
  known: number
  words: number
}

type Sample = { text: string; language: LanguageCode }

const UNSPACED = '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}'
const RUN = new RegExp(`([${UNSPACED}]+)|[\\p{L}\\p{M}]+`, 'gu')
const LONGEST_WORD = 30
const SHORTEST_SEQUENCE = 2
const LONGEST_SEQUENCE = 4
/** A whole word tells more than the letters in it. */
const WORD_COUNT = 2
/** A foreign brand name has many letters and must not outweigh the few signs around it. */
const UNSPACED_COUNT = 4
const FEWEST = 4
/** How much of a key's overall frequency is lent to languages that were not seen to use it. */
const SMOOTHING = 0.05
const SAMPLE_SIZE = 1e5
const PER_NAT = 10
/** A word at most twenty times rarer here than where it is commonest is a word of this language too. */
const SHARED_WITHIN = 30
/** Enough to tell; a longer text would only take longer. */
const LONGEST_READ = 2_000

/** Learns from texts of known languages; the same samples always give the same profile. */
export function learnLanguages(samples: readonly Sample[]): LanguageProfile {
  const named = samples.map(({ text, language }) => ({ text, language: profiled(text, language) }))
  const languages = [...new Set(named.map(({ language }) => language))].sort()
  const counts = new Map<number, Float64Array>()
  const totals = new Float64Array(languages.length)
  for (const { text, language } of named) {
    const column = languages.indexOf(language)
    eachKey(text, (key, weight) => {
      const row = counts.get(key) ?? new Float64Array(languages.length)
      row[column] = (row[column] ?? 0) + weight
      totals[column] = (totals[column] ?? 0) + weight
      counts.set(key, row)
    })
  }
  const all = totals.reduce((sum, total) => sum + total, 0)
  const kept = [...counts].filter(([, row]) => sumOf(row) >= FEWEST).sort((a, b) => a[0] - b[0])
  const surprises = new Uint8Array(kept.length * languages.length)
  kept.forEach(([, row], at) => {
    const usual = (SMOOTHING * SAMPLE_SIZE * sumOf(row)) / all
    row.forEach((count, column) => {
      const size = (totals[column] ?? 0) + SMOOTHING * SAMPLE_SIZE
      const surprise = -Math.log((count + usual + 1e-3) / size)
      surprises[at * languages.length + column] = Math.min(255, Math.round(surprise * PER_NAT))
    })
  })
  return { languages, keys: Uint32Array.from(kept, ([key]) => key), surprises }
}

/** The language a text is most likely in, of those in the profile; undefined for a text without letters. */
export function guessLanguage(profile: LanguageProfile, text: string): LanguageGuess | undefined {
  const { languages, keys, surprises } = profile
  const width = languages.length
  const sums = new Float64Array(width)
  const rowsOfWords: number[] = []
  eachKey(text.slice(0, LONGEST_READ), (key, weight, isWord) => {
    const row = rowOf(keys, key)
    if (isWord) rowsOfWords.push(row)
    if (row < 0) return
    for (let column = 0; column < width; column += 1) {
      sums[column] = (sums[column] ?? 0) + weight * (surprises[row * width + column] ?? 0)
    }
  })
  const best = sums.indexOf(Math.min(...sums))
  const language = languages[best]
  if (rowsOfWords.length === 0 || !language) return undefined
  const isKnown = (row: number) => {
    if (row < 0) return false
    const all = surprises.subarray(row * width, (row + 1) * width)
    return (all[best] ?? 0) <= Math.min(...all) + SHARED_WITHIN
  }
  return {
    language: language === 'hi-Latn' ? 'hi' : language,
    known: rowsOfWords.filter(isKnown).length / rowsOfWords.length,
    words: rowsOfWords.length,
  }
}

function profiled(text: string, language: LanguageCode): ProfiledLanguage {
  if (language !== 'hi') return language
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0
  const native = text.match(/\p{Script=Devanagari}/gu)?.length ?? 0
  return latin > native ? 'hi-Latn' : 'hi'
}

function eachKey(text: string, sink: (key: number, weight: number, isWord: boolean) => void): void {
  for (const match of text.normalize('NFC').toLowerCase().matchAll(RUN)) {
    const [run, unspaced] = match
    if (unspaced !== undefined) {
      for (let at = 0; at < run.length; at += 1) {
        sink(hash(run.charAt(at)), UNSPACED_COUNT, true)
        if (at + 1 < run.length) sink(hash(run.slice(at, at + 2)), UNSPACED_COUNT, false)
      }
      continue
    }
    const word = run.slice(0, LONGEST_WORD)
    sink(hash(`=${word}`), WORD_COUNT, true)
    const bounded = `_${word}_`
    for (let size = SHORTEST_SEQUENCE; size <= LONGEST_SEQUENCE; size += 1) {
      for (let at = 0; at + size <= bounded.length; at += 1)
        sink(hash(bounded.slice(at, at + size)), 1, false)
    }
  }
}

/** FNV-1a over UTF-16 units. */
function hash(value: string): number {
  let h = 0x811c9dc5
  for (let at = 0; at < value.length; at += 1) {
    h = Math.imul(h ^ value.charCodeAt(at), 0x01000193)
  }
  return Math.imul(h ^ (h >>> 15), 0x2c1b3c6d) >>> 0
}

function sumOf(row: Float64Array): number {
  return row.reduce((sum, count) => sum + count, 0)
}
