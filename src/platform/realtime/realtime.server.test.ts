import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { type FreshDatabase, freshDatabase } from '../../../test/fresh-database.ts'
import { connectDatabase, type DatabaseConnection } from '../database/database.server.ts'
import { type Realtime, startRealtime } from './realtime.server.ts'

const log = { info() {}, warn() {}, error() {} }
const PATIENCE = { timeout: 15_000 }

let database: FreshDatabase
let connection: DatabaseConnection

beforeAll(async () => {
  database = await freshDatabase()
  connection = connectDatabase(database.url, log)
})
afterAll(async () => {
  await connection.close()
  await database.drop()
})

async function start(): Promise<Realtime> {
  const realtime = await startRealtime(database.url, log)
  onTestFinished(() => realtime.close())
  return realtime
}

const LINES = `from pg_stat_activity where application_name = 'legal-ai-assistant realtime'
  and datname = current_database()`

async function lines(): Promise<number> {
  const { rows } = await connection.pool.query(`select count(*)::int as lines ${LINES}`)
  return Number(rows[0]?.lines)
}

async function cutLines(): Promise<void> {
  await connection.pool.query(`select pg_terminate_backend(pid) ${LINES}`)
}

describe('messages', () => {
  it('reach every process, and only those who follow the topic', async () => {
    const [one, two] = [await start(), await start()]
    const heard: unknown[] = []
    one.subscribe('a', (message) => heard.push(['one', message]))
    two.subscribe('a', (message) => heard.push(['two', message]))
    two.subscribe('b', (message) => heard.push(['b', message]))
    await one.publish(connection.db, 'a', { n: 1 })
    await expect.poll(() => heard.length, PATIENCE).toBe(2)
    expect(heard).toEqual(
      expect.arrayContaining([
        ['one', { n: 1 }],
        ['two', { n: 1 }],
      ]),
    )
  })

  it('of a transaction that is rolled back are never sent', async () => {
    const realtime = await start()
    const heard: unknown[] = []
    realtime.subscribe('a', (message) => heard.push(message))
    await connection.db
      .transaction(async (tx) => {
        await realtime.publish(tx, 'a', 'undone')
        throw new Error('rolled back')
      })
      .catch(() => {})
    await realtime.publish(connection.db, 'a', 'done')
    await expect.poll(() => heard, PATIENCE).toEqual(['done'])
  })

  it('go on to the others when one listener fails', async () => {
    const realtime = await start()
    const heard: unknown[] = []
    realtime.subscribe('a', () => {
      throw new Error('a fault of its own')
    })
    realtime.subscribe('a', (message) => heard.push(message))
    await realtime.publish(connection.db, 'a', 1)
    await expect.poll(() => heard, PATIENCE).toEqual([1])
  })
})

describe('a line that is cut', () => {
  it('comes back by itself, as one line, and says that something may have been missed', async () => {
    const realtime = await start()
    const heard: unknown[] = []
    let gaps = 0
    realtime.subscribe(
      'a',
      (message) => heard.push(message),
      () => {
        gaps += 1
      },
    )
    const left = realtime.subscribe(
      'a',
      () => {},
      () => heard.push('told after it left'),
    )
    left()
    for (let cuts = 1; cuts <= 2; cuts += 1) {
      await cutLines()
      await realtime.publish(connection.db, 'a', 'into the void')
      await expect.poll(() => gaps, PATIENCE).toBe(cuts)
      expect(await lines()).toBe(1)
    }
    await realtime.publish(connection.db, 'a', 'back')
    await expect.poll(() => heard, PATIENCE).toEqual(['back'])
  })

  it('stays down when the product stops meanwhile', async () => {
    const realtime = await startRealtime(database.url, log)
    await cutLines()
    await realtime.close()
    await expect.poll(lines, PATIENCE).toBe(0)
  })
})
