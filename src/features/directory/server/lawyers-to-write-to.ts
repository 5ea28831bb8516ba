import type { Database } from '../../../platform/database/database.server.ts'
import { isValidEmail, normaliseEmail } from '../../../shared/email.ts'
import { type LawyerRow, readLawyers } from './lawyers.repo.ts'
import { lawyerAtAddress } from './profile.ts'

/** What is needed to write to a lawyer. */
export type LawyerToWriteTo = {
  id: string
  slug: string
  name: string
  /** In lower case; null where the record has none that is an address. */
  email: string | null
  /** ISO 639-1; empty where the record says nothing. */
  languages: string[]
  country: string
  isSample: boolean
}

export async function lawyersBySlug(
  db: Database,
  slugs: readonly string[],
): Promise<LawyerToWriteTo[]> {
  const rows = await Promise.all([...new Set(slugs)].map((slug) => lawyerAtAddress(db, slug)))
  return rows.flatMap((row) => (row ? [toWriteTo(row)] : []))
}

export async function lawyersById(
  db: Database,
  ids: readonly string[],
): Promise<Map<string, LawyerToWriteTo>> {
  const rows = await readLawyers(db, [...new Set(ids)])
  return new Map(rows.map((row) => [row.id, toWriteTo(row)]))
}

function toWriteTo({ id, slug, name, email, languages, country, isSample }: LawyerRow) {
  const address = normaliseEmail(email ?? '')
  return {
    id,
    slug,
    name,
    email: isValidEmail(address) ? address : null,
    languages,
    country,
    isSample,
  }
}
