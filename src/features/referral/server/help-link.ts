import { countAction } from '../../../platform/rate-limit/count-action.server.ts'
import type { Runtime } from '../../../platform/runtime.server.ts'
import { HELP_ANSWERS } from '../../../shared/contact-choices.ts'
import { findAnalysisOfCase } from '../../analysis/server.ts'
import { findCase } from '../../intake/server.ts'
import { aboutOf, giveText } from './answer-help.ts'
import { countAnswer, findHelpQuestion, type HelpQuestion, markHelpAnswered } from './help.repo.ts'

const PURPOSE = 'help-answer'
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/
const GOOD_FOR_MS = 60 * 24 * 60 * 60 * 1_000

type Parts = Pick<Runtime, 'db' | 'keyring' | 'now'>

/** What stands in the links of the question by mail: signed for this purpose alone, and good for one case. */
export function helpToken(keyring: Runtime['keyring'], caseId: string): string {
  return keyring.sign(caseId, PURPOSE)
}

/**
 * What a link of the question by mail leads to. Reading changes nothing.
 * @returns undefined for every link that leads nowhere, whatever the reason
 */
export async function readHelpLink(
  runtime: Parts,
  token: string,
): Promise<{ answered: boolean } | undefined> {
  const question = await questionOf(runtime, token)
  return question && { answered: question.answeredAt !== null }
}

export type LinkedHelpAnswer = {
  token: string
  answer: string
  giveText: boolean
  clientAddress: string
}

/** Counts the answer to the question by mail, once; a link that was used counts nothing more. */
export async function answerHelpLink(
  runtime: Parts,
  given: LinkedHelpAnswer,
): Promise<'answered' | 'unknown' | 'too_often' | 'no_answer'> {
  const { db, keyring } = runtime
  const now = runtime.now()
  const verdict = await countAction(db, 'signed-link', given.clientAddress, now)
  if (!verdict.allowed) return 'too_often'
  const question = await questionOf(runtime, given.token)
  if (!question) return 'unknown'
  const answer = HELP_ANSWERS.find((one) => one === given.answer)
  if (!answer) return 'no_answer'
  const { caseId } = question
  await db.transaction(async (tx) => {
    if (!(await markHelpAnswered(tx, caseId, now))) return
    const legalCase = await findCase(tx, keyring, caseId)
    const analysis = await findAnalysisOfCase(tx, keyring, caseId)
    if (!legalCase || !analysis) return
    const found = { legalCase, analysis }
    await countAnswer(tx, { ...aboutOf(found, now), question: 'two-weeks', answer })
    if (given.giveText) await giveText(runtime, tx, found)
  })
  return 'answered'
}

async function questionOf(
  { db, keyring, now }: Parts,
  token: string,
): Promise<HelpQuestion | undefined> {
  const caseId = keyring.unsign(token, PURPOSE)
  if (caseId === undefined || !UUID.test(caseId)) return undefined
  const question = await findHelpQuestion(db, caseId)
  if (!question?.askedAt) return undefined
  return now().getTime() < question.askedAt.getTime() + GOOD_FOR_MS ? question : undefined
}
