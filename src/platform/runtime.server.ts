import { createContext } from 'react-router'
import type { Config } from './config.server.ts'
import type { Database } from './database/database.server.ts'
import type { Jobs } from './jobs/jobs.server.ts'
import type { Log } from './log.server.ts'
import type { PaymentProvider } from './payments/payment-provider.server.ts'
import type { Realtime } from './realtime/realtime.server.ts'
import type { Keyring } from './secrets/keyring.server.ts'
import type { Typesetter } from './typesetting/typesetter.server.ts'

/** What every feature is handed: the running parts of the platform. */
export type Runtime = {
  config: Config
  db: Database
  keyring: Keyring
  log: Log
  payments: PaymentProvider
  jobs: Jobs
  realtime: Realtime
  typesetter: Typesetter
  now: () => Date
}

/** What a page's loader may know of the request beside its URL and headers. */
export type PageContext = {
  runtime: Runtime
  nonce: string
  clientAddress: string
}

export const pageContext = createContext<PageContext>()

/** Whether a page is made as for a stranger, to be kept. No request can ask for that, only we can. */
export const keptPageContext = createContext(false)
