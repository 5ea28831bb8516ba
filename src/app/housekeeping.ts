import type { PaymentHooks } from '../features/payments/server.ts'
import type { Runtime } from '../platform/runtime.server.ts'
import { applyRetention } from './retention.ts'

const EVERY_NIGHT = '17 3 * * *'

/** Forgets every night what is no longer to be kept. */
export async function startHousekeeping(runtime: Runtime, hooks: PaymentHooks): Promise<void> {
  await runtime.jobs.every('housekeeping', EVERY_NIGHT, async () => {
    runtime.log.info({ removed: await applyRetention(runtime, hooks) }, 'old rows removed')
  })
}
