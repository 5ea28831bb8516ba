import type { Runtime } from '../../../platform/runtime.server.ts'
import type { LanguageCode } from '../../../shared/languages.ts'
import { FORM_AREAS } from '../../../shared/legal-areas.ts'
import { activeGrantFor } from '../../access/server.ts'
import type { User } from '../../account/server.ts'
import { type Adviser, analyseCase, readCase } from '../../analysis/server.ts'
import { findOwnCase, renameCase } from '../../intake/server.ts'

export type RunAgainOutcome =
  | { kind: 'analysed'; caseId: string }
  | { kind: 'not_found' | 'needs_access' | 'limit_reached' }

type Wish = {
  user: User
  cookies: string | null | undefined
  caseId: string
  language: LanguageCode
}

/**
 * Analyses the facts of one's own case again, against the law of today, as a case of its own under the same name. It
 * books an analysis of the person's access; who only paid for the address cannot open it.
 */
export async function runCaseAgain(
  runtime: Runtime,
  adviser: Adviser,
  { user, cookies, caseId, language }: Wish,
): Promise<RunAgainOutcome> {
  const found = await readCase(runtime, cookies, caseId)
  if (found?.legalCase.userId !== user.id) return { kind: 'not_found' }
  const grant = await activeGrantFor(runtime, cookies, user.email)
  if (!grant) return { kind: 'needs_access' }
  const { country, jurisdiction, facts, urgency, legalArea } = found.legalCase
  const own = await findOwnCase(runtime.db, runtime.keyring, user.id, caseId)
  const outcome = await analyseCase(runtime, adviser, {
    form: {
      email: user.email,
      country,
      jurisdiction,
      facts,
      urgency,
      legalArea: FORM_AREAS.find((area) => area === legalArea) ?? 'other',
      language,
      areaCorrected: found.analysis.areaChosen,
    },
    grant,
    openToPayer: false,
    paymentIntentId: null,
    async onStored(tx, made) {
      if (own?.title) await renameCase(tx, runtime.keyring, user.id, made.id, own.title)
    },
  })
  return outcome.kind === 'analysed'
    ? { kind: 'analysed', caseId: outcome.legalCase.id }
    : { kind: 'limit_reached' }
}
