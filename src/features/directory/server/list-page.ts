import type { Database } from '../../../platform/database/database.server.ts'
import type { LawyerFilter } from '../domain/lawyer-filter.ts'
import { rotationStart } from '../domain/rotation.ts'
import type { Selection } from '../domain/selection.ts'
import { EVERY_LAWYER } from './lawyer-totals.repo.ts'
import {
  countUpTo,
  findByMarks,
  type Ground,
  type LawyerRow,
  type Order,
  type Place,
  readLawyers,
  walkInOrder,
} from './lawyers.repo.ts'
import { countryOf, estimate, jurisdictionOf } from './list-estimate.ts'
import { type Turn, turnsOf } from './list-turns.ts'
import type { PageCursor } from './page-cursor.ts'

/** Lawyers looked at on a walk through the order before their marks are asked instead. */
const LOOKS_AT = 10_000
/** So many times more are looked at than should be needed, before the walk is given up. */
const SPARE_LOOKS = 3
/** Comparing one lawyer with one mark takes this part of what fetching a lawyer takes; measured. */
const COMPARING = 0.1
/** Counted exactly so far, then "1,000+". */
export const COUNTED_EXACTLY = 1_000
/** Whoever finds so many by a well fitting name did not mean the names that fit less. */
const FOUND_ENOUGH = 10

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
  const places = await placesOf(db, question, { sort, start: rotationStart(day) })
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
  order: Omit<Order, 'after'>,
): Promise<(Place & { turn: number })[]> {
  const places: (Place & { turn: number })[] = []
  let turn = -1
  for await (const next of turnsOf(db, filter, words)) {
    turn += 1
    if (cursor && turn < cursor.turn) continue
    const after = cursor?.turn === turn ? cursor : undefined
    const found = await nextOf(db, next, { ...order, after }, limit + 1 - places.length)
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
  const { share, whole, few, lists } = await estimate(db, turn, { country: countryOf(selection) })
  if (share === 0) return 0
  const [only = [EVERY_LAWYER], ...more] = lists
  const isCounted = more.length === 0 && only.length === 1 && selection.except.length === 0
  return isCounted && !only.some((mark) => turn.wordTotals.get(mark))
    ? Math.min(most, Math.round(share * whole))
    : countUpTo(db, selection, few, most)
}

/** Where enough lawyers bear the marks a short walk meets them; where few do, their marks find them all. */
async function nextOf(db: Database, turn: Turn, order: Order, limit: number): Promise<Place[]> {
  const { selection } = turn
  const ground = {
    country: countryOf(selection),
    jurisdiction: order.sort === 'rotation' ? jurisdictionOf(selection) : undefined,
  }
  const { share, whole, few } = await estimate(db, turn, ground)
  // The totals are exact: where nobody bears one of the marks, nobody bears them all.
  if (share === 0) return []
  const looks = limit / share
  const compared = selection.marks.reduce((sum, list) => sum + list.length, 0)
  const walkIsShorter = looks * (1 + COMPARING * compared) < share * whole
  const walked =
    looks <= LOOKS_AT && (walkIsShorter || whole <= limit)
      ? await walk(db, selection, order, ground, {
          limit,
          whole,
          looksAt: Math.ceil(looks * SPARE_LOOKS),
        })
      : undefined
  return walked ?? findByMarks(db, selection, few, order, limit)
}

/** Both parts of the order one after the other; undefined when that took too long. */
async function walk(
  db: Database,
  selection: Selection,
  order: Order,
  ground: Ground,
  { limit, whole, looksAt }: { limit: number; whole: number; looksAt: number },
): Promise<Place[] | undefined> {
  const places: Place[] = []
  for (let part = order.after?.part ?? 0; part < (order.sort === 'rotation' ? 2 : 1); part += 1) {
    const wanted = limit - places.length
    places.push(
      ...(await walkInOrder(db, selection, order, part, ground, { limit: wanted, looksAt })),
    )
    if (places.length === limit) return places
    if (whole > looksAt) return undefined
  }
  return places
}
