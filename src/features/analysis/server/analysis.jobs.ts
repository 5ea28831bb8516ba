import { z } from 'zod'
import type { Catalogue } from '../../../i18n/catalogue.server.ts'
import type { JobDefinition } from '../../../platform/jobs/jobs.server.ts'
import type { Runtime } from '../../../platform/runtime.server.ts'
import type { Corpus } from '../../law/contract.ts'
import type { Places } from '../../places/server.ts'
import type { Adviser } from './adviser.ts'
import { analysePaidCase } from './analyse-paid-case.ts'
import { tellAnalysisReady } from './tell-analysis-ready.ts'
import { tellOfChangedLaw } from './tell-of-changed-law.ts'

const data = z.object({ paymentIntentId: z.string() })

/** Makes the analysis of a payment when nobody came back for it, and writes to who paid. */
export const analysePaidCaseJob: JobDefinition<typeof data> = {
  name: 'analyse-paid-case',
  data,
  // A language model may take two minutes; somebody has paid and waits.
  longestSeconds: 150,
}

const EVERY_NIGHT = '41 4 * * *'

type Knowledge = { adviser: Adviser; places: Places; corpus: Corpus; catalogue: Catalogue }

export async function startAnalysisJobs(
  runtime: Runtime,
  { adviser, places, corpus, catalogue }: Knowledge,
): Promise<void> {
  await runtime.jobs.work(analysePaidCaseJob, async ({ paymentIntentId }) => {
    const outcome = await analysePaidCase(
      runtime,
      adviser,
      places,
      paymentIntentId,
      undefined,
      (tx, legalCase) => tellAnalysisReady(runtime, catalogue, tx, legalCase),
    )
    runtime.log.info({ outcome: outcome.kind }, 'analysis of a paid case')
  })
  await runtime.jobs.every('tell-of-changed-law', EVERY_NIGHT, async () => {
    const told = await tellOfChangedLaw(runtime, corpus, catalogue)
    runtime.log.info({ told }, 'people told of changed law')
  })
}
