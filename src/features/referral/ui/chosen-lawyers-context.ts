import { createContext } from 'react'

export type ChosenLawyers = {
  caseId: string
  /** Their slugs. */
  chosen: readonly string[]
  choose(slug: string, isChosen: boolean): void
}

/** The lawyers a person has chosen among the lists of a result; absent elsewhere. */
export const ChosenLawyersContext = createContext<ChosenLawyers | undefined>(undefined)
