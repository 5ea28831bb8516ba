import { randomInt, randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Answer, openBrowser } from '../http-browser.ts'
import { type AppWithDatabase, START_PATIENCE_MS, startAppWithDatabase } from '../running-app.ts'
import { rankSumDeviation } from './rank-sum.ts'

/** Calls are compared until this difference would show, on a busy machine longer than on an idle one. */
const FOUND_OUT_MS = 20
const PAIRS_AT_A_TIME = 40
const MOST_PAIRS = 240
/**
 * Two equal sources differ by 4.5 deviations once in 150,000 times; four calls are looked at, so that a run gives a
 * false alarm less than once in 10,000.
 */
const MOST_DEVIATIONS = 4.5

const CALLS: Record<string, { path: string; body: (email: string) => unknown; status: number }> = {
  'asking for a code': {
    path: '/api/sign-in/code',
    body: (email) => ({ email, language: 'en' }),
    status: 200,
  },
  'a wrong code': {
    path: '/api/sign-in',
    body: (email) => ({ email, code: '000000' }),
    status: 400,
  },
  'the access check': {
    path: '/api/check-access',
    body: (email) => ({ email, planType: 'unlimited' }),
    status: 200,
  },
  'setting up a payment': {
    path: '/api/create-payment-intent',
    body: (email) => ({ planType: 'unlimited', amount: 999, email }),
    status: 200,
  },
}

let app: AppWithDatabase
const known = Array.from({ length: MOST_PAIRS }, () => `known-${randomUUID()}@example.org`)
const unknown = Array.from({ length: MOST_PAIRS }, () => `other-${randomUUID()}@example.org`)

beforeAll(async () => {
  app = await startAppWithDatabase()
  await giveAccess(known)
}, START_PATIENCE_MS + 10_000)
afterAll(() => app.close())

describe.each(Object.entries(CALLS))('%s', (_name, call) => {
  let answers: Pairs

  beforeAll(async () => {
    answers = await askInTurn(call)
  }, 180_000)

  test('gives customers and strangers the same status, headers and bytes', () => {
    for (const { answer } of [...answers.known, ...answers.unknown]) {
      expect(answer.status, answer.text).toBe(call.status)
    }
    const shapes = [...answers.known, ...answers.unknown].map(({ answer }) => shapeOf(answer))
    expect(new Set(shapes).size).toBe(1)
  })

  test('takes the same time for customers and strangers', () => {
    const deviation = rankSumDeviation(timesOf(answers.known), timesOf(answers.unknown))
    expect(Math.abs(deviation)).toBeLessThan(MOST_DEVIATIONS)
  })

  test('would be found out if one of them took 20 milliseconds longer', (context) => {
    // So busy a machine hides it from an attacker too.
    if (answers.known.length === MOST_PAIRS && !wouldShow(answers)) context.skip()
    expect(wouldShow(answers)).toBe(true)
  })
})

test('the measure is nought for equal samples and has the sign of the larger', () => {
  const sample = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]
  expect(rankSumDeviation(sample, sample)).toBe(0)
  const larger = sample.map((value) => value + 100)
  expect(rankSumDeviation(larger, sample)).toBeGreaterThan(3)
  expect(rankSumDeviation(sample, larger)).toBeLessThan(-3)
})

type Timed = { answer: Answer; ms: number }
type Pairs = { known: Timed[]; unknown: Timed[] }

/** One of each in turn, in an order that chance decides, so that a busy moment strikes both alike. */
async function askInTurn(call: (typeof CALLS)[string]): Promise<Pairs> {
  const pairs: Pairs = { known: [], unknown: [] }
  const ask = async (into: Timed[], email: string) => {
    // A new address each time, for the limits count them; opened before the clock runs.
    const browser = openBrowser(app.url)
    const start = performance.now()
    const answer = await browser.post(call.path, call.body(email))
    into.push({ answer, ms: performance.now() - start })
  }
  await ask([], `warm-${randomUUID()}@example.org`)
  for (let at = 0; at < MOST_PAIRS; at += 1) {
    if (at > 0 && at % PAIRS_AT_A_TIME === 0 && wouldShow(pairs)) break
    const both = [
      () => ask(pairs.known, known[at] ?? ''),
      () => ask(pairs.unknown, unknown[at] ?? ''),
    ]
    if (randomInt(2) === 1) both.reverse()
    for (const one of both) await one()
  }
  return pairs
}

const timesOf = (some: Timed[]) => some.map(({ ms }) => ms)

/** Whether a difference would stand out from the noise of these calls, whichever side it were on. */
function wouldShow({ known, unknown }: Pairs): boolean {
  const [left, right] = [timesOf(known), timesOf(unknown)]
  const later = (times: number[]) => times.map((ms) => ms + FOUND_OUT_MS)
  const found = [rankSumDeviation(later(left), right), rankSumDeviation(later(right), left)]
  return Math.min(...found) > MOST_DEVIATIONS
}

/** Everything a caller sees but what is new in each answer: the day's clock and the ids of a new payment. */
function shapeOf({ status, headers, text }: Answer): string {
  const plain = (value: string) =>
    value
      .replace(/pi_\w+?(?=_secret|\W|$)/g, 'pi_x')
      .replace(/_secret_\w+/g, '_secret_x')
      .replace(/checkout=[^;]+/g, 'checkout=x')
  const seen = [...headers]
    .filter(([name]) => name !== 'date')
    .map(([name, value]) => `${name}: ${name.includes('nonce') ? '' : plain(value)}`)
    .map((line) => (line.startsWith('content-security-policy') ? 'content-security-policy' : line))
  return [status, ...seen, plain(text)].join('\n')
}

/** Customers with running access, who have signed in before. */
async function giveAccess(emails: string[]): Promise<void> {
  const client = new pg.Client({ connectionString: app.databaseUrl })
  await client.connect()
  await client.query(
    `with made as (
      insert into users (email, email_verified) select unnest($1::text[]), true returning id, email
    )
    insert into grants (user_id, email, plan, starts_at, ends_at)
    select id, email, 'unlimited', now() - interval '1 day', now() + interval '20 days' from made`,
    [emails],
  )
  await client.end()
}
