// Kills the app with SIGKILL while requests write, again and again on one DATA_DIR, and proves that every
// acknowledged write is there afterwards: a 200 of create-payment-intent is a payment row and its form,
// a 200 of payment-success is exactly one grant, a 200 of legal-cases is exactly one case with its analysis.
//
//   node test/kill-nine.mjs [--rounds 20] [--seed 1]      needs a built app (npm run build)
//
// Every fourth kill takes the database server along. Last line: `kill -9: rounds R acknowledged N lost L doubled D`;
// exit code 1 when anything was lost, doubled or not served again.
import { spawn } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import pg from 'pg'

const SERVER = 'build/server/server.js'
const READY_MS = 180_000
const WRITERS = 4
const PUBLISHABLE_KEY = 'pk_test_sandbox_on_loopback_only'

const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '20' }, seed: { type: 'string', default: '1' } },
})
const rounds = Number(values.rounds)
const random = randomFrom(Number(values.seed))
const say = (text) => process.stdout.write(`${text}\n`)

const root = existsSync(SERVER) ? process.cwd() : dirname(import.meta.dirname)
const dataDir = mkdtempSync(join(tmpdir(), 'legal-kill-'))
// Run as root, the database's own user must enter the folder.
chmodSync(dataDir, 0o755)
const children = new Set()
process.once('exit', () => {
  for (const child of children) child.kill('SIGKILL')
})

/** What the app said is done. */
const acknowledged = { payments: [], granted: [], analysed: [], cases: new Map() }

