import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { chmod, cp, mkdir, mkdtemp, readFile, rm, stat, unlink, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import pg from 'pg'
import { build } from 'vite'
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { DATA_DIR_IN_USE, lockDataDir } from './data-dir-lock.server.ts'
import { prepareBinaries } from './embedded-binaries.server.ts'
import {
  type EmbeddedPostgres,
  findEmbeddedPostgres,
  startEmbeddedPostgres,
} from './embedded-postgres.server.ts'
import { isServerOf, readPostmaster, signal } from './embedded-postmaster.server.ts'
import { chooseDatabaseUser, succeeds } from './embedded-user.server.ts'

const isRoot = process.getuid?.() === 0
const onLinux = process.platform === 'linux'
const programDir = join(import.meta.dirname, '../../../node_modules/.embedded-postgres-test')
const undo: Array<() => Promise<unknown>> = []

beforeAll(async () => {
  await buildAppThatCanBeKilled()
  return () => rm(programDir, { recursive: true, force: true })
})

afterEach(async () => {
  for (const step of undo.splice(0).reverse()) await step()
})

describe('the database', () => {
  test('finds and folds letters of every script, without and with trigrams', async () => {
    const { url } = await start(await freshDataDir())
    const [row] = await query(
      url,
      `select 'Мо' ilike 'мо' as folded, upper('ñandú мо') as upper, similarity('Москва', 'москве') as near,
        cardinality(show_trgm('東京都')) > 0 as cjk, cardinality(show_trgm('नमस्ते')) > 0 as hindi`,
      'create extension pg_trgm',
    )
    expect(row).toEqual({
      folded: true,
      upper: 'ÑANDÚ МО',
      near: expect.toSatisfy((near: number) => near > 0.4),
      cjk: true,
      hindi: true,
    })
  })

  test('asks for its own random password and writes it where only its owner reads it', async () => {
    const dataDir = await freshDataDir()
    const { url } = await start(dataDir)
    const wrong = url.replace(/:[0-9a-f]{48}@/, ':guess@')
    expect(wrong).not.toBe(url)
    await expect(query(wrong, 'select 1')).rejects.toThrow('password authentication failed')
    expect((await stat(join(dataDir, 'postgres-password'))).mode & 0o777).toBe(0o600)
    const [row] = await query(
      url,
      "select current_setting('listen_addresses') as hears, current_setting('fsync') as fsync, current_setting('max_connections') as most",
    )
    expect(row).toEqual({ hears: '127.0.0.1', fsync: 'on', most: '60' })
  })

  test('keeps what a person wrote out of its log', async () => {
    const dataDir = await freshDataDir()
    const { url } = await start(dataDir)
    await expect(query(url, "select 'my landlord threatens me'::int")).rejects.toThrow()
    const log = await readFile(join(dataDir, 'postgres.log'), 'utf8')
    expect(log).toContain('ready to accept connections')
    expect(log).not.toContain('landlord')
  })
})

describe('starting and stopping', () => {
  test('keeps its data over a stop, and a stop leaves no process', async () => {
    const dataDir = await freshDataDir()
    const first = await start(dataDir)
    await query(first.url, 'select 1', 'create table kept as select 42 as answer')
    const pid = (await postmasterOf(dataDir)).pid
    await Promise.all([first.stop(), first.stop()])
    // Ended at once, but its number lives on until the system has buried it.
    await vi.waitFor(() => expect(() => process.kill(pid, 0)).toThrow('ESRCH'), 10_000)
    const second = await start(dataDir)
    expect(await query(second.url, 'select answer from kept')).toEqual([{ answer: 42 }])
  })

  test('starts although a stale postmaster.pid names a living process', async () => {
    const dataDir = await freshDataDir()
    await (await start(dataDir)).stop()
    await writeFile(
      join(dataDir, 'postgres/postmaster.pid'),
      `${process.pid}\n${join(dataDir, 'postgres')}\n1\n5432\n\n127.0.0.1\n\nready   \n`,
    )
    const { url } = await start(dataDir)
    expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }])
  })

  test('starts after its own server was killed hard', async () => {
    const dataDir = await freshDataDir()
    const first = await start(dataDir)
    await query(first.url, 'select 1', 'create table kept as select 42 as answer')
    signal((await postmasterOf(dataDir)).pid, 'SIGKILL')
    await first.stop()
    const second = await start(dataDir)
    expect(await query(second.url, 'select answer from kept')).toEqual([{ answer: 42 }])
  })

  test('says in the error what the server said when it cannot start', async () => {
    const dataDir = await freshDataDir()
    const failing = start(dataDir, { settings: { max_connections: 'many' } })
    await expect(failing).rejects.toThrow(/did not start[\s\S]*max_connections/)
    const { url } = await start(dataDir)
    expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }])
  })
})

