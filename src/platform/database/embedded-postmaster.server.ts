import { execFile } from 'node:child_process'
import { readFileSync, readlinkSync } from 'node:fs'
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import pg from 'pg'

const run = promisify(execFile)

/** One entry of `postmaster.pid`, which the server writes and keeps up to date itself. */
export type Postmaster = { pid: number; port: number; status: string }

export async function readPostmaster(clusterDir: string): Promise<Postmaster | undefined> {
  const text = await readFile(join(clusterDir, 'postmaster.pid'), 'utf8').catch(() => '')
  const lines = text.split('\n').map((line) => line.trim())
  const [pid, port] = [Number(lines[0]), Number(lines[3])]
  return pid > 0 ? { pid, port: port || 0, status: lines[7] ?? '' } : undefined
}

/**
 * The server that a killed app left behind on this database, once it takes connections; undefined when
 * there is none. A stale `postmaster.pid` is removed: PostgreSQL itself would refuse to start as soon
 * as its number belongs to any other process.
 */
export async function findLeftServer(
  clusterDir: string,
  urlAt: (port: number) => string,
): Promise<Postmaster | undefined> {
  while (true) {
    const found = await readPostmaster(clusterDir)
    if (!found || !isServerOf(clusterDir, found.pid)) break
    const ready = found.status === 'ready'
    if (ready && (process.platform === 'linux' || (await serves(clusterDir, urlAt(found.port))))) {
      return found
    }
    if (ready) break
    await pause(20)
  }
  await rm(join(clusterDir, 'postmaster.pid'), { force: true })
  return undefined
}

/** Whether `pid` is the running server of this database, and not a later process with its number. */
export function isServerOf(clusterDir: string, pid: number): boolean {
  if (!isRunning(pid)) return false
  if (process.platform !== 'linux') return true
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === clusterDir
  } catch {
    return false
  }
}

/** Asks for a fast shutdown, waits for it, and insists after `patienceMs`. */
export async function stopServer(
  clusterDir: string,
  pid: number,
  pgCtl: string,
  patienceMs = 30_000,
): Promise<void> {
  if (!isServerOf(clusterDir, pid)) return
  if (process.platform === 'win32') {
    await run(pgCtl, ['stop', '-m', 'fast', '-w', '-D', clusterDir])
    return
  }
  signal(pid, 'SIGINT')
  if (await ends(clusterDir, pid, patienceMs)) return
  signal(pid, 'SIGQUIT')
  await ends(clusterDir, pid, 5_000)
}

export function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name)
  } catch {
    // It ended by itself in between.
  }
}

async function ends(clusterDir: string, pid: number, patienceMs: number): Promise<boolean> {
  const until = performance.now() + patienceMs
  while (performance.now() < until) {
    if (!isServerOf(clusterDir, pid)) return true
    await pause(10)
  }
  return false
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
  return process.platform !== 'linux' || !isZombie(pid)
}

// In a container whose first process reaps nothing, an adopted server stays listed after its end.
function isZombie(pid: number): boolean {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return stat.slice(stat.lastIndexOf(')') + 2).startsWith('Z')
  } catch {
    return true
  }
}

async function serves(clusterDir: string, url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 })
  client.on('error', () => undefined)
  try {
    await client.connect()
    const { rows } = await client.query<{ place: string }>(
      "select current_setting('data_directory') as place",
    )
    return rows[0]?.place === clusterDir
  } catch {
    return false
  } finally {
    await client.end().catch(() => undefined)
  }
}
