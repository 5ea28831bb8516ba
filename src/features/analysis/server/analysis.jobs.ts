import { z } from 'zod'
import type { JobDefinition } from '../../../platform/jobs/jobs.server.ts'
import type { Runtime } from '../../../platform/runtime.server.ts'
import type { Places } from '../../places/server.ts'
import type { Adviser } from './adviser.ts'
import { analysePaidCase } from './analyse-paid-case.ts'

const data = z.object({ paymentIntentId: z.string() })

/** Makes the analysis of a payment when nobody came back for it. */
export const analysePaidCaseJob: JobDefinition<typeof data> = { name: 'analyse-paid-case', data }

export async function startAnalysisJobs(
  runtime: Runtime,
  adviser: Adviser,
  places: Places,
): Promise<void> {
  await runtime.jobs.work(analysePaidCaseJob, async ({ paymentIntentId }) => {
    const outcome = await analysePaidCase(runtime, adviser, places, paymentIntentId, undefined)
    runtime.log.info({ outcome: outcome.kind }, 'analysis of a paid case')
  })
}
