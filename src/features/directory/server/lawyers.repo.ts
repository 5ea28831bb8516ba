import { and, arrayContains, count, countDistinct, eq, gte, or, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../../platform/database/database.server.ts'
import type { LawyerFilter } from '../domain/lawyer-filter.ts'
import { lawyers } from '../tables.ts'

export type LawyerRow = typeof lawyers.$inferSelect
export type NewLawyer = typeof lawyers.$inferInsert

const MAX_ROWS = 200

/**
 * Lawyers that pass a filter: those of the sub-region first, then of the rest of the country. Experience and a
 * rotation that changes each day order the rest; partner flag and fees play no part.
 * @param day YYYY-MM-DD, turns the rotation
 */
export async function listLawyers(
  db: Database,
  filter: LawyerFilter,
  day: string,
): Promise<LawyerRow[]> {
  const regionFirst = filter.jurisdiction
    ? [sql`(${lawyers.jurisdiction} = ${filter.jurisdiction}) desc`]
    : []
  return db
    .select()
    .from(lawyers)
    .where(and(...conditions(filter)))
    .orderBy(
      ...regionFirst,
      sql`least(${lawyers.experience} / 10, 2) desc`,
      sql`md5(${lawyers.slug} || ${day})`,
    )
    .limit(MAX_ROWS)
}

/** Lawyers whose name, firm or city holds the words, nearest first. */
export async function searchLawyers(
  db: Database,
  text: string,
  filter: LawyerFilter,
): Promise<LawyerRow[]> {
  const contains = sql`${lawyers.searchText} like ${`%${escapeLike(text)}%`}`
  const resembles = text.length >= 4 ? sql`${text} <% ${lawyers.searchText}` : undefined
  return db
    .select()
    .from(lawyers)
    .where(and(or(contains, resembles), ...conditions(filter)))
    .orderBy(
      sql`(${contains}) desc`,
      sql`word_similarity(${text}, ${lawyers.searchText}) desc`,
      lawyers.slug,
    )
    .limit(MAX_ROWS)
}

/** What the site claims about itself, counted. */
export async function countDirectory(db: Database) {
  const [row] = await db
    .select({
      lawyers: count(),
      countries: countDistinct(lawyers.country),
      jurisdictions: countDistinct(lawyers.jurisdiction),
      reviews: sql<number>`coalesce(sum(${lawyers.reviewCount}), 0)::int`,
      rating: sql<number>`coalesce(round(sum(${lawyers.rating} * ${lawyers.reviewCount}) / nullif(sum(${lawyers.reviewCount}), 0), 1), 0)::float8`,
    })
    .from(lawyers)
  return row ?? { lawyers: 0, countries: 0, jurisdictions: 0, reviews: 0, rating: 0 }
}

export async function insertLawyers(db: Database, rows: NewLawyer[]): Promise<void> {
  await db.insert(lawyers).values(rows).onConflictDoNothing({ target: lawyers.slug })
}

function conditions(filter: LawyerFilter): SQL[] {
  return [
    ...(filter.country ? [eq(lawyers.country, filter.country)] : []),
    ...(filter.jurisdiction ? [eq(lawyers.country, filter.jurisdiction.slice(0, 2))] : []),
    ...(filter.specialization
      ? [arrayContains(lawyers.specializations, [filter.specialization])]
      : []),
    ...(filter.city ? [sql`${lawyers.searchText} like ${`%${escapeLike(filter.city)}%`}`] : []),
    ...(filter.minimumYears ? [gte(lawyers.experience, filter.minimumYears)] : []),
    ...(filter.freeConsultation ? [eq(lawyers.freeConsultation, true)] : []),
    ...(filter.name ? [sql`${lawyers.searchText} like ${`%${escapeLike(filter.name)}%`}`] : []),
  ]
}

const escapeLike = (text: string) => text.replace(/[\\%_]/g, (character) => `\\${character}`)
