import { errorFields } from '../../../platform/log.server.ts'
import type { Runtime } from '../../../platform/runtime.server.ts'
import type { PaymentHooks } from './payment-hooks.ts'
import { refundWithdrawal } from './refund-withdrawal.ts'
import { listOpenWithdrawals } from './withdrawals.repo.ts'

const EVERY_FIVE_MINUTES = '*/5 * * * *'

/** Goes on with refunds of withdrawals until each is made, however long the provider is down. */
export async function startWithdrawalJobs(runtime: Runtime, hooks: PaymentHooks): Promise<void> {
  await runtime.jobs.every('refund-withdrawals', EVERY_FIVE_MINUTES, async () => {
    for (const { withdrawal, payment } of await listOpenWithdrawals(runtime.db)) {
      await refundWithdrawal(runtime, hooks, withdrawal, payment).catch((error: unknown) =>
        runtime.log.warn(errorFields(error), 'a withdrawal could not be refunded yet'),
      )
    }
  })
}
