import { createHash, randomBytes } from 'node:crypto'
import { closeSync, openSync } from 'node:fs'
import { link, mkdir, realpath, rm } from 'node:fs/promises'
import { connect, createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

export const DATA_DIR_IN_USE = 'DATA_DIR_IN_USE'

class DataDirInUseError extends Error {
  readonly code = DATA_DIR_IN_USE
  readonly pid: number | undefined

  constructor(dataDir: string, pid: number | undefined) {
    const owner = pid === undefined ? 'another process' : `process ${pid}`
    super(`${dataDir} is in use by ${owner}: stop it, or set DATA_DIR to another folder.`)
    this.name = 'DataDirInUseError'
    this.pid = pid
  }
}

export type DataDirLock = { release(): Promise<void> }

/** `id` names the lock for every process, `path` may be this one's own way to it. */
type Address = { path: string; id: string; folder?: number }

// Linux takes 107 bytes for a socket's path, macOS 103; a socket begins with nine more than the lock's name.
const LONGEST_SOCKET_PATH = 90
const NO_SOCKETS_HERE = new Set(['EPERM', 'EINVAL', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS'])
const REMOVAL_TRIES = 200
const REMOVAL_WAIT_MS = 10

/**
 * Takes `<dataDir>/<name>.lock` for this process or throws DataDirInUseError.
 *
 * The lock is a listening socket and not a file with a number in it: the system drops it when its
 * holder dies, whatever the cause, and a process number used again cannot be mistaken for the holder.
 */
export async function lockDataDir(dataDir: string, name = 'app'): Promise<DataDirLock> {
  await mkdir(dataDir, { recursive: true })
  const folder = await realpath(dataDir)
  const address = socketAddress(folder, name)
  try {
    return await takeLock(dataDir, address)
  } catch (error) {
    closeFolder(address)
    if (!NO_SOCKETS_HERE.has(errorCode(error))) throw error
    const path = addressElsewhere(folder, name)
    return await takeLock(dataDir, { path, id: path })
  }
}

async function takeLock(dataDir: string, address: Address): Promise<DataDirLock> {
  for (let attempt = 0; attempt < 5; attempt += 1) {
    const server = await claim(address.path)
    if (server) return heldLock(server, address)
    const owner = await askOwner(address.path)
    if (owner.state === 'alive') throw new DataDirInUseError(dataDir, owner.pid)
    if (owner.state === 'dead') await removeDead(address)
  }
  throw new DataDirInUseError(dataDir, undefined)
}

/**
 * A socket that has its name before it listens looks dead for a moment, and another starter would remove it. So it
 * listens under a name of its own first and then gets the lock's, which exactly one can get.
 */
async function claim(path: string): Promise<Server | undefined> {
  if (process.platform === 'win32') return listen(path)
  const own = `${path}.${randomBytes(4).toString('hex')}`
  const server = await listen(own)
  try {
    await link(own, path)
    return server
  } catch (error) {
    server?.close()
    if (errorCode(error) === 'EEXIST') return undefined
    throw error
  } finally {
    await rm(own, { force: true })
  }
}

function heldLock(server: Server, address: Address): DataDirLock {
  let released: Promise<void> | undefined
  const release = async () => {
    await rm(address.path, { force: true })
    await closed(server)
    closeFolder(address)
  }
  return {
    release() {
      released ??= release()
      return released
    },
  }
}

function closed(server: Server): Promise<void> {
  return new Promise((done) => {
    server.close(() => done())
  })
}

function listen(path: string): Promise<Server | undefined> {
  return new Promise((resolve, reject) => {
    const server = createServer((asker) => {
      asker.on('error', () => asker.destroy())
      asker.end(String(process.pid))
    })
    server.once('error', (error) => {
      if (errorCode(error) === 'EADDRINUSE') resolve(undefined)
      else reject(error)
    })
    server.listen(path, () => resolve(server))
    server.unref()
  })
}

type Owner = { state: 'alive' | 'dead' | 'nobody'; pid?: number }

function askOwner(path: string): Promise<Owner> {
  return new Promise((resolve) => {
    const socket = connect(path)
    let answer = ''
    const finish = () => {
      socket.destroy()
      resolve({ state: 'alive', ...(/^\d+$/.test(answer) ? { pid: Number(answer) } : {}) })
    }
    // A stopped or busy holder still holds it: only a refused connection means that it is gone.
    socket.setTimeout(1_000, finish)
    socket.on('data', (bytes) => {
      answer += bytes.toString()
    })
    socket.once('end', finish)
    socket.once('error', (error) => {
      const code = errorCode(error)
      if (code === 'ECONNREFUSED') resolve({ state: 'dead' })
      else if (code === 'ENOENT') resolve({ state: 'nobody' })
      else finish()
    })
  })
}

/**
 * One starter at a time, and judged again by then: the slower one would otherwise remove the lock that the quicker one
 * has just taken. Who waits too long in line just tries again.
 */
async function removeDead({ path, id }: Address): Promise<void> {
  const remove = async () => {
    const { state } = await askOwner(path)
    if (state === 'dead') await rm(path, { force: true })
  }
  // Only here has a socket a name that no death leaves behind; elsewhere two starters may meet in this moment.
  if (process.platform !== 'linux') return remove()
  for (let attempt = 0; attempt < REMOVAL_TRIES; attempt += 1) {
    const turn = await listen(`\0${digest(id)}`)
    if (turn) return remove().finally(() => closed(turn))
    await wait(REMOVAL_WAIT_MS)
  }
}

function socketAddress(folder: string, name: string): Address {
  const path = join(folder, `${name}.lock`)
  if (process.platform === 'win32') return { path: `\\\\.\\pipe\\${digest(path)}`, id: path }
  if (Buffer.byteLength(path) <= LONGEST_SOCKET_PATH) return { path, id: path }
  if (process.platform !== 'linux') return { path: addressElsewhere(folder, name), id: path }
  const opened = openSync(folder, 'r')
  return { path: `/proc/self/fd/${opened}/${name}.lock`, id: path, folder: opened }
}

function addressElsewhere(folder: string, name: string): string {
  return join(tmpdir(), `${digest(join(folder, name))}.lock`)
}

function digest(text: string): string {
  return `legal-${createHash('sha256').update(text).digest('hex').slice(0, 16)}`
}

function closeFolder(address: Address): void {
  if (address.folder === undefined) return
  closeSync(address.folder)
  delete address.folder
}

function errorCode(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : ''
}
