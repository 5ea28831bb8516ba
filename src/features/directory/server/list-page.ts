import type { Database } from '../../../platform/database/database.server.ts'
import type { LawyerFilter } from '../domain/lawyer-filter.ts'
import { rotationStart } from '../domain/rotation.ts'
import { EVERY_LAWYER } from './lawyer-totals.repo.ts'
import { countUpTo, type LawyerRow, type Place, readLawyers } from './lawyers.repo.ts'
import { countryOf, estimate } from './list-estimate.ts'
import { type Turn, turnsOf } from './list-turns.ts'
import { type DayOrder, nextOfTurn } from './next-places.ts'
import type { PageCursor } from './page-cursor.ts'

/** Counted exactly so far, then "1,000+". */
export const COUNTED_EXACTLY = 1_000
/** Whoever finds so many by a well fitting name did not mean the names that fit less. */
export const FOUND_ENOUGH = 10

export type ListQuestion = {
  filter: LawyerFilter
  /** Folded words that may stand in a name, a firm or a city. */
  words?: string | undefined
  limit: number
  cursor?: PageCursor | undefined
  /** YYYY-MM-DD, turns the rotation. */
  day: string
}

export type ListPage = {
  rows: LawyerRow[]
  next: PageCursor | undefined
}

/** One page of the list. However many lawyers there are, a few thousand at most are looked at. */
export async function listPage(db: Database, question: ListQuestion): Promise<ListPage> {
  const { limit, cursor } = question
  const sort = cursor?.sort ?? question.filter.sort ?? 'rotation'
  const day = cursor?.day ?? question.day
  const places = await placesOf(db, question, { sort, day, start: rotationStart(day) })
  const shown = places.slice(0, limit)
  const rows = await readLawyers(
    db,
    shown.map(({ id }) => id),
  )
  const last = shown.at(-1)
  if (!last || places.length <= limit) return { rows, next: undefined }
  const { turn, part, key, rotation } = last
  return { rows, next: { day, sort, turn, part, key, rotation } }
}

/** The places of one page, and one more where there is another page. */
async function placesOf(
  db: Database,
  { filter, words, limit, cursor }: ListQuestion,
  order: DayOrder,
): Promise<(Place & { turn: number })[]> {
  const places: (Place & { turn: number })[] = []
  let turn = -1
  for await (const next of turnsOf(db, filter, words)) {
    turn += 1
    if (cursor && turn < cursor.turn) continue
    const after = cursor?.turn === turn ? cursor : undefined
    const found = await nextOfTurn(db, next, { ...order, after }, limit + 1 - places.length)
    for (const place of found) places.push({ ...place, turn })
    // Whoever is on a later page has found enough on the first.
    const foundEnough = cursor !== undefined || places.length >= FOUND_ENOUGH
    if (places.length > limit || (next.endsFit && foundEnough)) break
  }
  return places
}

/** How many lawyers a filter has, exactly up to a thousand; more than that is told as one more. */
export async function countList(
  db: Database,
  { filter, words }: Pick<ListQuestion, 'filter' | 'words'>,
): Promise<number> {
  let counted = 0
  for await (const turn of turnsOf(db, filter, words)) {
    counted += await countSelection(db, turn, COUNTED_EXACTLY + 1 - counted)
    if (counted > COUNTED_EXACTLY || (turn.endsFit && counted >= FOUND_ENOUGH)) break
  }
  return counted
}

/** One mark within a country is counted by the database already. */
async function countSelection(db: Database, turn: Turn, most: number): Promise<number> {
  const { selection } = turn
  const { share, whole, indexed, lists } = await estimate(db, turn, {
    country: countryOf(selection),
  })
  if (share === 0) return 0
  const [only = [EVERY_LAWYER], ...more] = lists
  const isCounted = more.length === 0 && only.length === 1 && selection.except.length === 0
  return isCounted && !only.some((mark) => turn.wordTotals.get(mark))
    ? Math.min(most, Math.round(share * whole))
    : countUpTo(db, selection, indexed, most)
}
