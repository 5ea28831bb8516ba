import { createHash } from 'node:crypto'
import { z } from 'zod'
import type { Catalogue } from '../../../i18n/catalogue.server.ts'
import type { Database } from '../../../platform/database/database.server.ts'
import type { JobDefinition } from '../../../platform/jobs/jobs.server.ts'
import type { Runtime } from '../../../platform/runtime.server.ts'
import { LANGUAGE_CODES, type LanguageCode } from '../../../shared/languages.ts'
import { mailAccessCode } from './mail-access-code.ts'

const PLACE = 'job:mail-access-code'
const SAME_QUESTION_MS = 10 * 60 * 1_000
/** Longer than the queue keeps a job that is done. */
const REMEMBERED_MS = 9 * 24 * 60 * 60 * 1_000

const data = z.object({ emailEncrypted: z.string(), language: z.enum(LANGUAGE_CODES) })

const mailAccessCodeJob: JobDefinition<typeof data> = { name: 'mail-access-code', data }

type Question = { email: string; language: LanguageCode }

/**
 * Queues what may become a mail to the owner of an address. The same work for every address, so that the time an
 * answer takes tells nothing; whether there is anything to mail is found out by the job.
 */
export async function queueAccessCode(
  { db, jobs, keyring, now }: Pick<Runtime, 'db' | 'jobs' | 'keyring' | 'now'>,
  { email, language }: Question,
): Promise<void> {
  const id = questionId(keyring, email, now().getTime())
  const emailEncrypted = keyring.encrypt(email, PLACE)
  await jobs.send(db, mailAccessCodeJob, { emailEncrypted, language }, { id })
}

/** Removes the questions about an address that the queue still holds. */
export async function forgetAccessQuestions(
  { jobs, keyring, now }: Pick<Runtime, 'jobs' | 'keyring' | 'now'>,
  tx: Database,
  email: string,
): Promise<void> {
  const nowMs = now().getTime()
  const slots = Math.ceil(REMEMBERED_MS / SAME_QUESTION_MS)
  const ids = Array.from({ length: slots }, (_, ago) =>
    questionId(keyring, email, nowMs - ago * SAME_QUESTION_MS),
  )
  await jobs.forget(tx, ids)
}

function questionId(keyring: Runtime['keyring'], email: string, atMs: number): string {
  const slot = Math.floor(atMs / SAME_QUESTION_MS)
  return uuidOf(keyring.sign(`${slot} ${email}`, PLACE))
}

export async function startAccessJobs(
  runtime: Runtime,
  catalogue: Pick<Catalogue, 'translate'>,
): Promise<void> {
  await runtime.jobs.work(mailAccessCodeJob, async ({ emailEncrypted, language }) => {
    const email = runtime.keyring.decrypt(emailEncrypted, PLACE)
    await mailAccessCode(runtime, email, { translate: catalogue.translate(language), language })
  })
}

/** One id for one text: asked again soon, the same job is queued once. */
function uuidOf(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex')
  return [8, 12, 16, 20, 32].map((end, at, ends) => hex.slice(ends[at - 1] ?? 0, end)).join('-')
}
