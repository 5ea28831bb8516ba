/** A translation file: nested keys to texts; `{name}` is filled in, plural forms stand under their category. */
export type Messages = { [key: string]: string | Messages }

export type Fillings = Record<string, string | number>

/** A lookup miss falls back to English, then to the given default, then to the key itself. */
export type Translate = (key: string, fillings?: Fillings, defaultText?: string) => string

/** @param messages of one language; `english` fills its gaps */
export function createTranslate(
  language: string,
  messages: Messages,
  english: Messages = {},
): Translate {
  const find = rememberFound(messages)
  const findEnglish = rememberFound(english)
  const plurals = new Intl.PluralRules(language)
  const englishPlurals = new Intl.PluralRules('en')
  return (key, fillings = {}, defaultText) => {
    const found =
      formOf(find(key), fillings, plurals) ??
      formOf(findEnglish(key), fillings, englishPlurals) ??
      defaultText ??
      key
    return fill(found, fillings)
  }
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

/** The same few keys are asked for on every page; only what is there is remembered, so that it cannot grow without end. */
function rememberFound(messages: Messages): (key: string) => string | Messages | undefined {
  const known = new Map<string, string | Messages>()
  return (key) => {
    const before = known.get(key)
    if (before !== undefined) return before
    const found = lookUp(messages, key)
    if (found !== undefined) known.set(key, found)
    return found
  }
}

function formOf(
  found: string | Messages | undefined,
  fillings: Fillings,
  plurals: Intl.PluralRules,
): string | undefined {
  if (typeof found === 'string') return found
  const count = fillings['count']
  if (!found || typeof count !== 'number') return undefined
  const form = found[plurals.select(count)] ?? found['other']
  return typeof form === 'string' ? form : undefined
}

function fill(text: string, fillings: Fillings): string {
  if (!text.includes('{')) return text
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(fillings[name] ?? whole))
}
