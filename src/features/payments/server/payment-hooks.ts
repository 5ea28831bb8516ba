import type { Database } from '../../../platform/database/database.server.ts'
import type { Payment } from './payments.repo.ts'

/**
 * What else happens in the same transaction as a payment's own rows. Registered where the product is put
 * together, so that payments knows neither access nor analysis. Every hook may run more than once.
 */
export type PaymentHooks = {
  /** A payment was set up; `form` is whatever travelled with the request. */
  created(tx: Database, payment: Payment, form: unknown): Promise<void>
  /** The money arrived. Answers the user it belongs to. */
  succeeded(tx: Database, payment: Payment): Promise<{ userId: string }>
  /** The money went back: refunded in full, disputed or cancelled after success. */
  undone(tx: Database, payment: Payment): Promise<void>
  /** What the provider says of a person's monthly plan was written; their access may follow from it. */
  planChanged(tx: Database, userId: string): Promise<void>
  /** A further month of a plan could not be charged. Called once for each such month. */
  renewalFailed(tx: Database, failure: FailedRenewal): Promise<void>
}

/** `paidUntil` is the end of the last month that was paid for. */
export type FailedRenewal = {
  email: string
  language: string
  plan: 'standard' | 'premium'
  paidUntil: Date
}
