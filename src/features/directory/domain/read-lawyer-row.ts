import { isLegalArea, type LegalArea } from '../../../shared/legal-areas.ts'
import {
  columnName,
  fieldReader,
  type ImportField,
  type ImportMapping,
  type ImportRow,
} from './import-mapping.ts'

/** A lawyer as a file tells it, checked; what is worked out of it comes later. */
export type GivenLawyer = {
  name: string
  nameLocal: string | null
  firm: string
  location: string
  locationLocal: string | null
  country: string
  jurisdiction: string
  /** Years. */
  experience: number | null
  admittedYear: number | null
  specializations: LegalArea[]
  languages: string[]
  bio: string
  freeConsultation: boolean
  contingencyFee: boolean
  phone: string | null
  email: string | null
  website: string | null
  register: string
  licenceNumber: string
}

/** Codes of places, however a file writes them. */
export type PlaceReader = {
  /** @returns ISO 3166-1 for a code or a name in any of our languages */
  country(written: string): string | undefined
  /** @returns ISO 3166-2 for a code, its last part or a name */
  jurisdiction(country: string, written: string): string | undefined
}

export type RowReading =
  /** `notes` name fields that could not be read and were left empty. */
  | { kind: 'lawyer'; lawyer: GivenLawyer; notes: string[] }
  | { kind: 'not-practising' }
  | { kind: 'refused'; reason: string }

type Reader = { mapping: ImportMapping; register: string; places: PlaceReader; thisYear: number }

const LONGEST = { name: 160, place: 120, licence: 60, bio: 2_000, contact: 200 }
const OLDEST_YEAR = 1920

/** Reads one row. What a lawyer cannot be listed without refuses the row; other faults leave the field empty. */
export function readLawyerRow(row: ImportRow, reader: Reader): RowReading {
  const { mapping, register, places, thisYear } = reader
  const read = fieldReader(mapping)
  const tell = (field: ImportField) => read(row, field)
  if (!mayPractise(tell('status'), mapping.practising)) return { kind: 'not-practising' }
  const name = tell('name')
  const licenceNumber = tell('licenceNumber')
  const country = places.country(tell('country'))
  const missing = refusal([
    ['name', name.length >= 2 && name.length <= LONGEST.name],
    ['licenceNumber', licenceNumber !== '' && licenceNumber.length <= LONGEST.licence],
    ['country', country !== undefined],
    ['location', tell('location').length <= LONGEST.place],
    ['firm', tell('firm').length <= LONGEST.name],
    ['bio', tell('bio').length <= LONGEST.bio],
  ])
  if (missing || !country) return refused(missing ?? 'country', tell(missing ?? 'country'))
  const writtenPlace = tell('jurisdiction')
  const jurisdiction = writtenPlace === '' ? country : places.jurisdiction(country, writtenPlace)
  if (!jurisdiction) return refused('jurisdiction', writtenPlace)

  const notes: string[] = []
  const optional = <Value>(field: ImportField, readAs: (text: string) => Value | undefined) => {
    const text = tell(field)
    const value = text === '' ? undefined : readAs(text)
    if (text !== '' && value === undefined) notes.push(`${field}: "${short(text)}" left empty`)
    return value ?? null
  }
  const severally = (field: ImportField) => splitUp(tell(field), mapping.separator)
  const admittedYear = optional('admittedYear', (text) => readYear(text, thisYear))
  const lawyer: GivenLawyer = {
    name,
    nameLocal: optional('nameLocal', (text) => within(text, LONGEST.name)),
    firm: tell('firm'),
    location: tell('location'),
    locationLocal: optional('locationLocal', (text) => within(text, LONGEST.place)),
    country,
    jurisdiction,
    admittedYear,
    experience:
      optional('experience', readCount) ?? (admittedYear === null ? null : thisYear - admittedYear),
    specializations: knownAreas(severally('specializations'), mapping, notes),
    languages: knownLanguages(severally('languages'), notes),
    bio: tell('bio'),
    freeConsultation: isYes(tell('freeConsultation')),
    contingencyFee: isYes(tell('contingencyFee')),
    phone: optional('phone', readPhone),
    email: optional('email', readEmail),
    website: optional('website', readWebsite),
    register,
    licenceNumber,
  }
  return { kind: 'lawyer', lawyer, notes }
}

