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

/** Long lists of those who bear the frequent marks are not read from the index where a rare one finds them. */
export function indexConditions(selection: Selection, few: readonly string[] | undefined): SQL {
  if (!few) return markConditions(selection)
  const others = { ...selection, marks: selection.marks.filter((list) => list !== few) }
  return sql`${overlaps(few)} and ${markConditions(others, sql`(facets || '{}'::text[])`)}`
}

export function markConditions({ marks, except }: Selection, facets = sql`facets`): SQL {
  const sure = marks.filter((list) => list.length === 1).flat()
  const choices = marks.filter((list) => list.length !== 1)
  return (
    and(
      ...(sure.length > 0 ? [sql`${facets} @> ${textArray(sure)}`] : []),
      ...choices.map((list) => overlaps(list, facets)),
      ...except.map((combination) => sql`not (${allOverlap(combination, facets)})`),
    ) ?? sql`true`
  )
}

const allOverlap = (combination: Marks, facets: SQL) =>
  and(...combination.map((list) => overlaps(list, facets))) ?? sql`true`
const overlaps = (list: readonly string[], facets = sql`facets`) =>
  sql`${facets} && ${textArray(list)}`
export const textArray = (texts: readonly string[]) => sql`${sql.param([...texts])}::text[]`
