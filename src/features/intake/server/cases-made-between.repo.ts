import { and, asc, gt, gte, isNotNull, lt } from 'drizzle-orm'
import type { Database } from '../../../platform/database/database.server.ts'
import { legalCases } from '../tables.ts'

export type MadeCase = { id: string; userId: string; language: string; createdAt: Date }

const BATCH = 500

/** Cases of known people made from one moment until before another, in batches; their facts stay closed. */
export async function* casesMadeBetween(
  db: Database,
  { from, to }: { from: Date; to: Date },
): AsyncGenerator<MadeCase> {
  const { id, userId, language, createdAt } = legalCases
  let after = '00000000-0000-0000-0000-000000000000'
  for (;;) {
    const rows = await db
      .select({ id, userId, language, createdAt })
      .from(legalCases)
      .where(and(gte(createdAt, from), lt(createdAt, to), isNotNull(userId), gt(id, after)))
      .orderBy(asc(id))
      .limit(BATCH)
    for (const row of rows) if (row.userId !== null) yield { ...row, userId: row.userId }
    const last = rows.at(-1)
    if (!last || rows.length < BATCH) return
    after = last.id
  }
}
