import type { Database } from '../../../platform/database/database.server.ts'
import { inDailyTurns } from '../domain/daily-turns.ts'
import type { Selection } from '../domain/selection.ts'
import { findByMarks, type Order, type Place, walkByTraits, walkInOrder } from './lawyers.repo.ts'
import {
  cityOf,
  countryOf,
  type Estimate,
  estimate,
  jurisdictionOf,
  walkingTakes,
} from './list-estimate.ts'
import type { Turn } from './list-turns.ts'
import type { Ground } from './mark-conditions.repo.ts'

/**
 * Lists up to this long are put in order as a whole. On the circle of the rotation whoever has a long stretch before
 * them would come first more often; in a long list that matters little, in a short one a great deal.
 */
export const SHORT_LIST = 100
/** Estimates are off where marks go together; so much longer a list is not looked at for being short. */
const SURELY_LONGER = 10
/** What a walk through the order may take, in lawyers fetched, before their marks are asked instead. */
const MOST_WALKED = 10_000
/** So many times more are looked at than should be needed, before the walk is given up. */
const SPARE_LOOKS = 3

/** The order of a list on a day. */
export type DayOrder = Omit<Order, 'after'> & {
  /** YYYY-MM-DD. */
  day: string
}

/**
 * The next lawyers of one turn of a list. Those of a short one take daily turns; whether it is short does not depend
 * on how many are asked for, so that every page length shows the same order.
 */
export async function nextOfTurn(
  db: Database,
  turn: Turn,
  { day, ...order }: DayOrder & Pick<Order, 'after'>,
  limit: number,
): Promise<Place[]> {
  const ground = groundOf(turn.selection, order)
  const expected = { ...(await estimate(db, turn, ground)), ground }
  const mayBeShort = expected.share * expected.whole <= SHORT_LIST * SURELY_LONGER
  const goesRound = order.after !== undefined && order.after.key === null
  if (order.sort !== 'rotation' || goesRound || !(mayBeShort || order.after)) {
    return nextOf(db, turn, expected, order, limit)
  }
  const fromStart = { ...order, after: undefined }
  const found = await nextOf(db, turn, expected, fromStart, Math.max(limit, SHORT_LIST + 1))
  if (found.length > SHORT_LIST && !order.after) return found.slice(0, limit)
  const inOrder = inDailyTurns(found, ({ rotation }) => String(rotation), day).map((place, at) => ({
    ...place,
    part: 0,
    key: at,
  }))
  const from = order.after ? placeBehind(inOrder, order.after) : 0
  return inOrder.slice(from, from + limit)
}

/** Other orders than the rotation have an index for whole countries only. */
function groundOf(selection: Selection, { sort }: Pick<Order, 'sort'>): Ground {
  const country = countryOf(selection)
  if (sort !== 'rotation') return { country }
  const city = country ? cityOf(selection) : undefined
  return city === undefined
    ? { country, jurisdiction: jurisdictionOf(selection) }
    : { country, city }
}

/** Behind the last lawyer shown; where that one is gone, behind as many as were shown. */
function placeBehind(inOrder: readonly Place[], after: NonNullable<Order['after']>): number {
  const at = inOrder.findIndex(({ rotation }) => rotation === after.rotation)
  return at === -1 ? Number(after.key) : at + 1
}

/** Where enough lawyers bear the marks a short walk meets them; where few do, their marks find them all. */
async function nextOf(
  db: Database,
  { selection }: Turn,
  { ground, ...expected }: Estimate & { ground: Ground },
  order: Order,
  limit: number,
): Promise<Place[]> {
  const { share, whole, indexed, work } = expected
  // The totals are exact: where nobody bears one of the marks, nobody bears them all.
  if (share === 0) return []
  const looks = Math.min(whole, limit / share)
  const takes = walkingTakes(selection, expected)
  const byTraits =
    order.sort === 'rotation' && (ground.city !== undefined || takes.byTraits < takes.plainly)
  const each = byTraits ? takes.byTraits : takes.plainly
  // Where looking at all of them is no more work than giving up and asking for the marks, the walk goes on to the end.
  const spare = Math.ceil(looks * SPARE_LOOKS)
  const looksAt = whole * each <= spare * each + work ? whole : spare
  const walked =
    looks * each <= MOST_WALKED && (looks * each < work || whole <= limit)
      ? await walk(db, selection, order, ground, { limit, whole, looksAt, byTraits })
      : undefined
  return walked ?? findByMarks(db, selection, indexed, order, limit)
}

type Walk = { limit: number; whole: number; looksAt: number; byTraits: boolean }

/** Both parts of the order one after the other; undefined when that took too long. */
async function walk(
  db: Database,
  selection: Selection,
  order: Order,
  ground: Ground,
  { limit, whole, looksAt, byTraits }: Walk,
): Promise<Place[] | undefined> {
  const places: Place[] = []
  const walkPart = byTraits ? walkByTraits : walkInOrder
  for (let part = order.after?.part ?? 0; part < (order.sort === 'rotation' ? 2 : 1); part += 1) {
    const wanted = limit - places.length
    places.push(...(await walkPart(db, selection, order, part, ground, { limit: wanted, looksAt })))
    if (places.length === limit) return places
    if (whole > looksAt) return undefined
  }
  return places
}
