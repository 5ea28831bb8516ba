import { LEGAL_AREAS } from '../../../../shared/legal-areas.ts'
import { citiesOf, type LandingSubject, landingPath } from '../../domain/landing/landing-address.ts'
import { type LandingSources, ownContentOf } from '../landing/landing-page.ts'
import { ownLawOn } from '../landing/own-law.ts'
import type { SitemapEntry } from './sitemap-xml.ts'

type Sources = Pick<LandingSources, 'places' | 'corpus' | 'lawyers' | 'day'>

/** Every landing page with something of its own, with the last day on which its own law was checked. */
export async function landingEntries(sources: Sources): Promise<SitemapEntry[]> {
  const law = ownLawOn(sources.corpus, sources.day)
  const entries: SitemapEntry[] = []
  for (const country of sources.places.countries) {
    const isOwn = await ownContentOf(sources, country.code)
    for (const subject of subjectsOf(country).filter(isOwn)) {
      const changedOn = subject.city ? undefined : law.checkedOn(subject)
      entries.push({ path: landingPath(subject), changedOn })
    }
  }
  return entries
}

/** A country, its regions and cities, each as a whole and area by area. */
function subjectsOf(country: LandingSubject['country']): LandingSubject[] {
  const places = [{ country }, ...country.regions.map((region) => ({ country, region }))]
  return places
    .flatMap((place): LandingSubject[] => [
      place,
      ...citiesOf(place).map((city) => ({ ...place, city })),
    ])
    .flatMap((place) => [place, ...LEGAL_AREAS.map((area) => ({ ...place, area }))])
}
