import type { SafetyNotice } from '../../../analysis/contract.ts'
import type { Lawyer } from '../../../directory/contract.ts'
import type { SearchChoices } from './search-choices.ts'

/** Something the search was understood to ask for, and the address of the search without it. */
export type SearchChip = {
  kind: 'area' | 'place' | 'name' | 'language' | 'free' | 'contingency' | 'verified'
  text: string
  /** The story that told it. */
  from?: string
  href: string
}

/** Another search; the page says it in words by its kind and text. */
export type SearchLink = {
  kind: 'name' | 'place' | 'spelling' | 'wider' | 'everywhere' | 'area' | `without-${string}`
  text: string
  count: number
  href: string
}

/** A way to narrow a list, with how many lawyers it leaves. */
export type FacetOption = { label: string; count: number; href: string }
export type FacetGroup = {
  kind: 'country' | 'region' | 'area' | 'language' | 'offers'
  options: FacetOption[]
}

/** The lawyers found. */
export type FoundList = {
  lawyers: Lawyer[]
  /** Where the next of them begin. */
  cursor: string | undefined
  /** Whether others come before these. */
  isLaterPage: boolean
  total: number
  /** Whether the total, and the counts beside the list, are exact. */
  exact: boolean
}

/** Everything a search page says. */
export type SearchPage = {
  choices: SearchChoices
  state: 'start' | 'too-short' | 'too-long' | 'too-often' | 'found' | 'nothing'
  chips: SearchChip[]
  others: SearchLink[]
  near: SearchLink[]
  facets: FacetGroup[]
  list: FoundList | undefined
  /** The area the list is about. */
  area: string | undefined
  /** The wider place whose lawyers are shown, where nobody was found in the one asked for. */
  widenedTo: string | undefined
  safety: SafetyNotice | null
  /** Until somebody who searched too often may search again. */
  waitSeconds?: number
}

/** Lawyers shown at once, and added by "Show More". */
export const LAWYERS_A_PAGE = 20
/** So many are shown again at once after "back"; whoever went further goes on from there. */
export const MOST_SHOWN_AT_ONCE = 200
