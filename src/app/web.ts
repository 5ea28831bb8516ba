import { serveStatic } from '@hono/node-server/serve-static'
import { Hono, type MiddlewareHandler } from 'hono'
import { compress } from 'hono/compress'
import { NONCE, secureHeaders } from 'hono/secure-headers'
import type { ApiVariables } from '../platform/http/api.server.ts'
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
import { createPageHandler } from './pages.ts'
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
  web.use(logRequests)
  web.use(responseHeaders(app))
  web.route('/', healthRoutes(app))
  web.route('/', socketRoutes(app))
  web.use(compress())
  web.route('/', translationRoutes(app.knowledge.catalogue))
  web.route('/', createApiApp(app))
  if (app.payments.sandbox)
    web.route('/', sandboxRoutes(app.payments.sandbox.origin, app.payments.publishableKey))
  web.use(
    '/assets/*',
    serveStatic({ root: CLIENT_DIR, onFound: (_path, c) => c.header('Cache-Control', ONE_YEAR) }),
  )
  web.use('/*', serveStatic({ root: CLIENT_DIR }))
  web.use(refuseOddRequests)
  web.use(limitBody)
  web.use(refuseOtherOrigins)
  web.use(redirectToEntry(runtime.config.entryPaths))
  web.all('*', createPageHandler(app))
  web.onError((error, c) => {
    runtime.log.error(errorFields(error), 'request failed')
    return c.text('Something went wrong on our side', 500)
  })
  return web
}

/** Method, path and time; never a query string, an address or a body. */
const logRequests: MiddlewareHandler<WebBindings> = async (c, next) => {
  const start = performance.now()
  await next()
  const ms = Math.round(performance.now() - start)
  if (!c.req.path.startsWith('/assets/')) {
    c.var.runtime.log.info(
      { method: c.req.method, path: pathForLog(c.req.path), status: c.res.status, ms },
      'request',
    )
  }
}

/** Ids of cases and payments say whose page it was, so they are left out. */
function pathForLog(path: string): string {
  return path.slice(0, 120).replace(/[0-9a-f]{8}-[0-9a-f-]{27}|pi_\w+|[^/]*(?:@|%40)[^/]*/gi, ':id')
}

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
    // After the answer is made: a page brings its own Response, which drops what was set before.
    if (config.demo.directory || config.demo.payments) c.header('X-Robots-Tag', 'noindex')
  }
}
