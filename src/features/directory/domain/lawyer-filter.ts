import { isLegalArea, type LegalArea } from '../../../shared/legal-areas.ts'
import { EXPERIENCE_FILTERS, SEARCH_MIN_LENGTH } from '../contract.ts'
import { foldText } from './fold-text.ts'

export const SORTS = ['rotation', 'experience', 'name'] as const
export type Sort = (typeof SORTS)[number]

/** A place as records have it: by the code of the sub-region, or by a city's name in one language or another. */
export type Within = { jurisdictions?: readonly string[]; cities?: readonly string[] }

export type LawyerFilter = {
  country?: string
  jurisdiction?: string
  /** Only lawyers of there, without the rest of the country behind them: of one place of each of these. */
  within?: readonly Within[]
  specialization?: LegalArea
  /** A city, folded: `san-diego` and `San Diego` are the same. */
  city?: string
  minimumYears?: number
  freeConsultation?: boolean
  contingencyFee?: boolean
  verified?: boolean
  /** One of these is spoken; ISO 639-1. */
  languages?: string[]
  /** Folded, 2 characters or more. */
  name?: string
  sort?: Sort
}

export type FilterReading =
  | { ok: true; filter: LawyerFilter }
  | { ok: false; field: string; message: string }

export const FILTER_FIELDS = [
  'country',
  'jurisdiction',
  'specialization',
  'location',
  'experience',
  'freeConsultation',
  'contingencyFee',
  'verified',
  'languages',
  'nameSearch',
  'sort',
] as const
type Field = (typeof FILTER_FIELDS)[number]
type Query = Partial<Record<Field, string | undefined>>

const MAX_CITY_LENGTH = 80
const MAX_NAME_LENGTH = 200
const MAX_LANGUAGES = 14

/** Reads the query of the lawyer list. Empty, 'all' and 'any' mean no filter; other unknown values are refused. */
export function readLawyerFilter(query: Query): FilterReading {
  const filter: LawyerFilter = {}
  for (const field of FILTER_FIELDS) {
    const value = (query[field] ?? '').trim()
    if (['', 'all', 'any'].includes(value.toLowerCase())) continue
    const read = READERS[field](value)
    if (!read) return { ok: false, field, message: messageOf(field, value) }
    Object.assign(filter, read)
  }
  return filter.sort && filter.sort !== 'rotation' && !filter.country && !filter.jurisdiction
    ? { ok: false, field: 'sort', message: 'sort: name a country to sort its lawyers' }
    : { ok: true, filter }
}

function messageOf(field: Field, value: string): string {
  return field === 'nameSearch' && value.length <= MAX_NAME_LENGTH
    ? `Enter at least ${SEARCH_MIN_LENGTH} characters to search`
    : `${field}: "${value.slice(0, 40)}" is not a known value`
}

const READERS: Record<Field, (value: string) => LawyerFilter | undefined> = {
  country: (value) => (/^[a-z]{2}$/i.test(value) ? { country: value.toUpperCase() } : undefined),
  jurisdiction: (value) =>
    /^[a-z]{2}(-[a-z0-9]{1,3})?$/i.test(value) ? { jurisdiction: value.toUpperCase() } : undefined,
  specialization: (value) => (isLegalArea(value) ? { specialization: value } : undefined),
  location: (value) => {
    const city = value.length <= MAX_CITY_LENGTH ? foldText(value.replaceAll('-', ' ')) : ''
    return city === '' ? undefined : { city }
  },
  experience: (value) => {
    const known = EXPERIENCE_FILTERS.find(
      (option) => option === value || option.slice(0, -1) === value,
    )
    return known ? { minimumYears: Number.parseInt(known, 10) } : undefined
  },
  freeConsultation: (value) => readSwitch(value, { freeConsultation: true }),
  contingencyFee: (value) => readSwitch(value, { contingencyFee: true }),
  verified: (value) => readSwitch(value, { verified: true }),
  languages: (value) => {
    const codes = [...new Set(value.toLowerCase().split(','))]
    return codes.length <= MAX_LANGUAGES && codes.every((code) => /^[a-z]{2,3}$/.test(code))
      ? { languages: codes }
      : undefined
  },
  nameSearch: (value) => {
    const name = value.length <= MAX_NAME_LENGTH ? foldText(value) : ''
    return [...name].length >= SEARCH_MIN_LENGTH ? { name } : undefined
  },
  sort: (value) => {
    const sort = SORTS.find((known) => known === value)
    return sort && { sort }
  },
}

function readSwitch(value: string, on: LawyerFilter): LawyerFilter | undefined {
  return value === 'true' ? on : value === 'false' ? {} : undefined
}
