import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { freshDatabase } from '../../../../test/fresh-database.ts'
import { connectDatabase, type Database } from '../../../platform/database/database.server.ts'
import { type Api, createApi } from '../../../platform/http/api.server.ts'
import { createLog } from '../../../platform/log.server.ts'
import type { Runtime } from '../../../platform/runtime.server.ts'
import { FILTER_FIELDS } from '../domain/lawyer-filter.ts'
import { createLawyerFinder } from './lawyer-finder.ts'
import { registerLawyerRoutes } from './lawyers.http.ts'
import { loadSampleDirectory } from './load-sample-directory.ts'
import { encodeCursor } from './page-cursor.ts'

const now = () => new Date('2026-11-21T12:00:00Z')
const LIST_FIELDS = [...FILTER_FIELDS, 'limit', 'cursor'] as const
const SEARCH_FIELDS = ['query', 'country', 'specialty', 'limit', 'cursor'] as const
const HARMLESS = '/api/lawyers/search?query=garcia+madrid'
/** As often as each call is timed beside the harmless one. */
const TIMES = 5
/** The middle of a hostile call against that of the harmless one, which may be a few milliseconds. */
const AS_LONG = 5
const LEAST_MS = 5

let db: Database
let api: Api
const opened: (() => Promise<void>)[] = []

beforeAll(async () => {
  const fresh = await freshDatabase()
  const connection = connectDatabase(fresh.url, createLog('silent'))
  opened.push(connection.close, fresh.drop)
  db = connection.db
  await loadSampleDirectory(db)
  api = createApi()
  api.use(async (c, next) => {
    c.set('runtime', { db, now, log: createLog('silent') } as unknown as Runtime)
    await next()
  })
  registerLawyerRoutes(api, createLawyerFinder({ db, registers: new Map(), now }))
})
afterAll(async () => {
  for (const close of opened) await close()
})

const ask = (address: string) => api.request(address)

/** Refused, or a list with nobody in it. */
async function expectNobody(address: string): Promise<void> {
  const answer = await ask(address)
  const body: unknown = await answer.json()
  const what = `${address.slice(0, 100)}: ${answer.status} ${JSON.stringify(body).slice(0, 100)}`
  if (answer.status === 200) expect(body, what).toEqual([])
  else expect([answer.status, body], what).toMatchObject([400, { code: /./ }])
}

async function middleOf(addresses: readonly string[]): Promise<number[]> {
  const times = addresses.map((): number[] => [])
  // In turns, so that what else the machine does falls on all of them.
  for (let round = 0; round < TIMES; round += 1) {
    for (const [at, address] of addresses.entries()) {
      const start = performance.now()
      await ask(address)
      times[at]?.push(performance.now() - start)
    }
  }
  return times.map((one) => one.toSorted((a, b) => a - b)[Math.floor(TIMES / 2)] ?? 0)
}

/** Nobody is found, and finding that out takes no longer than an ordinary question. */
async function expectNothingAndQuickly(addresses: readonly string[]): Promise<void> {
  for (const address of addresses) await expectNobody(address)
  const [harmless = 0, ...hostile] = await middleOf([HARMLESS, ...addresses])
  const bound = AS_LONG * Math.max(harmless, LEAST_MS)
  const slow = hostile.flatMap((time, at) => (time > bound ? [[addresses[at], time, bound]] : []))
  expect(slow).toEqual([])
}

const list = (field: string, value: string) => `/api/lawyers?${field}=${value}`
const search = (field: string, value: string) =>
  field === 'query'
    ? `/api/lawyers/search?query=${value}`
    : `/api/lawyers/search?query=garcia&${field}=${value}`
const inEvery = (value: string) => [
  ...LIST_FIELDS.map((field) => list(field, value)),
  ...SEARCH_FIELDS.map((field) => search(field, value)),
]

describe.each([
  ["'; drop table lawyers; --"],
  ["x' or '1'='1"],
  ["US' union select id, slug, name from lawyers --"],
  ['1); select pg_sleep(5); --'],
  ['{"$ne":null}'],
  ["\\'; copy lawyers to '/tmp/x'; --"],
])('SQL in a field: %s', (value) => {
  test.each([...LIST_FIELDS])('list, %s', (field) =>
    expectNothingAndQuickly([list(field, encodeURIComponent(value))]),
  )
  test.each([...SEARCH_FIELDS])('search, %s', (field) =>
    expectNothingAndQuickly([search(field, encodeURIComponent(value))]),
  )
})

