import type { LanguageCode } from '../shared/languages.ts'

/** The country of a time zone, where a zone says it (specification section 4). */
const COUNTRY_OF_ZONE: Readonly<Record<string, string>> = {
  'America/New_York': 'US',
  'America/Chicago': 'US',
  'America/Los_Angeles': 'US',
  'America/Toronto': 'CA',
  'America/Mexico_City': 'MX',
  'America/Bogota': 'CO',
  'America/Argentina/Buenos_Aires': 'AR',
  'America/Sao_Paulo': 'BR',
  'Europe/London': 'GB',
  'Europe/Dublin': 'IE',
  'Europe/Madrid': 'ES',
  'Europe/Paris': 'FR',
  'Europe/Berlin': 'DE',
  'Europe/Vienna': 'AT',
  'Europe/Rome': 'IT',
  'Europe/Lisbon': 'PT',
  'Europe/Amsterdam': 'NL',
  'Europe/Helsinki': 'FI',
  'Europe/Moscow': 'RU',
  'Africa/Cairo': 'EG',
  'Asia/Riyadh': 'SA',
  'Asia/Dubai': 'AE',
  'Asia/Kolkata': 'IN',
  'Asia/Calcutta': 'IN',
  'Asia/Shanghai': 'CN',
  'Asia/Tokyo': 'JP',
  'Asia/Seoul': 'KR',
  'Australia/Sydney': 'AU',
  'Pacific/Auckland': 'NZ',
}

/** The language most people of a country read, of those the interface speaks (specification section 9). Others may be chosen. */
const COUNTRIES_OF_LANGUAGE: Readonly<Partial<Record<LanguageCode, string>>> = {
  en: 'US CA GB AU NZ IE',
  es: 'ES MX AR CO PE VE CL EC GT CU BO DO HN PY SV NI CR PA UY',
  fr: 'FR MC SN CI',
  de: 'DE AT CH LI',
  it: 'IT SM VA',
  pt: 'BR PT AO MZ',
  ru: 'RU BY KZ',
  zh: 'CN TW HK SG',
  ja: 'JP',
  ar: 'SA AE EG MA DZ TN LY JO LB SY IQ KW QA BH OM YE',
  hi: 'IN NP',
  ko: 'KR',
  nl: 'NL BE',
  fi: 'FI',
}

const languageOfCountry = new Map(
  Object.entries(COUNTRIES_OF_LANGUAGE).flatMap(([language, countries]) =>
    countries.split(' ').map((country) => [country, language as LanguageCode] as const),
  ),
)

/** 'Europe/Helsinki' -> fi; undefined for a zone that says nothing. */
export function languageOfTimeZone(zone: string): LanguageCode | undefined {
  return languageOfCountry.get(COUNTRY_OF_ZONE[zone] ?? '')
}
