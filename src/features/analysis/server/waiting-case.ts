import type { Runtime } from '../../../platform/runtime.server.ts'
import { findGrantOfPayment } from '../../access/server.ts'
import { findFormDraft } from '../../intake/server.ts'
import { checkoutIntents, findPayment } from '../../payments/server.ts'

/** Whether this browser has paid for an analysis that nobody has made yet. */
export async function hasPaidCaseWaiting(runtime: Runtime, cookieHeader: string | null): Promise<boolean> {
  for (const intentId of checkoutIntents(runtime, cookieHeader)) {
    const payment = await findPayment(runtime.db, intentId)
    const grant = payment && (await findGrantOfPayment(runtime.db, payment.id))
    if (grant && !grant.revokedAt && (await findFormDraft(runtime.db, runtime.keyring, intentId)) !== undefined) return true
  }
  return false
}
