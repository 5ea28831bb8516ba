import { randomUUID } from 'node:crypto'
import { and, eq, gt, gte } from 'drizzle-orm'
import type { Database } from '../../../platform/database/database.server.ts'
import type { Keyring } from '../../../platform/secrets/keyring.server.ts'
import { type Analysis, type ApplicableLaw, analysisSchema } from '../contract.ts'
import { legalAnalyses } from '../tables.ts'
import type { ComposedAnalysis } from './compose-analysis.ts'

const place = (id: string) => `legal_analysis.result:${id}`

export async function insertAnalysis(
  db: Database,
  keyring: Keyring,
  caseId: string,
  composed: ComposedAnalysis,
  createdAt: Date,
): Promise<Analysis> {
  const id = randomUUID()
  const analysis: Analysis = { id, caseId, ...composed, createdAt: createdAt.toISOString() }
  await db.insert(legalAnalyses).values({
    id,
    caseId,
    identifiedAreas: analysis.identifiedAreas,
    applicableLaws: JSON.stringify(analysis.applicableLaws),
    keyConsiderations: analysis.keyConsiderations,
    confidence: analysis.confidence,
    engine: analysis.engine,
    language: analysis.language,
    resultEncrypted: keyring.encrypt(JSON.stringify(analysis), place(id)),
    createdAt,
  })
  return analysis
}

export async function findAnalysisOfCase(
  db: Database,
  keyring: Keyring,
  caseId: string,
): Promise<Analysis | undefined> {
  const [row] = await db.select().from(legalAnalyses).where(eq(legalAnalyses.caseId, caseId))
  return row
    ? analysisSchema.parse(JSON.parse(keyring.decrypt(row.resultEncrypted, place(row.id))))
    : undefined
}

/** What is needed to tell a person that a law in their result has changed; nothing of their facts. */
export type AnalysedLaws = {
  id: string
  caseId: string
  language: string
  createdAt: Date
  lawChangeTold: string | null
  laws: ApplicableLaw[]
}

const BATCH = 500

/** Every analysis made since a moment, read in batches so that a million of them fit. */
export async function* analysesSince(db: Database, since: Date): AsyncGenerator<AnalysedLaws> {
  let after = '00000000-0000-0000-0000-000000000000'
  for (;;) {
    const rows = await db
      .select({
        id: legalAnalyses.id,
        caseId: legalAnalyses.caseId,
        language: legalAnalyses.language,
        createdAt: legalAnalyses.createdAt,
        lawChangeTold: legalAnalyses.lawChangeTold,
        applicableLaws: legalAnalyses.applicableLaws,
      })
      .from(legalAnalyses)
      .where(and(gte(legalAnalyses.createdAt, since), gt(legalAnalyses.id, after)))
      .orderBy(legalAnalyses.id)
      .limit(BATCH)
    for (const { applicableLaws, ...row } of rows)
      yield { ...row, laws: JSON.parse(applicableLaws) as ApplicableLaw[] }
    const last = rows.at(-1)
    if (!last || rows.length < BATCH) return
    after = last.id
  }
}

export async function markLawChangeTold(db: Database, id: string, mark: string): Promise<void> {
  await db.update(legalAnalyses).set({ lawChangeTold: mark }).where(eq(legalAnalyses.id, id))
}
