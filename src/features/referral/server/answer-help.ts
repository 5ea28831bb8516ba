import type { Database } from '../../../platform/database/database.server.ts'
import { countAction } from '../../../platform/rate-limit/count-action.server.ts'
import { countCall } from '../../../platform/rate-limit/rate-limit.server.ts'
import type { Runtime } from '../../../platform/runtime.server.ts'
import type { HelpAnswer } from '../../../shared/contact-choices.ts'
import { findUser } from '../../account/server.ts'
import { readCase } from '../../analysis/server.ts'
import { withoutContactDetails } from '../domain/contact-details.ts'
import { countAnswer, insertGivenText } from './help.repo.ts'
import { areaOf, type ReadCase } from './request-content.ts'

/** Nothing that is kept says which case was answered, so this short memory is what counts each once. */
const ONCE_A_DAY = { calls: 1, windowSeconds: 24 * 60 * 60 }

export type HelpOrder = {
  caseId: string
  cookies: string | null | undefined
  clientAddress: string
} & (
  | { question: 'result'; answer: HelpAnswer; giveText: boolean }
  | { question: 'area'; answer: string }
)

export type HelpOutcome =
  | { kind: 'case_not_found' }
  | { kind: 'too_often'; retryAfterSeconds: number }
  /** `counted` is false for a second answer to the same question on the same day. */
  | { kind: 'answered'; counted: boolean }

/** Counts what a person says of their result, and keeps the text if they give it. Neither says whose it was. */
export async function answerHelp(runtime: Runtime, order: HelpOrder): Promise<HelpOutcome> {
  const { db } = runtime
  const now = runtime.now()
  const verdict = await countAction(db, 'help-answer', order.clientAddress, now)
  if (!verdict.allowed) return { kind: 'too_often', retryAfterSeconds: verdict.retryAfterSeconds }
  const found = await readCase(runtime, order.cookies, order.caseId)
  if (!found) return { kind: 'case_not_found' }
  const once = { ...ONCE_A_DAY, name: `help-${order.question}` }
  if (!(await countCall(db, once, found.legalCase.id, now)).allowed)
    return { kind: 'answered', counted: false }
  await db.transaction(async (tx) => {
    await countAnswer(tx, {
      ...aboutOf(found, now),
      question: order.question,
      answer: order.answer,
    })
    if (order.question === 'result' && order.giveText) await giveText(runtime, tx, found)
  })
  return { kind: 'answered', counted: true }
}

/** What an answer is counted under. */
export function aboutOf(found: ReadCase, now: Date) {
  return {
    day: now.toISOString().slice(0, 10),
    area: areaOf(found) ?? 'none',
    language: found.analysis.language,
  }
}

/** Keeps the facts without address, number or the name we know, and without anything that leads back. */
export async function giveText(
  { keyring, now }: Pick<Runtime, 'keyring' | 'now'>,
  tx: Database,
  found: ReadCase,
): Promise<void> {
  const { userId, facts } = found.legalCase
  const user = userId === null ? undefined : await findUser(tx, userId)
  const { day, area, language } = aboutOf(found, now())
  await insertGivenText(tx, keyring, {
    text: withoutContactDetails(facts, user ? [user.name] : []),
    language,
    area,
    day,
  })
}
