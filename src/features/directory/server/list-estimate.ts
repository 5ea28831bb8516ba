import type { Database } from '../../../platform/database/database.server.ts'
import type { Marks, Selection } from '../domain/selection.ts'
import { EVERY_LAWYER, totalsOf } from './lawyer-totals.repo.ts'
import type { Borne } from './lawyer-words.repo.ts'
import type { Turn } from './list-turns.ts'
import type { Ground } from './mark-conditions.repo.ts'

/** A list of marks that so few bear finds them alone; the other marks are then compared lawyer by lawyer. */
const FEW = 4_000

export type Estimate = {
  /** Lawyers of the place. */
  whole: number
  /** The share of them that bears the marks, as if these had nothing to do with each other; 0 is exact. */
  share: number
  /** Marks beside the place's own. */
  lists: Marks
  /** The rarest list, where so few bear it that it finds them alone. */
  few: readonly string[] | undefined
}

/** What the totals say about a turn, before anything is looked for. */
export async function estimate(
  db: Database,
  { selection, wordTotals }: Turn,
  { country, jurisdiction }: Ground,
): Promise<Estimate> {
  const lists = selection.marks.filter(
    ([mark]) => mark !== `c:${country}` && mark !== `j:${jurisdiction}`,
  )
  const region = jurisdiction ? [`j:${jurisdiction}`] : []
  const marks = [...lists.flat(), ...region]
  const [here, everywhere] = await Promise.all([
    totalsOf(db, country, marks),
    totalsOf(db, undefined, marks),
  ])
  const inCountry = here.get(EVERY_LAWYER) ?? 0
  const whole = jurisdiction ? (here.get(`j:${jurisdiction}`) ?? 0) : inCountry
  const borneOf = (list: readonly string[], where: keyof Borne, totals: typeof here) =>
    list.reduce((sum, mark) => sum + (wordTotals.get(mark)?.[where] ?? totals.get(mark) ?? 0), 0)
  const borne = lists.map((list) => borneOf(list, 'everywhere', everywhere))
  const least = Math.min(...borne)
  return {
    whole,
    share:
      whole === 0
        ? 0
        : lists
            .map((list) => borneOf(list, 'here', here) / inCountry)
            .reduce((product, share) => product * Math.min(1, share), 1),
    lists,
    few: least <= FEW ? lists[borne.indexOf(least)] : undefined,
  }
}

const markedWith = (kind: string) => (selection: Selection) =>
  selection.marks
    .find((list) => list.length === 1 && list[0]?.startsWith(kind))?.[0]
    ?.slice(kind.length)
export const countryOf = markedWith('c:')
export const jurisdictionOf = markedWith('j:')
