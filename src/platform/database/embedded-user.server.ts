import { execFile } from 'node:child_process'
import { stat } from 'node:fs/promises'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** The user that PostgreSQL runs as; undefined: the one we are. */
export type RunAs = { uid: number; gid: number } | undefined

const UNPRIVILEGED = ['postgres', 'nobody']

/** PostgreSQL refuses root. A database that exists already keeps its owner. */
export async function chooseDatabaseUser(clusterDir: string | undefined): Promise<RunAs> {
  if (process.getuid?.() !== 0) return undefined
  if (clusterDir) {
    const { uid, gid } = await stat(clusterDir)
    if (uid !== 0) return { uid, gid }
  }
  for (const name of UNPRIVILEGED) {
    const user = await findUser(name)
    if (user) return user
  }
  throw new Error(
    'PostgreSQL does not run as root: add an unprivileged user named postgres, or start the app as another user.',
  )
}

export async function canEnter(folder: string, user: RunAs): Promise<boolean> {
  return await succeeds('/bin/sh', ['-c', 'cd "$0"', folder], user)
}

export async function succeeds(program: string, args: string[], user: RunAs): Promise<boolean> {
  try {
    await run(program, args, { ...user, cwd: '/' })
    return true
  } catch {
    return false
  }
}

async function findUser(name: string): Promise<RunAs> {
  try {
    const [uid, gid] = await Promise.all([run('id', ['-u', name]), run('id', ['-g', name])])
    const user = { uid: Number(uid.stdout), gid: Number(gid.stdout) }
    return user.uid === 0 ? undefined : user
  } catch {
    return undefined
  }
}
