import { oneLine } from '../../../shared/one-line.ts'

/** As long as the longest names people have, and no essay. */
export const NAME_MAX_LENGTH = 100

/** A name as it is kept: one line; empty where somebody gives none, undefined where it is too long. */
export function personName(typed: string): string | undefined {
  const name = oneLine(typed)
  return [...name].length <= NAME_MAX_LENGTH ? name : undefined
}
