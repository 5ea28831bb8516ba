import { and, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../../platform/database/database.server.ts'
import type { Marks, Selection } from '../domain/selection.ts'

/** What is walked through in order. */
export type Ground = { country?: string | undefined; jurisdiction?: string | undefined }

/** The planner takes lists of rare marks for frequent ones and would read the whole table. */
export function byIndex<Row extends Record<string, unknown>>(db: Database, query: SQL) {
  return db.transaction(async (tx) => {
    await tx.execute(sql`set local enable_seqscan = off`)
    return tx.execute<Row>(query)
  })
}

export function groundConditions({ country, jurisdiction }: Ground): SQL[] {
  if (jurisdiction) return [sql`jurisdiction = ${jurisdiction}`]
  return country ? [sql`country = ${country}`] : []
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

const borne = (list: readonly string[]) =>
  list.length === 1 ? sql`facets @> ${textArray(list)}` : sql`facets && ${textArray(list)}`
const unlike = (combination: Marks) => sql`not (${and(...combination.map(borne)) ?? sql`true`})`
export const textArray = (texts: readonly string[]) => sql`${sql.param([...texts])}::text[]`
