import { type AddressReading, landingPath } from '../../domain/landing/landing-address.ts'
import { nearSubjects } from '../../domain/landing/near-subjects.ts'
import { wordBookOf } from '../search/word-book-of.ts'
import { type Naming, placeWithin } from './landing-names.ts'

/** Pages that an unknown address may have meant, and the one of the part that is known. */
export function nearPages(
  naming: Naming,
  reading: Extract<AddressReading, { unknown: string }>,
): { name: string; path: string }[] {
  const { places, t } = naming
  const found = nearSubjects(places, wordBookOf(places), reading)
  const all = reading.within ? [...found, reading.within] : found
  const byAddress = new Map(all.map((subject) => [landingPath(subject), subject]))
  return [...byAddress].map(([path, subject]) => {
    const place = placeWithin(naming, subject)
    const { area } = subject
    const name = area ? t('landing.hero.titleArea', { area: t(`areas.${area}`), place }) : place
    return { name, path }
  })
}
