import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { Database } from '../platform/database/database.server.ts'
import type { JobDefinition } from '../platform/jobs/jobs.server.ts'
import { errorFields } from '../platform/log.server.ts'
import { LANGUAGE_CODES } from '../shared/languages.ts'
import { type ErasureOrder, type ErasureParts, erasePerson } from './erase-person.ts'

const data = z.object({ userId: z.uuid(), language: z.enum(LANGUAGE_CODES) })

const erasePersonJob: JobDefinition<typeof data> = { name: 'erase-person', data }

/** Who asked does it at once; the job does it when that did not work out. */
const FIRST_SECONDS = 30
const AGAIN_SECONDS = 15 * 60

/** Has an erasure made, whatever becomes of the process that took the order. */
export async function queueErasure(
  { runtime }: Pick<ErasureParts, 'runtime'>,
  db: Database,
  order: ErasureOrder,
  delaySeconds = FIRST_SECONDS,
): Promise<void> {
  await runtime.jobs.send(db, erasePersonJob, order, { id: randomUUID(), delaySeconds })
}

/** A confirmed erasure is tried until it is made, however long the payment provider is down. */
export async function startErasureJobs(parts: ErasureParts): Promise<void> {
  const { jobs, db, log } = parts.runtime
  await jobs.work(erasePersonJob, async (order) => {
    try {
      await erasePerson(parts, order)
    } catch (error) {
      log.error(errorFields(error), 'an erasure could not be made yet, will be tried again')
      await queueErasure(parts, db, order, AGAIN_SECONDS)
    }
  })
}
