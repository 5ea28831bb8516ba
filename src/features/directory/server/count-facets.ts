import type { Database } from '../../../platform/database/database.server.ts'
import type { LawyerFilter } from '../domain/lawyer-filter.ts'
import { countMarks, type MarkCounts, sampleMarks } from './facet-counts.repo.ts'
import { EVERY_LAWYER, totalsOfKinds } from './lawyer-totals.repo.ts'
import { COMPARING, countryOf, type Estimate, estimate, jurisdictionOf } from './list-estimate.ts'
import { COUNTED_EXACTLY, FOUND_ENOUGH } from './list-page.ts'
import { type Turn, turnsOf } from './list-turns.ts'
import type { Ground } from './mark-conditions.repo.ts'

/** Lawyers of a sample, where it can be had. */
const SAMPLE = 500
/** A smaller sample would say little; the rarest marks find everybody then. */
const SMALLEST_SAMPLE = 50
/** Lawyers looked at for a sample, each compared with few marks; so much work and no more. */
const MOST_WORK = 3_000
/** A list is looked through whole up to here. */
const MOST_FOUND = 8_000

export type FacetCounts = {
  /** Lawyers of the list. */
  total: number
  /** By mark (`domain/facets.ts`): how many of the list bear it. A mark nobody bears is absent. */
  byMark: ReadonlyMap<string, number>
  /** Whether the counts, and the total, are of every lawyer; otherwise reckoned from a fair sample. */
  exact: boolean
}

/**
 * What a list can be narrowed by, with the number of lawyers that would be left. Read from the kept totals where they
 * say it; counted where the list has a thousand lawyers or fewer; reckoned from a sample of it otherwise.
 */
export async function countFacets(
  db: Database,
  filter: LawyerFilter,
  words?: string,
): Promise<FacetCounts> {
  const sum = new Map<string, number>()
  let exact = true
  for await (const turn of turnsOf(db, filter, words)) {
    const counted = (await readTotals(db, turn)) ?? (await countTurn(db, turn))
    exact &&= counted.exact
    for (const [mark, count] of counted.counts) sum.set(mark, (sum.get(mark) ?? 0) + count)
    if (turn.endsFit && (sum.get(EVERY_LAWYER) ?? 0) >= FOUND_ENOUGH) break
  }
  const total = sum.get(EVERY_LAWYER) ?? 0
  sum.delete(EVERY_LAWYER)
  return { total, byMark: sum, exact }
}

type Counted = { counts: MarkCounts; exact: boolean }

/** Everywhere and of a whole country, the database has counted each mark already. */
async function readTotals(db: Database, { selection }: Turn): Promise<Counted | undefined> {
  const country = countryOf(selection)
  const others = selection.marks.length - (country ? 1 : 0) + selection.except.length
  return others > 0 ? undefined : { counts: await totalsOfKinds(db, country), exact: true }
}

async function countTurn(db: Database, turn: Turn): Promise<Counted> {
  const { selection } = turn
  const ground = { country: countryOf(selection), jurisdiction: jurisdictionOf(selection) }
  const expected = await estimate(db, turn, ground)
  if (expected.share === 0) return { counts: new Map(), exact: true }
  const looks = looksWorthwhile(turn, expected)
  const sampled = looks > 0 ? await sampleTurn(db, turn, ground, expected.whole, looks) : undefined
  return sampled ?? countFound(db, turn, expected)
}

/** How many lawyers to look at for a sample; 0 where looking through the whole list is less work, or says more. */
function looksWorthwhile({ selection }: Turn, { share, whole, work }: Estimate): number {
  const compared = selection.marks.reduce((sum, list) => sum + list.length, 0)
  const each = 1 + COMPARING * compared
  const looks = Math.min(whole, Math.ceil(SAMPLE / share), Math.floor(MOST_WORK / each))
  const isLong = share * whole > COUNTED_EXACTLY
  const isCheap = looks * each < work
  return isLong && isCheap && looks * share >= SMALLEST_SAMPLE ? looks : 0
}

/** Undefined where the list turns out shorter than expected. */
async function sampleTurn(
  db: Database,
  { selection }: Turn,
  ground: Ground,
  whole: number,
  looks: number,
): Promise<Counted | undefined> {
  const sample = await sampleMarks(db, selection, ground, looks)
  if (looks === whole) return { counts: sample, exact: true }
  const drawn = sample.get(EVERY_LAWYER) ?? 0
  const isLong = (drawn * whole) / looks > COUNTED_EXACTLY && drawn >= SMALLEST_SAMPLE
  return isLong ? { counts: scaled(sample, whole / looks), exact: false } : undefined
}

async function countFound(
  db: Database,
  { selection }: Turn,
  { share, whole, indexed }: Estimate,
): Promise<Counted> {
  const oneIn = Math.max(1, Math.floor((share * whole) / (2 * SAMPLE)))
  const { lawyers, drawn } = await countMarks(db, selection, indexed, { most: MOST_FOUND, oneIn })
  const seen = drawn.get(EVERY_LAWYER) ?? 0
  const counts = scaled(drawn, seen === 0 ? 0 : lawyers / seen)
  counts.set(EVERY_LAWYER, lawyers)
  return { counts, exact: seen === lawyers && lawyers < MOST_FOUND }
}

function scaled(counts: MarkCounts, by: number): MarkCounts {
  return new Map([...counts].map(([mark, count]) => [mark, Math.round(count * by)]))
}
