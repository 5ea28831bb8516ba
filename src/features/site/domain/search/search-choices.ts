import { isLegalArea, type LegalArea } from '../../../../shared/legal-areas.ts'

/** What a search page was asked for: the words, and what was chosen beside them. */
export type SearchChoices = {
  q: string
  /** ISO 3166-1. */
  country?: string
  /** ISO 3166-2, of the country. */
  region?: string
  specialty?: LegalArea
  /** ISO 639. */
  language?: string
  free: boolean
  contingency: boolean
  verified: boolean
}

/** What can be chosen by a link, as the address names it. */
export const SEARCH_CHOICES = [
  'country',
  'region',
  'specialty',
  'language',
  'free',
  'contingency',
  'verified',
] as const
export type SearchChoice = (typeof SEARCH_CHOICES)[number]

/** Longer texts belong into the form that keeps them secret. */
export const LONGEST_SEARCH = 200

/** Reads the address of a search page. What is not known is as if it had not been chosen. */
export function readChoices(asked: { get(name: string): string | null }): SearchChoices {
  const region = /^[A-Z]{2}-[A-Z0-9]{1,3}$/.exec(asked.get('region') ?? '')?.[0]
  const named = /^[A-Z]{2}$/.exec(asked.get('country') ?? '')?.[0]
  const country = named ?? region?.slice(0, 2)
  const specialty = asked.get('specialty')
  const language = /^[a-z]{2,3}$/.exec(asked.get('language') ?? '')?.[0]
  return {
    q: asked.get('q')?.trim() ?? '',
    ...(country ? { country } : {}),
    ...(region && region.slice(0, 2) === country ? { region } : {}),
    ...(isLegalArea(specialty) ? { specialty } : {}),
    ...(language ? { language } : {}),
    free: asked.get('free') === '1',
    contingency: asked.get('contingency') === '1',
    verified: asked.get('verified') === '1',
  }
}

/** The address of a search page. */
export function searchAddress(
  choices: SearchChoices,
  page: { cursor?: string | undefined; shown?: number | undefined } = {},
): string {
  const search = Object.entries({ ...choices, ...page })
    .filter(([, value]) => Boolean(value))
    .map(([name, value]) => `${name}=${formEncoded(value === true ? '1' : String(value))}`)
    .join('&')
  return search ? `/search?${search}` : '/search'
}

/** As a form sent without script writes it, so that one search has one address. */
const formEncoded = (text: string) =>
  encodeURIComponent(text)
    .replace(/[!'()~]/g, (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`)
    .replaceAll('%20', '+')

/** The choices without one of them; a sub-region goes with its country. */
export function withoutChoice(choices: SearchChoices, choice: SearchChoice): SearchChoices {
  const { [choice]: _left, ...rest } = choices
  const kept: SearchChoices = { free: false, contingency: false, verified: false, ...rest }
  if (choice !== 'country') return kept
  const { region: _region, ...wider } = kept
  return wider
}

/** Whether anything but words was chosen. */
export function hasChoices({ q: _words, ...choices }: SearchChoices): boolean {
  return Object.values(choices).some(Boolean)
}
