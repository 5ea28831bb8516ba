import { and, asc, eq, gt, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../../platform/database/database.server.ts'
import type { Sort } from '../domain/lawyer-filter.ts'
import type { Marks, Selection } from '../domain/selection.ts'
import { lawyers } from '../tables.ts'
import {
  byIndex,
  type Ground,
  groundConditions,
  indexConditions,
  markConditions,
  traitConditions,
} from './mark-conditions.repo.ts'

export type LawyerRow = typeof lawyers.$inferSelect
export type NewLawyer = typeof lawyers.$inferInsert

/** Where a lawyer stands in a list: the rotation starts in the middle (part 0) and comes round (part 1). */
export type Place = {
  id: string
  part: number
  /** What the list is sorted by before the rotation: nothing, years or name; or the place in a short list. */
  key: string | number | null
  rotation: number
}

export type Order = {
  sort: Sort
  /** Where the rotation starts; other sorts have one part and no start. */
  start: number
  /** The last lawyer shown; those behind come next. */
  after?: Omit<Place, 'id'> | undefined
}

/**
 * The next lawyers of a selection in one part of the order, found by walking it and skipping who does not fit; looks
 * at `looksAt` lawyers at most.
 */
export async function walkInOrder(
  db: Database,
  selection: Selection,
  { sort, start, after }: Order,
  part: number,
  ground: Ground,
  { limit, looksAt }: { limit: number; looksAt: number },
): Promise<Place[]> {
  const behind = after?.part === part ? [isBehind(sort, after)] : []
  const half = sort === 'rotation' ? [halfOf(part, start)] : []
  const within = [or(...groundConditions(ground)), ...half, ...behind]
  const { rows } = await db.execute<Place>(sql`
    select id, ${part}::integer as part, key, rotation
    from (
      select id, rotation, facets, ${keyOf(sort)} as key from lawyers
      where ${and(...within) ?? sql`true`} order by ${orderOf(sort)} limit ${looksAt}
    ) as looked
    where ${markConditions(selection)} limit ${limit}`)
  return rows.map(placeOf)
}

/**
 * The same in the order of the rotation, where the index says by the traits who may fit: only those are fetched.
 */
export async function walkByTraits(
  db: Database,
  selection: Selection,
  { start, after }: Order,
  part: number,
  ground: Ground,
  { limit, looksAt }: { limit: number; looksAt: number },
): Promise<Place[]> {
  const behind = after?.part === part ? [isBehind('rotation', after)] : []
  const walks = groundConditions(ground).map(
    (on) => sql`(select rotation, traits from lawyers
      where ${and(on, halfOf(part, start), ...behind)} order by rotation limit ${looksAt})`,
  )
  // Two may stand at one place; whoever does not fit is told by all the marks.
  const { rows } = await db.execute<Place>(sql`
    select id, ${part}::integer as part, null::integer as key, rotation
    from (
      select distinct rotation
      from (select rotation, traits from (${sql.join(walks, sql` union all `)}) as walked
        order by rotation limit ${looksAt}) as looked
      where ${and(...traitConditions(selection)) ?? sql`true`} order by rotation
    ) as fitting cross join lateral (
      select id from lawyers
      where lawyers.rotation = fitting.rotation and (${markConditions(selection)}) is true offset 0
    ) as found
    order by rotation limit ${limit}`)
  return rows.map(placeOf)
}

/**
 * The next lawyers of a selection in order, found by their marks: quick where few bear them all.
 * @param indexed the lists of the selection by which the index finds them
 */
export async function findByMarks(
  db: Database,
  selection: Selection,
  indexed: Marks,
  { sort, start, after }: Order,
  limit: number,
): Promise<Place[]> {
  const behind = after
    ? sql`part > ${after.part} or (part = ${after.part} and ${isBehind(sort, after, 'key')})`
    : sql`true`
  // The order is applied afterwards: inside, the planner would rather read half of an index of it.
  const { rows } = await byIndex<Place>(
    db,
    sql`with marked as materialized (
      select id, rotation, ${keyOf(sort)} as key,
        case when ${sort === 'rotation'} and rotation < ${start} then 1 else 0 end as part
      from lawyers where ${indexConditions(selection, indexed)}
    )
    select id, part, key, rotation from marked where ${behind} order by part, key, rotation limit ${limit}`,
  )
  return rows.map(placeOf)
}

/** How many lawyers a selection has, counted no further than `most`. */
export async function countUpTo(
  db: Database,
  selection: Selection,
  indexed: Marks,
  most: number,
): Promise<number> {
  const { rows } = await byIndex<{ counted: string }>(
    db,
    sql`select count(*) as counted
    from (select 1 from lawyers where ${indexConditions(selection, indexed)} limit ${most}) as counted`,
  )
  return Number(rows[0]?.counted ?? 0)
}

/** Whole records, in the order of their ids as given. */
export async function readLawyers(db: Database, ids: readonly string[]): Promise<LawyerRow[]> {
  if (ids.length === 0) return []
  const rows = await db
    .select()
    .from(lawyers)
    .where(inArray(lawyers.id, [...ids]))
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

export async function findLawyerBySlug(db: Database, slug: string): Promise<LawyerRow | undefined> {
  const [row] = await db.select().from(lawyers).where(eq(lawyers.slug, slug)).limit(1)
  return row
}

/** Records in the order of their addresses, behind one of them. */
export async function lawyersAfter(
  db: Database,
  slug: string,
  wanted: { country?: string | undefined; withSample: boolean; limit: number },
): Promise<LawyerRow[]> {
  return db
    .select()
    .from(lawyers)
    .where(
      and(
        gt(lawyers.slug, slug),
        wanted.country ? eq(lawyers.country, wanted.country) : undefined,
        wanted.withSample ? undefined : eq(lawyers.isSample, false),
      ),
    )
    .orderBy(asc(lawyers.slug))
    .limit(wanted.limit)
}

export async function insertLawyers(db: Database, rows: NewLawyer[]): Promise<void> {
  await db.insert(lawyers).values(rows).onConflictDoNothing({ target: lawyers.slug })
}

const halfOf = (part: number, start: number) =>
  part === 0 ? sql`rotation >= ${start}` : sql`rotation < ${start}`

/** What each sort goes by before the rotation; smaller comes first. */
const SORT_COLUMNS: Record<Sort, string> = {
  rotation: 'null::integer',
  experience: '(-coalesce(experience, 0))',
  name: 'sort_name',
}

const keyOf = (sort: Sort) => sql.raw(SORT_COLUMNS[sort])

function orderOf(sort: Sort): SQL {
  return sort === 'rotation' ? asc(lawyers.rotation) : sql.raw(`${SORT_COLUMNS[sort]}, rotation`)
}

function isBehind(sort: Sort, { key, rotation }: Omit<Place, 'id'>, column?: string): SQL {
  return sort === 'rotation'
    ? sql`rotation > ${rotation}`
    : sql`(${sql.raw(column ?? SORT_COLUMNS[sort])}, rotation) > (${key}, ${rotation})`
}

function placeOf({ id, part, key, rotation }: Place): Place {
  return { id, part, key, rotation: Number(rotation) }
}
