import type { Database } from '../../../platform/database/database.server.ts'
import { type Lawyer, MATCHING, type Register } from '../contract.ts'
import { countedResponseTime } from '../domain/answer-time.ts'
import type { LawyerFilter } from '../domain/lawyer-filter.ts'
import { type MatchWish, matchCandidate, orderMatches } from '../domain/match-lawyers.ts'
import { type Asked, lawyerOnTheWire } from './lawyer-on-the-wire.ts'
import type { LawyerRow } from './lawyers.repo.ts'
import { countList, listPage } from './list-page.ts'
import type { PageCursor } from './page-cursor.ts'

export type FoundLawyers = { lawyers: Lawyer[]; next: PageCursor | undefined }

export type PageOptions = { limit?: number | undefined; cursor?: PageCursor | undefined }

/** Finds lawyers and says of each why it is listed and where its licence can be checked. */
export type LawyerFinder = {
  /** @param words folded, two characters or more, of a name, a firm or a city */
  find(filter: LawyerFilter, page?: PageOptions, words?: string): Promise<FoundLawyers>
  /** Exact up to a thousand; 1,001 for more. */
  count(filter: LawyerFilter, words?: string): Promise<number>
  /**
   * Lawyers for a case, in the order of `domain/match-lawyers.ts`: of its area and place; where nobody lists the
   * area, those of the place, without that reason among theirs.
   */
  match(wish: MatchWish): Promise<Lawyer[]>
}

type Parts = {
  db: Database
  registers: ReadonlyMap<string, Register>
  now: () => Date
}

const PAGE_LENGTH = 50

export function createLawyerFinder({ db, registers, now }: Parts): LawyerFinder {
  const today = () => now().toISOString().slice(0, 10)
  const onTheWire = (row: LawyerRow, asked: Asked) =>
    lawyerOnTheWire(row, asked, registerOf(registers, row))

  const find: LawyerFinder['find'] = async (
    filter,
    { limit = PAGE_LENGTH, cursor } = {},
    words,
  ) => {
    const { rows, next } = await listPage(db, { filter, words, limit, cursor, day: today() })
    const named = words === undefined ? filter : { ...filter, name: words }
    return { lawyers: rows.map((row) => onTheWire(row, { filter: named })), next }
  }

  const match: LawyerFinder['match'] = async (wish) => {
    const day = today()
    const { filter, rows } = await candidatesFor(db, wish, day)
    const bySlug = new Map(rows.map((row) => [row.slug, row]))
    const candidates = rows.map((row) =>
      matchCandidate({ ...row, responseTime: countedResponseTime(row) }),
    )
    return orderMatches(candidates, wish, day)
      .slice(0, MATCHING.listed)
      .flatMap(({ slug }) => bySlug.get(slug) ?? [])
      .map((row) => onTheWire(row, { filter, wish }))
  }

  return { find, count: (filter, words) => countList(db, { filter, words }), match }
}

/** Those of the sub-region before those of the rest of the country, in the day's rotation; and what found them. */
async function candidatesFor(
  db: Database,
  { country, jurisdiction, area }: MatchWish,
  day: string,
): Promise<{ filter: LawyerFilter; rows: LawyerRow[] }> {
  const place: LawyerFilter = { country, jurisdiction }
  const ofArea = area && { ...place, specialization: area }
  for (const filter of ofArea ? [ofArea, place] : [place]) {
    const { rows } = await listPage(db, { filter, limit: MATCHING.compared, day })
    if (rows.length > 0) return { filter, rows }
  }
  return { filter: place, rows: [] }
}

/** Some sub-regions license on their own; elsewhere the country's register holds. */
function registerOf(
  registers: ReadonlyMap<string, Register>,
  { country, jurisdiction }: LawyerRow,
): Register | undefined {
  return registers.get(jurisdiction) ?? registers.get(country)
}
