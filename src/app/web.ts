import { serveStatic } from '@hono/node-server/serve-static'
import { Hono, type MiddlewareHandler } from 'hono'
import { compress } from 'hono/compress'
import { NONCE, secureHeaders } from 'hono/secure-headers'
import { keepLandingPages } from '../features/site/server/landing-pages.http.ts'
import { pictureRoutes } from '../features/site/server/pictures.http.ts'
import { shutAfterQuickExit } from '../features/site/server/quick-exit.http.ts'
import { sitemapRoutes } from '../features/site/server/sitemap.http.ts'
import type { ApiVariables } from '../platform/http/api.server.ts'
import { BUSY_RETRY_SECONDS, busyAnswer } from '../platform/http/busy-answer.server.ts'
import { addressRange, createClientAddressReader } from '../platform/http/client-address.server.ts'
import {
  limitBody,
  refuseOddRequests,
  refuseOtherOrigins,
} from '../platform/http/request-guards.server.ts'
import { errorFields } from '../platform/log.server.ts'
import { createApiApp } from './api.ts'
import type { RunningApp } from './boot.ts'
import { redirectToEntry } from './entry-paths.ts'
import { healthRoutes } from './health.ts'
import { logRequests } from './log-requests.ts'
import { countRequests, metricsRoutes, startMetrics } from './metrics.ts'
import { createPageHandler, pagePatternOf } from './pages.ts'
import { sandboxRoutes } from './sandbox-browser-calls.ts'
import { socketRoutes } from './socket.ts'
import { translationRoutes } from './translation-routes.ts'

const CLIENT_DIR = 'build/client'
const ONE_YEAR = 'public, max-age=31536000, immutable'

type WebBindings = {
  Bindings: { incoming?: { socket?: { remoteAddress?: string } } }
  Variables: ApiVariables & { secureHeadersNonce?: string }
}

/** The whole site on one Hono app: API, socket, translations, files, then the pages. */
export function createWeb(app: RunningApp): Hono<WebBindings> {
  const { runtime } = app
  const web = new Hono<WebBindings>()
  const clientAddress = createClientAddressReader(runtime.config.trustedProxies)

  web.use(async (c, next) => {
    c.set('runtime', runtime)
    c.set(
      'clientAddress',
      addressRange(
        clientAddress(c.env?.incoming?.socket?.remoteAddress, c.req.header('x-forwarded-for')),
      ),
    )
    await next()
  })
  const metrics = startMetrics(runtime)
  web.use(countRequests(metrics, pagePatternOf))
  web.use(logRequests)
  web.use(responseHeaders(app))
  web.route('/', healthRoutes(app))
  web.route('/', metricsRoutes(metrics, runtime))
  web.route('/', socketRoutes(app))
  web.use(compress())
  web.route('/', translationRoutes(app.knowledge.catalogue))
  web.route('/', pictureRoutes({ ...app.knowledge, runtime, db: runtime.db, drawer: app.drawer }))
  web.route('/', sitemapRoutes({ ...app.knowledge, runtime, lawyers: app.lawyersOfPlaces }))
  web.route('/', createApiApp(app))
  if (app.payments.sandbox)
    web.route('/', sandboxRoutes(app.payments.sandbox.origin, app.payments.publishableKey))
  web.use(
    '/assets/*',
    serveStatic({
      root: CLIENT_DIR,
      precompressed: true,
      onFound: (_path, c) => c.header('Cache-Control', ONE_YEAR),
    }),
  )
  web.use('/*', onlyFiles(serveStatic({ root: CLIENT_DIR })))
  web.use(refuseOddRequests)
  web.use(limitBody)
  web.use(refuseOtherOrigins)
  web.use(redirectToEntry(runtime.config.entryPaths))
  web.use(shutAfterQuickExit)
  web.use(keepLandingPages({ catalogue: app.knowledge.catalogue, now: runtime.now }))
  web.all('*', createPageHandler(app))
  web.onError((error, c) => {
    const busy = busyAnswer(error)
    if (busy) {
      runtime.log.warn(errorFields(error), 'too much to do')
      c.header('Retry-After', String(BUSY_RETRY_SECONDS))
      return c.text(busy.message, 503)
    }
    runtime.log.error(errorFields(error), 'request failed')
    return c.text('Something went wrong on our side', 500)
  })
  return web
}

/** Pages have no dot in their address: no file need be looked for before each of them. */
function onlyFiles(serve: MiddlewareHandler): MiddlewareHandler {
  return (c, next) => (c.req.path.includes('.') ? serve(c, next) : next())
}

/** A mail of the demo has its styles at its elements, as mail programs want them, and nothing that runs or loads. */
const MAIL_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'"

function responseHeaders({ runtime, payments }: RunningApp): MiddlewareHandler {
  const { config } = runtime
  const stripe = payments.sandbox ? [] : ['https://js.stripe.com', 'https://*.js.stripe.com']
  const isHttps = config.publicUrl?.startsWith('https://') ?? false
  const secure = secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: ["'self'"],
      scriptSrc: [NONCE, "'strict-dynamic'", ...stripe],
      styleSrc: ["'self'", ...(payments.sandbox ? [] : ["'unsafe-inline'"])],
      imgSrc: ["'self'", 'data:'],
      connectSrc: ["'self'", ...(payments.sandbox ? [] : ['https://api.stripe.com'])],
      frameSrc: payments.sandbox ? ["'none'"] : [...stripe, 'https://hooks.stripe.com'],
      fontSrc: ["'self'"],
      objectSrc: ["'none'"],
      baseUri: ["'none'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
    },
    strictTransportSecurity: isHttps ? 'max-age=63072000; includeSubDomains' : false,
    xFrameOptions: 'DENY',
    referrerPolicy: 'no-referrer',
    crossOriginOpenerPolicy: 'same-origin',
    permissionsPolicy: {
      camera: [],
      geolocation: [],
      microphone: ['self'],
      payment: payments.sandbox ? [] : ['self', '"https://js.stripe.com"'],
      usb: [],
      browsingTopics: [],
    },
  })
  return async (c, next) => {
    await secure(c, next)
    if (config.demo.mail && c.req.path.startsWith('/dev/mailbox/'))
      c.header('Content-Security-Policy', MAIL_POLICY)
    // After the answer is made: a page brings its own Response, which drops what was set before.
    if (config.demo.directory || config.demo.payments) c.header('X-Robots-Tag', 'noindex')
  }
}
