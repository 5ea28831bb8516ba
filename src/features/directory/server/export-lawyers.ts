import type { Database } from '../../../platform/database/database.server.ts'
import { type LawyerRow, lawyersAfter } from './lawyers.repo.ts'

const AT_ONCE = 2_000

export const EXPORT_COLUMNS = [
  'name',
  'nameLocal',
  'firm',
  'location',
  'locationLocal',
  'country',
  'jurisdiction',
  'phone',
  'email',
  'website',
  'register',
  'licenceNumber',
  'checkedOn',
  'admittedYear',
  'experience',
  'specializations',
  'languages',
  'freeConsultation',
  'contingencyFee',
  'bio',
  'slug',
] as const satisfies (keyof LawyerRow)[]

export type ExportedLawyer = Pick<LawyerRow, (typeof EXPORT_COLUMNS)[number]>

/**
 * Every lawyer of the list, or of a country, in the order of their addresses; a few thousand in memory at a time. The
 * fictional sample is left out unless asked for.
 */
export async function* exportLawyers(
  db: Database,
  { country, withSample }: { country?: string | undefined; withSample: boolean },
): AsyncGenerator<ExportedLawyer> {
  let after = ''
  for (;;) {
    const rows = await lawyersAfter(db, after, { country, withSample, limit: AT_ONCE })
    for (const row of rows) yield exported(row)
    const last = rows.at(-1)
    if (!last || rows.length < AT_ONCE) return
    after = last.slug
  }
}

function exported(row: LawyerRow): ExportedLawyer {
  return Object.fromEntries(EXPORT_COLUMNS.map((column) => [column, row[column]])) as ExportedLawyer
}
