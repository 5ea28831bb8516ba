import { forgetOldKeys } from './idempotency.server.ts'
import {
  type DeliverySettings,
  deliverDue,
  untilNextDelivery,
  wakePendingDeliveries,
} from './webhook-delivery.server.ts'

export type DeliveryLoop = {
  /** Something was written: look at once. */
  kick(): void
  stop(): Promise<void>
}

const IDLE_MS = 30_000
const AFTER_FAILURE_MS = 1000
const FORGET_EVERY_MS = 3_600_000

/** Delivers until stopped; sleeps until the next delivery is due, or until it is kicked. */
export async function startDeliveryLoop(settings: DeliverySettings): Promise<DeliveryLoop> {
  await wakePendingDeliveries(settings)
  const stopping = new AbortController()
  let kicked = false
  let wake = () => {}

  const sleep = (ms: number) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, kicked || stopping.signal.aborted ? 0 : ms)
      timer.unref()
      wake = () => {
        clearTimeout(timer)
        resolve()
      }
    })

  const run = async () => {
    let forgetAt = 0
    while (!stopping.signal.aborted) {
      kicked = false
      const pauseMs = await round(settings, stopping.signal)
      if (Date.now() >= forgetAt && !stopping.signal.aborted) {
        forgetAt = Date.now() + FORGET_EVERY_MS
        await forgetKeysOrWarn(settings)
      }
      await sleep(pauseMs)
    }
  }
  const running = run()

  return {
    kick() {
      kicked = true
      wake()
    },
    async stop() {
      stopping.abort()
      wake()
      await running
    },
  }
}

async function round(settings: DeliverySettings, stop: AbortSignal): Promise<number> {
  try {
    while (!stop.aborted && (await deliverDue(settings, stop)) > 0);
    return stop.aborted ? 0 : Math.min((await untilNextDelivery(settings)) ?? IDLE_MS, IDLE_MS)
  } catch (error) {
    warn(settings, error, 'payment webhook delivery paused')
    return AFTER_FAILURE_MS
  }
}

async function forgetKeysOrWarn(settings: DeliverySettings): Promise<void> {
  try {
    await forgetOldKeys(settings.pool, settings.now())
  } catch (error) {
    warn(settings, error, 'old idempotency keys not removed')
  }
}

function warn({ log }: DeliverySettings, error: unknown, message: string): void {
  const name = error instanceof Error ? error.name : 'unknown'
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  log.warn({ name, code }, message)
}
