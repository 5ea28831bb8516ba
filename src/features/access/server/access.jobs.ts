import { createHash } from 'node:crypto'
import { z } from 'zod'
import type { Catalogue } from '../../../i18n/catalogue.server.ts'
import type { JobDefinition } from '../../../platform/jobs/jobs.server.ts'
import type { Runtime } from '../../../platform/runtime.server.ts'
import { LANGUAGE_CODES, type LanguageCode } from '../../../shared/languages.ts'
import { mailAccessCode } from './mail-access-code.ts'

const PLACE = 'job:mail-access-code'
const SAME_QUESTION_MS = 10 * 60 * 1_000

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
  const slot = Math.floor(now().getTime() / SAME_QUESTION_MS)
  const about = keyring.sign(`${slot} ${email}`, PLACE)
  const emailEncrypted = keyring.encrypt(email, PLACE)
  await jobs.send(db, mailAccessCodeJob, { emailEncrypted, language }, { id: uuidOf(about) })
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
