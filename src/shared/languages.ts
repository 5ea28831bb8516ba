/** A language the interface speaks. `flag` is the ISO 3166 code of the flag shown beside its name. */
export type SupportedLanguage = {
  code: LanguageCode
  name: string
  nativeName: string
  flag: string
}

export const LANGUAGE_CODES = [
  'en',
  'es',
  'fr',
  'de',
  'it',
  'pt',
  'ru',
  'zh',
  'ja',
  'ar',
  'hi',
  'ko',
  'nl',
  'fi',
] as const

export type LanguageCode = (typeof LANGUAGE_CODES)[number]

export const LANGUAGES: readonly SupportedLanguage[] = [
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
]

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
