import { LEGAL_AREAS, type LegalArea } from '../../../shared/legal-areas.ts'
import { sampleBio } from './sample-bio.ts'
import { nativeCity } from './sample-cities.ts'
import { makeFirm, makePerson, namePool, slugOf } from './sample-people.ts'
import { reservedPhone } from './sample-phones.ts'
import { SAMPLE_SEATS, type SampleSeat } from './sample-plan.ts'
import { type Chance, seededChance } from './sample-random.ts'
import { dealReviews } from './sample-reviews.ts'

/** An invented lawyer of the demo directory, as it is stored. */
export type SampleLawyer = {
  slug: string
  name: string
  /** The name in its own script where that is not Latin. */
  nameLocal: string | null
  firm: string
  location: string
  /** The city in its own script where that is not Latin. */
  locationLocal: string | null
  /** ISO 3166-1. */
  country: string
  /** The country's code, or ISO 3166-2. */
  jurisdiction: string
  /** Years. */
  experience: number
  specializations: LegalArea[]
  bio: string
  /** One decimal, null without reviews. */
  rating: number | null
  reviewCount: number
  freeConsultation: boolean
  contingencyFee: boolean
  /** ISO 639-1. */
  languages: string[]
  responseTime: null
  phone: string | null
  email: string | null
  website: string
  /** Cents. */
  referralFee: number
  isPartner: boolean
  isSample: true
}

const SEED = 20_350_342
const REFERRAL_FEE_CENTS = 5000
const SHARE_WITH_PHONE = 0.85
/** One in twenty has only a website, so that this state of a lawyer's card can be met. */
const WEBSITE_ONLY_EVERY = 20
const PARTNER_EVERY = 38

/** Fees that depend on success are usual in these countries and restricted or forbidden in most others. */
const CONTINGENCY_COUNTRIES = ['US', 'CA']
const CONTINGENCY_AREAS: readonly LegalArea[] = ['personal-injury', 'employment', 'insurance']

type Draft = Omit<SampleLawyer, 'rating' | 'reviewCount'>

/** Names, addresses and numbers given out so far; each is given out once. */
type Taken = Set<string>

/** The fictional directory: the same 342 records on every call and every machine. */
export function makeSampleDirectory(): SampleLawyer[] {
  const chance = seededChance(SEED)
  const taken: Taken = new Set()
  const seats = SAMPLE_SEATS.flatMap((seat) => Array.from({ length: seat.count }, () => seat))
  const inCountry = new Map<string, number>()
  const drafts = seats.map((seat, at) => {
    const country = countryOf(seat)
    const turn = inCountry.get(country) ?? 0
    inCountry.set(country, turn + 1)
    return draftLawyer(seat, at, turn, chance, taken)
  })
  const ratings = dealReviews(drafts.length, chance)
  return drafts.map((draft, at) => ({
    ...draft,
    ...(ratings[at] ?? { rating: null, reviewCount: 0 }),
  }))
}

/**
 * @param at place in the whole directory
 * @param turn place among the lawyers of the country
 */
function draftLawyer(
  seat: SampleSeat,
  at: number,
  turn: number,
  chance: Chance,
  taken: Taken,
): Draft {
  const pool = namePool(seat.pool)
  const person = unused(
    taken,
    'name',
    ({ name }) => name,
    () => makePerson(pool, chance),
  )
  const firm = unused(taken, 'firm', slugOf, () => makeFirm(pool.firms, chance))
  const country = countryOf(seat)
  const city = seat.cities[turn % seat.cities.length] ?? seat.jurisdiction
  const specializations = pickAreas(country, turn, seat.count, chance)
  const experience = 2 + chance.below(34)
  const host = `${slugOf(firm)}.example`
  const websiteOnly = at % WEBSITE_ONLY_EVERY === WEBSITE_ONLY_EVERY - 1
  return {
    slug: `${slugOf(person.name)}-${slugOf(city)}`,
    name: person.name,
    nameLocal: person.nameLocal,
    firm,
    location: city,
    locationLocal: nativeCity(city),
    country,
    jurisdiction: seat.jurisdiction,
    experience,
    specializations,
    bio: sampleBio({ city, experience, specializations }, chance),
    freeConsultation: chance.happens(0.45),
    contingencyFee: offersContingency(country, specializations, chance),
    languages: seat.languages.filter((_, place) => place === 0 || chance.happens(0.6)),
    responseTime: null,
    phone: websiteOnly ? null : pickPhone(country, city, chance, taken),
    email: websiteOnly ? null : `${slugOf(person.given)}.${slugOf(person.family)}@${host}`,
    website: `https://${host}`,
    referralFee: REFERRAL_FEE_CENTS,
    isPartner: at % PARTNER_EVERY === PARTNER_EVERY - 2,
    isSample: true,
  }
}

/** The first area goes round all of them within a country, so that larger countries cover every area. */
function pickAreas(country: string, turn: number, count: number, chance: Chance): LegalArea[] {
  const offset = country.charCodeAt(0) + country.charCodeAt(1) * 3
  const first = LEGAL_AREAS[(offset + turn) % LEGAL_AREAS.length]
  const others = chance.shuffle(LEGAL_AREAS.filter((area) => area !== first))
  // Where few lawyers are listed each does more, as in small places.
  const further = count > 3 ? chance.below(4) : 2 + chance.below(3)
  return [...(first ? [first] : []), ...others.slice(0, further)]
}

function offersContingency(country: string, areas: readonly LegalArea[], chance: Chance): boolean {
  return (
    CONTINGENCY_COUNTRIES.includes(country) &&
    areas.some((area) => CONTINGENCY_AREAS.includes(area)) &&
    chance.happens(0.75)
  )
}

function pickPhone(country: string, city: string, chance: Chance, taken: Taken): string | null {
  if (!chance.happens(SHARE_WITH_PHONE)) return null
  if (reservedPhone(country, city, () => 0) === null) return null
  return unused(
    taken,
    'phone',
    (phone) => phone ?? '',
    () => reservedPhone(country, city, chance.below),
  )
}

/** Draws until something comes that was not drawn before. */
function unused<Item>(
  taken: Taken,
  kind: string,
  keyOf: (item: Item) => string,
  draw: () => Item,
): Item {
  for (let attempt = 0; attempt < 1000; attempt += 1) {
    const item = draw()
    const key = `${kind} ${keyOf(item)}`
    if (taken.has(key)) continue
    taken.add(key)
    return item
  }
  throw new Error(`the sample has run out of each ${kind}`)
}

function countryOf(seat: SampleSeat): string {
  return seat.jurisdiction.split('-')[0] ?? seat.jurisdiction
}
