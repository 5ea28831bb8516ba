import type { Runtime } from '../../../platform/runtime.server.ts'
import { grantsOfBrowser } from '../../access/server.ts'
import { findCase, findNewestCase, recordCaseRead } from '../../intake/server.ts'
import type { AnalysedCase } from './analyse-case.ts'
import { findAnalysisOfCase } from './analyses.repo.ts'

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/**
 * A case, if this browser holds the grant it belongs to or the session of its owner; that it was opened is kept.
 * Another's id is answered like one that does not exist.
 */
export async function readCase(
  runtime: Runtime,
  cookieHeader: string | null | undefined,
  id: string,
): Promise<AnalysedCase | undefined> {
  if (!UUID.test(id)) return undefined
  const { grants, userId } = await grantsOfBrowser(runtime, cookieHeader)
  const legalCase = await findCase(runtime.db, runtime.keyring, id)
  if (!legalCase) return undefined
  const isOwner = userId !== undefined && legalCase.userId === userId
  if (!isOwner && !grants.some((grant) => grant.id === legalCase.grantId)) return undefined
  const analysis = await findAnalysisOfCase(runtime.db, runtime.keyring, id)
  if (!analysis) return undefined
  const reader = isOwner ? 'owner' : 'payer'
  await recordCaseRead(runtime.db, { caseId: id, reader, readAt: runtime.now() })
  return { legalCase, analysis }
}

/** The id of the newest case this browser paid for, so that a closed tab finds its result again. */
export async function newestCaseOfBrowser(
  runtime: Runtime,
  cookieHeader: string | null | undefined,
): Promise<{ id: string; createdAt: Date } | undefined> {
  const { grants, userId } = await grantsOfBrowser(runtime, cookieHeader)
  return findNewestCase(runtime.db, { grantIds: grants.map((grant) => grant.id), userId })
}
