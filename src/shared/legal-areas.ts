/** The sixteen areas of law the product knows, in the order they are shown. */
export const LEGAL_AREAS = [
  'personal-injury',
  'family-law',
  'criminal-defense',
  'employment',
  'real-estate',
  'business',
  'immigration',
  'estate-planning',
  'intellectual-property',
  'tax',
  'environmental',
  'healthcare',
  'maritime',
  'technology',
  'civil-rights',
  'insurance',
] as const

export type LegalArea = (typeof LEGAL_AREAS)[number]

/** What the form offers: an area, or "Not sure / Other", which lets the facts decide. */
export const FORM_AREAS = [...LEGAL_AREAS, 'other'] as const

/** The twelve areas with a badge on landing pages. */
export const BADGE_AREAS = [
  'personal-injury',
  'family-law',
  'criminal-defense',
  'employment',
  'business',
  'civil-rights',
  'immigration',
  'real-estate',
  'tax',
  'intellectual-property',
  'environmental',
  'healthcare',
] as const satisfies readonly LegalArea[]

export function isLegalArea(value: unknown): value is LegalArea {
  return LEGAL_AREAS.some((area) => area === value)
}
