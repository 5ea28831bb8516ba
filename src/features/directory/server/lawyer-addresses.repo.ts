import { and, asc, eq, gte, lt, sql } from 'drizzle-orm'
import type { Database } from '../../../platform/database/database.server.ts'
import { lawyers } from '../tables.ts'

export type LawyerAddress = { slug: string; rotation: number; updatedAt: Date }

/** Where the last one of the list so far stands. */
export type AddressMark = Pick<LawyerAddress, 'slug' | 'rotation'>

/** Real lawyers of one part of the rotation, behind one of them. */
export async function addressesAfter(
  db: Database,
  { from, to }: { from: number; to: number },
  after: AddressMark | undefined,
  limit: number,
): Promise<LawyerAddress[]> {
  const { slug, rotation, updatedAt, isSample } = lawyers
  return db
    .select({ slug, rotation, updatedAt })
    .from(lawyers)
    .where(
      and(
        // First by the index, then past those that share a place in the rotation.
        gte(rotation, after?.rotation ?? from),
        lt(rotation, to),
        eq(isSample, false),
        after ? sql`(${rotation}, ${slug}) > (${after.rotation}, ${after.slug})` : undefined,
      ),
    )
    .orderBy(asc(rotation), asc(slug))
    .limit(limit)
}

/** Whether anybody listed is not invented. */
export async function hasRealLawyers(db: Database): Promise<boolean> {
  const found = await db
    .select({ slug: lawyers.slug })
    .from(lawyers)
    .where(eq(lawyers.isSample, false))
    .limit(1)
  return found.length > 0
}
