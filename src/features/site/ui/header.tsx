import { Menu } from 'lucide-react'
import { Link } from 'react-router'
import { KeptMarkup } from '../../../design/kept-markup.tsx'
import { useTranslation } from '../../../i18n/translation-context.tsx'
import { LanguageSelector } from './language-selector.tsx'
import { NAVIGATION_LINKS } from './navigation-links.ts'
import { navigationRoom } from './navigation-room.ts'
import { ReadingMenu, type ReadingSettings } from './reading-menu.tsx'

/** Links stand beside each other where the words of the language fit in one row; else they are in the menu. */
const ROOM = {
  little: { column: 'max-w-[78rem]', links: 'broad:flex', menu: 'broad:hidden' },
  some: { column: 'max-w-[84rem]', links: 'min-[83rem]:flex', menu: 'min-[83rem]:hidden' },
  much: { column: 'max-w-[90rem]', links: 'min-[89rem]:flex', menu: 'min-[89rem]:hidden' },
}

/** The same on every page in a language and a look. */
export function Header({ settings }: { settings: ReadingSettings }) {
  return (
    <KeptMarkup
      as="header"
      name="site-header"
      className="border-b border-line bg-paper print:hidden"
    >
      <HeaderParts settings={settings} />
    </KeptMarkup>
  )
}

function HeaderParts({ settings }: { settings: ReadingSettings }) {
  const { t } = useTranslation()
  const room = ROOM[navigationRoom(NAVIGATION_LINKS.map(({ text }) => t(text)))]
  return (
    <div
      className={`mx-auto flex min-h-16 w-full items-center justify-between gap-2 px-4 sm:gap-4 ${room.column}`}
    >
      <Link
        to="/"
        className="flex min-h-11 min-w-11 items-center gap-2.5 font-heading text-lg font-semibold text-ink no-underline"
      >
        <img src="/icon.svg" alt="" width="30" height="30" />
        <span className="whitespace-nowrap max-sm:sr-only">{t('site.name')}</span>
      </Link>
      <nav
        aria-label={t('nav.label')}
        className={`hidden min-w-0 flex-wrap items-center justify-center gap-x-1 ${room.links}`}
      >
        <NavigationLinks />
      </nav>
      <div className="flex items-center gap-1">
        <LanguageSelector />
        <ReadingMenu settings={settings} />
        <details className={`relative ${room.menu}`}>
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
