import { eq, sql } from 'drizzle-orm'
import type { Database } from '../../../platform/database/database.server.ts'
import { EVERY_AREA, type SeatGroup } from '../domain/seat-counts.ts'
import { lawyers } from '../tables.ts'
import type { Seat } from './nearest-first.ts'

/** Everybody of a country, up to a limit. */
export async function seatsOfCountry(
  db: Database,
  country: string,
  limit: number,
): Promise<Seat[]> {
  const { id, rotation, jurisdiction, location, specializations } = lawyers
  return db
    .select({ id, rotation, jurisdiction, location, specializations })
    .from(lawyers)
    .where(eq(lawyers.country, country))
    .limit(limit)
}

/** Everybody of a country, counted by place and area. */
export async function countSeatGroups(db: Database, country: string): Promise<SeatGroup[]> {
  const { rows } = await db.execute<SeatGroup>(sql`
    select jurisdiction, location, area, count(*)::integer as lawyers
    from lawyers, unnest(specializations || ${EVERY_AREA}::text) as area
    where country = ${country} group by jurisdiction, location, area`)
  return rows
}
