import type { Database } from '../../../platform/database/database.server.ts'
import { countAction } from '../../../platform/rate-limit/count-action.server.ts'
import type { Runtime } from '../../../platform/runtime.server.ts'
import { CONTACT_LIMITS } from '../../../shared/contact-limits.ts'
import type { LanguageCode } from '../../../shared/languages.ts'
import { sessionUser, type User } from '../../account/server.ts'
import { readCase } from '../../analysis/server.ts'
import { type LawyerToWriteTo, lawyersBySlug } from '../../directory/server.ts'
import type { AskedLawyer } from '../contract.ts'
import {
  type RequestProblems,
  requestProblems,
  tidyRequest,
  type WrittenRequest,
} from '../domain/written-request.ts'
import { insertContactRequest } from './contact-requests.repo.ts'
import { type JudgedLawyer, judgeLawyers } from './judge-lawyers.ts'
import { mailRequest } from './mail-request.ts'
import { countAskedBy, insertReferral, lockContacts, setReferralMail } from './referrals.repo.ts'
import { contentOf } from './request-content.ts'
import type { LetterOrder, Stationery } from './write-letter.ts'

const DAY_MS = 24 * 60 * 60 * 1_000

export type AskOrder = {
  caseId: string
  /** Slugs of one to five lawyers. */
  lawyers: readonly string[]
  written: WrittenRequest
  consent: boolean
  language: LanguageCode
  cookies: string | null | undefined
  clientAddress: string
}

/** Only `asked` can have written mails, and it says to whom. */
export type AskOutcome =
  | { kind: 'case_not_found' }
  | { kind: 'sign_in_required' }
  | { kind: 'too_often'; retryAfterSeconds: number }
  | { kind: 'invalid'; problems: RequestProblems }
  /** `left`: how many lawyers this person may still ask within the day. */
  | { kind: 'person_limit'; left: number }
  | { kind: 'asked'; lawyers: AskedLawyer[] }

/**
 * Sends one request to several lawyers, each at most once about a case however often and at once it is asked. The
 * right to the case and a session, whose address takes the answers, are both needed.
 */
export async function askLawyers(
  runtime: Runtime,
  stationery: Stationery,
  order: AskOrder,
): Promise<AskOutcome> {
  const now = runtime.now()
  const verdict = await countAction(runtime.db, 'contact-request', order.clientAddress, now)
  if (!verdict.allowed) return { kind: 'too_often', retryAfterSeconds: verdict.retryAfterSeconds }
  const found = await readCase(runtime, order.cookies, order.caseId)
  if (!found) return { kind: 'case_not_found' }
  const user = await sessionUser(runtime, order.cookies)
  if (!user) return { kind: 'sign_in_required' }
  const written = tidyRequest(order.written)
  const problems = problemsOf(order, written)
  if (Object.keys(problems).length > 0) return { kind: 'invalid', problems }
  const lawyers = await lawyersBySlug(runtime.db, order.lawyers)
  const letter: LetterOrder = {
    content: contentOf(found, written),
    channel: written.channel,
    language: order.language,
    email: user.email,
  }
  const outcome = await runtime.db.transaction((tx) =>
    send(runtime, stationery, tx, { user, caseId: found.legalCase.id, lawyers, letter }),
  )
  if (outcome.kind !== 'asked') return outcome
  return { kind: 'asked', lawyers: inOrder(order.lawyers, outcome.lawyers) }
}

function problemsOf({ lawyers, consent }: AskOrder, written: WrittenRequest): RequestProblems {
  const count = new Set(lawyers).size
  return {
    ...requestProblems(written),
    ...(consent ? {} : { consent: 'missing' as const }),
    ...(count === 0 ? { lawyers: 'missing' as const } : {}),
    ...(count > CONTACT_LIMITS.lawyersAtOnce ? { lawyers: 'too_many' as const } : {}),
  }
}

type Sending = {
  user: User
  caseId: string
  lawyers: readonly LawyerToWriteTo[]
  letter: LetterOrder
}

async function send(
  runtime: Runtime,
  stationery: Stationery,
  tx: Database,
  { user, caseId, lawyers, letter }: Sending,
): Promise<Extract<AskOutcome, { kind: 'asked' | 'person_limit' }>> {
  const now = runtime.now()
  await lockContacts(tx, `person:${user.id}`)
  // Always in the same order: two people who ask the same lawyers must not wait for each other.
  for (const id of lawyers.map((lawyer) => lawyer.id).toSorted())
    await lockContacts(tx, `lawyer:${id}`)
  const judged = await judgeLawyers(runtime, tx, { caseId, lawyers, now })
  const open = judged.filter((one) => one.verdict === 'open')
  const asked = await countAskedBy(tx, user.id, new Date(now.getTime() - DAY_MS))
  const left = Math.max(0, CONTACT_LIMITS.perPersonADay - asked)
  if (open.length > left) return { kind: 'person_limit', left }
  if (open.length > 0) {
    const requestId = await insertContactRequest(tx, runtime.keyring, {
      caseId,
      userId: user.id,
      content: letter.content,
      channel: letter.channel,
      language: letter.language,
      createdAt: now,
    })
    for (const { lawyer, address } of open) {
      const asking = { caseId, lawyerId: lawyer.id, userId: user.id, requestId, createdAt: now }
      const referralId = await insertReferral(tx, asking)
      if (!referralId) continue
      const recipient = { referralId, lawyer, address }
      const mailId = await mailRequest(runtime, stationery, tx, recipient, letter)
      await setReferralMail(tx, referralId, mailId)
    }
  }
  return { kind: 'asked', lawyers: judged.map(told) }
}

function told({ lawyer: { slug, name }, verdict }: JudgedLawyer): AskedLawyer {
  return { slug, name, result: verdict === 'open' ? 'sent' : verdict }
}

/** As asked for, with those whom the directory does not have. */
function inOrder(slugs: readonly string[], lawyers: AskedLawyer[]): AskedLawyer[] {
  const bySlug = new Map(lawyers.map((lawyer) => [lawyer.slug, lawyer]))
  return [...new Set(slugs)].map(
    (slug) => bySlug.get(slug) ?? { slug, name: null, result: 'unknown' as const },
  )
}
