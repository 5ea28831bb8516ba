import { getTableName } from 'drizzle-orm'
import { forgetOldFormDrafts } from '../features/intake/server.ts'
import { giveUpPayment, listUnpaidIntents, type PaymentHooks } from '../features/payments/server.ts'
import { errorFields } from '../platform/log.server.ts'
import { isProviderUnavailable } from '../platform/payments/payment-provider.server.ts'
import { forgetOldWindows } from '../platform/rate-limit/rate-limit.server.ts'
import type { Runtime } from '../platform/runtime.server.ts'
import { daysBefore } from '../shared/calendar-months.ts'
import { removeByRule, retentionRules } from './retention-rules.repo.ts'

/**
 * Removes everything that is older than the settings in force say. Run again at any time it goes on where it stopped;
 * what one table refuses holds up no other.
 * @returns how many rows went, by table
 */
export async function applyRetention(
  runtime: Runtime,
  hooks: PaymentHooks,
): Promise<Record<string, number>> {
  const { db, config, log } = runtime
  const now = runtime.now()
  const unpaid = daysBefore(now, config.retention.unpaidFormsDays)
  await forgetOldFormDrafts(db, unpaid)
  await forgetOldWindows(db, daysBefore(now, 1))
  await giveUpOldPayments(runtime, hooks, unpaid)
  const removed: Record<string, number> = {}
  for (const rule of retentionRules(config.retention, now)) {
    const name = getTableName(rule.table)
    try {
      removed[name] = (removed[name] ?? 0) + (await removeByRule(db, rule))
    } catch (error) {
      log.error({ table: name, ...errorFields(error) }, 'old rows could not be removed')
    }
  }
  return removed
}

/** A payment that was begun long ago could still be made at the provider: it must not, once we have forgotten it. */
async function giveUpOldPayments(
  runtime: Runtime,
  hooks: PaymentHooks,
  begunBefore: Date,
): Promise<void> {
  for (const intentId of await listUnpaidIntents(runtime.db, { begunBefore })) {
    try {
      await giveUpPayment(runtime, hooks, intentId)
    } catch (error) {
      runtime.log.warn(errorFields(error), 'an old payment could not be given up yet')
      if (isProviderUnavailable(error)) return
    }
  }
}
