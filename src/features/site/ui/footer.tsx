import { Link } from 'react-router'
import { KeptMarkup } from '../../../design/kept-markup.tsx'
import { useTranslation } from '../../../i18n/translation-context.tsx'
import { LanguageList } from './language-list.tsx'
import { NAVIGATION_LINKS } from './navigation-links.ts'

const MORE_LINKS = [
  { to: '/how-it-works', text: 'nav.howPage' },
  { to: '/faq', text: 'nav.faqPage' },
  { to: '/accessibility', text: 'nav.accessibility' },
  { to: '/legal-glossary', text: 'glossary.nav' },
  { to: '/lawyers', text: 'nav.places' },
  { to: '/coverage', text: 'nav.coverage' },
  { to: '/privacy', text: 'nav.privacy' },
  { to: '/your-data', text: 'nav.yourData' },
  { to: '/legal-terms', text: 'nav.terms' },
  { to: '/seller', text: 'nav.seller' },
  { to: '/withdraw', text: 'nav.withdraw' },
]

/** The same on every page in a language and a look. */
export function Footer() {
  return (
    <KeptMarkup
      as="footer"
      name="site-footer"
      className="mt-16 border-t border-line bg-sunken pb-(--foot-room) print:hidden"
    >
      <FooterParts />
    </KeptMarkup>
  )
}

function FooterParts() {
  const { t } = useTranslation()
  return (
    <div className="wide-column grid gap-6 py-10 sm:grid-cols-[1fr_auto]">
      <div className="measure flex flex-col gap-2">
        <p className="font-heading text-lg font-semibold">{t('site.name')}</p>
        <p className="text-ink-soft">{t('footer.text')}</p>
        <p className="text-ink-soft">{t('footer.data')}</p>
      </div>
      <div className="flex flex-col gap-2">
        <nav aria-label={t('footer.label')}>
          <ul className="sm:grid sm:grid-cols-2 sm:gap-x-8">
            {[...NAVIGATION_LINKS, ...MORE_LINKS].map((link) => (
              <li key={link.to}>
                <Link to={link.to} className="inline-flex min-h-11 min-w-11 items-center text-ink">
                  {t(link.text)}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <div className="border-t border-line pt-4 sm:col-span-2">
        <LanguageList />
      </div>
    </div>
  )
}
