import type { ReactNode } from 'react'
import { isRouteErrorResponse, Outlet, useLocation, useRouteLoaderData } from 'react-router'
import { useTranslation } from '../../../i18n/translation-context.tsx'
import { SpeechLauncher } from '../../speech/ui.ts'
import { DemoBanner } from '../ui/demo-banner.tsx'
import { DisclaimerBanner } from '../ui/disclaimer-banner.tsx'
import { Footer } from '../ui/footer.tsx'
import { Header } from '../ui/header.tsx'
import { NoSuchPage, PageTrouble } from '../ui/page-trouble.tsx'
import { QuickExit } from '../ui/quick-exit.tsx'
import type { ReadingSettings } from '../ui/reading-menu.tsx'
import { useFocusOnNewPage } from '../ui/use-focus-on-new-page.ts'
import type { Route } from './+types/frame.ts'

const AS_IT_COMES: ReadingSettings = { theme: undefined, textSize: 'normal', easyReading: false }

/** Where people write what happened to them, or read what was found. */
const ABOUT_A_CASE = /^\/($|search|free-analysis|payment-success|lawyers\/|attorneys\/)/i

export default function Frame() {
  return (
    <Surroundings>
      <Outlet />
    </Surroundings>
  )
}

/** A page that could not be made: the rest stands around what is said of it. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { t } = useTranslation()
  const status = isRouteErrorResponse(error) ? error.status : 500
  const passes = status === 503
  const title =
    status === 404 ? 'notFound.title' : passes ? 'trouble.busyTitle' : 'trouble.crashTitle'
  return (
    <Surroundings>
      <title>{t(title)}</title>
      {status === 404 ? <NoSuchPage /> : <PageTrouble passes={passes} />}
    </Surroundings>
  )
}

/** What stands around every page. */
function Surroundings({ children }: { children: ReactNode }) {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  const content = useFocusOnNewPage()
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
      <main id="content" ref={content} tabIndex={-1} className="outline-none">
        {children}
      </main>
      <div className="at-hand">
        {ABOUT_A_CASE.test(pathname) ? <QuickExit /> : null}
        <SpeechLauncher />
      </div>
      <Footer />
    </>
  )
}
