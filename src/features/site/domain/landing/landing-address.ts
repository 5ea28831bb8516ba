import { isLegalArea, type LegalArea } from '../../../../shared/legal-areas.ts'
import type { Country, Places, Region } from '../../../places/contract.ts'
import { searchKey } from '../search/search-key.ts'

/** What a landing page is about: a country, and as far as the address goes a part of it, an area and a city. */
export type LandingSubject = {
  country: Country
  region?: Region
  area?: LegalArea
  /** As `knowledge/places.yaml` names it. */
  city?: string
}

export type AddressReading =
  | { subject: LandingSubject }
  /** The part that nothing is known by, and what stands before it. */
  | { unknown: string; within: LandingSubject | undefined }

/**
 * Reads the parts behind `/lawyers/`, in any case. Each but the country may be left out, so `germany/tax` is an area
 * of the whole country; a country's own name in the place of a region means the whole of it.
 */
export function readLandingAddress(places: Places, parts: readonly string[]): AddressReading {
  const [first = '', ...rest] = parts.map((part) => part.toLowerCase())
  const country = countriesBySlug(places).get(first)
  if (!country) return { unknown: first, within: undefined }
  const { place, left } = readRegion(country, rest)
  const [area, ...behind] = left
  return isLegalArea(area) ? readCity({ ...place, area }, behind) : readCity(place, left)
}

function readRegion(country: Country, parts: readonly string[]) {
  const [first, ...left] = parts
  const region = country.regions.find(({ slug }) => slug === first)
  if (region) return { place: { country, region }, left }
  return { place: { country }, left: first === country.slug ? left : parts }
}

function readCity(subject: LandingSubject, parts: readonly string[]): AddressReading {
  const [named, ...more] = parts
  if (named === undefined) return { subject }
  const city = citiesOf(subject).find((one) => citySlug(one) === named)
  // A city that bears the name of its place is that place.
  const isThePlace = named === (subject.region ?? subject.country).slug
  if (!city && !isThePlace) return { unknown: named, within: subject }
  const [surplus] = more
  if (surplus !== undefined) return { unknown: surplus, within: subject }
  return { subject: city ? { ...subject, city } : subject }
}

/** The one address of a page, beginning with `/lawyers/`. */
export function landingPath({ country, region, area, city }: LandingSubject): string {
  const parts = [country.slug, region?.slug, area, city && citySlug(city)]
  return `/lawyers/${parts.filter(Boolean).join('/')}`
}

/** The cities a page can be about: those that do not bear the name of their place. */
export function citiesOf({
  country,
  region,
}: Pick<LandingSubject, 'country' | 'region'>): string[] {
  const place = region ?? country
  return place.cities.filter((city) => citySlug(city) !== place.slug)
}

/** `São Paulo` -> `sao-paulo` */
export const citySlug = (city: string) => searchKey(city).replaceAll(' ', '-')

/** The code whose lawyers and law are those of the place itself. */
export const jurisdictionOf = ({ country, region }: Pick<LandingSubject, 'country' | 'region'>) =>
  region?.code ?? country.code

const slugs = new WeakMap<Places, ReadonlyMap<string, Country>>()

function countriesBySlug(places: Places): ReadonlyMap<string, Country> {
  const known = slugs.get(places) ?? new Map(places.countries.map((one) => [one.slug, one]))
  slugs.set(places, known)
  return known
}
