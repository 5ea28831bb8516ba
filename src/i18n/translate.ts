import { onceNeeded } from './once-needed.ts'

/** A translation file: nested keys to texts; `{name}` is filled in, plural forms stand under their category. */
export type Messages = { [key: string]: string | Messages }

export type Fillings = Record<string, string | number>

/** A lookup miss falls back to English, then to the given default, then to the key itself. */
export type Translate = (key: string, fillings?: Fillings, defaultText?: string) => string

type Besides = {
  /** Fills the gaps of `messages`. */
  english?: Messages
  /** The plural category of a count in the language, where one is at hand. */
  plural?: (count: number) => string
}

/** @param messages of one language */
export function createTranslate(
  language: string,
  messages: Messages,
  { english = {}, plural = pluralsOf(language) }: Besides = {},
): Translate {
  const find = foundIn(messages)
  const findEnglish = foundIn(english)
  const englishPlural = pluralsOf('en')
  return (key, fillings = {}, defaultText) => {
    const found =
      formOf(find(key), fillings, plural) ??
      formOf(findEnglish(key), fillings, englishPlural) ??
      defaultText ??
      key
    return fill(found, fillings)
  }
}

function pluralsOf(language: string): (count: number) => string {
  const rules = onceNeeded(() => new Intl.PluralRules(language))
  return (count) => rules().select(count)
}

/** `messages` with whatever `english` has and it lacks. */
export function mergeMessages(english: Messages, messages: Messages): Messages {
  const merged: Messages = { ...english }
  for (const [key, value] of Object.entries(messages)) {
    const base = english[key]
    merged[key] =
      typeof value === 'object' && typeof base === 'object' ? mergeMessages(base, value) : value
  }
  return merged
}

function lookUp(messages: Messages, key: string): string | Messages | undefined {
  let at: string | Messages | undefined = messages
  for (const part of key.split('.')) {
    if (typeof at !== 'object' || !Object.hasOwn(at, part)) return undefined
    at = at[part]
  }
  return at
}

type Find = (key: string) => string | Messages | undefined

const finders = new WeakMap<Messages, Find>()

/**
 * The same few keys are asked for on every page; only what is there is remembered, so that it cannot grow without end.
 */
function foundIn(messages: Messages): Find {
  const finder = finders.get(messages)
  if (finder) return finder
  const known = new Map<string, string | Messages>()
  const find: Find = (key) => {
    const before = known.get(key)
    if (before !== undefined) return before
    const found = lookUp(messages, key)
    if (found !== undefined) known.set(key, found)
    return found
  }
  finders.set(messages, find)
  return find
}

function formOf(
  found: string | Messages | undefined,
  fillings: Fillings,
  plural: (count: number) => string,
): string | undefined {
  if (typeof found === 'string') return found
  const count = fillings['count']
  if (!found || typeof count !== 'number') return undefined
  const form = found[plural(count)] ?? found['other']
  return typeof form === 'string' ? form : undefined
}

function fill(text: string, fillings: Fillings): string {
  if (!text.includes('{')) return text
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(fillings[name] ?? whole))
}
