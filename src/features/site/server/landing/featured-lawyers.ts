import { SPECIALTIES_SHOWN } from '../../../../shared/lawyer-list.ts'
import type { LegalArea } from '../../../../shared/legal-areas.ts'
import type { Lawyer } from '../../../directory/contract.ts'
import type { LawyersOfPlaces, NearLawyer } from '../../../directory/server.ts'
import { jurisdictionOf, type LandingSubject } from '../../domain/landing/landing-address.ts'
import type { FeaturedGroup, FeaturedLawyer } from '../../domain/landing/landing-page.ts'
import { cityNames } from './landing-links.ts'
import { type Naming, placeOf } from './landing-names.ts'

/** Decision 38: up to six, filled up from the next wider place and labelled as such. */
const FEATURED = 6

export async function featuredLawyers(
  naming: Naming,
  lawyers: LawyersOfPlaces,
  subject: LandingSubject,
): Promise<FeaturedGroup[]> {
  const { country, region, area } = subject
  const found = await lawyers.nearest(
    {
      country: country.code,
      jurisdiction: region && jurisdictionOf(subject),
      cities: cityNames(subject),
      area,
    },
    FEATURED,
  )
  return (['city', 'region', 'country'] as const).flatMap((near) => {
    const ofPlace = found.filter((one) => one.near === near)
    if (ofPlace.length === 0) return []
    const place = widened(subject, near)
    return [
      {
        place: placeOf(naming, place),
        wider: place.city !== subject.city || place.region !== subject.region,
        lawyers: ofPlace.map(({ lawyer }) => featured(lawyer, area)),
      },
    ]
  })
}

function widened(subject: LandingSubject, near: NearLawyer['near']): LandingSubject {
  const { country, region } = subject
  if (near === 'city') return subject
  return near === 'region' && region ? { country, region } : { country }
}

function featured(lawyer: Lawyer, area: LegalArea | undefined): FeaturedLawyer {
  const others = lawyer.specializations.filter((one) => one !== area)
  const areas = area && lawyer.specializations.includes(area) ? [area, ...others] : others
  return {
    slug: lawyer.slug,
    name: lawyer.name,
    nameLocal: lawyer.nameLocal,
    firm: lawyer.firm,
    location: lawyer.location,
    experience: lawyer.experience,
    areas: areas.slice(0, SPECIALTIES_SHOWN),
    languages: lawyer.languages,
    freeConsultation: lawyer.freeConsultation,
    verified: lawyer.verified,
    isSample: lawyer.isSample,
    isPartner: lawyer.isPartner,
  }
}
