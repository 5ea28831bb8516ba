import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../../../platform/database/database.server.ts'
import type { CheckResult } from '../contract.ts'
import { facet } from '../domain/facets.ts'
import { traitsOf } from '../domain/traits.ts'
import { lawyerChecks, lawyerRemovals, lawyers } from '../tables.ts'

/** What a lawyer is known by to a register. */
export type Licence = { register: string; licenceNumber: string }

const isOf = ({ register, licenceNumber }: Licence) =>
  and(eq(lawyers.register, register), eq(lawyers.licenceNumber, licenceNumber))

export async function licenceOfSlug(db: Database, slug: string): Promise<Licence | undefined> {
  const [row] = await db
    .select({ register: lawyers.register, licenceNumber: lawyers.licenceNumber })
    .from(lawyers)
    .where(eq(lawyers.slug, slug))
  return row?.register && row.licenceNumber
    ? { register: row.register, licenceNumber: row.licenceNumber }
    : undefined
}

export async function insertCheck(
  db: Database,
  licence: Licence,
  check: { checkedOn: string; result: CheckResult; note: string; recordedAt: Date },
): Promise<void> {
  await db.insert(lawyerChecks).values({ ...licence, ...check })
}

/** @returns whether such a lawyer is listed */
export async function markChecked(
  db: Database,
  licence: Licence,
  checkedOn: string | null,
): Promise<boolean> {
  const without = sql`array_remove(${lawyers.facets}, ${facet.verified}::text)`
  const bit = sql`${traitsOf([facet.verified])}::bigint`
  const rows = await db
    .update(lawyers)
    .set({
      checkedOn,
      facets: checkedOn === null ? without : sql`${without} || ${facet.verified}::text`,
      traits: checkedOn === null ? sql`traits & ~${bit}` : sql`traits | ${bit}`,
      updatedAt: sql`now()`,
    })
    .where(and(isOf(licence), eq(lawyers.isSample, false)))
    .returning({ id: lawyers.id })
  return rows.length > 0
}

/** Takes a record off the list for good. @returns whether it was on it */
export async function removeLicence(
  db: Database,
  licence: Licence,
  removal: { reason: string; removedAt: Date },
): Promise<boolean> {
  await db
    .insert(lawyerRemovals)
    .values({ ...licence, ...removal })
    .onConflictDoUpdate({
      target: [lawyerRemovals.register, lawyerRemovals.licenceNumber],
      set: removal,
    })
  const rows = await db.delete(lawyers).where(isOf(licence)).returning({ id: lawyers.id })
  return rows.length > 0
}

/** The next import may bring it back. @returns whether it had been taken off */
export async function liftRemoval(db: Database, licence: Licence): Promise<boolean> {
  const rows = await db
    .delete(lawyerRemovals)
    .where(
      and(
        eq(lawyerRemovals.register, licence.register),
        eq(lawyerRemovals.licenceNumber, licence.licenceNumber),
      ),
    )
    .returning({ register: lawyerRemovals.register })
  return rows.length > 0
}

export async function countOperatorRecords(db: Database) {
  const { rows } = await db.execute<
    Record<'sample' | 'checks' | 'removals' | 'reports', string>
  >(sql`
    select (select count(*) from lawyers where is_sample) as sample,
      (select count(*) from lawyer_checks) as checks,
      (select count(*) from lawyer_removals) as removals,
      (select count(*) from lawyer_reports) as reports`)
  const [row] = rows
  return {
    sample: Number(row?.sample ?? 0),
    checks: Number(row?.checks ?? 0),
    removals: Number(row?.removals ?? 0),
    reports: Number(row?.reports ?? 0),
  }
}