describe('after kill -9 of the app', () => {
  test('the next start takes the running server over with its data, and stops it', async () => {
    const dataDir = await freshDataDir()
    const { app, url } = await startInAnotherProcess(dataDir)
    await query(url, 'select 1', 'create table kept as select 42 as answer')
    const before = await postmasterOf(dataDir)
    app.kill('SIGKILL')
    await once(app, 'exit')
    const adopted = await start(dataDir)
    expect(await postmasterOf(dataDir)).toEqual(before)
    expect(await query(adopted.url, 'select answer from kept')).toEqual([{ answer: 42 }])
    await adopted.stop()
    expect(isServerOf(join(dataDir, 'postgres'), before.pid)).toBe(false)
  })

  test('an app that exits without stopping takes its server with it', async () => {
    const dataDir = await freshDataDir()
    const { app } = await startInAnotherProcess(dataDir)
    const { pid } = await postmasterOf(dataDir)
    app.send('exit')
    await once(app, 'exit')
    await expect
      .poll(() => isServerOf(join(dataDir, 'postgres'), pid), { timeout: 5_000 })
      .toBe(false)
  })
})

describe('one data folder', () => {
  test('refuses a second app by the first one’s number and leaves the first alone', async () => {
    const dataDir = await freshDataDir()
    const { app, url } = await startInAnotherProcess(dataDir)
    const before = await postmasterOf(dataDir)
    await expect(start(dataDir)).rejects.toMatchObject({ code: DATA_DIR_IN_USE, pid: app.pid })
    expect(await postmasterOf(dataDir)).toEqual(before)
    expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }])
    expect(await findEmbeddedPostgres(dataDir)).toBe(url)
  })

  test('is free again after a stop', async () => {
    const dataDir = await freshDataDir()
    const first = await start(dataDir)
    await expect(start(dataDir)).rejects.toMatchObject({ code: DATA_DIR_IN_USE, pid: process.pid })
    await first.stop()
    expect(await findEmbeddedPostgres(dataDir)).toBeUndefined()
    await expect(start(dataDir)).resolves.toMatchObject({
      url: expect.stringContaining('127.0.0.1'),
    })
  })
})

describe.runIf(onLinux)('the programs', () => {
  test('are repaired when npm left out links and modes', async () => {
    const broken = await brokenPackage(await freshDataDir())
    const user = await chooseDatabaseUser(undefined)
    expect(await succeeds(join(broken, 'native/bin/initdb'), ['--version'], user)).toBe(false)
    const repaired = await prepareBinaries(user, [], broken)
    expect(repaired.initdb).toBe(join(broken, 'native/bin/initdb'))
    expect(await succeeds(repaired.initdb, ['--version'], user)).toBe(true)
  })

  test('that cannot be made to run end in one sentence, not in a stack of system errors', async () => {
    const empty = join(await freshDataDir(), 'linux-x64')
    await mkdir(empty)
    await writeFile(join(empty, 'package.json'), '{"version":"1.0.0"}')
    await expect(prepareBinaries(undefined, [], empty)).rejects.toThrow(/do not run.*DATABASE_URL/)
  })
})

describe.runIf(isRoot && onLinux)('in the home of root', () => {
  test('programs and data are kept where the database’s user can reach them', async () => {
    const { home, outside } = await closedHome()
    const dataDir = join(home, 'app/data')
    const first = await start(dataDir, { outside: [outside] })
    await query(first.url, 'select 1', 'create table kept as select 42 as answer')
    await first.stop()
    const second = await start(dataDir, { outside: [outside] })
    expect(await query(second.url, 'select answer from kept')).toEqual([{ answer: 42 }])
    expect((await stat(home)).mode & 0o777).toBe(0o700)
    expect((await stat(join(dataDir, 'postgres'))).uid).not.toBe(0)
    expect(await readFile(join(dataDir, 'postgres-is-elsewhere.txt'), 'utf8')).toContain(outside)
  })

  test('a copied data folder does not open the original’s database twice', async () => {
    const { home, outside } = await closedHome()
    await start(join(home, 'data'), { outside: [outside] })
    await cp(join(home, 'data'), join(home, 'copy'), {
      recursive: true,
      filter: (path) => !path.endsWith('.lock'),
      verbatimSymlinks: true,
    })
    const copied = start(join(home, 'copy'), { outside: [outside] })
    await expect(copied).rejects.toMatchObject({ code: DATA_DIR_IN_USE })
  })

  test('programs in a closed folder are copied once', async () => {
    const { home, outside } = await closedHome()
    const closed = await brokenPackage(home)
    const user = await chooseDatabaseUser(undefined)
    const copied = await prepareBinaries(user, [outside], closed)
    expect(copied.postgres.startsWith(outside)).toBe(true)
    expect(await succeeds(copied.initdb, ['--version'], user)).toBe(true)
    const made = (await stat(copied.postgres)).ino
    expect((await stat((await prepareBinaries(user, [outside], closed)).postgres)).ino).toBe(made)
  })

  test('a folder that somebody else can write to is never trusted', async () => {
    const { home, outside } = await closedHome()
    await mkdir(outside)
    await chmod(outside, 0o777)
    await expect(start(join(home, 'data'), { outside: [outside] })).rejects.toThrow('cannot enter')
  })
})

