/** A language the interface speaks. `flag` is the ISO 3166 code of the flag shown beside its name. */
export type SupportedLanguage = {
  code: LanguageCode
  name: string
  nativeName: string
  flag: string
}

/**
 * Every language the interface speaks, in the order they are offered. A new one is a line here and a file
 * `public/translations/<code>.json`; all that we know of a language beyond that (terms, dates, search words) may come
 * later, and its missing texts are shown in English.
 */
const OFFERED = [
  { code: 'en', name: 'English', nativeName: 'English', flag: 'GB' },
  { code: 'es', name: 'Spanish', nativeName: 'Español', flag: 'ES' },
  { code: 'fr', name: 'French', nativeName: 'Français', flag: 'FR' },
  { code: 'de', name: 'German', nativeName: 'Deutsch', flag: 'DE' },
  { code: 'it', name: 'Italian', nativeName: 'Italiano', flag: 'IT' },
  { code: 'pt', name: 'Portuguese', nativeName: 'Português', flag: 'PT' },
  { code: 'ru', name: 'Russian', nativeName: 'Русский', flag: 'RU' },
  { code: 'zh', name: 'Chinese', nativeName: '中文', flag: 'CN' },
  { code: 'ja', name: 'Japanese', nativeName: '日本語', flag: 'JP' },
  { code: 'ar', name: 'Arabic', nativeName: 'العربية', flag: 'SA' },
  { code: 'hi', name: 'Hindi', nativeName: 'हिन्दी', flag: 'IN' },
  { code: 'ko', name: 'Korean', nativeName: '한국어', flag: 'KR' },
  { code: 'nl', name: 'Dutch', nativeName: 'Nederlands', flag: 'NL' },
  { code: 'fi', name: 'Finnish', nativeName: 'Suomi', flag: 'FI' },
] as const

export type LanguageCode = (typeof OFFERED)[number]['code']

export const LANGUAGES: readonly SupportedLanguage[] = OFFERED

export const LANGUAGE_CODES: readonly LanguageCode[] = OFFERED.map(({ code }) => code)

/** The same for every language, to be written over where a language has its own. */
export function forEveryLanguage<Value>(value: Value): Record<LanguageCode, Value> {
  return Object.fromEntries(LANGUAGE_CODES.map((code) => [code, value])) as Record<
    LanguageCode,
    Value
  >
}

/** Hebrew, Persian and Urdu are not offered yet, but a page in them must never be laid out left to right. */
const RIGHT_TO_LEFT = ['ar', 'he', 'fa', 'ur']

export function textDirection(language: string): 'ltr' | 'rtl' {
  return RIGHT_TO_LEFT.includes(primarySubtag(language)) ? 'rtl' : 'ltr'
}

/** `pt-BR` -> `pt`. */
export function primarySubtag(tag: string): string {
  return tag.trim().toLowerCase().split(/[-_]/)[0] ?? ''
}

export function isLanguageCode(value: unknown): value is LanguageCode {
  return LANGUAGE_CODES.some((code) => code === value)
}