try {
  const verdict = await run()
  process.exitCode = verdict.lost.length + verdict.doubled.length > 0 ? 1 : 0
} finally {
  killDatabase()
  rmSync(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
}

async function run() {
  let app = await start()
  for (let round = 1; round <= rounds; round += 1) {
    const before = total()
    const writers = Array.from({ length: WRITERS }, () => write(app))
    // No kill before something is acknowledged in this round: else it would prove nothing.
    while (total() === before) await pause(5)
    await pause(random() * 800)
    const withDatabase = round % 4 === 0
    await kill(app, withDatabase)
    await Promise.all(writers)
    const started = performance.now()
    app = await start()
    const seconds = ((performance.now() - started) / 1000).toFixed(1)
    const what = withDatabase ? 'app and database' : 'app'
    say(
      `${round}: ${what} killed, ${total() - before} acknowledged, ready again after ${seconds} s`,
    )
  }
  const verdict = await judge(app)
  await stop(app)
  const { lost, doubled } = verdict
  for (const text of [...lost, ...doubled].slice(0, 20)) say(text)
  say(
    `kill -9: rounds ${rounds} acknowledged ${total()} lost ${lost.length} doubled ${doubled.length}`,
  )
  return verdict
}

function total() {
  const { payments, granted, analysed } = acknowledged
  return payments.length + granted.length + analysed.length
}

/** One visitor after the other sets up a payment, pays, and asks for the analysis, until the app is gone. */
async function write(app) {
  while (!app.killed) {
    try {
      await buy(app)
    } catch {
      // The connection broke: what was not answered was not acknowledged.
    }
  }
}

async function buy(app) {
  const address = `10.${byte()}.${byte()}.${byte()}`
  const email = `visitor-${Math.floor(random() * 1e12)}@example.org`
  const facts = 'My employer dismissed me without notice and has not paid my last two wages.'
  const form = { email, country: 'US', jurisdiction: 'US-CA', facts, urgency: 'low' }
  const created = await post(app, '/api/create-payment-intent', address, '', {
    planType: 'unlimited',
    amount: 999,
    email,
    form,
  })
  if (created.status !== 200) return
  const { paymentIntentId: id, clientSecret } = created.json
  acknowledged.payments.push(id)
  const cookie = created.cookie
  await fetch(`${app.url}/sandbox/v1/payment_intents/${id}/confirm`, {
    method: 'POST',
    headers: { authorization: `Bearer ${PUBLISHABLE_KEY}`, 'x-forwarded-for': address },
    body: new URLSearchParams({
      client_secret: clientSecret,
      payment_method: 'pm_card_visa',
      return_url: 'http://localhost/payment-success',
    }),
  })
  const told = await post(app, '/api/payment-success', address, cookie, { paymentIntentId: id })
  if (told.status !== 200 || !told.json.success) return
  acknowledged.granted.push(id)
  const made = await post(app, '/api/legal-cases', address, cookie, { paymentIntentId: id })
  if (made.status !== 200) return
  acknowledged.analysed.push(id)
  acknowledged.cases.set(id, { path: `/api/cases/${made.json.case.id}`, cookie, facts })
}

/** Compares what was acknowledged with what is there. */
async function judge(app) {
  const client = new pg.Client({ connectionString: databaseUrl() })
  await client.connect()
  const counts = async (sql) =>
    new Map((await client.query(sql)).rows.map(({ id, rows }) => [id, Number(rows)]))
  const payments = await counts(
    'select stripe_payment_intent_id as id, count(*) as rows from payments group by 1',
  )
  const grants = await counts(
    'select p.stripe_payment_intent_id as id, count(*) as rows from grants g join payments p on p.id = g.payment_id group by 1',
  )
  const cases = await counts(
    'select c.payment_intent_id as id, count(*) as rows from legal_cases c join legal_analysis a on a.case_id = c.id group by 1',
  )
  const drafts = await counts('select payment_intent_id as id, 1 as rows from form_drafts')
  await client.end()

  const lost = [
    ...acknowledged.payments.filter((id) => !payments.has(id)).map((id) => `payment ${id} is lost`),
    // The form is kept until its analysis is made.
    ...acknowledged.payments
      .filter((id) => !drafts.has(id) && !cases.has(id))
      .map((id) => `the form of ${id} is lost`),
    ...acknowledged.granted
      .filter((id) => !grants.has(id))
      .map((id) => `the grant of ${id} is lost`),
    ...acknowledged.analysed
      .filter((id) => !cases.has(id))
      .map((id) => `the case of ${id} is lost`),
  ]
  for (const [id, { path, cookie, facts }] of acknowledged.cases) {
    const answer = await fetch(`${app.url}${path}`, { headers: { cookie } })
    if (answer.status !== 200 || !(await answer.text()).includes(facts)) {
      lost.push(`the case of ${id} does not open: ${answer.status}`)
    }
  }
  const doubled = [payments, grants, cases].flatMap((rows) =>
    [...rows]
      .filter(([, count]) => count > 1)
      .map(([id, count]) => `${id} is there ${count} times`),
  )
  return { lost, doubled }
}

async function post(app, path, address, cookie, body) {
  const answer = await fetch(`${app.url}${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': address,
      ...(cookie ? { cookie } : {}),
    },
    body: JSON.stringify(body),
  })
  const given = answer.headers.getSetCookie()[0]?.split(';')[0]
  return { status: answer.status, json: await answer.json(), cookie: given ?? cookie }
}

async function start() {
  const { PATH = '', HOME = '', TMPDIR } = process.env
  const env = {
    PATH,
    HOME,
    ...(TMPDIR ? { TMPDIR } : {}),
    NODE_ENV: 'production',
    STARTED_AS: 'development',
    PORT: '0',
    DATA_DIR: dataDir,
    LOG_LEVEL: 'error',
    TRUSTED_PROXIES: '127.0.0.1',
  }
  const child = spawn(process.execPath, [SERVER], {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  children.add(child)
  const ended = new Promise((resolve) => child.once('close', resolve)).finally(() =>
    children.delete(child),
  )
  let output = ''
  const ready = new Promise((resolve) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text) => {
        output = (output + text).slice(-5_000)
        const port = /^ready \S*:(\d+)\s/m.exec(output)?.[1]
        if (port) resolve(port)
      })
    }
  })
  const patience = new AbortController()
  const port = await Promise.race([
    ready,
    ended.then(() => undefined),
    pause(READY_MS, undefined, { signal: patience.signal }).catch(() => undefined),
  ])
  patience.abort()
  if (!port) throw new Error(`The app did not start again:\n${output}`)
  return { url: `http://127.0.0.1:${port}`, child, ended, killed: false }
}

async function kill(app, withDatabase) {
  app.killed = true
  app.child.kill('SIGKILL')
  if (withDatabase) killDatabase()
  await app.ended
}

async function stop(app) {
  app.killed = true
  app.child.kill('SIGTERM')
  await app.ended
}

/** `postmaster.pid`: its number is on the first line, its port on the fourth. */
function postmaster() {
  const file = join(dataDir, 'postgres/postmaster.pid')
  return existsSync(file) ? readFileSync(file, 'utf8').split('\n') : undefined
}

function killDatabase() {
  const pid = Number(postmaster()?.[0])
  try {
    if (pid > 0) process.kill(pid, 'SIGKILL')
  } catch {
    // It has ended already.
  }
}

function databaseUrl() {
  const password = readFileSync(join(dataDir, 'postgres-password'), 'utf8').trim()
  return `postgresql://postgres:${password}@127.0.0.1:${postmaster()?.[3]?.trim()}/postgres`
}

function byte() {
  return 1 + Math.floor(random() * 254)
}

/** Mulberry32: the same seed gives the same run, as far as a killed process can. */
function randomFrom(seed) {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
