import { type ChildProcess, spawn } from 'node:child_process'
import { type FileHandle, open, readFile, rename, stat } from 'node:fs/promises'
import { createServer } from 'node:net'
import { totalmem } from 'node:os'
import { dirname } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { PostgresBinaries } from './embedded-binaries.server.ts'
import { plainEnvironment } from './embedded-cluster.server.ts'
import { type Postmaster, readPostmaster, signal } from './embedded-postmaster.server.ts'
import type { RunAs } from './embedded-user.server.ts'

type ServerSetting = {
  clusterDir: string
  binaries: PostgresBinaries
  user: RunAs
  logFile: string
  settings: Record<string, string>
}

type Warn = { warn(message: string): void }

const SETTINGS = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '60',
  shared_buffers: `${sharedBuffersMegabytes(memoryBytes())}MB`,
  // A nation's bar taken in at once is a few checkpoints then, not twenty.
  max_wal_size: '2GB',
  fsync: 'on',
  jit: 'off',
  // Two cores serve many short queries; parallel workers would take them from the other visitors.
  max_parallel_workers_per_gather: '0',
  client_connection_check_interval: '10s',
  // Errors quote the values of the failing row, which may be what a person wrote about their case.
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
  log_checkpoints: 'off',
  log_timezone: 'UTC',
  timezone: 'UTC',
}

/**
 * What PostgreSQL keeps of its tables: a quarter of the machine's memory, as its manual advises, of which only what is
 * used is taken. A million lawyers with their indexes are one gigabyte.
 */
export function sharedBuffersMegabytes(memory: number): number {
  return Math.min(1_024, Math.max(128, Math.round(memory / 4 / 2 ** 20)))
}

/** Of the machine, or of the container that we may not leave. */
function memoryBytes(): number {
  const allowed = process.constrainedMemory()
  return allowed > 0 ? Math.min(allowed, totalmem()) : totalmem()
}

const START_PATIENCE_MS = 120_000
const LOG_LIMIT_BYTES = 5_000_000

/** Starts the server on a free port of 127.0.0.1; when it fails, the error carries the end of its log. */
export async function startServer(setting: ServerSetting, log: Warn): Promise<Postmaster> {
  let complaint = ''
  for (let attempt = 0; attempt < 10; attempt += 1) {
    const outcome = await tryStart(setting, log)
    if (outcome.server) return outcome.server
    complaint = outcome.complaint
    // Another program took the port first, or the last sessions of a killed server are still ending.
    if (!/could not bind|pre-existing shared memory/.test(complaint)) break
    await pause(300)
  }
  throw new Error(`The database did not start. The end of ${setting.logFile}:\n${complaint}`)
}

async function tryStart(setting: ServerSetting, log: Warn) {
  const port = await freePort()
  const output = await openLog(setting.logFile)
  const from = (await output.stat()).size
  try {
    const child = spawnServer(setting, port, output)
    const server = await whenReady(setting.clusterDir, child)
    if (server) {
      child.once('exit', (code) => {
        if (code !== 0) log.warn(`The database ended by itself (${code}); see ${setting.logFile}`)
      })
      return { server }
    }
    return { complaint: await lastLines(setting.logFile, from) }
  } finally {
    await output.close()
  }
}

// In a session of its own, with a file for its words: Ctrl-C in the terminal reaches only the app, which
// then stops it in order, and the death of the app leaves no broken pipe behind.
function spawnServer(setting: ServerSetting, port: number, output: FileHandle): ChildProcess {
  const settings = Object.entries({ ...SETTINGS, ...setting.settings, port: String(port) })
  const args = settings.flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const child = spawn(setting.binaries.postgres, ['-D', setting.clusterDir, ...args], {
    ...setting.user,
    ...plainEnvironment(),
    cwd: dirname(setting.clusterDir),
    detached: process.platform !== 'win32',
    windowsHide: true,
    stdio: ['ignore', output.fd, output.fd],
  })
  child.on('error', () => undefined)
  child.unref()
  return child
}

async function whenReady(clusterDir: string, child: ChildProcess): Promise<Postmaster | undefined> {
  const until = performance.now() + START_PATIENCE_MS
  while (child.pid !== undefined && child.exitCode === null && child.signalCode === null) {
    const server = await readPostmaster(clusterDir)
    if (server?.pid === child.pid && server.status === 'ready') return server
    if (performance.now() > until) signal(child.pid, 'SIGQUIT')
    await pause(10)
  }
  return undefined
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      const port = typeof address === 'object' && address ? address.port : 0
      probe.close(() => resolve(port))
    })
  })
}

async function openLog(file: string): Promise<FileHandle> {
  const size = await stat(file).then(
    (found) => found.size,
    () => 0,
  )
  if (size > LOG_LIMIT_BYTES) await rename(file, `${file}.1`)
  return await open(file, 'a', 0o600)
}

async function lastLines(file: string, from: number): Promise<string> {
  const written = (await readFile(file)).subarray(from).toString()
  return written.trim().split('\n').slice(-15).join('\n')
}
