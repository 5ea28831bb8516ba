// A nation's bar taken in from a file: rate, memory, and the same end after ten kills at random.
import { type ChildProcess, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createWriteStream, readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { seededChance } from '../src/features/directory/domain/sample-random.ts'
import { madeLawyers } from './made-lawyers.ts'
import type { Measured } from './measured.ts'

const ROWS = 1_000_000
const ROWS_OF_KILLED = 200_000
const KILLS = 10
const CLI = join(import.meta.dirname, '../scripts/legal.mjs')
const HEADER = [
  'First Name',
  'Last Name',
  'Company',
  'City',
  'State',
  'Country',
  'Phone',
  'Year Admitted',
  'Status',
  'Registration Number',
]
const STATES = ['TX', 'CA', 'NY', 'FL', 'IL', 'Texas', 'Ohio', 'New Jersey']

export async function benchDirectoryImport(): Promise<Measured[]> {
  const folder = await mkdtemp(join(tmpdir(), 'legal-import-'))
  try {
    const whole = join(folder, 'bar.csv')
    await writeBar(whole, ROWS)
    const run = await importFile(whole, join(folder, 'whole'))
    const part = join(folder, 'part.csv')
    await writeBar(part, ROWS_OF_KILLED)
    const calm = join(folder, 'calm')
    const killed = join(folder, 'killed')
    const undisturbed = await importFile(part, calm)
    // The same file again is known at once: what is left is the start of the program and its database.
    const start = await importFile(part, calm)
    const kills = await importWithKills(part, killed, {
      startMs: start.seconds * 1_000,
      workMs: (undisturbed.seconds - start.seconds) * 1_000,
    })
    const same = (await stateOf(calm)) === (await stateOf(killed))
    return [
      {
        name: 'import of lawyers, rows a second',
        value: Math.round(ROWS / run.seconds),
        unit: '/s',
        n: ROWS,
      },
      { name: 'import of lawyers, whole', value: Math.round(run.seconds), unit: 's', n: ROWS },
      { name: 'import of lawyers, resident at most', value: run.megabytes, unit: 'MB', n: ROWS },
      {
        name: `import killed ${kills} times, same end (1 is yes)`,
        value: Number(same),
        unit: '',
        n: ROWS_OF_KILLED,
      },
    ]
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function writeBar(file: string, rows: number): Promise<void> {
  const out = createWriteStream(file)
  out.write(`${HEADER.join(',')}\n`)
  let at = 0
  for (const batch of madeLawyers(rows, 5_000)) {
    const lines = batch.map((lawyer) => {
      at += 1
      const [first = '', last = ''] = lawyer.name.split(' ')
      const state = STATES[at % STATES.length]
      return `${first},${last},"${lawyer.firm}",${lawyer.location},${state},USA,(512) 555-0100,${1970 + (at % 56)},Active,${at}`
    })
    if (!out.write(`${lines.join('\n')}\n`)) await once(out, 'drain')
  }
  await new Promise<void>((done) => out.end(done))
}

function startImport(file: string, dataDir: string): ChildProcess {
  const args = [
    'lawyers',
    'import',
    '--register',
    'Bar of the bench',
    '--preset',
    'state-bar',
    file,
  ]
  return spawn(process.execPath, [CLI, ...args], {
    env: { PATH: process.env['PATH'], HOME: process.env['HOME'], DATA_DIR: dataDir },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
}

async function importFile(file: string, dataDir: string) {
  const start = performance.now()
  const child = startImport(file, dataDir)
  let megabytes = 0
  const watch = setInterval(() => {
    megabytes = Math.max(megabytes, residentMegabytes(child.pid))
  }, 500)
  const code = await ended(child)
  clearInterval(watch)
  if (code !== 0) throw new Error(`the import ended with ${code}`)
  return { seconds: (performance.now() - start) / 1_000, megabytes }
}

/** The importing process itself; the database's own processes are told by the database. */
function residentMegabytes(pid = 0): number {
  try {
    const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
    return Math.round(Number(kilobytes ?? 0) / 1_000)
  } catch {
    return 0
  }
}

/** Each run is killed at random once rows come in, early enough that the next ones have rows left. */
async function importWithKills(
  file: string,
  dataDir: string,
  { startMs, workMs }: { startMs: number; workMs: number },
): Promise<number> {
  const chance = seededChance(7)
  const longestMs = Math.ceil((2 * workMs) / (KILLS + 2))
  let kills = 0
  while (kills < KILLS) {
    const child = startImport(file, dataDir)
    const timer = setTimeout(() => child.kill('SIGKILL'), startMs + chance.below(longestMs))
    const code = await ended(child)
    clearTimeout(timer)
    if (code === 0) return kills
    kills += 1
  }
  await importFile(file, dataDir)
  return kills
}

const ended = (child: ChildProcess) =>
  new Promise<number | null>((done) => child.once('exit', (code) => done(code)))

/** Every lawyer as exported, so that two directories can be compared. */
async function stateOf(dataDir: string): Promise<string> {
  const child = spawn(process.execPath, [CLI, 'lawyers', 'export', '--format', 'jsonl'], {
    env: { PATH: process.env['PATH'], HOME: process.env['HOME'], DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const hash = createHash('sha256')
  child.stdout?.on('data', (chunk: Buffer) => hash.update(chunk))
  const code = await ended(child)
  if (code !== 0) throw new Error(`the export ended with ${code}`)
  return hash.digest('hex')
}
