import type { Database } from '../../../../platform/database/database.server.ts'
import type { LanguageCode } from '../../../../shared/languages.ts'
import { facet, totalsOfKind } from '../../../directory/server.ts'
import { findCountry } from '../../../places/server.ts'
import { landingPath } from '../../domain/landing/landing-address.ts'
import type { LandingLink } from '../../domain/landing/landing-page.ts'
import { countryOptions } from '../country-options.ts'
import type { LandingSources } from './landing-page.ts'
import { ownLawOn } from './own-law.ts'

type Sources = Pick<LandingSources, 'places' | 'corpus' | 'day'> & {
  db: Database
  language: LanguageCode
}

const EVERY_COUNTRY = 300

/** The pages of all countries, by their names in a language's own order. */
export async function listCountries(sources: Sources): Promise<LandingLink[]> {
  const { db, places, corpus, day, language } = sources
  const totals = await totalsOfKind(db, undefined, facet.country(''), EVERY_COUNTRY)
  const listed = new Set(totals.map(({ value }) => value))
  const law = ownLawOn(corpus, day)
  return countryOptions(places, language).flatMap(({ code, name }) => {
    const country = findCountry(places, code)
    if (!country) return []
    const own = listed.has(code) || law.count({ country }) > 0
    return [{ name, path: landingPath({ country }), own }]
  })
}
