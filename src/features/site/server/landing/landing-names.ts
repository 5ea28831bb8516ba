import type { Translate } from '../../../../i18n/translate.ts'
import type { LanguageCode } from '../../../../shared/languages.ts'
import { findCountry, type Places, placeName } from '../../../places/server.ts'
import { type LandingSubject, landingPath } from '../../domain/landing/landing-address.ts'

/** In whose words a page is written. */
export type Naming = { places: Places; language: LanguageCode; t: Translate }

const COMMA: Partial<Record<LanguageCode, string>> = { ar: '، ', zh: '，', ja: '、' }

/** "Munich, Bavaria", "Bavaria, Germany", "Germany": the place, and the next wider one where there is one. */
export function placeWithin(naming: Naming, subject: LandingSubject): string {
  const [nearest, wider] = namesOf(naming, subject).toReversed()
  if (!nearest) return ''
  return wider ? `${nearest}${COMMA[naming.language] ?? ', '}${wider}` : nearest
}

/** The place alone, without what it lies in. */
export function placeOf(naming: Naming, subject: LandingSubject): string {
  return namesOf(naming, subject).at(-1) ?? ''
}

/** The ways back, from the widest to the page itself. */
export function trailTo(naming: Naming, subject: LandingSubject): { name: string; path: string }[] {
  const { country, region, area, city } = subject
  const steps: LandingSubject[] = [
    { country },
    ...(region ? [{ country, region }] : []),
    ...(area ? [{ country, ...(region && { region }), area }] : []),
    ...(city ? [subject] : []),
  ]
  return [
    { name: naming.t('landing.trail'), path: '/lawyers' },
    ...steps.map((step) => ({ name: nameOfStep(naming, step), path: landingPath(step) })),
  ]
}

/** The way to a provision: the pages of its place, where the law is of one that the site has pages for. */
export function lawTrail(
  law: { id: string; statute: string; jurisdiction: string },
  places: Places,
  reader: { language: LanguageCode; t: Translate },
): { name: string; path: string }[] {
  return [
    ...placeTrail(law.jurisdiction, places, reader),
    { name: law.statute, path: `/law/${law.id}` },
  ]
}

/** The way to a lawyer: the pages of the place. */
export function lawyerTrail(
  lawyer: { slug: string; name: string; country: string },
  places: Places,
  reader: { language: LanguageCode; t: Translate },
): { name: string; path: string }[] {
  return [
    ...placeTrail(lawyer.country, places, reader),
    { name: lawyer.name, path: `/lawyer/${lawyer.slug}` },
  ]
}

function placeTrail(
  jurisdiction: string,
  places: Places,
  reader: { language: LanguageCode; t: Translate },
): { name: string; path: string }[] {
  const naming = { places, ...reader }
  const country = findCountry(places, jurisdiction.slice(0, 2))
  if (!country) return [{ name: naming.t('landing.trail'), path: '/lawyers' }]
  const region = country.regions.find(({ code }) => code === jurisdiction)
  return trailTo(naming, { country, ...(region && { region }) })
}

function nameOfStep(naming: Naming, step: LandingSubject): string {
  if (step.city) return step.city
  return step.area ? naming.t(`areas.${step.area}`) : placeOf(naming, step)
}

/** From the country down to the city. */
function namesOf({ places, language }: Naming, { country, region, city }: LandingSubject) {
  return [
    placeName(places, country.code, undefined, language),
    ...(region ? [placeName(places, country.code, region.code, language)] : []),
    ...(city ? [city] : []),
  ]
}
