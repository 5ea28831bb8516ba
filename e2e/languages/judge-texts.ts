import { detectAll } from 'tinyld'
import type { Messages } from '../../src/i18n/translate.ts'
import { isLanguageCode } from '../../src/shared/languages.ts'
import type { PageText } from './page-texts.ts'

export type Texts = ReadonlyMap<string, string>

/** The same in every language: the names of the site and of the demo's seller. */
const OUR_NAMES = /Legal AI Assistant|Example Legal Software \(demo\)/g

const OTHER_LETTERS = ['ru', 'zh', 'ja', 'ar', 'hi', 'ko']

/** Words of English that mean nothing, or hardly ever stand alone, in the other languages of Latin letters. */
const FUNCTION_WORDS =
  /(?<![\p{L}'’-])(?:the|and|your|you|with|this|that|these|from|which|when|not|are|have|must|their|they|how|what|who|where|was(?=\s+\w+ed\b)|been|by|our|only)(?![\p{L}'’-])/giu
const LATIN_WORDS =
  /(?:\p{Script=Latin}{2,}[’'\p{Script=Latin}]*[\s,;:()–-]+){2,}\p{Script=Latin}{2,}/u
/** Addresses of pages and of people, and codes such as file names and versions. */
const ADDRESSES = /https?:\/\/\S+|[\w.+-]+@[\w.-]+|\b[\w-]+(?:\.[\w-]+)+(?:\/\S*)?/g
/** Names that a sentence sets apart by marks of direction. */
const ISOLATED = /[\u2066-\u2068][^\u2069]*\u2069/gu
const LOST = /\{\w+\}|\bundefined\b|\bNaN\b|\[object|Invalid Date/
/** A shorter text says too little of the language it is in. */
const ENOUGH_LETTERS = 60
const SURE = 0.3

export type Judge = (page: readonly PageText[]) => string[]

/**
 * Finds what a reader of a language would meet in another one.
 * @param texts of the language by key, and those of English
 */
export function createJudge(language: string, texts: Texts, english: Texts): Judge {
  const untranslated = createUntranslated(texts, english)
  return (page) => {
    const names = namesOf(page, language)
    return page.flatMap((one) => {
      const problem =
        lostText(one.text, english) ??
        (isMarked(one, language) ? undefined : untranslated(one.text)) ??
        foreignText(one, language, names)
      return problem ? [`${problem}: ${one.kind} "${one.text.slice(0, 160)}" in ${one.where}`] : []
    })
  }
}

function lostText(text: string, english: Texts): string | undefined {
  if (LOST.test(text)) return 'a text with a gap'
  return english.has(text) || /^[a-z]\w+(?:\.\w+){2,}$/.test(text) ? 'a bare key' : undefined
}

/** Whether its element says that it is in another language than the page. */
function isMarked({ lang }: PageText, language: string): boolean {
  return lang !== '' && lang.split('-')[0] !== language
}

/** @returns what finds a text of ours that stands in English though it has a translation */
function createUntranslated(texts: Texts, english: Texts) {
  const left = [...english].filter(
    ([key, text]) => text !== texts.get(key) && wordsOf(text.replace(/\{\w+\}/g, '')) >= 2,
  )
  const translations = new Set(texts.values())
  const whole = new Map(left.map(([key, text]) => [text, key]))
  const patterns = left
    .filter(([, text]) => text.includes('{'))
    .map(([key, text]) => [key, asPattern(text)] as const)
  return (text: string) => {
    if (translations.has(text)) return undefined
    const key = whole.get(text) ?? patterns.find(([, pattern]) => pattern.test(text))?.[0]
    return key ? `English (${key})` : undefined
  }
}

const wordsOf = (text: string) => text.match(/\p{L}{2,}/gu)?.length ?? 0

function asPattern(text: string): RegExp {
  const parts = text.split(/\{\w+\}/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  return new RegExp(`^${parts.join('.+')}$`, 'u')
}

/** Names and foreign words that the page marks somewhere: a title cannot mark them. */
function namesOf(page: readonly PageText[], language: string): string[] {
  const marked = page.filter((one) => one.isName || isMarked(one, language))
  return [...new Set(marked.map(({ text }) => text))]
    .filter((text) => text.length > 1)
    .sort((a, b) => b.length - a.length)
}

function foreignText(one: PageText, language: string, names: string[]): string | undefined {
  if (one.isName || isMarked(one, language)) return undefined
  // Elements can be marked in a text, in an attribute or a title they cannot.
  const unnamed =
    one.kind === 'text'
      ? one.text
      : names.reduce((rest, name) => rest.replaceAll(name, ' '), one.text)
  const text = unnamed
    .replaceAll(ISOLATED, ' ')
    .replaceAll(OUR_NAMES, ' ')
    .replaceAll(ADDRESSES, ' ')
  if (OTHER_LETTERS.includes(language)) {
    if (LATIN_WORDS.test(text)) return 'Latin words'
  } else if ((text.match(FUNCTION_WORDS)?.length ?? 0) >= 3) return 'English words'
  return readsAsAnother(text, language)
}

function readsAsAnother(text: string, language: string): string | undefined {
  if ((text.match(/\p{L}/gu)?.length ?? 0) < ENOUGH_LETTERS) return undefined
  const found = detectAll(text)
  const [first] = found
  // We hold no text in a language that is not offered: a detector takes short Italian for Romanian.
  if (!first || first.lang === language || !isLanguageCode(first.lang)) return undefined
  const own = found.find(({ lang }) => lang === language)?.accuracy ?? 0
  return first.accuracy - own > SURE ? `reads as ${first.lang}` : undefined
}

/** The texts of a translation file by dotted key, each plural form by its own. */
export function textsOf(messages: Messages): Texts {
  return new Map(entriesOf(messages, ''))
}

function entriesOf(messages: Messages, prefix: string): [string, string][] {
  return Object.entries(messages).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[prefix + key, value]] : entriesOf(value, `${prefix}${key}.`),
  )
}
