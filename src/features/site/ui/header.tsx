import { Menu } from 'lucide-react'
import { Link } from 'react-router'
import { useTranslation } from '../../../i18n/translation-context.tsx'
import { LanguageSelector } from './language-selector.tsx'
import { NAVIGATION_LINKS } from './navigation-links.ts'
import { ReadingMenu, type ReadingSettings } from './reading-menu.tsx'

export function Header({ settings }: { settings: ReadingSettings }) {
  const { t } = useTranslation()
  return (
    <header className="border-b border-line bg-paper print:hidden">
      <div className="wide-column flex min-h-16 items-center justify-between gap-4">
        <Link
          to="/"
          className="flex min-h-11 items-center gap-2.5 font-heading text-lg font-semibold text-ink no-underline"
        >
          <img src="/icon.svg" alt="" width="30" height="30" />
          <span className="whitespace-nowrap max-sm:sr-only">{t('site.name')}</span>
        </Link>
        <nav
          aria-label={t('nav.label')}
          className="hidden min-w-0 flex-wrap items-center justify-center gap-x-1 broad:flex"
        >
          <NavigationLinks />
        </nav>
        <div className="flex items-center gap-1">
          <LanguageSelector />
          <ReadingMenu settings={settings} />
          <details className="relative broad:hidden">
            <summary
              aria-label={t('nav.menu')}
              className="flex size-11 list-none items-center justify-center rounded-card border border-line [&::-webkit-details-marker]:hidden"
            >
              <Menu aria-hidden className="size-5" />
            </summary>
            <nav
              aria-label={t('nav.label')}
              className="absolute end-0 z-40 mt-2 flex w-64 flex-col rounded-card border border-line bg-surface p-2 shadow-float"
            >
              <NavigationLinks />
            </nav>
          </details>
        </div>
      </div>
    </header>
  )
}

function NavigationLinks() {
  const { t } = useTranslation()
  return NAVIGATION_LINKS.map((link) => (
    <Link
      key={link.to}
      to={link.to}
      className="inline-flex min-h-11 items-center rounded-card px-2 text-ink whitespace-nowrap no-underline hover:bg-brand-wash"
    >
      {t(link.text)}
    </Link>
  ))
}