type StartOptions = { settings?: Record<string, string>; outside?: string[] }

async function start(dataDir: string, options: StartOptions = {}): Promise<EmbeddedPostgres> {
  const quiet = { info: () => undefined, warn: () => undefined }
  const database = await startEmbeddedPostgres({ dataDir, log: quiet, ...options })
  undo.push(() => database.stop())
  return database
}

async function startInAnotherProcess(dataDir: string): Promise<{ app: ChildProcess; url: string }> {
  const app = fork(join(programDir, 'app.js'), [dataDir])
  undo.push(async () => {
    if (app.exitCode === null && app.signalCode === null && app.kill()) await once(app, 'exit')
    // Whatever the test left running is taken over and stopped.
    await (await start(dataDir)).stop()
  })
  const [url] = await once(app, 'message')
  return { app, url: String(url) }
}

async function buildAppThatCanBeKilled(): Promise<void> {
  await mkdir(programDir, { recursive: true })
  const source = join(programDir, 'source.ts')
  const door = join(import.meta.dirname, 'embedded-postgres.server.ts')
  await writeFile(
    source,
    `import { startEmbeddedPostgres } from ${JSON.stringify(door)}
    const log = { info() {}, warn() {} }
    const { url, stop } = await startEmbeddedPostgres({ dataDir: process.argv[2], log })
    process.on('SIGTERM', () => stop().then(() => process.exit()))
    process.on('message', () => process.exit())
    process.send(url)`,
  )
  await build({
    configFile: false,
    logLevel: 'error',
    build: {
      ssr: source,
      outDir: programDir,
      emptyOutDir: false,
      rolldownOptions: { output: { entryFileNames: 'app.js' } },
    },
  })
}

async function freshDataDir(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'embedded-postgres-'))
  undo.push(() => rm(folder, { recursive: true, force: true }))
  await chmod(folder, 0o755)
  return folder
}

async function closedHome(): Promise<{ home: string; outside: string }> {
  const folder = await freshDataDir()
  const home = join(folder, 'home')
  await mkdir(home, { mode: 0o700 })
  return { home, outside: join(folder, 'outside') }
}

/** The platform package as `npm ci --ignore-scripts` leaves it, its programs' modes lost as well. */
async function brokenPackage(folder: string): Promise<string> {
  const wrapper = createRequire(import.meta.url).resolve('embedded-postgres')
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  const original = dirname(dirname(createRequire(wrapper).resolve(name)))
  const broken = join(folder, 'linux-x64')
  await cp(original, broken, { recursive: true, verbatimSymlinks: true })
  const links: Array<{ target: string }> = JSON.parse(
    await readFile(join(broken, 'native/pg-symlinks.json'), 'utf8'),
  )
  await Promise.all(links.map(({ target }) => unlink(join(broken, target))))
  await chmod(join(broken, 'native/bin/initdb'), 0o644)
  return broken
}

async function postmasterOf(dataDir: string) {
  const found = await readPostmaster(join(dataDir, 'postgres'))
  if (!found) throw new Error('no server is running')
  return found
}

async function query(url: string, sql: string, before?: string) {
  const client = new pg.Client({ connectionString: url })
  // A server that ends while we are connected is what some of these tests are about.
  client.on('error', () => undefined)
  try {
    await client.connect()
    if (before) await client.query(before)
    return (await client.query<Record<string, unknown>>(sql)).rows
  } finally {
    await client.end().catch(() => undefined)
  }
}

test('the lock can be had for a folder without a database', async () => {
  const lock = await lockDataDir(await freshDataDir())
  await lock.release()
})
