import { giveAccess, takeAccessBack } from '../features/access/server.ts'
import { analysePaidCaseJob } from '../features/analysis/server/analysis.jobs.ts'
import { findFormDraft, keepFormDraft, readCaseForm } from '../features/intake/server.ts'
import type { PaymentHooks } from '../features/payments/server.ts'
import type { Places } from '../features/places/server.ts'
import type { Runtime } from '../platform/runtime.server.ts'
import { ANALYSIS_JOB_DELAY_SECONDS } from './settings.ts'

/** What a payment sets in motion: the form travels with it, its success gives access and an analysis. */
export function createPurchaseHooks(
  runtime: Pick<Runtime, 'keyring' | 'jobs' | 'now'>,
  places: Places,
): PaymentHooks {
  return {
    async created(tx, payment, form) {
      const reading = form === undefined || form === null ? undefined : readCaseForm(places, form)
      if (reading?.ok)
        await keepFormDraft(tx, runtime.keyring, payment.stripePaymentIntentId, reading.form)
    },
    async succeeded(tx, payment) {
      const intentId = payment.stripePaymentIntentId
      const given = await giveAccess(tx, payment, runtime.now())
      if (await findFormDraft(tx, runtime.keyring, intentId)) {
        // The row's own id makes the job unique, however many nudges arrive.
        await runtime.jobs.send(
          tx,
          analysePaidCaseJob,
          { paymentIntentId: intentId },
          { id: payment.id, delaySeconds: ANALYSIS_JOB_DELAY_SECONDS },
        )
      }
      return given
    },
    async undone(tx, payment) {
      await takeAccessBack(tx, payment, runtime.now())
    },
  }
}
