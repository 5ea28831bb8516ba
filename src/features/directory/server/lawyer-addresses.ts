import type { Database } from '../../../platform/database/database.server.ts'
import { type AddressMark, addressesAfter, hasRealLawyers } from './lawyer-addresses.repo.ts'
import { EVERY_LAWYER, totalsOf } from './lawyer-totals.repo.ts'

/** Places in the rotation are spread evenly below this. */
const CIRCLE = 2 ** 52
const AT_ONCE = 1_000

/** Into how many parts of about so many the profiles of real lawyers fall; none where all are invented. */
export async function countAddressParts(db: Database, partSize: number): Promise<number> {
  if (!(await hasRealLawyers(db))) return 0
  const total = (await totalsOf(db, undefined, [])).get(EVERY_LAWYER) ?? 0
  return Math.max(1, Math.ceil(total / partSize))
}

/**
 * The profiles of one part, some at a time: a stretch of the rotation, in which everybody has a place that has nothing
 * to do with anything else, so that the parts are of one size without being counted.
 * @param part from 0
 */
export async function* lawyerAddresses(
  db: Database,
  part: number,
  parts: number,
): AsyncGenerator<{ slug: string; changedOn: string }[]> {
  const range = {
    from: Math.floor((CIRCLE / parts) * part),
    to: part === parts - 1 ? CIRCLE : Math.floor((CIRCLE / parts) * (part + 1)),
  }
  let after: AddressMark | undefined
  do {
    const found = await addressesAfter(db, range, after, AT_ONCE)
    after = found.length === AT_ONCE ? found.at(-1) : undefined
    yield found.map(({ slug, updatedAt }) => ({
      slug,
      changedOn: updatedAt.toISOString().slice(0, 10),
    }))
  } while (after)
}
