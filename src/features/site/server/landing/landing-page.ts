import type { Register } from '../../../directory/contract.ts'
import type { LawyersOfPlaces } from '../../../directory/server.ts'
import type { Corpus } from '../../../law/contract.ts'
import { jurisdictionOf, type LandingSubject } from '../../domain/landing/landing-address.ts'
import type { LandingPage } from '../../domain/landing/landing-page.ts'
import { featuredLawyers } from './featured-lawyers.ts'
import { landingForm } from './landing-form.ts'
import { cityNames, type IsOwn, landingLinks } from './landing-links.ts'
import { type Naming, placeOf, placeWithin, trailTo } from './landing-names.ts'
import { lawsOfPlace } from './laws-of-place.ts'
import { officesOfPlace } from './offices-of-place.ts'
import { ownLawOn } from './own-law.ts'

export type LandingSources = Naming & {
  corpus: Corpus
  registers: ReadonlyMap<string, Register>
  lawyers: LawyersOfPlaces
  modelReads: boolean
  /** YYYY-MM-DD */
  day: string
}

/** Everything a landing page says, and whether any of it is its own. */
export async function landingPage(
  sources: LandingSources,
  subject: LandingSubject,
): Promise<{ page: LandingPage; own: boolean }> {
  const isOwn = await ownContentOf(sources, subject.country.code)
  const [featured, counts] = await Promise.all([
    featuredLawyers(sources, sources.lawyers, subject),
    sources.lawyers.countsOf(subject.country.code),
  ])
  const { laws, deadlines, moreLaws, total } = lawsOfPlace(sources, subject)
  const page: LandingPage = {
    place: placeWithin(sources, subject),
    here: placeOf(sources, subject),
    country: subject.country.code,
    area: subject.area,
    trail: trailTo(sources, subject),
    counts: { lawyers: counts.of(seatsOf(subject)), laws: total },
    deadlines,
    laws,
    moreLaws,
    featured,
    searchPath: searchOf(subject),
    offices: officesOfPlace(sources, subject),
    ...landingLinks(sources, subject, isOwn),
    form: landingForm(sources, subject, sources.modelReads),
  }
  return { page, own: isOwn(subject) }
}

/** A city has no law of its own: lawyers alone make its page. */
export async function ownContentOf(
  { corpus, lawyers, day }: Pick<LandingSources, 'corpus' | 'lawyers' | 'day'>,
  country: string,
): Promise<IsOwn> {
  const law = ownLawOn(corpus, day)
  const counts = await lawyers.countsOf(country)
  return (subject) => (!subject.city && law.count(subject) > 0) || counts.of(seatsOf(subject)) > 0
}

function seatsOf(subject: LandingSubject) {
  return {
    jurisdiction: subject.region && jurisdictionOf(subject),
    cities: cityNames(subject),
    area: subject.area,
  }
}

function searchOf({ country, region, area, city }: LandingSubject): string {
  const asked = new URLSearchParams({
    ...(city ? { q: city } : {}),
    country: country.code,
    ...(region ? { region: region.code } : {}),
    ...(area ? { specialty: area } : {}),
  })
  return `/search?${asked}`
}
