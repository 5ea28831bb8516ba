import type { Database } from '../../../platform/database/database.server.ts'
import { SEARCH_MIN_LENGTH } from '../../../shared/lawyer-list.ts'
import type { Lawyer } from '../contract.ts'
import { foldText } from '../domain/fold-text.ts'
import type { LawyerFilter } from '../domain/lawyer-filter.ts'
import { lawyerOnTheWire } from './lawyer-on-the-wire.ts'
import { searchLawyers } from './lawyers.repo.ts'

const MAX_QUERY_LENGTH = 200

/** Lawyers whose name, firm or city holds the words, nearest first; none for a text too short or too long. */
export async function findLawyersByText(
  db: Database,
  text: string,
  filter: Pick<LawyerFilter, 'country' | 'specialization'>,
): Promise<Lawyer[]> {
  const words = foldText(text)
  if (words.length < SEARCH_MIN_LENGTH || text.length > MAX_QUERY_LENGTH) return []
  const rows = await searchLawyers(db, words, filter)
  return rows.map((row) => lawyerOnTheWire(row, { ...filter, name: words }))
}
