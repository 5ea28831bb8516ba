import type { Runtime } from '../../../platform/runtime.server.ts'
import type { LanguageCode } from '../../../shared/languages.ts'
import { activeGrantFor } from '../../access/server.ts'
import type { User } from '../../account/server.ts'
import { foundAreas } from '../../analysis/server.ts'
import { findOwnCase, listCaseReads, listOwnCases, type OwnCase } from '../../intake/server.ts'
import { type Places, placeName } from '../../places/server.ts'
import type { CaseDetail, ShownCase } from '../contract.ts'

type Reader = { user: User; cookies: string | null; language: LanguageCode }

/** A person's cases as the account lists them, newest first. */
export async function shownCases(
  { db, keyring }: Pick<Runtime, 'db' | 'keyring'>,
  places: Places,
  { user, language }: Reader,
): Promise<ShownCase[]> {
  const cases = await listOwnCases(db, keyring, user.id)
  const areas = await foundAreas(
    db,
    cases.map(({ id }) => id),
  )
  return cases.map((one) => asShown(one, areas.get(one.id), places, language))
}

/** One case with who opened it; undefined for somebody else's and for one that does not exist. */
export async function caseDetail(
  runtime: Runtime,
  places: Places,
  { user, cookies, language }: Reader,
  id: string,
): Promise<CaseDetail | undefined> {
  const { db, keyring } = runtime
  const found = isCaseId(id) ? await findOwnCase(db, keyring, user.id, id) : undefined
  if (!found) return undefined
  const areas = await foundAreas(db, [id])
  const reads = await listCaseReads(db, id)
  return {
    ...asShown(found, areas.get(id), places, language),
    reads: reads.map(({ reader, reason, readAt }) => ({
      reader,
      reason,
      readAt: readAt.toISOString(),
    })),
    hasAccess: (await activeGrantFor(runtime, cookies, user.email)) !== undefined,
  }
}

/** Whether the database would take it for an id at all. */
export const isCaseId = (text: string) =>
  /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text)

function asShown(
  { id, title, legalArea, country, jurisdiction, createdAt }: OwnCase,
  area: string | undefined,
  places: Places,
  language: LanguageCode,
): ShownCase {
  return {
    id,
    title,
    area: area ?? legalArea,
    place: placeName(places, country, jurisdiction, language),
    createdAt: createdAt.toISOString(),
  }
}
