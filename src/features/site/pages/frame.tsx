import { Outlet, useLocation, useRouteLoaderData } from 'react-router'
import { useTranslation } from '../../../i18n/translation-context.tsx'
import { SpeechLauncher } from '../../speech/ui.ts'
import { DemoBanner } from '../ui/demo-banner.tsx'
import { DisclaimerBanner } from '../ui/disclaimer-banner.tsx'
import { Footer } from '../ui/footer.tsx'
import { Header } from '../ui/header.tsx'
import { QuickExit } from '../ui/quick-exit.tsx'
import type { ReadingSettings } from '../ui/reading-menu.tsx'

const AS_IT_COMES: ReadingSettings = { theme: undefined, textSize: 'normal', easyReading: false }

/** Where people write what happened to them, or read what was found. */
const ABOUT_A_CASE = /^\/($|search|free-analysis|payment-success|lawyers\/|attorneys\/)/i

/** What stands around every page. */
export default function Frame() {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  const root = useRouteLoaderData<{ demo: boolean; settings: ReadingSettings }>('root')
  return (
    <>
      <a
        href="#content"
        className="sr-only focus:not-sr-only focus:fixed focus:start-2 focus:top-2 focus:z-50 focus:bg-surface focus:p-3"
      >
        {t('site.skipToContent')}
      </a>
      {root?.demo ? <DemoBanner /> : null}
      <Header settings={root?.settings ?? AS_IT_COMES} />
      <DisclaimerBanner />
      <main id="content" tabIndex={-1} className="outline-none">
        <Outlet />
      </main>
      {ABOUT_A_CASE.test(pathname) ? <QuickExit /> : null}
      <SpeechLauncher />
      <Footer />
    </>
  )
}
