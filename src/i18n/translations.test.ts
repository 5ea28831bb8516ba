import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import type { Messages } from './translate.ts'

const DIR = path.join(import.meta.dirname, '../../public/translations')
const CATEGORIES = ['zero', 'one', 'two', 'few', 'many', 'other']
/** Forms for exact numbers may say the number in words, or leave it out. */
const EXACT = ['zero', 'one', 'two']
/** The number itself: as it is, or already formatted. */
const COUNTS = ['{count}', '{number}']

/** The name of the site and texts made of placeholders alone: the same in every language. */
const SAME_EVERYWHERE = [
  'Legal AI Assistant',
  '+{count}',
  '{number}. {name}',
  '{level} ({percent})',
  '{amount} {currency}',
]

type Text = string | Record<string, string>

const languages = readdirSync(DIR)
  .filter((file) => file.endsWith('.json'))
  .map((file) => path.basename(file, '.json'))
const texts = new Map(languages.map((language) => [language, new Map(entries(read(language)))]))
const english = textsOf('en')
const others = languages.filter((language) => language !== 'en')

function read(language: string): Messages {
  return JSON.parse(readFileSync(path.join(DIR, `${language}.json`), 'utf8')) as Messages
}

function textsOf(language: string): Map<string, Text> {
  const found = texts.get(language)
  if (!found) throw new Error(`no translations for ${language}`)
  return found
}

/** Every text with its dotted key; the plural forms of one text are one entry. */
function entries(messages: Messages, prefix = ''): [string, Text][] {
  return Object.entries(messages).flatMap(([key, value]): [string, Text][] => {
    if (typeof value === 'string') return [[prefix + key, value]]
    if (isPlural(value)) return [[prefix + key, value]]
    return entries(value, `${prefix}${key}.`)
  })
}

function isPlural(value: Messages): value is Record<string, string> {
  const keys = Object.keys(value)
  return keys.includes('other') && keys.every((key) => CATEGORIES.includes(key))
}

function formsOf(text: Text): [category: string, form: string][] {
  return typeof text === 'string' ? [['', text]] : Object.entries(text)
}

/** Every form in a language as `[key, category, form]`; the category is empty where there are none. */
function everyForm(language: string): [string, string, string][] {
  return [...textsOf(language)].flatMap(([key, text]) =>
    formsOf(text).map(([category, form]): [string, string, string] => [key, category, form]),
  )
}

function placeholders(form: string): string[] {
  return [...new Set([...form.matchAll(/\{\w+\}/g)].map(([whole]) => whole))].sort()
}

function expectedPlaceholders(key: string, category: string, form: string): string[] {
  const source = english.get(key) ?? ''
  const all = placeholders(typeof source === 'string' ? source : (source['other'] ?? ''))
  const leftOut = EXACT.includes(category) ? COUNTS.filter((name) => !form.includes(name)) : []
  return all.filter((name) => !leftOut.includes(name))
}

describe('translations', () => {
  it('English, Spanish and Arabic are there', () => {
    expect(languages).toEqual(expect.arrayContaining(['ar', 'en', 'es']))
  })

  it.each(others)('%s has every English text', (language) => {
    expect([...english.keys()].filter((key) => !textsOf(language).has(key))).toEqual([])
  })

  it.each(others)('%s has no text that English lacks', (language) => {
    expect([...textsOf(language).keys()].filter((key) => !english.has(key))).toEqual([])
  })

  it.each(languages)('%s keeps the placeholders of the English text', (language) => {
    const wrong = everyForm(language).filter(
      ([key, category, form]) =>
        placeholders(form).join() !== expectedPlaceholders(key, category, form).join(),
    )
    expect(wrong).toEqual([])
  })

  it.each(languages)('%s has exactly the plural forms of its grammar', (language) => {
    const right = new Intl.PluralRules(language).resolvedOptions().pluralCategories.toSorted()
    const wrong = [...textsOf(language)].filter(([key, text]) =>
      typeof english.get(key) === 'string'
        ? typeof text !== 'string'
        : typeof text === 'string' || Object.keys(text).toSorted().join() !== right.join(),
    )
    expect(wrong).toEqual([])
  })

  it.each(others)('%s leaves nothing in English', (language) => {
    const left = everyForm(language).filter(([key, category, form]) => {
      const source = english.get(key) ?? ''
      const same = typeof source === 'string' ? source : (source[category] ?? source['other'])
      return form === same && !SAME_EVERYWHERE.includes(form)
    })
    expect(left).toEqual([])
  })

  it('every Arabic text is in Arabic letters', () => {
    const foreign = everyForm('ar').filter(
      ([, , form]) => !/\p{Script=Arabic}/u.test(form) && !SAME_EVERYWHERE.includes(form),
    )
    expect(foreign).toEqual([])
  })

  it('Spanish says "usted", never "tú"', () => {
    const familiar = everyForm('es').filter(([, , form]) =>
      /(?<!\p{L})(tú|tus?|te|ti|contigo|vosotr[oa]s|vuestr[oa]s?)(?!\p{L})/iu.test(form),
    )
    expect(familiar).toEqual([])
  })

  it.each(languages)('%s has no empty text, stray space or em-dash', (language) => {
    const wrong = everyForm(language).filter(
      ([, , form]) => form === '' || form !== form.trim() || /\u2014| {2}/.test(form),
    )
    expect(wrong).toEqual([])
  })
})
