import type { Runtime } from '../../../platform/runtime.server.ts'
import { askIfHelped } from './ask-if-helped.ts'
import { remindLawyers } from './remind-lawyers.ts'
import { tellOfSilence } from './tell-of-silence.ts'
import type { Stationery } from './write-letter.ts'

const EVERY_HOUR = '23 * * * *'
const EVERY_MORNING = '11 8 * * *'

/** Reminds lawyers, tells people of silence, and asks two weeks later whether a result helped. */
export async function startContactJobs(runtime: Runtime, stationery: Stationery): Promise<void> {
  await runtime.jobs.every('contact-times', EVERY_HOUR, async () => {
    await remindLawyers(runtime, stationery)
    await tellOfSilence(runtime, stationery)
  })
  await runtime.jobs.every('help-question', EVERY_MORNING, async () => {
    await askIfHelped(runtime, stationery.catalogue)
  })
}
