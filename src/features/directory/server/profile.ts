import type { Database } from '../../../platform/database/database.server.ts'
import type { LanguageCode } from '../../../shared/languages.ts'
import { inLanguage } from '../../law/server.ts'
import { type Places, placeName } from '../../places/server.ts'
import type { Register } from '../contract.ts'
import { answersWithinHours } from '../domain/answer-time.ts'
import type { LawyerProfile, ProfileLicence, ProfileRegister } from '../domain/lawyer-profile.ts'
import { isVerified } from './lawyer-record.ts'
import { findLawyerBySlug, type LawyerRow } from './lawyers.repo.ts'

type Knowledge = { registers: ReadonlyMap<string, Register>; places: Places }

/** Everything the page of one lawyer says, in the reader's language as far as we have it. */
export async function describeLawyer(
  db: Database,
  knowledge: Knowledge,
  slug: string,
  language: LanguageCode,
): Promise<LawyerProfile | undefined> {
  const row = await lawyerAtAddress(db, slug)
  return row && lawyerProfile(row, knowledge, language)
}

/** The lawyer whose page an address names. */
export async function lawyerAtAddress(db: Database, slug: string): Promise<LawyerRow | undefined> {
  // An address may hold anything, but the database takes no zero character.
  return slug.includes('\0') ? undefined : findLawyerBySlug(db, slug)
}

/** What a visitor may see of a record, field by field: a new column is not shown by itself. */
export function lawyerProfile(
  row: LawyerRow,
  { registers, places }: Knowledge,
  language: LanguageCode,
): LawyerProfile {
  // Some sub-regions license on their own; elsewhere the country's register holds.
  const official = registers.get(row.jurisdiction) ?? registers.get(row.country)
  return {
    slug: row.slug,
    name: row.name,
    nameLocal: row.nameLocal,
    firm: row.firm,
    location: row.location,
    locationLocal: row.locationLocal,
    country: row.country,
    placeNames: placeNames(row, places, language),
    isSample: row.isSample,
    isPartner: row.isPartner,
    licence: licenceOf(row),
    officialRegister: official ? registerOf(official, language) : null,
    experience: row.experience,
    specializations: row.specializations,
    bio: row.bio,
    languages: row.languages,
    freeConsultation: row.freeConsultation,
    contingencyFee: row.contingencyFee,
    responseTime: row.responseTime,
    answersWithinHours: answersWithinHours(row),
    rating: row.rating,
    reviewCount: row.reviewCount,
    phone: row.phone,
    email: row.email,
    website: row.website,
  }
}

function placeNames(row: LawyerRow, places: Places, language: LanguageCode): string[] {
  const region = placeName(places, row.country, row.jurisdiction, language)
  const country = placeName(places, row.country, undefined, language)
  // Of a city that is a country, one name is enough.
  return [...new Set([region, country])].filter((name) => name !== row.location)
}

/** An invented lawyer has no licence, whatever the record holds. */
function licenceOf(row: LawyerRow): ProfileLicence {
  if (row.isSample) return { verified: false, number: null, register: null, checkedOn: null }
  const verified = isVerified(row)
  return {
    verified,
    number: row.licenceNumber || null,
    register: row.register || null,
    checkedOn: verified ? row.checkedOn : null,
  }
}

function registerOf(register: Register, language: LanguageCode): ProfileRegister {
  return {
    body: register.body,
    url: register.register_url ?? null,
    licenceNumber: inLanguage(register.licence_number, language),
    profession: inLanguage(register.profession, language),
  }
}
