import { realpath } from 'node:fs/promises'
import { basename, dirname, join, resolve } from 'node:path'
import { type DataDirLock, lockDataDir } from './data-dir-lock.server.ts'
import { foldersOutside, prepareBinaries } from './embedded-binaries.server.ts'
import { createCluster, findCluster, superuserPassword } from './embedded-cluster.server.ts'
import {
  findLeftServer,
  isServerOf,
  readPostmaster,
  signal,
  stopServer,
} from './embedded-postmaster.server.ts'
import { startServer } from './embedded-server.server.ts'
import { chooseDatabaseUser } from './embedded-user.server.ts'

export type EmbeddedPostgres = { url: string; stop(): Promise<void> }

export type EmbeddedPostgresOptions = {
  dataDir: string
  log: { info(message: string): void; warn(message: string): void }
  /** Server settings beside the product's, such as `{fsync: 'off'}` for a throw-away database. */
  settings?: Record<string, string>
  /** Where programs and data may lie when the database's user cannot enter our own folders. */
  outside?: readonly string[]
}

/**
 * Runs PostgreSQL on `<dataDir>/postgres`, creating it on first use, and adopts a server that a killed
 * app left running there. Throws DataDirInUseError while another process has the same folder open.
 */
export async function startEmbeddedPostgres(
  options: EmbeddedPostgresOptions,
): Promise<EmbeddedPostgres> {
  const dataDir = resolve(options.dataDir)
  const locks = [await lockDataDir(dataDir, 'postgres')]
  try {
    return await startLocked({ ...options, dataDir: await realpath(dataDir) }, locks)
  } catch (error) {
    await releaseAll(locks)
    throw error
  }
}

/** The address of the database that another process of ours serves from this folder, if one does. */
export async function findEmbeddedPostgres(dataDir: string): Promise<string | undefined> {
  const clusterDir = await findCluster(resolve(dataDir))
  const server = clusterDir ? await readPostmaster(clusterDir) : undefined
  if (!clusterDir || server?.status !== 'ready' || !isServerOf(clusterDir, server.pid))
    return undefined
  return urlOf(await superuserPassword(resolve(dataDir), 'fail'), server.port)
}

async function startLocked(
  { dataDir, log, settings = {}, outside = foldersOutside() }: EmbeddedPostgresOptions,
  locks: DataDirLock[],
): Promise<EmbeddedPostgres> {
  const existing = await findCluster(dataDir)
  const user = await chooseDatabaseUser(existing)
  const binaries = await prepareBinaries(user, outside)
  if (!existing) log.info('Creating the database (once, a few seconds)')
  const clusterDir = existing ?? (await createCluster(dataDir, binaries, user, outside))
  // A copied DATA_DIR whose link still leads to the original's database must not open it twice.
  if (dirname(clusterDir) !== dataDir)
    locks.push(await lockDataDir(dirname(clusterDir), basename(clusterDir)))
  const password = await superuserPassword(dataDir, 'fail')
  const left = await findLeftServer(clusterDir, (port) => urlOf(password, port))
  if (left) log.info('Found the database still running and took it over')
  const logFile = join(dataDir, 'postgres.log')
  const server = left ?? (await startServer({ clusterDir, binaries, user, logFile, settings }, log))
  return handle(urlOf(password, server.port), clusterDir, server.pid, binaries.pgCtl, locks)
}

function handle(
  url: string,
  clusterDir: string,
  pid: number,
  pgCtl: string,
  locks: DataDirLock[],
): EmbeddedPostgres {
  const stopAtExit = () => {
    if (isServerOf(clusterDir, pid)) signal(pid, 'SIGINT')
  }
  process.once('exit', stopAtExit)
  const stop = async () => {
    await stopServer(clusterDir, pid, pgCtl)
    process.off('exit', stopAtExit)
    await releaseAll(locks)
  }
  let stopped: Promise<void> | undefined
  return {
    url,
    stop() {
      stopped ??= stop()
      return stopped
    },
  }
}

async function releaseAll(locks: readonly DataDirLock[]): Promise<void> {
  await Promise.all(locks.map((lock) => lock.release()))
}

function urlOf(password: string, port: number): string {
  return `postgresql://postgres:${password}@127.0.0.1:${port}/postgres`
}
