import type { Catalogue } from '../../../i18n/catalogue.server.ts'
import { languageName } from '../../../i18n/names-of-codes.ts'
import type { ContactChannel } from '../../../shared/contact-choices.ts'
import type { LanguageCode } from '../../../shared/languages.ts'
import type { LawyerToWriteTo } from '../../directory/server.ts'
import { findCountry, type Places, placeName } from '../../places/server.ts'
import { composeLetter } from '../domain/compose-letter.ts'
import { letterLanguage } from '../domain/letter-language.ts'
import type { RequestContent } from './contact-requests.repo.ts'

export type Stationery = { catalogue: Catalogue; places: Places }

export type LetterOrder = {
  content: RequestContent
  channel: ContactChannel
  /** The person's. */
  language: LanguageCode
  /** Where replies go. */
  email: string
}

/** The language in which a lawyer is written to. */
export function languageFor(
  { catalogue, places }: Stationery,
  { languages, country }: LawyerToWriteTo,
  personLanguage: LanguageCode,
): LanguageCode {
  const countryLanguage = findCountry(places, country)?.language
  return letterLanguage({ languages, countryLanguage }, personLanguage, catalogue.languages)
}

/** The letter in one language. */
export function writeLetter(
  { catalogue, places }: Stationery,
  { content, channel, language, email }: LetterOrder,
  inLanguage: LanguageCode,
): { subject: string; text: string } {
  const t = catalogue.translate(inLanguage)
  const { area, country, jurisdiction, ...said } = content
  return composeLetter(t, inLanguage, {
    ...said,
    channel,
    email,
    areaName: t(area === null ? 'contact.noArea' : `areas.${area}`, {}, area ?? ''),
    placeName: nameOf(places, { country, jurisdiction }, inLanguage),
    writtenIn: inLanguage === language ? undefined : languageName(language, inLanguage),
  })
}

const COMMA: Partial<Record<LanguageCode, string>> = { ar: '، ', zh: '，', ja: '、' }

/** The region with its country, or the country alone. */
export function nameOf(
  places: Places,
  { country, jurisdiction }: Pick<RequestContent, 'country' | 'jurisdiction'>,
  language: LanguageCode,
): string {
  const names = [
    placeName(places, country, jurisdiction, language),
    placeName(places, country, undefined, language),
  ]
  return [...new Set(names)].join(COMMA[language] ?? ', ')
}
