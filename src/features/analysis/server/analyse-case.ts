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

export type AnalysedCase = { legalCase: LegalCase; analysis: Analysis }

export type AnalyseOutcome =
  | ({ kind: 'analysed' } & AnalysedCase)
  /** The grant ended, or its analyses of today are used up. */
  | { kind: 'limit_reached' }

/** Thrown to undo a case whose analysis could not be booked. */
class NotBooked extends Error {}

type Order = {
  form: CaseForm
  grant: Grant
  /**
   * Whether the grant's payer may read it. Not when a session asked for it: anybody can pay for another's
   * address, and must not read what its owner then writes.
   */
  openToPayer: boolean
  /** The payment this analysis was bought with: it gets exactly one, whoever comes first. */
  paymentIntentId: string | null
}

/** Stores a case, books it on its grant and analyses it, all or nothing. */
export async function analyseCase(
  runtime: Runtime,
  adviser: Adviser,
  order: Order,
  report: (stage: AnalysisStage) => void = () => {},
): Promise<AnalyseOutcome> {
  try {
    const analysed = await runtime.db.transaction((tx) =>
      analyseOnce(runtime, adviser, order, tx, report),
    )
    return { kind: 'analysed', ...analysed }
  } catch (error) {
    if (error instanceof NotBooked) return { kind: 'limit_reached' }
    throw error
  }
}

async function analyseOnce(
  runtime: Runtime,
  adviser: Adviser,
  { form, grant, openToPayer, paymentIntentId }: Order,
  tx: Database,
  report: (stage: AnalysisStage) => void,
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
  const now = runtime.now()
  if (!(await bookAnalysis(tx, grant.id, made.id, now))) throw new NotBooked()
  const composed = await adviser.advise(
    {
      ...made,
      areaIsCertain: form.areaCorrected ?? false,
      interfaceLanguage: made.language,
    },
    now,
    report,
  )
  const analysis = await insertAnalysis(tx, runtime.keyring, made.id, composed, now)
  if (paymentIntentId) await forgetFormDraft(tx, paymentIntentId)
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
