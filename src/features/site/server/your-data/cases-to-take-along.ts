import type { Runtime } from '../../../../platform/runtime.server.ts'
import { monthsAfter } from '../../../../shared/calendar-months.ts'
import { foundAreas } from '../../../analysis/server.ts'
import { listOwnCases } from '../../../intake/server.ts'

/**
 * A case a person can take along as a document, with the day it goes by itself. Its area is what was found, else what
 * was chosen. Days are YYYY-MM-DD.
 */
export type CaseToTakeAlong = {
  id: string
  title: string | null
  country: string
  legalArea: string | null
  createdOn: string
  removedOn: string
}

export async function casesToTakeAlong(
  { db, keyring, config }: Pick<Runtime, 'db' | 'keyring' | 'config'>,
  userId: string,
): Promise<CaseToTakeAlong[]> {
  const cases = await listOwnCases(db, keyring, userId)
  const found = await foundAreas(
    db,
    cases.map(({ id }) => id),
  )
  return cases.map(({ id, title, country, legalArea, createdAt }) => ({
    id,
    title,
    country,
    legalArea: found.get(id) ?? legalArea,
    createdOn: dayOf(createdAt),
    removedOn: dayOf(monthsAfter(createdAt, config.retention.analysesMonths)),
  }))
}

const dayOf = (moment: Date) => moment.toISOString().slice(0, 10)
