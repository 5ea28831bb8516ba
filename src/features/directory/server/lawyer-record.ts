import { facetsOf } from '../domain/facets.ts'
import { foldText } from '../domain/fold-text.ts'
import { rotationPlace } from '../domain/rotation.ts'
import type { NewLawyer } from './lawyers.repo.ts'

type Given = Omit<NewLawyer, 'facets' | 'rotation' | 'sortName'>

/** A record with all that is worked out of it: what it is searched and sorted by. */
export function lawyerRecord(given: Given): NewLawyer {
  return {
    ...given,
    facets: facetsOf({
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
    }),
    rotation: rotationPlace(given.slug),
    sortName: foldText(given.name),
  }
}

/** Only with a licence number, the register it was checked against and the day (decision 37). */
export function isVerified(
  record: Pick<Given, 'isSample' | 'licenceNumber' | 'register' | 'checkedOn'>,
): boolean {
  return !record.isSample && Boolean(record.licenceNumber && record.register && record.checkedOn)
}
