import type { LegalArea } from '../../../../shared/legal-areas.ts'
import type { Provision } from '../../../law/contract.ts'

type Choosable = Pick<Provision, 'jurisdiction' | 'areas' | 'issues' | 'checked'>

type Choice = {
  /** The area the page is about, and which problems belong to it. */
  area?: LegalArea | undefined
  isOfArea(issue: string): boolean
  /** Codes of the law that applies, the place's own first, then those of ever wider places. */
  levels: readonly (readonly string[])[]
  most: number
  /** So many of the nearest law at most, so that what the place shares with others is seen, too. */
  mostOfNearest: number
}

/** A new area of law tells more about a place than a new problem of a known one. */
const NEW_AREA = 4
/** Where two tell as much, the one that somebody has compared with a source. */
const COMPARED = 0.5
/** Fewer than these are filled up with what tells nothing new. */
const ENOUGH = 4

/** Provisions that show what law people of a place meet: the nearest first, and as many different problems as fit. */
export function chooseLaws<One extends Choosable>(
  provisions: readonly One[],
  { area, isOfArea, levels, most, mostOfNearest }: Choice,
): One[] {
  const marksOf = ({ areas, issues }: One) => [
    ...(area ? [] : areas.map((one) => ({ mark: one, weight: NEW_AREA }))),
    ...issues.filter((issue) => !area || isOfArea(issue)).map((mark) => ({ mark, weight: 1 })),
  ]
  const seen = new Set<string>()
  const gain = (one: One) => {
    const news = marksOf(one).filter(({ mark }) => !seen.has(mark))
    const compared = one.checked.against === 'unchecked' ? 0 : COMPARED
    return news.reduce((sum, { weight }) => sum + weight, compared)
  }
  const take = (one: One) => {
    for (const { mark } of marksOf(one)) seen.add(mark)
  }
  const chosen: One[] = []
  const byLevel = levels
    .map((codes) => provisions.filter(({ jurisdiction }) => codes.includes(jurisdiction)))
    .filter((list) => list.length > 0)
  byLevel.forEach((list, at) => {
    const left = most - chosen.length
    const isLast = at === byLevel.length - 1
    const room = isLast ? left : Math.min(left, mostOfNearest)
    chosen.push(...varied(list, room, gain, take))
  })
  return chosen
}

/** One after the other, each time the one that adds most. */
function varied<One>(
  list: readonly One[],
  room: number,
  gain: (one: One) => number,
  take: (one: One) => void,
): One[] {
  const left = new Set(list)
  const chosen: One[] = []
  while (chosen.length < room) {
    const best = bestOf(left, gain)
    if (!best || (gain(best) < 1 && chosen.length >= ENOUGH)) break
    chosen.push(best)
    left.delete(best)
    take(best)
  }
  return chosen
}

function bestOf<One>(left: ReadonlySet<One>, gain: (one: One) => number): One | undefined {
  let best: One | undefined
  let most = -1
  for (const one of left) {
    const gained = gain(one)
    if (gained > most) {
      best = one
      most = gained
    }
  }
  return best
}
