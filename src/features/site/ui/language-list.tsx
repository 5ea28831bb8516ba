import { useLocation } from 'react-router'
import { useTranslation } from '../../../i18n/translation-context.tsx'
import { LANGUAGES } from '../../../shared/languages.ts'
import { keepLanguage } from './language-selector.tsx'

/** At the foot of each page: flag, native and English name of every language, as links that need no script. */
export function LanguageList() {
  const { t, language, languages } = useTranslation()
  const { search } = useLocation()
  const addressIn = (code: string) => {
    const query = new URLSearchParams(search)
    // An address that came with a link is not passed on.
    query.delete('email')
    query.set('lang', code)
    return `?${query}`
  }
  return (
    <nav aria-label={t('language.label')}>
      <ul className="grid grid-cols-2 gap-x-4 sm:grid-cols-4 wide:grid-cols-7">
        {LANGUAGES.filter(({ code }) => languages.includes(code)).map((one) => (
          <li key={one.code}>
            <a
              href={addressIn(one.code)}
              hrefLang={one.code}
              aria-current={one.code === language ? 'true' : undefined}
              onClick={() => keepLanguage(one.code)}
              className="flex min-h-11 items-center gap-2 text-ink aria-current:font-semibold"
            >
              <svg
                aria-hidden="true"
                className="h-4 w-6 shrink-0 rounded-xs border border-line bg-brand-wash"
              >
                <use href={`/flags.svg#${one.flag}`} />
              </svg>
              <span className="flex flex-col leading-tight">
                <span lang={one.code}>{one.nativeName}</span>
                {one.name === one.nativeName ? null : (
                  <span lang="en" className="text-sm text-ink-soft">
                    {one.name}
                  </span>
                )}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
