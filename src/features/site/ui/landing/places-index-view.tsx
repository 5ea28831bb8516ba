import { useTranslation } from '../../../../i18n/translation-context.tsx'
import type { LandingLink } from '../../domain/landing/landing-page.ts'

/** Every country, as the way to its page. */
export function PlacesIndexView({ countries }: { countries: readonly LandingLink[] }) {
  const { t } = useTranslation()
  return (
    <div className="wide-column flex flex-col gap-6 py-10">
      <header className="flex flex-col gap-3">
        <h1>{t('landing.index.title')}</h1>
        <p className="measure text-lg text-ink-soft">{t('landing.index.text')}</p>
      </header>
      <ul className="columns-2 gap-8 sm:columns-3 wide:columns-4">
        {countries.map(({ name, path, own }) => (
          <li key={path} className="break-inside-avoid">
            <a
              href={path}
              dir="auto"
              rel={own ? undefined : 'nofollow'}
              className="inline-flex min-h-11 items-center wrap-anywhere"
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
