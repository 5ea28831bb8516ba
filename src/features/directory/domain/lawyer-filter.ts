import { isLegalArea, type LegalArea } from '../../../shared/legal-areas.ts'
import { EXPERIENCE_FILTERS } from '../contract.ts'
import { foldText } from './fold-text.ts'

export type LawyerFilter = {
  country?: string
  jurisdiction?: string
  specialization?: LegalArea
  /** A city, folded: `san-diego` and `San Diego` are the same. */
  city?: string
  minimumYears?: number
  freeConsultation?: boolean
  /** Folded, 2 characters or more. */
  name?: string
}

export type FilterReading =
  | { ok: true; filter: LawyerFilter }
  | { ok: false; field: string; message: string }

type Query = Partial<
  Record<
    | 'country'
    | 'jurisdiction'
    | 'specialization'
    | 'location'
    | 'experience'
    | 'freeConsultation'
    | 'nameSearch',
    string | undefined
  >
>

/** Reads the query of the lawyer list. Empty, 'all' and 'any' mean no filter; other unknown values are refused. */
export function readLawyerFilter(query: Query): FilterReading {
  const given = Object.fromEntries(
    Object.entries(query).filter(
      ([, value]) => !['', 'all', 'any'].includes((value ?? '').trim().toLowerCase()),
    ),
  ) as Query
  const filter: LawyerFilter = {}
  for (const [field, value = ''] of Object.entries(given)) {
    const read = READERS[field as keyof Query](value.trim())
    if (!read)
      return { ok: false, field, message: `${field}: "${value.slice(0, 40)}" is not a known value` }
    Object.assign(filter, read)
  }
  return { ok: true, filter }
}

const READERS: Record<keyof Query, (value: string) => LawyerFilter | undefined> = {
  country: (value) => (/^[a-z]{2}$/i.test(value) ? { country: value.toUpperCase() } : undefined),
  jurisdiction: (value) =>
    /^[a-z]{2}(-[a-z0-9]{1,3})?$/i.test(value) ? { jurisdiction: value.toUpperCase() } : undefined,
  specialization: (value) => (isLegalArea(value) ? { specialization: value } : undefined),
  location: (value) =>
    value.length <= 80 ? { city: foldText(value.replaceAll('-', ' ')) } : undefined,
  experience: (value) => {
    const known = EXPERIENCE_FILTERS.find(
      (option) => option === value || option.slice(0, -1) === value,
    )
    return known ? { minimumYears: Number.parseInt(known, 10) } : undefined
  },
  freeConsultation: (value) =>
    value === 'true' ? { freeConsultation: true } : value === 'false' ? {} : undefined,
  nameSearch: (value) => (value.length <= 200 ? { name: foldText(value) } : undefined),
}
