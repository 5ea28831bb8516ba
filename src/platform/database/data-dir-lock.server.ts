import { createHash, randomBytes } from 'node:crypto'
import { closeSync, openSync } from 'node:fs'
import { mkdir, realpath, rename, rm } from 'node:fs/promises'
import { connect, createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

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

type Address = { path: string; folder?: number }

// Linux takes 107 bytes for a socket's path, macOS 103.
const LONGEST_SOCKET_PATH = 100
const NO_SOCKETS_HERE = new Set(['EPERM', 'EINVAL', 'ENOTSUP', 'EOPNOTSUPP'])

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
    return await takeLock(dataDir, { path: addressElsewhere(folder, name) })
  }
}

async function takeLock(dataDir: string, address: Address): Promise<DataDirLock> {
  for (let attempt = 0; attempt < 5; attempt += 1) {
    const server = await listen(address.path)
    if (server) return heldLock(server, address)
    const owner = await askOwner(address.path)
    if (owner.alive) throw new DataDirInUseError(dataDir, owner.pid)
    await removeDead(dataDir, address.path)
  }
  throw new DataDirInUseError(dataDir, undefined)
}

function heldLock(server: Server, address: Address): DataDirLock {
  let released: Promise<void> | undefined
  const close = () =>
    new Promise<void>((done) => {
      server.close(() => {
        closeFolder(address)
        done()
      })
    })
  return {
    release() {
      released ??= close()
      return released
    },
  }
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

function askOwner(path: string): Promise<{ alive: boolean; pid?: number }> {
  return new Promise((resolve) => {
    const socket = connect(path)
    let answer = ''
    const finish = () => {
      socket.destroy()
      resolve(/^\d+$/.test(answer) ? { alive: true, pid: Number(answer) } : { alive: true })
    }
    // A stopped or busy holder still holds it: only a refused connection means that it is gone.
    socket.setTimeout(1_000, finish)
    socket.on('data', (bytes) => {
      answer += bytes.toString()
    })
    socket.once('end', finish)
    socket.once('error', (error) => {
      if (['ECONNREFUSED', 'ENOENT'].includes(errorCode(error))) resolve({ alive: false })
      else finish()
    })
  })
}

// Moved aside before it is judged again, so that two starters cannot both delete: the slower one would
// otherwise remove the lock that the quicker one has just taken.
async function removeDead(dataDir: string, path: string): Promise<void> {
  const aside = `${path}.${randomBytes(4).toString('hex')}`
  try {
    await rename(path, aside)
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return
    throw error
  }
  const owner = await askOwner(aside)
  if (!owner.alive) return rm(aside, { force: true })
  await rename(aside, path)
  throw new DataDirInUseError(dataDir, owner.pid)
}

function socketAddress(folder: string, name: string): Address {
  const path = join(folder, `${name}.lock`)
  if (process.platform === 'win32') return { path: `\\\\.\\pipe\\${digest(path)}` }
  if (Buffer.byteLength(path) <= LONGEST_SOCKET_PATH) return { path }
  if (process.platform !== 'linux') return { path: addressElsewhere(folder, name) }
  const opened = openSync(folder, 'r')
  return { path: `/proc/self/fd/${opened}/${name}.lock`, folder: opened }
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
