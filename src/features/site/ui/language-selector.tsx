import { Languages } from 'lucide-react'
import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { useTranslation } from '../../../i18n/translation-context.tsx'
import { writePlainCookie } from '../../../platform/http/plain-cookie.ts'
import { LANGUAGES, type LanguageCode, primarySubtag } from '../../../shared/languages.ts'

const STORAGE_KEY = 'preferred-language'

/** In the head of each page: native names, so that a person in the wrong language finds the way back. */
export function LanguageSelector() {
  const { t, language, languages } = useTranslation()
  const { revalidate } = useRevalidator()
  useEffect(() => {
    // Who came by a link in this language goes on in it, though the next addresses do not name it.
    if (new URL(window.location.href).searchParams.get('lang') === language) keepLanguage(language)
  }, [language])
  useEffect(() => {
    void languageOfPlace(languages).then((code) => {
      if (!code) return
      keepLanguage(code)
      void revalidate()
    })
  }, [languages, revalidate])
  const choose = (code: string) => {
    keepLanguage(code)
    const address = new URL(window.location.href)
    if (address.searchParams.has('lang')) {
      address.searchParams.set('lang', code)
      window.location.assign(address)
    } else {
      void revalidate()
    }
  }
  return (
    <label className="flex min-h-11 items-center gap-1.5 rounded-card px-2 hover:bg-brand-wash">
      <Languages aria-hidden className="size-5 shrink-0" />
      <span className="sr-only">{t('language.label')}</span>
      <select
        value={language}
        onChange={(event) => choose(event.target.value)}
        className="min-h-11 max-w-28 rounded-card bg-transparent py-1 *:bg-surface text-ink"
      >
        {LANGUAGES.filter((one) => languages.includes(one.code)).map((one) => (
          <option key={one.code} value={one.code} lang={one.code}>
            {one.nativeName}
          </option>
        ))}
      </select>
    </label>
  )
}

/** Only where nothing else says it: no language of the address, none saved, none of the browser's that we speak. */
async function languageOfPlace(
  offered: readonly LanguageCode[],
): Promise<LanguageCode | undefined> {
  const speaks = (tag: string) => offered.some((code) => code === primarySubtag(tag))
  if (new URL(window.location.href).searchParams.has('lang')) return undefined
  // Reading cookies makes the browser ask another process: last.
  if (navigator.languages.some(speaks) || document.cookie.includes(`${STORAGE_KEY}=`)) return
  const { languageOfTimeZone } = await import('../../../i18n/time-zone-language.ts')
  const code = languageOfTimeZone(new Intl.DateTimeFormat().resolvedOptions().timeZone)
  return code && offered.includes(code) ? code : undefined
}

/** Keeps a choice for the next page and the next visit. */
export function keepLanguage(code: string): void {
  try {
    window.localStorage.setItem(STORAGE_KEY, code)
  } catch {
    // The cookie alone keeps the choice where storage is switched off.
  }
  writePlainCookie(STORAGE_KEY, code)
}
