import textFont from '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2?url'
import headingFont from '@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-normal.woff2?url'
import { QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useContext, useState } from 'react'
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  type ShouldRevalidateFunctionArgs,
  useRouteLoaderData,
} from 'react-router'
import type { Route } from './+types/root.ts'
import './design/tokens.css'
import { CrashPage } from './app/crash-page.tsx'
import { ToastProvider } from './design/toast.tsx'
import { catalogueContext } from './i18n/catalogue.server.ts'
import { chooseLanguage } from './i18n/choose-language.ts'
import { PageMessages, usePageMessages } from './i18n/page-messages.tsx'
import { TranslationProvider, useTranslation } from './i18n/translation-context.tsx'
import { WrittenFormats } from './i18n/written-formats.tsx'
import { NonceContext } from './platform/browser/nonce-context.ts'
import { createQueryClient } from './platform/browser/query-client.ts'
import { readPlainCookie } from './platform/http/plain-cookie.ts'
import { pageContext } from './platform/runtime.server.ts'
import { textDirection } from './shared/languages.ts'
import { textSizeOf } from './shared/reading-settings.ts'

/** The letterforms of the first paint, asked for before the style sheet names them. */
export const links: Route.LinksFunction = () =>
  [textFont, headingFont].map((href) => ({
    rel: 'preload',
    href,
    as: 'font',
    type: 'font/woff2',
    crossOrigin: 'anonymous',
  }))

export function loader({ request, context }: Route.LoaderArgs) {
  const catalogue = context.get(catalogueContext)
  const { config } = context.get(pageContext).runtime
  const cookies = request.headers.get('cookie')
  const language = chooseLanguage(
    {
      inAddress: new URL(request.url).searchParams.get('lang'),
      saved: readPlainCookie(cookies, 'preferred-language'),
      acceptLanguage: request.headers.get('accept-language'),
    },
    catalogue.languages,
  )
  const theme = readPlainCookie(cookies, 'theme')
  return {
    language,
    languages: catalogue.languages,
    // A page that is sent whole has them in a block of its own.
    messages: isPartOfVisit(request) ? catalogue.messages(language) : undefined,
    settings: {
      theme: theme === 'light' || theme === 'dark' ? theme : undefined,
      textSize: textSizeOf(readPlainCookie(cookies, 'text-size')),
      easyReading: readPlainCookie(cookies, 'easy-reading') === 'on',
    },
    demo: config.demo.directory || config.demo.payments,
  }
}

/** Asked for by the script of a page that is open, not as a page. */
const isPartOfVisit = (request: Request) => new URL(request.url).pathname.endsWith('.data')

/** The texts are large and change only with the language: not fetched again on every move. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  formMethod,
}: ShouldRevalidateFunctionArgs) {
  return (
    // A form may have saved another language.
    (formMethod !== undefined && formMethod !== 'GET') ||
    currentUrl.href === nextUrl.href ||
    currentUrl.searchParams.get('lang') !== nextUrl.searchParams.get('lang')
  )
}

export function headers() {
  return { Vary: 'Accept-Language, Cookie', 'Cache-Control': 'no-store' }
}

export function Layout({ children }: { children: ReactNode }) {
  const data = useRouteLoaderData<typeof loader>('root')
  const nonce = useContext(NonceContext)
  const language = data?.language ?? 'en'
  const direction = textDirection(language)
  return (
    <html
      lang={language}
      dir={direction}
      data-theme={data?.settings.theme}
      data-text-size={data?.settings.textSize}
      data-easy-reading={data?.settings.easyReading ? '' : undefined}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" content="#0f5552" />
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        {/* Drawn while it is still being read, the header would move with each of its parts: the content opens behind it. */}
        <link rel="expect" href="#content" blocking="render" />
        <Meta />
        <Links />
      </head>
      <body className={direction === 'rtl' ? 'rtl' : undefined}>
        {children}
        <PageMessages nonce={nonce} />
        <WrittenFormats language={language} nonce={nonce} />
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  )
}

export default function Root({ loaderData }: Route.ComponentProps) {
  const [queryClient] = useState(createQueryClient)
  const { language, languages, messages } = loaderData
  const pageMessages = usePageMessages(language)
  return (
    <QueryClientProvider client={queryClient}>
      <TranslationProvider
        language={language}
        messages={messages ?? pageMessages}
        languages={languages}
      >
        <WithToasts />
      </TranslationProvider>
    </QueryClientProvider>
  )
}

function WithToasts() {
  const { t, direction } = useTranslation()
  return (
    <ToastProvider
      regionLabel={t('site.notifications')}
      closeLabel={t('site.close')}
      direction={direction}
    >
      <Outlet />
    </ToastProvider>
  )
}

/** Even the frame failed: the page stands on English core texts alone. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <CrashPage notFound={isRouteErrorResponse(error) && error.status === 404} />
}
