import type { Database } from '../../../platform/database/database.server.ts'
import type { Runtime } from '../../../platform/runtime.server.ts'
import { bookAnalysis, type Grant } from '../../access/server.ts'
import type { CaseForm } from '../../intake/contract.ts'
import {
  findCaseOfPayment,
  forgetFormDraft,
  insertCase,
  type LegalCase,
} from '../../intake/server.ts'
import type { Analysis, AnalysisStage } from '../contract.ts'
import type { Adviser } from './adviser.ts'
import { findAnalysisOfCase, insertAnalysis } from './analyses.repo.ts'
import type { ComposedAnalysis } from './compose-analysis.ts'

export type AnalysedCase = { legalCase: LegalCase; analysis: Analysis }

export type AnalyseOutcome =
  | ({ kind: 'analysed' } & AnalysedCase)
  /** The grant ended, or its analyses of today are used up. */
  | { kind: 'limit_reached' }

/** Thrown to undo a case whose analysis could not be booked. */
class NotBooked extends Error {}

export type Order = {
  form: CaseForm
  grant: Grant
  /**
   * Whether the grant's payer may read it. Not when a session asked for it: anybody can pay for another's
   * address, and must not read what its owner then writes.
   */
  openToPayer: boolean
  /** The payment this analysis was bought with: it gets exactly one, whoever comes first. */
  paymentIntentId: string | null
  /** What else is written with a new case, all or nothing. */
  onStored?: (tx: Database, legalCase: LegalCase) => Promise<void>
}

/**
 * Analyses a case, then stores and books it on its grant, all or nothing. The advice may take a model many seconds
 * and is therefore made before the transaction: no connection and no lock waits for it.
 */
export async function analyseCase(
  runtime: Runtime,
  adviser: Adviser,
  order: Order,
  report: (stage: AnalysisStage) => void = () => {},
): Promise<AnalyseOutcome> {
  const now = runtime.now()
  if (!(await hasRoom(runtime.db, order.grant.id, now))) return outcomeWithoutRoom(runtime, order)
  const { form } = order
  const composed = await adviser.advise(
    {
      ...form,
      areaIsCertain: form.areaCorrected ?? false,
      interfaceLanguage: form.language ?? 'en',
      mayAskModel: true,
    },
    now,
    report,
  )
  try {
    const analysed = await runtime.db.transaction((tx) =>
      storeOnce(runtime, order, composed, tx, now),
    )
    return { kind: 'analysed', ...analysed }
  } catch (error) {
    if (error instanceof NotBooked) return outcomeWithoutRoom(runtime, order)
    throw error
  }
}

/** Undoes a trial booking. */
class OnlyTried extends Error {}

/**
 * Whether an analysis could be booked now, by booking one and undoing it. Only spares advice that nobody may have;
 * the booking beside the stored case decides.
 */
async function hasRoom(db: Database, grantId: string, now: Date): Promise<boolean> {
  let room = false
  try {
    await db.transaction(async (tx) => {
      room = await bookAnalysis(tx, grantId, 'trial', now)
      throw new OnlyTried()
    })
  } catch (error) {
    if (!(error instanceof OnlyTried)) throw error
  }
  return room
}

/** Whoever came first may have used the last place for the very analysis asked for. */
async function outcomeWithoutRoom(
  runtime: Runtime,
  { paymentIntentId }: Order,
): Promise<AnalyseOutcome> {
  const made =
    paymentIntentId && (await analysedCaseOfPayment(runtime, runtime.db, paymentIntentId))
  return made ? { kind: 'analysed', ...made } : { kind: 'limit_reached' }
}

async function storeOnce(
  runtime: Runtime,
  { form, grant, openToPayer, paymentIntentId, onStored }: Order,
  composed: ComposedAnalysis,
  tx: Database,
  now: Date,
): Promise<AnalysedCase> {
  const made = await insertCase(tx, runtime.keyring, {
    form,
    userId: grant.userId,
    grantId: openToPayer ? grant.id : null,
    paymentIntentId,
  })
  if (!made) {
    const existing = await analysedCaseOfPayment(runtime, tx, paymentIntentId ?? '')
    if (!existing) throw new Error('A case was stored without its analysis')
    return existing
  }
  if (!(await bookAnalysis(tx, grant.id, made.id, now))) throw new NotBooked()
  const analysis = await insertAnalysis(tx, runtime.keyring, made.id, composed, now)
  if (paymentIntentId) await forgetFormDraft(tx, paymentIntentId)
  await onStored?.(tx, made)
  return { legalCase: made, analysis }
}

/** What a payment's analysis said, if it was made. */
export async function analysedCaseOfPayment(
  runtime: Pick<Runtime, 'keyring'>,
  db: Database,
  paymentIntentId: string,
): Promise<AnalysedCase | undefined> {
  const legalCase = await findCaseOfPayment(db, runtime.keyring, paymentIntentId)
  const analysis = legalCase && (await findAnalysisOfCase(db, runtime.keyring, legalCase.id))
  return legalCase && analysis ? { legalCase, analysis } : undefined
}
