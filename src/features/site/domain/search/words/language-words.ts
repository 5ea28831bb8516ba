import type { LegalArea } from '../../../../../shared/legal-areas.ts'

/** What people of one language type into a search for lawyers beside names and places. Terms stand between commas. */
export type LanguageWords = {
  /** Words that narrow nothing: "lawyer", "in", "my". */
  asides: string
  /** Names of each area and what people call a lawyer of it or what it is about. */
  areas: Readonly<Partial<Record<LegalArea, string>>>
}
