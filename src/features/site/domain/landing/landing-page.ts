import type { LegalArea } from '../../../../shared/legal-areas.ts'
import type { MarkedText } from '../../../law/contract.ts'

/** A way to another landing page. */
export type LandingLink = {
  name: string
  path: string
  /** That page holds something of its own; others are kept out of search engines. */
  own: boolean
}

/** A provision that applies in the place. */
export type LandingLaw = {
  id: string
  statute: string
  heading: MarkedText
  summary: MarkedText
  /** Whose law it is: the region's, the country's or a union's. */
  place: string
  /** YYYY-MM-DD; null where nobody has compared it with a source yet. */
  checkedOn: string | null
}

/** A provision by its name alone. */
export type LawLink = Pick<LandingLaw, 'id' | 'statute' | 'heading'>

/** A time limit people there meet, in the reader's words. */
export type LandingDeadline = {
  law: string
  statute: string
  what: MarkedText
  /** "3 weeks, counted from the day ..." */
  rule: string
  place: string
}

/** One of the lawyers shown first. */
export type FeaturedLawyer = {
  slug: string
  name: string
  nameLocal: string | null
  firm: string
  location: string
  /** Years; null where nobody said. */
  experience: number | null
  /** Three at most, the page's own first. */
  areas: string[]
  languages: string[]
  freeConsultation: boolean
  verified: boolean
  isSample: boolean
  isPartner: boolean
}

/** Lawyers of one place: the page's own, or a wider one that fills up. */
export type FeaturedGroup = { place: string; wider: boolean; lawyers: FeaturedLawyer[] }

/** An office that can be asked, with its address where it has one. */
export type LandingOffice = { name: string; url: string | null; linkOpened: boolean }

export type LandingOffices = {
  /** Who keeps the register, and for which place. */
  register: (LandingOffice & { place: string; profession: MarkedText }) | null
  bar: LandingOffice | null
  legalAid: LandingOffice | null
}

/** The form's lists, packed: a line for each country or region. */
export type LandingForm = {
  countries: string
  regions: string
  country: string
  jurisdiction: string
  area: LegalArea | undefined
  /** A language model words paid analyses: the text leaves this service. */
  modelReads: boolean
}

/** Everything a landing page says. */
export type LandingPage = {
  /** The place, with the wider one behind it where there is one. */
  place: string
  /** The place alone. */
  here: string
  country: string
  /** The area of law the page is about. */
  area: LegalArea | undefined
  trail: { name: string; path: string }[]
  counts: { lawyers: number; laws: number }
  deadlines: LandingDeadline[]
  laws: LandingLaw[]
  /** What else the place has on the area. */
  moreLaws: LawLink[]
  featured: FeaturedGroup[]
  /** The search that lists all lawyers of the place. */
  searchPath: string
  offices: LandingOffices
  badges: (LandingLink & { area: LegalArea })[]
  otherAreas: (LandingLink & { area: LegalArea })[]
  /** Regions of the country, or those beside this one. */
  regions: LandingLink[]
  cities: LandingLink[]
  form: LandingForm
}
