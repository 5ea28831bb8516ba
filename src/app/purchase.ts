import {
  followPlan,
  giveAccess,
  listGrantsOfUser,
  takeAccessBack,
} from '../features/access/server.ts'
import { lockUserByEmail } from '../features/account/server.ts'
import { analysePaidCaseJob } from '../features/analysis/server/analysis.jobs.ts'
import { findFormDraft, keepFormDraft, readCaseForm } from '../features/intake/server.ts'
import {
  issueReceipts,
  type PaymentHooks,
  tellOfFailedRenewal,
} from '../features/payments/server.ts'
import type { Places } from '../features/places/server.ts'
import type { Catalogue } from '../i18n/catalogue.server.ts'
import type { Runtime } from '../platform/runtime.server.ts'
import { isErasedAddress } from '../shared/erased-address.ts'
import { ANALYSIS_JOB_DELAY_SECONDS } from './settings.ts'

/** What a payment sets in motion: the form travels with it, its success gives access, an analysis and a receipt. */
export function createPurchaseHooks(
  runtime: Pick<Runtime, 'config' | 'keyring' | 'jobs' | 'now'>,
  { places, catalogue }: { places: Places; catalogue: Catalogue },
): PaymentHooks {
  return {
    async created(tx, payment, form) {
      const reading = form === undefined || form === null ? undefined : readCaseForm(places, form)
      if (reading?.ok)
        await keepFormDraft(tx, runtime.keyring, payment.stripePaymentIntentId, reading.form)
    },
    async succeeded(tx, payment) {
      const intentId = payment.stripePaymentIntentId
      // Who has erased everything gets no access back; the books still get their paper.
      const given = isErasedAddress(payment.email)
        ? { userId: (await lockUserByEmail(tx, payment.email)).id }
        : await giveAccess(tx, payment, runtime.now())
      if (await findFormDraft(tx, runtime.keyring, intentId)) {
        // The row's own id makes the job unique, however many nudges arrive.
        await runtime.jobs.send(
          tx,
          analysePaidCaseJob,
          { paymentIntentId: intentId },
          { id: payment.id, delaySeconds: ANALYSIS_JOB_DELAY_SECONDS },
        )
      }
      // Last, since the row of the numbers is held from here until the transaction ends.
      const grants = await listGrantsOfUser(tx, given.userId, runtime.now())
      const access = grants.find(({ paymentId }) => paymentId === payment.id)
      await issueReceipts(runtime, catalogue, tx, intentId, access)
      return given
    },
    async undone(tx, payment) {
      await takeAccessBack(tx, payment, runtime.now())
      await issueReceipts(runtime, catalogue, tx, payment.stripePaymentIntentId, undefined)
    },
    planChanged: (tx, userId) => followPlan(tx, userId, runtime.now()),
    renewalFailed: (tx, failure) => tellOfFailedRenewal(runtime, catalogue, tx, failure),
  }
}
