import type { Database } from '../../../platform/database/database.server.ts'
import type { CheckResult } from '../contract.ts'
import {
  insertCheck,
  type Licence,
  liftRemoval,
  markChecked,
  removeLicence,
} from './licences.repo.ts'

export type Check = Licence & {
  /** YYYY-MM-DD on which the register was looked into. */
  checkedOn: string
  result: CheckResult
  note: string
}

export type CheckOutcome = 'verified' | 'not-verified' | 'taken-off' | 'not-listed'

/**
 * Records what a look into the register found. A licence in force makes the record verified; one that was not found
 * takes that away; a suspended or struck-off lawyer is taken off the list until a later check finds the licence in force.
 */
export async function recordCheck(db: Database, check: Check, now: Date): Promise<CheckOutcome> {
  const { result, checkedOn, note } = check
  const licence = { register: check.register, licenceNumber: check.licenceNumber }
  return db.transaction(async (tx) => {
    await insertCheck(tx, licence, { checkedOn, result, note, recordedAt: now })
    if (result === 'suspended' || result === 'struck-off') {
      await removeLicence(tx, licence, { reason: `${result} on ${checkedOn}`, removedAt: now })
      return 'taken-off'
    }
    if (result === 'in-force') await liftRemoval(tx, licence)
    const listed = await markChecked(tx, licence, result === 'in-force' ? checkedOn : null)
    if (!listed) return 'not-listed'
    return result === 'in-force' ? 'verified' : 'not-verified'
  })
}
