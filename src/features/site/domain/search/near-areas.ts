import type { LegalArea } from '../../../../shared/legal-areas.ts'

/** Areas whose lawyers often take the same cases, the nearest first. */
export const NEAR_AREAS: Readonly<Record<LegalArea, readonly LegalArea[]>> = {
  'personal-injury': ['insurance', 'healthcare', 'employment'],
  'family-law': ['estate-planning', 'civil-rights', 'real-estate'],
  'criminal-defense': ['civil-rights', 'family-law', 'immigration'],
  employment: ['civil-rights', 'business', 'personal-injury'],
  'real-estate': ['business', 'environmental', 'estate-planning'],
  business: ['tax', 'intellectual-property', 'employment'],
  immigration: ['civil-rights', 'family-law', 'employment'],
  'estate-planning': ['family-law', 'tax', 'real-estate'],
  'intellectual-property': ['technology', 'business'],
  tax: ['business', 'estate-planning'],
  environmental: ['real-estate', 'healthcare', 'maritime'],
  healthcare: ['personal-injury', 'insurance', 'civil-rights'],
  maritime: ['insurance', 'business', 'personal-injury'],
  technology: ['intellectual-property', 'business', 'civil-rights'],
  'civil-rights': ['employment', 'criminal-defense', 'immigration'],
  insurance: ['personal-injury', 'business', 'healthcare'],
}
