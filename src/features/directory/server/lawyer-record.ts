import { createHash } from 'node:crypto'
import { citiesOf, facetsOf } from '../domain/facets.ts'
import { foldText } from '../domain/fold-text.ts'
import type { GivenLawyer } from '../domain/read-lawyer-row.ts'
import { rotationPlace } from '../domain/rotation.ts'
import { slugOf } from '../domain/sample-people.ts'
import { traitsOf } from '../domain/traits.ts'
import type { NewLawyer } from './lawyers.repo.ts'

type Given = Omit<NewLawyer, 'facets' | 'traits' | 'city' | 'localCity' | 'rotation' | 'sortName'>

/** A record with all that is worked out of it: what it is searched and sorted by. */
export function lawyerRecord(given: Given): NewLawyer {
  const facets = facetsOf({
    name: given.name,
    nameLocal: given.nameLocal ?? null,
    firm: given.firm,
    location: given.location,
    locationLocal: given.locationLocal ?? null,
    country: given.country,
    jurisdiction: given.jurisdiction,
    experience: given.experience ?? null,
    specializations: given.specializations,
    languages: given.languages ?? [],
    freeConsultation: given.freeConsultation ?? false,
    contingencyFee: given.contingencyFee ?? false,
    verified: isVerified(given),
  })
  const [city = null, localCity = null] = citiesOf(facets)
  return {
    ...given,
    facets,
    traits: traitsOf(facets),
    city,
    localCity,
    rotation: rotationPlace(given.slug),
    sortName: foldText(given.name),
  }
}

/** @param checkedOn YYYY-MM-DD where the file is the register's own list */
export function importedLawyer(given: GivenLawyer, checkedOn: string | undefined): NewLawyer {
  return lawyerRecord({ ...given, checkedOn: checkedOn ?? null, slug: slugOfLicence(given) })
}

const SLUG_DIGITS = 10

/** The same for the same licence for ever, and nobody else's. */
function slugOfLicence({ name, location, register, licenceNumber }: GivenLawyer): string {
  const digest = createHash('sha256').update(`${register}\n${licenceNumber}`).digest('hex')
  return [slugOf(name), slugOf(location), digest.slice(0, SLUG_DIGITS)].filter(Boolean).join('-')
}

/** Only with a licence number, the register it was checked against and the day (decision 37). */
export function isVerified(
  record: Pick<Given, 'isSample' | 'licenceNumber' | 'register' | 'checkedOn'>,
): boolean {
  return !record.isSample && Boolean(record.licenceNumber && record.register && record.checkedOn)
}