function mayPractise(status: string, practising: readonly string[] | undefined): boolean {
  if (!practising || status === '') return true
  return practising.some((value) => value.toLowerCase() === status.toLowerCase())
}

function refusal(checks: [ImportField, boolean][]): ImportField | undefined {
  return checks.find(([, holds]) => !holds)?.[0]
}

function refused(field: ImportField, text: string): RowReading {
  const reason = text === '' ? `${field}: is missing` : `${field}: "${short(text)}" cannot be used`
  return { kind: 'refused', reason }
}

const short = (text: string) => (text.length > 60 ? `${text.slice(0, 60)}…` : text)
const within = (text: string, length: number) => (text.length <= length ? text : undefined)

function splitUp(text: string, separator: string): string[] {
  return text
    .split(separator)
    .map((part) => part.trim())
    .filter((part) => part !== '')
}

function knownAreas(written: string[], { areas }: ImportMapping, notes: string[]): LegalArea[] {
  if (written.length === 0) return []
  const byName = new Map(Object.entries(areas).map(([name, area]) => [columnName(name), area]))
  const known = written.flatMap((text) => {
    const code = columnName(text).replaceAll('_', '-')
    const area = byName.get(columnName(text)) ?? (isLegalArea(code) ? code : undefined)
    if (!isLegalArea(area)) notes.push(`specializations: "${short(text)}" is no area of ours`)
    return isLegalArea(area) ? [area] : []
  })
  return [...new Set(known)]
}

const LANGUAGE_NAMES = new Intl.DisplayNames(['en'], { type: 'language' })

function knownLanguages(written: string[], notes: string[]): string[] {
  const known = written.flatMap((text) => {
    const code = languageCode(text)
    if (!code) notes.push(`languages: "${short(text)}" left out`)
    return code ? [code] : []
  })
  return [...new Set(known)]
}

let codesByName: Map<string, string> | undefined

/** ISO 639-1 for a code such as `en-GB`, or an English name. */
function languageCode(written: string): string | undefined {
  const code = /^([a-z]{2})(?:[-_].*)?$/i.exec(written)?.[1]?.toLowerCase()
  if (code) return code
  codesByName ??= new Map(
    everyTwoLetters().flatMap((letters) => {
      const name = LANGUAGE_NAMES.of(letters)
      return name && name !== letters ? [[name.toLowerCase(), letters]] : []
    }),
  )
  return codesByName.get(written.toLowerCase())
}

function everyTwoLetters(): string[] {
  const letters = [...'abcdefghijklmnopqrstuvwxyz']
  return letters.flatMap((first) => letters.map((second) => first + second))
}

function readYear(text: string, thisYear: number): number | undefined {
  const year = Number(/(?:^|\D)((?:19|20)\d{2})(?:\D|$)/.exec(text)?.[1])
  return year >= OLDEST_YEAR && year <= thisYear ? year : undefined
}

function readCount(text: string): number | undefined {
  return /^\d{1,2}$/.test(text) ? Number(text) : undefined
}

function readPhone(text: string): string | undefined {
  const digits = text.replace(/\D/g, '').length
  return /^[+(\d][\d\s().x/-]{4,30}$/i.test(text) && digits >= 5 && digits <= 18 ? text : undefined
}

function readEmail(text: string): string | undefined {
  return /^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>".]{2,}$/.test(text) && text.length <= LONGEST.contact
    ? text.toLowerCase()
    : undefined
}

function readWebsite(text: string): string | undefined {
  const address = /^https?:\/\//i.test(text) ? text : `https://${text}`
  return /^https?:\/\/[^\s/@?#"<>.]+(?:\.[^\s/@?#"<>.]+)+(?:[/?#][^\s"<>]*)?$/i.test(address) &&
    address.length <= LONGEST.contact
    ? address
    : undefined
}

const isYes = (text: string) => /^(?:y|yes|true|1|x)$/i.test(text)
