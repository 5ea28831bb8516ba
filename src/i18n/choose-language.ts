import { isLanguageCode, type LanguageCode, primarySubtag } from '../shared/languages.ts'

type Wishes = {
  /** `?lang=` of the address. */
  inAddress: string | null
  /** The saved choice. */
  saved: string | undefined
  /** The browser's Accept-Language header. */
  acceptLanguage: string | null
}

/** The address decides, then the saved choice, then the browser's first language we offer, then English. */
export function chooseLanguage(wishes: Wishes, offered: readonly LanguageCode[]): LanguageCode {
  const candidates = [wishes.inAddress, wishes.saved, ...preferred(wishes.acceptLanguage)]
  const isOffered = (code: string): code is LanguageCode =>
    isLanguageCode(code) && offered.includes(code)
  return candidates.map((tag) => primarySubtag(tag ?? '')).find(isOffered) ?? 'en'
}

function preferred(acceptLanguage: string | null): string[] {
  return (acceptLanguage ?? '')
    .split(',')
    .slice(0, 20)
    .map((part) => {
      const [tag = '', weight] = part.split(';q=')
      return { tag, weight: weight === undefined ? 1 : Number(weight) || 0 }
    })
    .sort((a, b) => b.weight - a.weight)
    .map(({ tag }) => tag)
}
