import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readPostmaster, signal } from '../src/platform/database/embedded-postmaster.server.ts'
import { freshDatabase } from './fresh-database.ts'

const SERVER = 'build/server/server.js'
// The first start after a build may have to train the classifier, on a machine that does other things too.
export const START_PATIENCE_MS = 180_000

export type AppProcess = {
  /** `http://127.0.0.1:<port>` */
  url: string
  pid: number
  /** What it wrote so far, on both streams. */
  output(): string
  /** SIGTERM, then its exit code and how long it took. */
  stop(): Promise<{ code: number | null; ms: number }>
  /** As a crash or the system's memory killer ends it. */
  kill9(): Promise<void>
}

export type AppWithDatabase = AppProcess & { databaseUrl: string; close(): Promise<void> }

/** Libraries in their production form, the product in its demo form. */
const AS_NPM_START = { NODE_ENV: 'production', STARTED_AS: 'development', LOG_LEVEL: 'silent' }

type Settings = Record<string, string>

const children = new Set<ChildProcess>()
process.once('exit', () => {
  for (const child of children) child.kill('SIGKILL')
})

/** Starts the built app with exactly these settings and waits until it is ready. */
export async function startApp(settings: Settings): Promise<AppProcess> {
  const { child, output } = launch({ PORT: '0', ...settings })
  const port = await whenReady(child, output)
  return {
    url: `http://127.0.0.1:${port}`,
    pid: child.pid ?? 0,
    output,
    async stop() {
      const started = performance.now()
      const code = await end(child, 'SIGTERM')
      return { code, ms: performance.now() - started }
    },
    async kill9() {
      await end(child, 'SIGKILL')
    },
  }
}

/** Starts the app on a migrated database of its own; browsers of the test may name their address. */
export async function startAppWithDatabase(settings: Settings = {}): Promise<AppWithDatabase> {
  const database = await freshDatabase()
  const dataDir = await freshDataDir()
  const forget = async () => {
    await database.drop()
    await rm(dataDir, { recursive: true, force: true })
  }
  const app = await startApp({
    DATABASE_URL: database.url,
    DATA_DIR: dataDir,
    TRUSTED_PROXIES: '127.0.0.1',
    ...settings,
  }).catch(async (error: unknown) => {
    await forget()
    throw error
  })
  return {
    ...app,
    databaseUrl: database.url,
    async close() {
      await app.stop()
      await forget()
    },
  }
}

/** Runs an app that is expected to end by itself. */
export async function runApp(settings: Settings): Promise<{ code: number | null; output: string }> {
  const { child, output } = launch({ PORT: '0', ...settings })
  const [code] = (await once(child, 'close')) as [number | null]
  return { code, output: output() }
}

/** An empty folder that the database's unprivileged user can enter. */
export async function freshDataDir(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'legal-app-'))
  await chmod(folder, 0o755)
  return folder
}

/** Removes a DATA_DIR, and with it a database server that a killed app left there. */
export async function removeDataDir(dataDir: string): Promise<void> {
  const left = await readPostmaster(join(dataDir, 'postgres'))
  if (left) signal(left.pid, 'SIGQUIT')
  await rm(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
}

function launch(settings: Settings): { child: ChildProcess; output: () => string } {
  if (!existsSync(SERVER)) throw new Error(`${SERVER} is missing: npm run build`)
  const { PATH = '', HOME = '', TMPDIR = '' } = process.env
  // Nothing else of this machine's environment: a developer's own keys must not reach a test.
  const env = { PATH, HOME, ...(TMPDIR ? { TMPDIR } : {}), ...AS_NPM_START, ...settings }
  const child = spawn(process.execPath, [SERVER], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  children.add(child)
  child.once('close', () => children.delete(child))
  let text = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (part: string) => {
      text += part
    })
  }
  return { child, output: () => text }
}

function whenReady(child: ChildProcess, output: () => string): Promise<number> {
  return new Promise((resolve, reject) => {
    const give = (reason: string) => reject(new Error(`The app ${reason}:\n${output()}`))
    const timer = setTimeout(() => {
      child.kill('SIGKILL')
      give('was not ready in time')
    }, START_PATIENCE_MS)
    child.once('close', (code) => {
      clearTimeout(timer)
      give(`ended with ${code} before it was ready`)
    })
    child.stdout?.on('data', () => {
      const port = /^ready https?:\/\/[^\s]*:(\d+)\s/m.exec(output())?.[1]
      if (!port) return
      clearTimeout(timer)
      resolve(Number(port))
    })
  })
}

async function end(child: ChildProcess, how: NodeJS.Signals): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode
  const closed = once(child, 'close')
  child.kill(how)
  await closed
  return child.exitCode
}
