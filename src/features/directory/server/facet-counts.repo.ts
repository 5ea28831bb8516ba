import { or, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../../platform/database/database.server.ts'
import type { Marks, Selection } from '../domain/selection.ts'
import { EVERY_LAWYER } from './lawyer-totals.repo.ts'
import {
  byIndex,
  type Ground,
  groundConditions,
  indexConditions,
  markConditions,
} from './mark-conditions.repo.ts'

/** How many lawyers bear each mark; `*` is every lawyer looked at. */
export type MarkCounts = Map<string, number>

/** The first letters of the marks that are counted to narrow a list by. */
const COUNTED = sql.raw(`array['*', 'c:', 'j:', 'a:', 'l:', 'f:']`)

type Row = { mark: string; counted: string }

/**
 * Marks of a selection's lawyers, found by marks of the index.
 * @param most lawyers looked at; with more of them the counts are of these only
 * @param oneIn counts the marks of one in so many, drawn by the rotation, and `*` of all
 */
export async function countMarks(
  db: Database,
  selection: Selection,
  indexed: Marks,
  { most, oneIn = 1 }: { most: number; oneIn?: number },
): Promise<{ lawyers: number; drawn: MarkCounts }> {
  const { rows } = await byIndex<Row>(
    db,
    sql`with chosen as materialized (
      select case when mod(rotation, ${oneIn}) = 0 then facets end as facets
      from lawyers where ${indexConditions(selection, indexed)} limit ${most}
    )
    select 'all' as mark, count(*) as counted from chosen
    union all
    (${marksOf(sql`select facets from chosen where facets is not null`)})`,
  )
  const [all, ...marks] = rows
  return { lawyers: Number(all?.counted ?? 0), drawn: countsOf(marks) }
}

/**
 * Marks of those who fit among the first lawyers of the rotation. Where a lawyer stands in it has nothing to do with
 * anything about the lawyer, so these are a fair sample, and the same every day.
 * @param looksAt lawyers looked at
 */
export async function sampleMarks(
  db: Database,
  selection: Selection,
  ground: Ground,
  looksAt: number,
): Promise<MarkCounts> {
  const { rows } = await db.execute<Row>(
    marksOf(sql`select facets from (
      select facets from lawyers where ${or(...groundConditions(ground))}
      order by rotation limit ${looksAt}
    ) as looked where ${markConditions(selection)}`),
  )
  return countsOf(rows)
}

function marksOf(lawyers: SQL): SQL {
  return sql`select mark, count(*) as counted
    from (${lawyers}) as borne, unnest(facets || ${EVERY_LAWYER}::text) as mark
    where left(mark, 2) = any(${COUNTED}) group by mark`
}

const countsOf = (rows: readonly Row[]): MarkCounts =>
  new Map(rows.map(({ mark, counted }) => [mark, Number(counted)]))
