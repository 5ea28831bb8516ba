import { forgetOldFormDrafts } from '../features/intake/server.ts'
import { forgetOldWindows } from '../platform/rate-limit/rate-limit.server.ts'
import type { Runtime } from '../platform/runtime.server.ts'

const DAY_MS = 24 * 60 * 60 * 1_000
const UNPAID_FORMS_KEPT_DAYS = 30
const EVERY_NIGHT = '17 3 * * *'

/** Forgets what is no longer needed: forms of payments never made, counts of old calls. */
export async function startHousekeeping(runtime: Runtime): Promise<void> {
  await runtime.jobs.every('housekeeping', EVERY_NIGHT, async () => {
    const now = runtime.now().getTime()
    await forgetOldFormDrafts(runtime.db, new Date(now - UNPAID_FORMS_KEPT_DAYS * DAY_MS))
    await forgetOldWindows(runtime.db, new Date(now - DAY_MS))
  })
}
