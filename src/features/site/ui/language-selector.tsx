import { Languages } from 'lucide-react'
import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { useTranslation } from '../../../i18n/translation-context.tsx'
import { writePlainCookie } from '../../../platform/http/plain-cookie.ts'
import { LANGUAGES } from '../../../shared/languages.ts'

const STORAGE_KEY = 'preferred-language'

/** Native and English names, so that a person in the wrong language finds the way back. */
export function LanguageSelector({ compact = false }: { compact?: boolean }) {
  const { t, language, languages } = useTranslation()
  const { revalidate } = useRevalidator()
  useEffect(() => {
    // Who came by a link in this language goes on in it, though the next addresses do not name it.
    if (new URL(window.location.href).searchParams.get('lang') === language) keep(language)
  }, [language])
  const choose = (code: string) => {
    keep(code)
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
        className={`min-h-11 rounded-card bg-transparent py-1 *:bg-surface text-ink ${compact ? 'max-w-28' : ''}`}
      >
        {LANGUAGES.filter((one) => languages.includes(one.code)).map((one) => (
          <option key={one.code} value={one.code} lang={one.code}>
            {one.nativeName === one.name || compact
              ? one.nativeName
              : `${one.nativeName} (${one.name})`}
          </option>
        ))}
      </select>
    </label>
  )
}

function keep(code: string): void {
  try {
    window.localStorage.setItem(STORAGE_KEY, code)
  } catch {
    // The cookie alone keeps the choice where storage is switched off.
  }
  writePlainCookie(STORAGE_KEY, code)
}