test('after all SQL the lawyers are still there', async () => {
  const { rows } = await db.execute<{ lawyers: number }>(
    'select count(*)::integer as lawyers from lawyers',
  )
  expect(rows).toEqual([{ lawyers: 342 }])
})

describe('ten thousand characters', () => {
  test.each([
    ['letters', 'x'.repeat(10_000)],
    ['words', 'garcia+'.repeat(1_430)],
    ['emoji', encodeURIComponent('🧨'.repeat(833))],
    ['wildcards', '%25'.repeat(3_333)],
    ['accents', encodeURIComponent('́'.repeat(1_666))],
  ])('of %s', (_name, value) => expectNothingAndQuickly(inEvery(value)))
})

describe('a bait for regular expressions', () => {
  test.each([
    '(qz+)+$',
    `${'a'.repeat(190)}!`,
    '(.*.*.*.*.*.*)qx',
    '((((((((((a?){25})){25})))',
    `${'qz-'.repeat(60)}`,
    '[[:alpha:]]{999}',
    `${'%_'.repeat(90)}`,
    '\\'.repeat(190),
    `${' '.repeat(150)}x${' '.repeat(40)}y`,
  ])('%s', (value) => expectNothingAndQuickly(inEvery(encodeURIComponent(value))))
})

describe('bytes that are no UTF-8', () => {
  test.each([
    ['two that never occur', '%ff%fe'],
    ['a cut-off letter', '%e2%82'],
    ['an overlong slash', '%c0%af'],
    ['half a surrogate pair', '%ed%a0%80'],
    ['a zero', '%00%00'],
    ['a lonely percent sign', '%'],
  ])('%s', (_name, value) => expectNothingAndQuickly(inEvery(value)))
})

describe('paging', () => {
  test.each([
    '-1',
    '0',
    '101',
    '1e9',
    '1.5',
    '0x10',
    '99999999999999999999',
    '-9223372036854775808',
    'NaN',
    'Infinity',
  ])('by %s is refused', (limit) =>
    expectNothingAndQuickly([list('limit', limit), search('limit', limit)]),
  )

  const cursor = {
    day: '2026-11-21',
    sort: 'rotation' as const,
    turn: 0,
    part: 0,
    key: null,
    rotation: 0,
  }
  const raw = (value: unknown) => Buffer.from(JSON.stringify(value), 'utf8').toString('base64url')
  test.each([
    ['behind everybody', encodeCursor({ ...cursor, part: 1, rotation: Number.MAX_SAFE_INTEGER })],
    ['in a turn that is not there', encodeCursor({ ...cursor, turn: 99 })],
    ['beyond the end of a short list', encodeCursor({ ...cursor, turn: 99, key: 999 })],
    ['with a negative place', raw({ ...cursor, rotation: -1 })],
    ['with a place beyond all numbers', raw({ ...cursor, rotation: 1e300 })],
    ['with a turn beyond all', raw({ ...cursor, turn: 1e9 })],
    ['with SQL for a day', raw({ ...cursor, day: "2026-11-21' or true --" })],
    [
      'with a key of ten thousand letters',
      raw({ ...cursor, sort: 'name', key: 'x'.repeat(7_000) }),
    ],
    ['with a field of its own', raw({ ...cursor, admin: true })],
    ['that is no JSON', 'AAAA'],
    ['of ten thousand characters', 'A'.repeat(10_000)],
  ])('%s finds nobody', (_name, value) => {
    return expectNothingAndQuickly([list('cursor', value), search('cursor', value)])
  })
})

test('the same field twice, and fields of objects, are calm', async () => {
  for (const query of [
    'country=US&country=DE',
    'country[]=US',
    'country[$ne]=US',
    '__proto__[x]=1',
  ]) {
    const answer = await ask(`/api/lawyers?${query}`)
    expect([200, 400], query).toContain(answer.status)
  }
})
