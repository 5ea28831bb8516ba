import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  isServerOf,
  readPostmaster,
  signal,
} from '../src/platform/database/embedded-postmaster.server.ts'
import { findLeaks } from './marker-check.ts'

const READY_WITHIN_MS = 180_000
const STOPPED_WITHIN_MS = 20_000

/**
 * Starts the app as `npm start` does, on a free port and with data of its own, and stops it after the last test.
 * With E2E_APP_URL set, the tests go to an app that already runs there.
 */
// biome-ignore lint/style/noDefaultExport: Playwright calls the default export.
export default async function startApp(): Promise<(() => Promise<void>) | undefined> {
  if (process.env['E2E_APP_URL']) return undefined
  const dataDir = await mkdtemp(join(tmpdir(), 'legal-e2e-'))
  // As root the database runs under another user, who must be able to enter.
  await chmod(dataDir, 0o755)
  const { PATH = '', HOME = '', TMPDIR } = process.env
  const app = spawn(process.execPath, ['scripts/start.mjs'], {
    cwd: join(import.meta.dirname, '..'),
    // Nothing else of this machine's environment: a developer's own keys must not reach a test.
    env: {
      PATH,
      HOME,
      ...(TMPDIR ? { TMPDIR } : {}),
      PORT: '0',
      DATA_DIR: dataDir,
      LOG_LEVEL: 'error',
      // Lets each test be a visitor with an address of its own, so that no limit is shared.
      TRUSTED_PROXIES: '127.0.0.1',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  // Asked, not killed: the app stops its database before it ends.
  process.once('exit', () => app.kill('SIGTERM'))
  const said = { text: '' }
  const port = await whenReady(app, said)
  process.env['E2E_APP_URL'] = `http://127.0.0.1:${port}`
  process.env['E2E_DATA_DIR'] = dataDir
  return async () => {
    // Whatever is found or goes wrong is told once the app has ended.
    const leaks = await findLeaks(dataDir, said.text).catch((error: unknown) => [String(error)])
    const closed = app.exitCode === null ? once(app, 'close') : Promise.resolve()
    app.kill('SIGTERM')
    const late = setTimeout(() => app.kill('SIGKILL'), STOPPED_WITHIN_MS)
    await closed
    clearTimeout(late)
    const cluster = join(dataDir, 'postgres')
    const left = await readPostmaster(cluster)
    if (left && isServerOf(cluster, left.pid)) signal(left.pid, 'SIGQUIT')
    await rm(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
    if (leaks.length > 0) throw new Error(`What people wrote was found in:\n${leaks.join('\n')}`)
  }
}

/** @param said gets everything the app writes, also later */
function whenReady(app: ReturnType<typeof spawn>, said: { text: string }): Promise<number> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      app.kill('SIGKILL')
      reject(new Error(`The app was not ready in time:\n${said.text}`))
    }, READY_WITHIN_MS)
    app.once('close', (code) => {
      clearTimeout(timer)
      reject(new Error(`The app ended with ${code} before it was ready:\n${said.text}`))
    })
    for (const stream of [app.stdout, app.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => {
        said.text += text
        const port = /^ready https?:\/\/[^\s]*:(\d+)\s/m.exec(said.text)?.[1]
        if (!port) return
        clearTimeout(timer)
        resolve(Number(port))
      })
    }
  })
}
