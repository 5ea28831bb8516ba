import type { LegalArea } from '../../../../shared/legal-areas.ts'
import type { Corpus } from '../../../law/contract.ts'
import { provisionsOf } from '../../../law/server.ts'
import type { LandingSubject } from '../../domain/landing/landing-address.ts'

type Place = Pick<LandingSubject, 'country' | 'region'>
type PlaceAndArea = Pick<LandingSubject, 'country' | 'region' | 'area'>

/** Whose law is that of the place itself: England's is that of England and Wales. */
export function ownJurisdictions({ country, region }: Place): string[] {
  return region ? [region.code, ...region.inherits] : [country.code]
}

/** The law in force on a day, counted by whose it is. */
export type OwnLaw = {
  /** How many provisions a place has of its own, of one area or of all. */
  count(subject: PlaceAndArea): number
  /** The last day on which one of them was compared with its source. */
  checkedOn(subject: PlaceAndArea): string | undefined
}

const counted = new WeakMap<Corpus, { day: string; law: OwnLaw }>()

/** Counted once a day, since every link to another page asks for it. */
export function ownLawOn(corpus: Corpus, day: string): OwnLaw {
  const known = counted.get(corpus)
  if (known?.day === day) return known.law
  const law = countOwnLaw(corpus, day)
  counted.set(corpus, { day, law })
  return law
}

function countOwnLaw(corpus: Corpus, day: string): OwnLaw {
  const totals = new Map<string, { count: number; checkedOn: string }>()
  for (const provision of provisionsOf(corpus, [...corpus.byJurisdiction.keys()], day)) {
    for (const area of [undefined, ...provision.areas]) {
      const key = keyOf(provision.jurisdiction, area)
      const { count = 0, checkedOn = '' } = totals.get(key) ?? {}
      const [, later = checkedOn] = [checkedOn, provision.checked.on].sort()
      totals.set(key, { count: count + 1, checkedOn: later })
    }
  }
  const ofPlace = (subject: PlaceAndArea) =>
    ownJurisdictions(subject).flatMap((code) => totals.get(keyOf(code, subject.area)) ?? [])
  return {
    count: (subject) => ofPlace(subject).reduce((sum, { count }) => sum + count, 0),
    checkedOn: (subject) =>
      ofPlace(subject)
        .map(({ checkedOn }) => checkedOn)
        .sort()
        .at(-1),
  }
}

const keyOf = (jurisdiction: string, area: LegalArea | undefined) => `${jurisdiction} ${area ?? ''}`
