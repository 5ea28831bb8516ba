import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { type FreshDatabase, freshDatabase } from '../../test/fresh-database.ts'
import { connectDatabase, type DatabaseConnection } from '../platform/database/database.server.ts'
import { queueMail } from '../platform/mail/queue-mail.server.ts'
import { startSmtpStub } from '../platform/mail/smtp-stub.ts'
import type { Runtime } from '../platform/runtime.server.ts'
import { createKeyring } from '../platform/secrets/keyring.server.ts'
import { startMailJobs } from './mail-jobs.ts'

const keyring = createKeyring(['a secret of the tests, long enough for it'])
const log = { info() {}, warn() {}, error() {} }
const mail = { to: 'ana@example.org', subject: 'Hi', text: 'Text', kind: 'test', language: 'en' }

let database: FreshDatabase
let connection: DatabaseConnection
const scheduled: (() => Promise<void>)[] = []

beforeAll(async () => {
  database = await freshDatabase()
  connection = connectDatabase(database.url, log)
})
afterAll(async () => {
  await connection.close()
  await database.drop()
})

function runtimeWith(mailSettings: Runtime['config']['mail']): Runtime {
  const parts: Partial<Runtime> = {
    config: { mail: mailSettings } as Runtime['config'],
    db: connection.db,
    keyring,
    log,
    now: () => new Date(),
    jobs: { every: async (_name, _cron, run) => void scheduled.push(run) } as Runtime['jobs'],
  }
  return parts as Runtime
}

const queue = (to = mail.to) => queueMail(connection.db, keyring, { ...mail, to }, new Date())

it('a code leaves within five seconds of being queued, and nothing leaves after close', async () => {
  const stub = await startSmtpStub()
  const running = await startMailJobs(runtimeWith({ smtpUrl: stub.url, from: 'Us <us@b.org>' }))
  await queue()
  await vi.waitFor(() => expect(stub.received).toHaveLength(1), { timeout: 5_000 })
  // The first round is over by now: this one has to be found by a later round.
  await sleep(300)
  await queue()
  await vi.waitFor(() => expect(stub.received).toHaveLength(2), { timeout: 5_000 })
  await running.close()
  await queue('late@example.org')
  await sleep(2_500)
  expect(stub.received).toHaveLength(2)
  await stub.close()
})

it('in the demo a mail has arrived within five seconds, and not where nobody can open its mailbox', async () => {
  const told: string[] = []
  const onSettled = async (_: unknown, { outcome }: { outcome: string }) => void told.push(outcome)
  const hidden = runtimeWith(undefined)
  const closed = await startMailJobs(
    { ...hidden, config: { ...hidden.config, production: true } },
    { onSettled },
  )
  await queue('hidden@example.org')
  await closed.close()
  expect(told).toEqual([])
  const demo = await startMailJobs(runtimeWith(undefined), { onSettled })
  await queue('demo@example.org')
  await vi.waitFor(() => expect(told).toEqual(['kept']), { timeout: 5_000 })
  await demo.close()
})

it('a mail queued in the demo is not sent when real mail is set up later', async () => {
  scheduled.length = 0
  const demo = await startMailJobs(runtimeWith(undefined))
  await queue('demo@example.org')
  for (const run of scheduled) await run()
  await demo.close()

  const stub = await startSmtpStub()
  const real = await startMailJobs(runtimeWith({ smtpUrl: stub.url, from: 'us@b.org' }))
  await queue()
  await vi.waitFor(() => expect(stub.received).toHaveLength(1), { timeout: 5_000 })
  await real.close()
  expect(stub.received.map(({ to }) => to)).toEqual([[mail.to]])
  await stub.close()
})

it('a sender that is no address stops the start', async () => {
  const settings = { smtpUrl: 'smtp://127.0.0.1:1', from: 'Legal AI' }
  await expect(startMailJobs(runtimeWith(settings))).rejects.toThrow('MAIL_FROM')
})
