import type { Database } from '../../../platform/database/database.server.ts'
import type { LegalArea } from '../../../shared/legal-areas.ts'
import type { Lawyer, Register } from '../contract.ts'
import { countSeats, EVERY_AREA, type SeatCounts, type SeatGroup } from '../domain/seat-counts.ts'
import type { LawyerFinder } from './lawyer-finder.ts'
import { lawyerOnTheWire } from './lawyer-on-the-wire.ts'
import { readLawyers } from './lawyers.repo.ts'
import { type Nearness, nearestFirst, type Seat } from './nearest-first.ts'
import { countSeatGroups, seatsOfCountry } from './place-seats.repo.ts'

/** A place down to a city, and an area of law. */
export type PlaceQuestion = {
  country: string
  jurisdiction?: string | undefined
  /** The names of one city, in one language or another. */
  cities?: readonly string[] | undefined
  area?: LegalArea | undefined
}

export type NearLawyer = { lawyer: Lawyer; near: Nearness }

/** Lawyers by place and area, for pages about places: counted ahead, a few minutes old at most. */
export type LawyersOfPlaces = {
  countsOf(country: string): Promise<SeatCounts>
  /** The first of them, the nearer place first; the area is kept to strictly. */
  nearest(asked: PlaceQuestion, limit: number): Promise<NearLawyer[]>
}

type Parts = {
  db: Database
  registers: ReadonlyMap<string, Register>
  finder: LawyerFinder
  now: () => Date
}

/** Of a country with more lawyers than this only the counts are kept; its lists are asked for one by one. */
const KEPT_WHOLE = 500
/** After this a country is counted anew, while what is known goes on being told. */
const FRESH_MS = 5 * 60_000

/** @param seats undefined: there are too many */
type Country = { counts: SeatCounts; seats: readonly Seat[] | undefined }
type Kept = { country: Promise<Country>; since: number }

export function createLawyersOfPlaces({ db, registers, finder, now }: Parts): LawyersOfPlaces {
  const kept = new Map<string, Kept>()

  const read = (code: string): Promise<Country> => {
    const since = now().getTime()
    const known = kept.get(code)
    if (known && since - known.since < FRESH_MS) return known.country
    const country = readCountry(db, code)
    // One who waits for nothing to be there yet waits; one who has the old counts takes them.
    kept.set(code, { country: known?.country ?? country, since })
    country.then(
      () => kept.set(code, { country, since }),
      () => kept.delete(code),
    )
    return known?.country ?? country
  }

  return {
    countsOf: async (country) => (await read(country)).counts,
    async nearest(asked, limit) {
      const { seats } = await read(asked.country)
      if (!seats) return nearestByFinder(finder, asked, limit)
      const chosen = nearestFirst(seats, asked, now().toISOString().slice(0, 10)).slice(0, limit)
      const rows = await readLawyers(
        db,
        chosen.map(({ id }) => id),
      )
      const nearness = new Map(chosen.map(({ id, near }) => [id, near]))
      const filter = filterOf(asked)
      return rows.map((row) => {
        const register = registers.get(row.jurisdiction) ?? registers.get(row.country)
        return {
          lawyer: lawyerOnTheWire(row, { filter }, register),
          near: nearness.get(row.id) ?? 'country',
        }
      })
    },
  }
}

async function readCountry(db: Database, code: string): Promise<Country> {
  const seats = await seatsOfCountry(db, code, KEPT_WHOLE + 1)
  return seats.length > KEPT_WHOLE
    ? { counts: countSeats(await countSeatGroups(db, code)), seats: undefined }
    : { counts: countSeats(seats.flatMap(groupsOf)), seats }
}

function groupsOf({ jurisdiction, location, specializations }: Seat): SeatGroup[] {
  return [EVERY_AREA, ...specializations].map((area) => ({
    jurisdiction,
    location,
    area,
    lawyers: 1,
  }))
}

function filterOf({ country, jurisdiction, area }: PlaceQuestion) {
  return {
    country,
    ...(jurisdiction ? { jurisdiction } : {}),
    ...(area ? { specialization: area } : {}),
  }
}

/** The list of the place, and where that is short the list of the next wider one behind it. */
async function nearestByFinder(
  finder: LawyerFinder,
  asked: PlaceQuestion,
  limit: number,
): Promise<NearLawyer[]> {
  const { jurisdiction, cities } = asked
  const filter = filterOf(asked)
  const within = [
    ...(cities ? [{ cities }] : []),
    ...(jurisdiction ? [{ jurisdictions: [jurisdiction] }] : []),
  ]
  const ofCity = cities ? (await finder.find({ ...filter, within }, { limit })).lawyers : []
  const others =
    ofCity.length < limit ? (await finder.find(filter, { limit: limit * 2 })).lawyers : []
  const behind = others.filter(({ id }) => ofCity.every((one) => one.id !== id))
  return [
    ...ofCity.map((lawyer) => ({ lawyer, near: 'city' as const })),
    ...behind.map((lawyer) => ({ lawyer, near: nearnessOf(lawyer, jurisdiction) })),
  ].slice(0, limit)
}

const nearnessOf = (lawyer: Lawyer, jurisdiction: string | undefined): Nearness =>
  jurisdiction && lawyer.jurisdiction === jurisdiction ? 'region' : 'country'
