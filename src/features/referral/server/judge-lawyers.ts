import type { Database } from '../../../platform/database/database.server.ts'
import type { Runtime } from '../../../platform/runtime.server.ts'
import { CONTACT_LIMITS } from '../../../shared/contact-limits.ts'
import type { LawyerToWriteTo } from '../../directory/server.ts'
import type { ContactResult } from '../contract.ts'
import { stoppedAddresses } from './contact-stops.ts'
import { countAsksOf, lawyersAsked } from './referrals.repo.ts'

const DAY_MS = 24 * 60 * 60 * 1_000

/** A lawyer who can be written to has an address. */
export type JudgedLawyer = { lawyer: LawyerToWriteTo } & (
  | { verdict: 'open'; address: string }
  | { verdict: Exclude<ContactResult, 'sent' | 'unknown'> }
)

type Parts = Pick<Runtime, 'config' | 'keyring'>

/** Whether each lawyer can be asked about a case now, and if not, why. */
export async function judgeLawyers(
  { config, keyring }: Parts,
  db: Database,
  { caseId, lawyers, now }: { caseId: string; lawyers: readonly LawyerToWriteTo[]; now: Date },
): Promise<JudgedLawyer[]> {
  const asked = await lawyersAsked(db, caseId)
  const emails = lawyers.map(({ email }) => email)
  const stopped = await stoppedAddresses(db, keyring, emails)
  const since = new Date(now.getTime() - DAY_MS)
  const judged: JudgedLawyer[] = []
  for (const lawyer of lawyers) {
    const { id, email, isSample } = lawyer
    if (asked.has(id)) judged.push({ lawyer, verdict: 'asked_before' })
    else if (email === null) judged.push({ lawyer, verdict: 'no_email' })
    // An invented lawyer's mail may lie in the demo's mailbox, and must never leave.
    else if (isSample && !config.demo.mail) judged.push({ lawyer, verdict: 'invented' })
    else if (stopped.has(email)) judged.push({ lawyer, verdict: 'stopped' })
    else if ((await countAsksOf(db, id, since)) >= CONTACT_LIMITS.perLawyerADay)
      judged.push({ lawyer, verdict: 'busy' })
    else judged.push({ lawyer, verdict: 'open', address: email })
  }
  return judged
}
