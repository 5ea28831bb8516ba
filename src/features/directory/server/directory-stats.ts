import type { Database } from '../../../platform/database/database.server.ts'
import { facet } from '../domain/facets.ts'
import { countDirectory, totalsOf, totalsOfKind } from './lawyer-totals.repo.ts'
import { countOperatorRecords } from './licences.repo.ts'

const EVERY_COUNTRY = 300

/** What the operator may want to know of the directory as a whole. */
export async function directoryStats(db: Database) {
  const { lawyers, countries: countriesListed, jurisdictions } = await countDirectory(db)
  const totals = await totalsOf(db, undefined, [facet.verified])
  return {
    lawyers,
    verified: totals.get(facet.verified) ?? 0,
    countriesListed,
    jurisdictions,
    ...(await countOperatorRecords(db)),
    countries: await totalsOfKind(db, undefined, facet.country(''), EVERY_COUNTRY),
  }
}
