import { createHash } from 'node:crypto'
import type { Provision } from '../contract.ts'

/**
 * A mark of what an entry says. It changes when the rule, its time limit or its force does, and not when only a
 * translation, a link or the day of the check does.
 */
export function substanceOf(provision: Provision): string {
  const { act, section, summary, deadline, inForceFrom, inForceTo } = provision
  const limit = deadline && [
    deadline.period,
    deadline.from,
    deadline.what.en,
    deadline.exceptions?.en,
    // At the end and only when said, so that marks of before it existed stay the same.
    ...(deadline.first_day_counts ? [true] : []),
  ]
  const said = [act, section, summary.en, limit, inForceFrom, inForceTo]
  return createHash('sha256').update(JSON.stringify(said)).digest('base64url').slice(0, 16)
}
