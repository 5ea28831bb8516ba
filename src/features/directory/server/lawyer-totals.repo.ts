import { and, eq, gt, inArray, like, or, sql } from 'drizzle-orm'
import type { Database } from '../../../platform/database/database.server.ts'
import { lawyers, lawyerTotals } from '../tables.ts'

export const EVERYWHERE = '*'
export const EVERY_LAWYER = '*'

/**
 * How many lawyers bear each of these marks; a mark nobody bears is absent. `*` is every lawyer.
 * @param country ISO 3166-1; undefined is everywhere
 */
export async function totalsOf(
  db: Database,
  country: string | undefined,
  marks: readonly string[],
): Promise<Map<string, number>> {
  const rows = await db
    .select({ facet: lawyerTotals.facet, total: lawyerTotals.total })
    .from(lawyerTotals)
    .where(
      and(
        eq(lawyerTotals.country, country ?? EVERYWHERE),
        inArray(lawyerTotals.facet, [EVERY_LAWYER, ...marks]),
      ),
    )
  return new Map(rows.map(({ facet, total }) => [facet, total]))
}

type Totals = {
  here: Map<string, number>
  everywhere: Map<string, number>
  /** Of whom the index alone tells, a share of all: the rest came or changed since the table was last vacuumed. */
  toldByIndex: number
}

/** How many lawyers bear each of these marks in a country and everywhere, asked for at once. */
export async function totalsHereAndEverywhere(
  db: Database,
  country: string | undefined,
  marks: readonly string[],
): Promise<Totals> {
  const { rows } = await db.execute<{ country: string; facet: string; total: number }>(sql`
    select country, facet, total from lawyer_totals
    where country = any(${sql.param([EVERYWHERE, country ?? EVERYWHERE])})
      and facet = any(${sql.param([EVERY_LAWYER, ...marks])})
    union all
    select '', '', 100 * relallvisible / greatest(relpages, 1)
    from pg_class where oid = 'lawyers'::regclass`)
  const totalsIn = (place: string) =>
    new Map(rows.flatMap((row) => (row.country === place ? [[row.facet, row.total]] : [])))
  return {
    here: totalsIn(country ?? EVERYWHERE),
    everywhere: totalsIn(EVERYWHERE),
    toldByIndex: (totalsIn('').get('') ?? 0) / 100,
  }
}

/** All totals of one kind of mark, such as `a:` for areas, the most frequent first. */
export async function totalsOfKind(
  db: Database,
  country: string | undefined,
  prefix: string,
  limit: number,
): Promise<{ value: string; total: number }[]> {
  return db
    .select({
      value: sql<string>`substr(${lawyerTotals.facet}, ${prefix.length + 1})`,
      total: lawyerTotals.total,
    })
    .from(lawyerTotals)
    .where(
      and(
        eq(lawyerTotals.country, country ?? EVERYWHERE),
        like(lawyerTotals.facet, `${prefix}%`),
        sql`${lawyerTotals.total} > 0`,
      ),
    )
    .orderBy(sql`${lawyerTotals.total} desc`, lawyerTotals.facet)
    .limit(limit)
}

/** Kinds of marks a list can be narrowed by, and the mark of every lawyer. */
const NARROWING = ['c:', 'j:', 'a:', 'l:', 'f:']

/**
 * Every total of a kind that a list can be narrowed by; `*` is every lawyer.
 * @param country ISO 3166-1; undefined is everywhere
 */
export async function totalsOfKinds(
  db: Database,
  country: string | undefined,
): Promise<Map<string, number>> {
  const { facet, total } = lawyerTotals
  const kinds = NARROWING.map((prefix) => like(facet, `${prefix}%`))
  const rows = await db
    .select({ facet, total })
    .from(lawyerTotals)
    .where(
      and(
        eq(lawyerTotals.country, country ?? EVERYWHERE),
        gt(total, 0),
        or(eq(facet, EVERY_LAWYER), ...kinds),
      ),
    )
  return new Map(rows.map((row) => [row.facet, row.total]))
}

/** What the site claims about itself, counted. */
export async function countDirectory(db: Database) {
  const everywhere = sql`${lawyerTotals.country} = ${EVERYWHERE} and ${lawyerTotals.total} > 0`
  const [totals] = await db
    .select({
      lawyers: sql<number>`coalesce(sum(${lawyerTotals.total}) filter (where ${lawyerTotals.facet} = ${EVERY_LAWYER}), 0)::int`,
      countries: sql<number>`(count(*) filter (where ${lawyerTotals.facet} like 'c:%'))::int`,
      jurisdictions: sql<number>`(count(*) filter (where ${lawyerTotals.facet} like 'j:%'))::int`,
    })
    .from(lawyerTotals)
    .where(everywhere)
  const [reviews] = await db
    .select({
      reviews: sql<number>`coalesce(sum(${lawyers.reviewCount}), 0)::int`,
      rating: sql<number>`coalesce(round(sum(${lawyers.rating} * ${lawyers.reviewCount}) / nullif(sum(${lawyers.reviewCount}), 0), 1), 0)::float8`,
    })
    .from(lawyers)
    .where(sql`${lawyers.reviewCount} > 0`)
  return {
    ...(totals ?? { lawyers: 0, countries: 0, jurisdictions: 0 }),
    ...(reviews ?? { reviews: 0, rating: 0 }),
  }
}
