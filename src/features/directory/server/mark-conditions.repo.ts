import { and, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../../platform/database/database.server.ts'
import type { Marks, Selection } from '../domain/selection.ts'
import { isOfTraits, traitsOf } from '../domain/traits.ts'

/** What is walked through in order; a city is one of the country. */
export type Ground = {
  country?: string | undefined
  jurisdiction?: string | undefined
  city?: string | undefined
}

/** The planner takes lists of rare marks for frequent ones and would read the whole table. */
export function byIndex<Row extends Record<string, unknown>>(db: Database, query: SQL) {
  return db.transaction(async (tx) => {
    await tx.execute(sql`set local enable_seqscan = off`)
    return tx.execute<Row>(query)
  })
}

/** Each is walked on an index of its own; nobody is on two of them. A city has one for its name in the local script. */
export function groundConditions({ country, jurisdiction, city }: Ground): SQL[] {
  if (city !== undefined) {
    return ['city', 'local_city'].map(
      (column) => sql`country = ${country} and ${sql.raw(column)} = ${city}`,
    )
  }
  if (jurisdiction) return [sql`jurisdiction = ${jurisdiction}`]
  return [country ? sql`country = ${country}` : sql`true`]
}

/** Lawyers whom the index finds by some lists of the selection; the other lists are not read from it. */
export function indexConditions({ marks, except }: Selection, indexed: Marks): SQL {
  const compared = marks.filter((list) => !indexed.includes(list))
  const conditions = [
    ...indexed.map((list) => borne(list)),
    // No index answers whether a condition "is true".
    ...compared.map((list) => sql`(${borne(list)}) is true`),
    ...except.map(unlike),
  ]
  return conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `)
}

export function markConditions({ marks, except }: Selection): SQL {
  const sure = marks.filter((list) => list.length === 1).flat()
  const choices = marks.filter((list) => list.length !== 1)
  return (
    and(
      ...(sure.length > 0 ? [sql`facets @> ${textArray(sure)}`] : []),
      ...choices.map(borne),
      ...except.map(unlike),
    ) ?? sql`true`
  )
}

/** What the bits say of a selection before anybody is fetched: whoever bears its marks is among these. */
export function traitConditions({ marks }: Selection): SQL[] {
  const told = marks.filter(isOfTraits)
  const sure = traitsOf(told.filter((list) => list.length === 1).flat())
  const choices = told.filter((list) => list.length !== 1).map(traitsOf)
  return [
    ...(sure > 0 ? [sql`traits & ${sure}::bigint = ${sure}::bigint`] : []),
    ...choices.map((bits) => sql`traits & ${bits}::bigint <> 0`),
  ]
}

const borne = (list: readonly string[]) =>
  list.length === 1 ? sql`facets @> ${textArray(list)}` : sql`facets && ${textArray(list)}`
const unlike = (combination: Marks) => sql`not (${and(...combination.map(borne)) ?? sql`true`})`
export const textArray = (texts: readonly string[]) => sql`${sql.param([...texts])}::text[]`
