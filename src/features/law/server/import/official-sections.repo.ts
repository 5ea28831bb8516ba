import { randomUUID } from 'node:crypto'
import { and, eq, inArray, isNotNull, isNull, ne, sql } from 'drizzle-orm'
import type { Database } from '../../../../platform/database/database.server.ts'
import { lawImports, officialSections } from '../../tables.ts'

export type LawImport = typeof lawImports.$inferSelect

/** The import of exactly this file that was cut off, or a new one. A finished one is answered as it is. */
export async function openImport(
  db: Database,
  given: Pick<
    LawImport,
    'country' | 'jurisdiction' | 'fileName' | 'fileHash' | 'format' | 'bytesTotal' | 'startedAt'
  >,
): Promise<LawImport> {
  await db
    .insert(lawImports)
    .values({ id: randomUUID(), ...given })
    .onConflictDoNothing()
  const [row] = await db
    .select()
    .from(lawImports)
    .where(
      and(eq(lawImports.jurisdiction, given.jurisdiction), eq(lawImports.fileHash, given.fileHash)),
    )
  if (!row) throw new Error('The import could not be opened')
  return row
}

type Section = { act: string; section: string; heading: string; text: string }

/**
 * Keeps a batch and how far the file has been read, both or neither.
 * @returns sections that stood in the file before, which are not kept twice
 */
export async function keepBatch(
  db: Database,
  { id, jurisdiction }: Pick<LawImport, 'id' | 'jurisdiction'>,
  sections: readonly Section[],
  done: { rowsDone: number; rowsSkipped: number },
): Promise<Section[]> {
  return db.transaction(async (tx) => {
    const kept =
      sections.length === 0
        ? []
        : await tx
            .insert(officialSections)
            .values(sections.map((section) => ({ ...section, jurisdiction, importId: id })))
            .onConflictDoNothing()
            .returning({ act: officialSections.act, section: officialSections.section })
    const isKept = new Set(kept.map(({ act, section }) => `${act}\n${section}`))
    const doubled = sections.filter((one) => !isKept.delete(`${one.act}\n${one.section}`))
    await tx
      .update(lawImports)
      .set({
        rowsDone: done.rowsDone,
        rowsSkipped: done.rowsSkipped + doubled.length,
        sectionsDone: sql`${lawImports.sectionsDone} + ${kept.length}`,
      })
      .where(eq(lawImports.id, id))
    return doubled
  })
}

/** Makes the import count, in place of what earlier files said about the same acts. */
export async function finishImport(
  db: Database,
  { id, jurisdiction }: Pick<LawImport, 'id' | 'jurisdiction'>,
  now: Date,
): Promise<void> {
  await db.transaction(async (tx) => {
    const acts = await tx
      .selectDistinct({ act: officialSections.act })
      .from(officialSections)
      .where(eq(officialSections.importId, id))
    for (const { act } of acts) {
      await tx
        .delete(officialSections)
        .where(
          and(
            eq(officialSections.jurisdiction, jurisdiction),
            eq(officialSections.act, act),
            ne(officialSections.importId, id),
          ),
        )
    }
    await tx.update(lawImports).set({ finishedAt: now }).where(eq(lawImports.id, id))
  })
}

/** Takes back an import whose file turned out to be broken; a finished one stays. */
export async function dropImport(db: Database, id: string): Promise<void> {
  await db.delete(lawImports).where(and(eq(lawImports.id, id), isNull(lawImports.finishedAt)))
}

/** The official wording of some sections of a jurisdiction, from finished imports only. */
export async function findOfficialSections(
  db: Database,
  jurisdiction: string,
  acts: readonly string[],
): Promise<Section[]> {
  if (acts.length === 0) return []
  return db
    .select({
      act: officialSections.act,
      section: officialSections.section,
      heading: officialSections.heading,
      text: officialSections.text,
    })
    .from(officialSections)
    .innerJoin(lawImports, eq(lawImports.id, officialSections.importId))
    .where(
      and(
        eq(officialSections.jurisdiction, jurisdiction),
        inArray(officialSections.act, [...acts]),
        isNotNull(lawImports.finishedAt),
      ),
    )
}
