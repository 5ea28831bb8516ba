import { inDailyTurns } from '../domain/daily-turns.ts'
import { rotationStart } from '../domain/rotation.ts'
import { cityKey, type SeatQuestion } from '../domain/seat-counts.ts'
import { SHORT_LIST } from './next-places.ts'

/** As much of a lawyer's record as places and areas are chosen by. */
export type Seat = {
  id: string
  rotation: number
  jurisdiction: string
  location: string
  specializations: readonly string[]
}

/** How near a lawyer is to the place asked for. */
export type Nearness = 'city' | 'region' | 'country'

const NEARNESS: readonly Nearness[] = ['city', 'region', 'country']

/**
 * Those of one country who take the area, the nearer place first; those of one place in the order of the day that
 * every list of lawyers has.
 */
export function nearestFirst(
  seats: readonly Seat[],
  { jurisdiction, cities, area }: SeatQuestion,
  day: string,
): { id: string; near: Nearness }[] {
  const names = cities?.map(cityKey)
  const nearnessOf = (seat: Seat): Nearness => {
    const inRegion = !jurisdiction || seat.jurisdiction === jurisdiction
    if (inRegion && names?.includes(cityKey(seat.location))) return 'city'
    return jurisdiction && inRegion ? 'region' : 'country'
  }
  const fitting = seats.filter((seat) => !area || seat.specializations.includes(area))
  return NEARNESS.flatMap((near) =>
    inOrderOfDay(
      fitting.filter((seat) => nearnessOf(seat) === near),
      day,
    ).map(({ id }) => ({ id, near })),
  )
}

function inOrderOfDay(seats: readonly Seat[], day: string): Seat[] {
  if (seats.length <= SHORT_LIST) return inDailyTurns(seats, (seat) => String(seat.rotation), day)
  const start = rotationStart(day)
  const inCircle = seats.toSorted((a, b) => a.rotation - b.rotation)
  const first = inCircle.findIndex(({ rotation }) => rotation >= start)
  return first <= 0 ? inCircle : [...inCircle.slice(first), ...inCircle.slice(0, first)]
}
