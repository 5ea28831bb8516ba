import { eq, sql } from 'drizzle-orm'
import type { Database } from '../../../../platform/database/database.server.ts'
import { lawyerImports } from '../../tables.ts'
import type { NewLawyer } from '../lawyers.repo.ts'
import { upsertLawyers } from '../upsert-lawyers.repo.ts'

export type LawyerImport = typeof lawyerImports.$inferSelect

/** The import of exactly this file, read in this way, or a new one. A finished one is answered as it is. */
export async function openImport(
  db: Database,
  given: Pick<LawyerImport, 'fileName' | 'fileHash' | 'startedAt'>,
): Promise<LawyerImport> {
  await db.insert(lawyerImports).values(given).onConflictDoNothing()
  const [row] = await db
    .select()
    .from(lawyerImports)
    .where(eq(lawyerImports.fileHash, given.fileHash))
  if (!row) throw new Error('The import could not be opened')
  return row
}

/** Begins a finished import anew, as when records were changed since. */
export async function restartImport(db: Database, id: string, now: Date): Promise<void> {
  await db
    .update(lawyerImports)
    .set({
      rowsDone: 0,
      added: 0,
      changed: 0,
      unchanged: 0,
      refused: 0,
      leftOut: 0,
      startedAt: now,
      finishedAt: null,
    })
    .where(eq(lawyerImports.id, id))
}

export type Batch = { records: NewLawyer[]; rows: number; refused: number; leftOut: number }

/**
 * Keeps a batch and how far the file has been read, both or neither. The disk is not waited for: what a power failure
 * takes, rows and reading mark together, is read again.
 */
export async function keepBatch(db: Database, id: string, batch: Batch): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local synchronous_commit = off`)
    const { added, changed, unchanged, withheld } = await upsertLawyers(tx, batch.records)
    await tx
      .update(lawyerImports)
      .set({
        rowsDone: sql`${lawyerImports.rowsDone} + ${batch.rows}`,
        added: sql`${lawyerImports.added} + ${added}`,
        changed: sql`${lawyerImports.changed} + ${changed}`,
        unchanged: sql`${lawyerImports.unchanged} + ${unchanged}`,
        refused: sql`${lawyerImports.refused} + ${batch.refused}`,
        leftOut: sql`${lawyerImports.leftOut} + ${batch.leftOut + withheld}`,
      })
      .where(eq(lawyerImports.id, id))
  })
}

export async function finishImport(db: Database, id: string, now: Date): Promise<LawyerImport> {
  const [row] = await db
    .update(lawyerImports)
    .set({ finishedAt: now })
    .where(eq(lawyerImports.id, id))
    .returning()
  if (!row) throw new Error('The import is gone')
  return row
}
