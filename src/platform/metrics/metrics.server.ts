import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { errorFields, type Log } from '../log.server.ts'

/** `route` is a pattern, never a path: a path can hold an id, and every new label costs memory for good. */
export type ObservedRequest = { method: string; route: string; status: number; seconds: number }

/** One figure with its labels, such as the mails that wait. */
export type Reading = { labels: Record<string, string>; value: number }

export type GaugeSource = {
  name: string
  help: string
  labels: readonly string[]
  /** Asked when somebody looks, at most once in `READ_AGAIN_MS`. */
  read: () => Promise<Reading[]>
}

export type Metrics = {
  observeRequest(request: ObservedRequest): void
  /** In Prometheus's text format. */
  text(): Promise<{ body: string; contentType: string }>
}

const REQUEST_SECONDS = [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30]
const READ_AGAIN_MS = 30_000

/** Figures of this process and of what `sources` read; no label ever names a person. */
export function createMetrics(sources: readonly GaugeSource[], log: Log): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const requests = new Histogram({
    name: 'legal_http_request_duration_seconds',
    help: 'Answered requests by route pattern and status',
    labelNames: ['method', 'route', 'status'],
    buckets: REQUEST_SECONDS,
    registers: [registry],
  })
  for (const source of sources) addGauge(registry, source, log)
  return {
    observeRequest: ({ method, route, status, seconds }) =>
      requests.observe({ method, route, status: String(status) }, seconds),
    text: async () => ({ body: await registry.metrics(), contentType: registry.contentType }),
  }
}

/** What could not be read is missing from the answer; everything else is there. */
function addGauge(registry: Registry, { name, help, labels, read }: GaugeSource, log: Log): void {
  let readAtMs = Number.NEGATIVE_INFINITY
  new Gauge({
    name,
    help,
    labelNames: [...labels],
    registers: [registry],
    async collect() {
      if (performance.now() - readAtMs < READ_AGAIN_MS) return
      try {
        const readings = await read()
        this.reset()
        for (const reading of readings) this.set(reading.labels, reading.value)
        readAtMs = performance.now()
      } catch (error) {
        this.reset()
        log.warn({ metric: name, ...errorFields(error) }, 'a metric could not be read')
      }
    },
  })
}
