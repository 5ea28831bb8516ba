import { once } from 'node:events'
import { realpath } from 'node:fs/promises'
import { connect, createServer } from 'node:net'
import { join } from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import { isServerOf, readPostmaster } from '../src/platform/database/embedded-postmaster.server.ts'
import { freshDatabase } from './fresh-database.ts'
import { openBrowser } from './http-browser.ts'
import {
  freshDataDir,
  removeDataDir,
  runApp,
  START_PATIENCE_MS,
  startApp,
  startAppWithDatabase,
} from './running-app.ts'

const undo: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const step of undo.splice(0).reverse()) await step()
})

describe('one DATA_DIR', () => {
  test(
    'serves one app: a second says who has it, and the first goes on',
    async () => {
      const dataDir = await freshDataDir()
      undo.push(() => removeDataDir(dataDir))
      const first = await startApp({ DATA_DIR: dataDir })
      undo.push(() => first.kill9())

      const second = await runApp({ DATA_DIR: dataDir })
      expect(second.code).toBe(1)
      expect(second.output).toContain(`${dataDir} is in use by process ${first.pid}`)
      expect(second.output).toContain('set DATA_DIR to another folder')
      expect(second.output).not.toMatch(/\n\s+at /)
      expect((await openBrowser(first.url).get('/readyz')).status).toBe(200)

      const { code, ms } = await first.stop()
      expect(code).toBe(0)
      expect(ms).toBeLessThan(10_000)
      expect(await postgresRunsIn(dataDir)).toBe(false)

      const occupied = await occupyPort()
      const third = await runApp({ DATA_DIR: dataDir, PORT: String(occupied) })
      expect(third.code).toBe(1)
      expect(third.output).toContain('The port is in use by another program. Set PORT')
      expect(third.output).not.toMatch(/\n\s+at /)
      expect(await postgresRunsIn(dataDir)).toBe(false)
    },
    START_PATIENCE_MS + 60_000,
  )
})

describe('SIGTERM', () => {
  test(
    'lets a request in flight finish, takes no new one, closes sockets and exits 0',
    async () => {
      const app = await startAppWithDatabase()
      undo.push(() => app.close())
      const slow = await halfARequest(app.url)
      const stopped = app.stop()
      await expect.poll(() => isRefused(app.url), { timeout: 10_000 }).toBe(true)
      slow.finish()
      expect(await slow.answer).toMatch(/^HTTP\/1\.1 200 [\s\S]*needsPayment/)
      const { code, ms } = await stopped
      expect(code).toBe(0)
      expect(ms).toBeLessThan(10_000)
    },
    START_PATIENCE_MS + 20_000,
  )
})

describe('a setting', () => {
  test.each([
    [{ PORT: 'http' }, ['PORT: expected a port number']],
    [{ PORT: '70000' }, ['PORT: expected a port number']],
    [{ DATABASE_URL: 'mysql://here' }, ['DATABASE_URL: expected postgres://']],
    [{ APP_SECRET: 'short' }, ['APP_SECRET: expected at least 32 characters']],
    [{ ENTRY_PATHS: 'pricing' }, ['ENTRY_PATHS: expected all, or paths']],
    [{ STRIPE_SECRET_KEY: 'sk_test_x' }, ['STRIPE_SECRET_KEY and STRIPE_PUBLISHABLE_KEY']],
    [
      { PORT: 'x', LOG_LEVEL: 'loud', REFERRAL_FEES: 'maybe' },
      ['PORT:', 'LOG_LEVEL:', 'REFERRAL_FEES:'],
    ],
    [
      { STARTED_AS: 'production' },
      ['PUBLIC_URL:', 'TRUSTED_PROXIES:', 'APP_SECRET:', 'DATABASE_URL:', 'STRIPE_SECRET_KEY:'],
    ],
  ] as [Record<string, string>, string[]][])(
    'that is wrong or missing ends the start and is named: %o',
    async (settings, named) => {
      const { code, output } = await runApp(settings)
      expect(code).toBe(1)
      for (const text of named) expect(output).toContain(text)
      expect(output).not.toMatch(/\n\s+at /)
    },
  )
})

describe('a database that cannot be reached', () => {
  test('ends the start within its time-outs', async () => {
    const database = await freshDatabase()
    await database.drop()
    const { code, output } = await runApp({ DATABASE_URL: database.url })
    expect(code).toBe(1)
    expect(output).toContain('does not exist')
    const password = new URL(database.url).password
    if (password) expect(output).not.toContain(password)
  })
})

async function postgresRunsIn(dataDir: string): Promise<boolean> {
  const cluster = await realpath(join(dataDir, 'postgres'))
  const server = await readPostmaster(cluster)
  return server !== undefined && isServerOf(cluster, server.pid)
}

async function occupyPort(): Promise<number> {
  const server = createServer()
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  undo.push(async () => server.close())
  const address = server.address()
  return typeof address === 'object' && address ? address.port : 0
}

/** A request whose body is not complete yet, and which the app has begun to read. */
async function halfARequest(appUrl: string) {
  const { port } = new URL(appUrl)
  const body = JSON.stringify({ email: 'slow@example.org' })
  const socket = connect(Number(port), '127.0.0.1')
  let text = ''
  socket.setEncoding('utf8').on('data', (part: string) => {
    text += part
  })
  const answer = once(socket, 'close').then(() =>
    text.replace(/^HTTP\/1\.1 100 Continue\r\n\r\n/, ''),
  )
  await once(socket, 'connect')
  socket.write(
    `POST /api/check-access HTTP/1.1\r\nHost: localhost:${port}\r\nContent-Type: application/json\r\nExpect: 100-continue\r\nContent-Length: ${body.length}\r\n\r\n`,
  )
  // The app says that it has the head: from here on the request is in flight.
  await once(socket, 'data')
  socket.write(body.slice(0, 5))
  return { answer, finish: () => socket.write(body.slice(5)) }
}

function isRefused(appUrl: string): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = connect(Number(new URL(appUrl).port), '127.0.0.1')
    probe.once('connect', () => {
      probe.destroy()
      resolve(false)
    })
    probe.once('error', () => resolve(true))
  })
}
