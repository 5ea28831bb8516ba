import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import {
  chown,
  lstat,
  mkdir,
  mkdtemp,
  readFile,
  realpath,
  rename,
  rm,
  symlink,
  writeFile,
} from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { ownFolderOutside, type PostgresBinaries } from './embedded-binaries.server.ts'
import { canEnter, type RunAs } from './embedded-user.server.ts'

const run = promisify(execFile)

// PostgreSQL's own C.UTF-8 (the same on every system) does upper, lower and ILIKE. pg_trgm and the
// full-text parser still ask the system's LC_CTYPE: with "C" they find no letter outside Latin.
const LETTERS = ['C.UTF-8', 'en_US.UTF-8', 'UTF-8', 'English_United States.1252']

/** Where the database lies, when there is one: `<dataDir>/postgres`, or where that link leads. */
export async function findCluster(dataDir: string): Promise<string | undefined> {
  const place = join(dataDir, 'postgres')
  if (!(await lstat(place).catch(() => undefined))) return undefined
  try {
    return await realpath(place)
  } catch {
    throw new Error(
      `${place} leads to a folder that is gone: bring it back, or remove the link to begin with an empty database.`,
    )
  }
}

/** Makes an empty database. It appears at its place only when complete, so a crash leaves nothing half made. */
export async function createCluster(
  dataDir: string,
  binaries: PostgresBinaries,
  user: RunAs,
  outside: readonly string[],
): Promise<string> {
  const place = join(dataDir, 'postgres')
  const target = await chooseTarget(dataDir, user, outside)
  const partial = `${target}.partial`
  await rm(partial, { recursive: true, force: true })
  await mkdir(partial, { mode: 0o700 })
  if (user) await chown(partial, user.uid, user.gid)
  await initialise(partial, binaries, user, await superuserPassword(dataDir, 'create'))
  await rename(partial, target)
  if (target !== place) await linkTo(target, dataDir)
  return await realpath(target)
}

export async function superuserPassword(
  dataDir: string,
  ifMissing: 'create' | 'fail',
): Promise<string> {
  const file = join(dataDir, 'postgres-password')
  const known = (await readFile(file, 'utf8').catch(() => '')).trim()
  if (known) return known
  if (ifMissing === 'fail') {
    throw new Error(`${file} is missing: without it the database beside it cannot be opened.`)
  }
  const password = randomBytes(24).toString('hex')
  await writeFile(file, `${password}\n`, { mode: 0o600 })
  return password
}

async function chooseTarget(dataDir: string, user: RunAs, outside: readonly string[]) {
  if (!user || (await canEnter(dataDir, user))) return join(dataDir, 'postgres')
  for (const folder of outside) {
    if ((await ownFolderOutside(folder)) && (await canEnter(folder, user))) {
      return join(folder, `postgres-${randomBytes(4).toString('hex')}`)
    }
  }
  throw new Error(
    `The database's user cannot enter ${dataDir}: set DATA_DIR to a folder outside root's home.`,
  )
}

async function linkTo(target: string, dataDir: string): Promise<void> {
  await symlink(target, join(dataDir, 'postgres'))
  await writeFile(
    join(dataDir, 'postgres-is-elsewhere.txt'),
    `PostgreSQL does not run as root, and its user cannot enter this folder.\nThe database lies in ${target}; "postgres" is a link to it. Back up both.\n`,
  )
}

async function initialise(folder: string, binaries: PostgresBinaries, user: RunAs, secret: string) {
  const scratch = await mkdtemp(join(tmpdir(), 'legal-initdb-'))
  const secretFile = join(scratch, 'password')
  try {
    await writeFile(secretFile, `${secret}\n`, { mode: 0o600 })
    if (user) {
      await chown(secretFile, user.uid, user.gid)
      await chown(scratch, user.uid, user.gid)
    }
    await initdbWithLetters(folder, binaries, user, secretFile)
  } finally {
    await rm(scratch, { recursive: true, force: true })
  }
}

async function initdbWithLetters(
  folder: string,
  binaries: PostgresBinaries,
  user: RunAs,
  secretFile: string,
): Promise<void> {
  const failures: string[] = []
  for (const letters of LETTERS) {
    const args = [
      `--pgdata=${folder}`,
      '--encoding=UTF8',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--locale=C',
      `--lc-ctype=${letters}`,
      '--username=postgres',
      `--pwfile=${secretFile}`,
      '--auth=scram-sha-256',
      '--no-instructions',
    ]
    try {
      await run(binaries.initdb, args, { ...user, ...plainEnvironment(), cwd: dirname(folder) })
      return
    } catch (error) {
      failures.push(error instanceof Error ? error.message : String(error))
    }
  }
  throw new Error(`The database could not be created.\n${failures[0]}`)
}

/** PGDATA, PGPORT, LC_ALL and their like in the caller's environment would change what starts. */
export function plainEnvironment(): { env?: Record<string, string> } {
  if (process.platform === 'win32') return {}
  return { env: { LC_ALL: 'C', TZ: 'UTC', PATH: '/usr/bin:/bin:/usr/sbin:/sbin' } }
}
