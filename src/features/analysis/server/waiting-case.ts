import type { Runtime } from '../../../platform/runtime.server.ts'
import { purchasesOfBrowser } from '../../access/server.ts'
import { findFormDraft } from '../../intake/server.ts'

/** Whether this browser has paid for an analysis that nobody has made yet. */
export async function hasPaidCaseWaiting(
  runtime: Runtime,
  cookieHeader: string | null,
): Promise<boolean> {
  const purchases = await purchasesOfBrowser(runtime, cookieHeader)
  const drafts = await Promise.all(
    purchases.map(({ intentId }) => findFormDraft(runtime.db, runtime.keyring, intentId)),
  )
  return drafts.some((draft) => draft !== undefined)
}
