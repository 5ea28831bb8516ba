import type { LanguageCode } from '../shared/languages.ts'

const namers = new Map<string, Intl.DisplayNames>()

function nameOf(type: 'language' | 'region', code: string, inLanguage: LanguageCode): string {
  const key = `${type} ${inLanguage}`
  const namer = namers.get(key) ?? new Intl.DisplayNames([inLanguage], { type })
  namers.set(key, namer)
  try {
    return namer.of(code) ?? code
  } catch {
    // A record may hold something that is no code; it is shown as it stands.
    return code
  }
}

/** ('es', 'de') -> Spanisch */
export const languageName = (code: string, inLanguage: LanguageCode) =>
  nameOf('language', code, inLanguage)

/** ('DE', 'es') -> Alemania */
export const countryNameOf = (code: string, inLanguage: LanguageCode) =>
  nameOf('region', code, inLanguage)
