import { createHash, timingSafeEqual } from 'node:crypto'
import { Hono, type MiddlewareHandler } from 'hono'
import { matchedRoutes } from 'hono/route'
import {
  createMetrics,
  type GaugeSource,
  type Metrics,
} from '../platform/metrics/metrics.server.ts'
import type { Runtime } from '../platform/runtime.server.ts'
import { countAnalyses, countJobs, countMails, countPayments } from './metrics.repo.ts'

type Parts = Pick<Runtime, 'db' | 'log' | 'config'>

/** The figures of a running product; undefined where the operator wants none. */
export function startMetrics({ db, log, config }: Parts): Metrics | undefined {
  if (!config.metricsToken) return undefined
  const gauge = (name: string, label: string[], help: string, read: GaugeSource['read']) => ({
    name,
    help,
    labels: label,
    read,
  })
  const sources = [
    gauge('legal_jobs', ['queue', 'state'], 'Jobs that wait, run or failed', () => countJobs(db)),
    gauge('legal_mails', ['state'], 'Mails that wait, failed or came back', () => countMails(db)),
    gauge('legal_analyses', ['engine'], 'Analyses that are kept', () => countAnalyses(db)),
    gauge('legal_payments', ['status'], 'Payments by their state', () => countPayments(db)),
  ]
  return createMetrics(sources, log)
}

/** `/metrics` for who sends the token; for everybody else there is nothing at this address. */
export function metricsRoutes(metrics: Metrics | undefined, { config }: Parts): Hono {
  const routes = new Hono()
  const { metricsToken } = config
  if (!metrics || !metricsToken) return routes
  routes.get('/metrics', async (c, next) => {
    if (!isSame(c.req.header('authorization') ?? '', `Bearer ${metricsToken}`)) return next()
    const { body, contentType } = await metrics.text()
    return c.body(body, 200, { 'Content-Type': contentType, 'Cache-Control': 'no-store' })
  })
  return routes
}

/** Hashes are equally long, so that the comparison tells nothing of the token's length either. */
function isSame(a: string, b: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(hash(a), hash(b))
}

const FOLDERS = ['/api/', '/assets/', '/sandbox/']
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

/** Counts each answered request under the pattern of its route. */
export function countRequests(
  metrics: Metrics | undefined,
  pagePatternOf: (path: string) => string,
): MiddlewareHandler {
  if (!metrics) return (_c, next) => next()
  return async (c, next) => {
    const startMs = performance.now()
    await next()
    const { path } = c.req
    const own = matchedRoutes(c).filter((matched) => !matched.path.endsWith('*'))
    const folder = FOLDERS.find((begin) => path.startsWith(begin))
    metrics.observeRequest({
      // A method can be any word, and a new label for each would never end.
      method: METHODS.includes(c.req.method) ? c.req.method : 'OTHER',
      route: own.at(-1)?.path ?? (folder ? `${folder}*` : pagePatternOf(path)),
      status: c.res.status,
      seconds: (performance.now() - startMs) / 1_000,
    })
  }
}
