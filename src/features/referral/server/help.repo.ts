import { randomUUID } from 'node:crypto'
import { and, asc, eq, gt, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Database } from '../../../platform/database/database.server.ts'
import type { Keyring } from '../../../platform/secrets/keyring.server.ts'
import { answerCounts, givenTexts, helpQuestions } from '../tables.ts'

export type CountedAnswer = {
  /** YYYY-MM-DD. */
  day: string
  question: string
  answer: string
  area: string
  language: string
}

/** One more of the same: nothing says whose it was. */
export async function countAnswer(db: Database, answer: CountedAnswer): Promise<void> {
  await db
    .insert(answerCounts)
    .values({ ...answer, count: 1 })
    .onConflictDoUpdate({
      target: [
        answerCounts.day,
        answerCounts.question,
        answerCounts.answer,
        answerCounts.area,
        answerCounts.language,
      ],
      set: { count: sql`${answerCounts.count} + 1` },
    })
}

export async function listAnswerCounts(
  db: Database,
): Promise<(CountedAnswer & { count: number })[]> {
  const { day, question, answer, area, language } = answerCounts
  return db.select().from(answerCounts).orderBy(day, question, answer, area, language)
}

export type GivenText = { text: string; language: string; area: string; day: string }

const place = (id: string) => `given_texts.text:${id}`

export async function insertGivenText(
  db: Database,
  keyring: Keyring,
  { text, ...given }: GivenText,
): Promise<void> {
  const id = randomUUID()
  await db
    .insert(givenTexts)
    .values({ ...given, id, textEncrypted: keyring.encrypt(text, place(id)) })
}

export async function listGivenTexts(db: Database, keyring: Keyring): Promise<GivenText[]> {
  const rows = await db.select().from(givenTexts).orderBy(asc(givenTexts.day), givenTexts.id)
  return rows.map(({ id, textEncrypted, ...given }) => ({
    ...given,
    text: keyring.decrypt(textEncrypted, place(id)),
  }))
}

export type HelpQuestion = typeof helpQuestions.$inferSelect

/** @returns false when this case was asked about before */
export async function insertHelpQuestion(
  tx: Database,
  question: { caseId: string; askAt: Date; askedAt: Date },
): Promise<boolean> {
  const rows = await tx
    .insert(helpQuestions)
    .values(question)
    .onConflictDoNothing()
    .returning({ caseId: helpQuestions.caseId })
  return rows.length > 0
}

export async function findHelpQuestion(
  db: Database,
  caseId: string,
): Promise<HelpQuestion | undefined> {
  const [row] = await db.select().from(helpQuestions).where(eq(helpQuestions.caseId, caseId))
  return row
}

/** Whether any of these cases was asked about since a moment. */
export async function wasAskedSince(
  db: Database,
  caseIds: string[],
  since: Date,
): Promise<boolean> {
  if (caseIds.length === 0) return false
  const [row] = await db
    .select({ caseId: helpQuestions.caseId })
    .from(helpQuestions)
    .where(and(inArray(helpQuestions.caseId, caseIds), gt(helpQuestions.askedAt, since)))
    .limit(1)
  return row !== undefined
}

/** @returns false when it was answered before, or never asked */
export async function markHelpAnswered(tx: Database, caseId: string, now: Date): Promise<boolean> {
  const rows = await tx
    .update(helpQuestions)
    .set({ answeredAt: now })
    .where(
      and(
        eq(helpQuestions.caseId, caseId),
        isNotNull(helpQuestions.askedAt),
        isNull(helpQuestions.answeredAt),
      ),
    )
    .returning({ caseId: helpQuestions.caseId })
  return rows.length > 0
}
