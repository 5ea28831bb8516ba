import { IMPORT_FIELDS, type ImportMapping, importMappingSchema } from './import-mapping.ts'

/** The usual list of a state bar: names in two columns, one state, a licence status. */
const STATE_BAR = {
  fields: {
    name: [
      '{first_name} {middle_name} {last_name}',
      '{first_name} {last_name}',
      '{full_name}',
      '{name}',
    ],
    firm: ['{company}', '{firm}', '{firm_name}', '{employer}'],
    location: ['{city}', '{town}'],
    country: ['{country}'],
    jurisdiction: ['{jurisdiction}', 'US-{state}'],
    phone: ['{phone}', '{business_phone}', '{telephone}'],
    email: ['{email}', '{e_mail}'],
    website: ['{website}', '{url}'],
    licenceNumber: [
      '{registration_number}',
      '{bar_number}',
      '{license_number}',
      '{licence_number}',
      '{attorney_number}',
    ],
    admittedYear: ['{year_admitted}', '{admitted}', '{admission_date}', '{admit_date}'],
    specializations: ['{practice_areas}', '{specialties}'],
    languages: ['{languages}'],
    status: ['{status}', '{license_status}', '{licence_status}'],
  },
  constants: { country: 'US', languages: 'en' },
  practising: [
    'active',
    'currently registered',
    'good standing',
    'active - good standing',
    'active in good standing',
    'eligible to practice law in texas',
  ],
  areas: {
    family: 'family-law',
    criminal: 'criminal-defense',
    'criminal law': 'criminal-defense',
    bankruptcy: 'business',
    'real property': 'real-estate',
    'real estate law': 'real-estate',
    'labor-employment': 'employment',
    'labor and employment': 'employment',
    'wills-trusts-probate': 'estate-planning',
    probate: 'estate-planning',
    'tax law': 'tax',
    taxation: 'tax',
    'immigration law': 'immigration',
    'health care': 'healthcare',
    'personal injury law': 'personal-injury',
    'intellectual property law': 'intellectual-property',
    admiralty: 'maritime',
  },
} as const

/** A `Person`, `Attorney` or `LegalService` of schema.org on each line. */
const SCHEMA_ORG = {
  fields: {
    name: ['{givenname} {familyname}', '{name}'],
    nameLocal: ['{alternatename}'],
    firm: ['{worksfor.name}', '{affiliation.name}', '{legalname}', '{parentorganization.name}'],
    location: ['{address.addresslocality}', '{worklocation.address.addresslocality}'],
    country: [
      '{address.addresscountry}',
      '{address.addresscountry.name}',
      '{worklocation.address.addresscountry}',
    ],
    jurisdiction: ['{areaserved.identifier}', '{address.addressregion}'],
    phone: ['{telephone}', '{contactpoint.telephone}'],
    email: ['{email}', '{contactpoint.email}'],
    website: ['{url}', '{sameas}'],
    licenceNumber: ['{identifier.value}', '{identifier}', '{hascredential.identifier}'],
    specializations: ['{knowsabout}', '{areaofpractice}'],
    languages: ['{knowslanguage}', '{availablelanguage}'],
    bio: ['{description}'],
  },
} as const

/** What `lawyers export` writes. */
const OWN_EXPORT = {
  fields: Object.fromEntries(
    IMPORT_FIELDS.filter((field) => field !== 'status').map((field) => [field, `{${field}}`]),
  ),
}

export const IMPORT_PRESETS: Record<'state-bar' | 'schema-org' | 'own-export', ImportMapping> = {
  'own-export': importMappingSchema.parse(OWN_EXPORT),
  'state-bar': importMappingSchema.parse(STATE_BAR),
  'schema-org': importMappingSchema.parse(SCHEMA_ORG),
}
