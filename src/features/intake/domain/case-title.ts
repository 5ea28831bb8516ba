import { oneLine } from '../../../shared/one-line.ts'

/** Long enough to tell two cases apart. */
export const TITLE_MAX_LENGTH = 80

/** What a person calls a case, as it is kept: one line; empty takes the name away, undefined is too long. */
export function caseTitle(typed: string): string | undefined {
  const title = oneLine(typed)
  return [...title].length <= TITLE_MAX_LENGTH ? title : undefined
}
