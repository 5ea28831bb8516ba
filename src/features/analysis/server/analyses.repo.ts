import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Database } from '../../../platform/database/database.server.ts'
import type { Keyring } from '../../../platform/secrets/keyring.server.ts'
import { type Analysis, analysisSchema } from '../contract.ts'
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
