import type { Runtime } from '../../../platform/runtime.server.ts'
import { grantOfIntent } from '../../access/server.ts'
import { findFormDraft, readCaseForm } from '../../intake/server.ts'
import type { Places } from '../../places/server.ts'
import type { Adviser } from './adviser.ts'
import {
  type AnalyseOutcome,
  analyseCase,
  analysedCaseOfPayment,
  type Order,
} from './analyse-case.ts'

export type PaidOutcome =
  | AnalyseOutcome
  | { kind: 'not_paid' }
  | { kind: 'no_form' }
  | { kind: 'invalid_form'; problems: Record<string, string> }

/** Who is at work on a payment in this process: a model need not be asked twice at once. */
const turns = new Map<string, Promise<unknown>>()

/**
 * The one analysis a payment bought: from the form the browser sends, or from the one that travelled with the
 * payment. Browser and job both call this; the second gets what the first made.
 */
export async function analysePaidCase(
  runtime: Runtime,
  adviser: Adviser,
  places: Places,
  paymentIntentId: string,
  sentForm: unknown,
  onStored?: Order['onStored'],
): Promise<PaidOutcome> {
  return inTurn(paymentIntentId, () =>
    analyseInTurn(runtime, adviser, places, paymentIntentId, sentForm, onStored),
  )
}

/** Sparing only; that there is one case of a payment is kept by the database, over all processes. */
async function inTurn<Outcome>(key: string, work: () => Promise<Outcome>): Promise<Outcome> {
  const before = turns.get(key) ?? Promise.resolve()
  const mine = before.then(work, work)
  turns.set(key, mine)
  try {
    return await mine
  } finally {
    if (turns.get(key) === mine) turns.delete(key)
  }
}

async function analyseInTurn(
  runtime: Runtime,
  adviser: Adviser,
  places: Places,
  paymentIntentId: string,
  sentForm: unknown,
  onStored?: Order['onStored'],
): Promise<PaidOutcome> {
  const grant = await grantOfIntent(runtime, paymentIntentId)
  if (!grant) return { kind: 'not_paid' }
  const draft = await findFormDraft(runtime.db, runtime.keyring, paymentIntentId)
  // After the draft: it is forgotten in the transaction that stores the case.
  const made = await analysedCaseOfPayment(runtime, runtime.db, paymentIntentId)
  if (made) return { kind: 'analysed', ...made }
  const input = sentForm ?? draft
  if (input === undefined) return { kind: 'no_form' }
  const reading = readCaseForm(places, input)
  if (!reading.ok) return { kind: 'invalid_form', problems: reading.problems }
  return analyseCase(runtime, adviser, {
    form: reading.form,
    grant,
    openToPayer: true,
    paymentIntentId,
    ...(onStored ? { onStored } : {}),
  })
}
