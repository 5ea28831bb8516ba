import type { PaymentHooks } from '../../features/payments/server.ts'
import { loadPlaces } from '../../features/places/server.ts'
import { type Catalogue, loadCatalogue } from '../../i18n/catalogue.server.ts'
import type { Config } from '../../platform/config.server.ts'
import { startJobs } from '../../platform/jobs/jobs.server.ts'
import { createLog } from '../../platform/log.server.ts'
import { startRealtime } from '../../platform/realtime/realtime.server.ts'
import type { Runtime } from '../../platform/runtime.server.ts'
import { createTypesetter } from '../../platform/typesetting/typesetter.server.ts'
import { TRANSLATIONS_DIR } from '../load-knowledge.ts'
import { createPurchaseHooks } from '../purchase.ts'
import { startPayments } from '../start-payments.ts'
import { withDatabase } from './open-database.ts'
import { operatorKeyring } from './operator-keyring.ts'

type Parts = { runtime: Runtime; hooks: PaymentHooks; catalogue: Catalogue }

/** The product's parts for one command that changes payments or people: it does what the running app would do. */
export async function withOperatorRuntime<Answer>(
  config: Config,
  work: (parts: Parts) => Promise<Answer>,
): Promise<Answer> {
  const log = createLog('silent')
  return withDatabase(config, async ({ db }, url) => {
    const closers: (() => Promise<unknown>)[] = []
    try {
      const webhook = `http://127.0.0.1:${config.port}/api/webhooks/stripe`
      const payments = await startPayments(config, url, () => webhook, log)
      closers.push(payments.close)
      const realtime = await startRealtime(url, log)
      closers.push(realtime.close)
      const jobs = await startJobs(url, log)
      closers.push(jobs.stop)
      const typesetter = createTypesetter()
      closers.push(typesetter.close)
      const runtime: Runtime = {
        config,
        db,
        keyring: await operatorKeyring(config),
        log,
        payments: payments.provider,
        jobs,
        realtime,
        typesetter,
        now: () => new Date(),
      }
      const catalogue = loadCatalogue(TRANSLATIONS_DIR)
      const places = loadPlaces(`${config.knowledgeDir}/places.yaml`)
      return await work({
        runtime,
        hooks: createPurchaseHooks(runtime, { places, catalogue }),
        catalogue,
      })
    } finally {
      for (const close of closers.reverse()) await close()
    }
  })
}
