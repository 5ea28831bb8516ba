import type { Database } from '../../../platform/database/database.server.ts'
import type { Marks, Selection } from '../domain/selection.ts'
import { isOfTraits } from '../domain/traits.ts'
import { EVERY_LAWYER, totalsHereAndEverywhere } from './lawyer-totals.repo.ts'
import type { Borne } from './lawyer-words.repo.ts'
import type { Turn } from './list-turns.ts'
import type { Ground } from './mark-conditions.repo.ts'

/**
 * In lawyers fetched, measured: reading one entry of a list of the index, bringing it together with one that was found
 * before, and comparing one mark of a lawyer fetched.
 */
const READING = 0.003
const MEETING = 0.1
export const COMPARING = 0.1
/** The same for skipping a lawyer by what stands in the index, and for fetching one found so. */
const SKIPPING = 0.1
const FINDING = 2

export type Estimate = {
  /** Lawyers of the place. */
  whole: number
  /** The share of them that bears the marks, as if these had nothing to do with each other; 0 is exact. */
  share: number
  /** The share of them that may fit by their traits. */
  traitShare: number
  /** The share of all whom a walk can skip without fetching them. */
  toldByIndex: number
  /** Marks beside the place's own. */
  lists: Marks
  /** The lists by which the index of marks finds the lawyers; the others are compared lawyer by lawyer. */
  indexed: Marks
  /** What finding all of them so takes, in lawyers fetched. */
  work: number
}

/** What the totals say about a turn, before anything is looked for. */
export async function estimate(
  db: Database,
  { selection, wordTotals }: Turn,
  ground: Ground,
): Promise<Estimate> {
  const { country } = ground
  const place = markOfGround(ground)
  const lists = selection.marks.filter(([mark]) => mark !== `c:${country}` && mark !== place)
  // Totals of whole words were read when they were looked up.
  const asked = selection.marks.flat().filter((mark) => !wordTotals.get(mark))
  const { here, everywhere, toldByIndex } = await totalsHereAndEverywhere(db, country, [
    ...new Set(asked),
  ])
  const inCountry = here.get(EVERY_LAWYER) ?? 0
  const whole = place ? (here.get(place) ?? 0) : inCountry
  const borneOf = (list: readonly string[], where: keyof Borne, totals: typeof here) =>
    list.reduce((sum, mark) => sum + (wordTotals.get(mark)?.[where] ?? totals.get(mark) ?? 0), 0)
  const shareOf = (some: Marks) =>
    some
      .map((list) => borneOf(list, 'here', here) / inCountry)
      .reduce((product, share) => product * Math.min(1, share), 1)
  return {
    whole,
    share: whole === 0 ? 0 : shareOf(lists),
    traitShare: whole === 0 ? 0 : shareOf(lists.filter(isOfTraits)),
    toldByIndex,
    lists,
    ...chooseIndexed(
      selection.marks.map((list) => ({ list, borne: borneOf(list, 'everywhere', everywhere) })),
      everywhere.get(EVERY_LAWYER) ?? 0,
    ),
  }
}

/**
 * The rarest list, and of the others those that are read sooner than the lawyers they rule out are fetched.
 * @param everybody lawyers of the directory
 */
export function chooseIndexed(
  lists: readonly { list: readonly string[]; borne: number }[],
  everybody: number,
): Pick<Estimate, 'indexed' | 'work'> {
  const [rarest, ...others] = lists.toSorted((a, b) => a.borne - b.borne)
  if (!rarest) return { indexed: [], work: everybody }
  const indexed = [rarest.list]
  let reading = READING * rarest.borne + rarest.list.length
  let fetched = rarest.borne
  let compared = 0
  for (const { list, borne } of others) {
    const left = fetched * Math.min(1, borne / everybody)
    const takes = READING * borne + MEETING * fetched + list.length
    const spares = fetched - left + COMPARING * list.length * fetched
    if (takes < spares) {
      indexed.push(list)
      reading += takes
      fetched = left
    } else compared += list.length
  }
  return { indexed, work: reading + fetched * (1 + COMPARING * compared) }
}

/** What looking at one lawyer of a walk takes, in lawyers fetched, without and with the traits of the index. */
export function walkingTakes(
  { marks }: Selection,
  { traitShare, toldByIndex }: Pick<Estimate, 'traitShare' | 'toldByIndex'>,
): Record<'plainly' | 'byTraits', number> {
  const compared = COMPARING * marks.reduce((sum, list) => sum + list.length, 0)
  const skipping = SKIPPING * toldByIndex + 1 - toldByIndex
  return { plainly: 1 + compared, byTraits: skipping + traitShare * (FINDING + compared) }
}

/** The mark that everybody of a ground bears, beside that of the country. */
const markOfGround = ({ jurisdiction, city }: Ground) =>
  city !== undefined ? `t:${city}` : jurisdiction && `j:${jurisdiction}`

const markedWith = (kind: string) => (selection: Selection) =>
  selection.marks
    .find((list) => list.length === 1 && list[0]?.startsWith(kind))?.[0]
    ?.slice(kind.length)
export const countryOf = markedWith('c:')
export const jurisdictionOf = markedWith('j:')
export const cityOf = markedWith('t:')
