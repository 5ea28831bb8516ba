import { Outlet, useRouteLoaderData } from 'react-router'
import { useTranslation } from '../../../i18n/translation-context.tsx'
import { DemoBanner } from '../ui/demo-banner.tsx'
import { DisclaimerBanner } from '../ui/disclaimer-banner.tsx'
import { Footer } from '../ui/footer.tsx'
import { Header } from '../ui/header.tsx'

/** What stands around every page. */
export default function Frame() {
  const { t } = useTranslation()
  const root = useRouteLoaderData<{ demo: boolean; theme: 'light' | 'dark' | undefined }>('root')
  return (
    <>
      <a
        href="#content"
        className="sr-only focus:not-sr-only focus:fixed focus:start-2 focus:top-2 focus:z-50 focus:bg-surface focus:p-3"
      >
        {t('site.skipToContent')}
      </a>
      {root?.demo ? <DemoBanner /> : null}
      <Header theme={root?.theme} />
      <DisclaimerBanner />
      <main id="content" tabIndex={-1} className="outline-none">
        <Outlet />
      </main>
      <Footer />
    </>
  )
}
