import type { LanguageCode } from '../../../../shared/languages.ts'
import { BADGE_AREAS, LEGAL_AREAS, type LegalArea } from '../../../../shared/legal-areas.ts'
import { type Places, placeName } from '../../../places/server.ts'
import { citiesOf, type LandingSubject, landingPath } from '../../domain/landing/landing-address.ts'
import type { LandingLink, LandingPage } from '../../domain/landing/landing-page.ts'
import { namesOfCity } from '../../domain/search/place-entries.ts'
import type { Naming } from './landing-names.ts'

/** Whether a page holds anything of its own: law of that very place, or a lawyer there. */
export type IsOwn = (subject: LandingSubject) => boolean

/** Beside a region so many others; all of them stand on the country's page. */
const MOST_NEIGHBOURS = 12

type Links = Pick<LandingPage, 'badges' | 'otherAreas' | 'regions' | 'cities'>

/** Ways to the same place in other areas, and to other places in the same area. */
export function landingLinks(naming: Naming, subject: LandingSubject, isOwn: IsOwn): Links {
  const others = LEGAL_AREAS.filter((area) => !BADGE_AREAS.some((badge) => badge === area))
  const areaLink = (area: LegalArea) => ({
    area,
    ...linkTo(naming.t(`areas.${area}`), { ...subject, area }, isOwn),
  })
  return {
    badges: BADGE_AREAS.map(areaLink),
    otherAreas: others.map(areaLink),
    regions: regionLinks(naming, subject, isOwn),
    cities: cityLinks(subject, isOwn),
  }
}

/** All names of a city, as records may have it. */
export const cityNames = ({ country, city }: LandingSubject) =>
  city ? namesOfCity(country.code, city) : undefined

function regionLinks(naming: Naming, subject: LandingSubject, isOwn: IsOwn): LandingLink[] {
  const { country, region, area } = subject
  const links = regionsByName(naming, country).flatMap(({ code, name }) => {
    const other = country.regions.find((one) => one.code === code)
    return other && other !== region
      ? [linkTo(name, { country, region: other, ...(area && { area }) }, isOwn)]
      : []
  })
  if (!region) return links
  // Of many neighbours, those whose pages say something of their own.
  return links.filter(({ own }) => own).slice(0, MOST_NEIGHBOURS)
}

/** Only those where somebody is listed: a city has no law of its own. */
function cityLinks(subject: LandingSubject, isOwn: IsOwn): LandingLink[] {
  return citiesOf(subject)
    .filter((city) => city !== subject.city)
    .map((city) => linkTo(city, { ...subject, city }, isOwn))
    .filter(({ own }) => own)
}

const linkTo = (name: string, subject: LandingSubject, isOwn: IsOwn): LandingLink => ({
  name,
  path: landingPath(subject),
  own: isOwn(subject),
})

type Named = { code: string; name: string }
const sorted = new WeakMap<Places, Map<string, Named[]>>()

/** Sorting by a language's rules takes longer than all the rest of a page. */
export function regionsByName(
  { places, language }: { places: Places; language: LanguageCode },
  country: LandingSubject['country'],
): readonly Named[] {
  const lists = sorted.get(places) ?? new Map<string, Named[]>()
  sorted.set(places, lists)
  const key = `${language} ${country.code}`
  const known = lists.get(key)
  if (known) return known
  const { compare } = new Intl.Collator(language)
  const list = country.regions
    .map(({ code }) => ({ code, name: placeName(places, country.code, code, language) }))
    .sort((a, b) => compare(a.name, b.name))
  lists.set(key, list)
  return list
}
