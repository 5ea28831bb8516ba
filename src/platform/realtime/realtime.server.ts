import { sql } from 'drizzle-orm'
import pg from 'pg'
import type { Database } from '../database/database.server.ts'
import { errorFields, type Log } from '../log.server.ts'

type Listener = (message: unknown) => void

/** Messages between people's sockets and whatever changes what they look at, across processes. */
export type Realtime = {
  /** Sent when the caller's transaction commits, and only then. Under 8,000 bytes; never what people typed. */
  publish(db: Database, topic: string, message: unknown): Promise<void>
  /** `onGap` is called when the line was lost and is back: messages in between are gone, so read the state again. */
  subscribe(topic: string, listener: Listener, onGap?: () => void): () => void
  close(): Promise<void>
}

type Subscription = { listener: Listener; onGap: (() => void) | undefined }

const CHANNEL = 'legal_realtime'
const RECONNECT_MS = 1_000

export async function startRealtime(databaseUrl: string, log: Log): Promise<Realtime> {
  const topics = new Map<string, Set<Subscription>>()
  let client: pg.Client | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let closed = false

  // A listener's fault is its own: thrown on from here it would end the process.
  const safely = (work: () => void) => {
    try {
      work()
    } catch (error) {
      log.error(errorFields(error), 'realtime message failed')
    }
  }
  const deliver = (payload: string | undefined) => {
    const { topic, message } = JSON.parse(payload ?? '{}') as { topic?: string; message?: unknown }
    for (const { listener } of topics.get(topic ?? '') ?? []) safely(() => listener(message))
  }
  const tellOfGap = () => {
    for (const group of topics.values()) {
      for (const { onGap } of group) if (onGap) safely(onGap)
    }
  }

  const connect = async () => {
    client = await listen(databaseUrl, log, {
      onPayload: (payload) => safely(() => deliver(payload)),
      onLost: reconnectSoon,
    })
    // Stopped while the connection was made.
    if (closed) await client.end()
  }
  const reconnectSoon = () => {
    // One line only: a failed try is reported more than once.
    if (closed || timer) return
    timer = setTimeout(() => {
      timer = undefined
      connect().then(tellOfGap, reconnectSoon)
    }, RECONNECT_MS)
  }
  await connect()

  return {
    async publish(db, topic, message) {
      await db.execute(sql`select pg_notify(${CHANNEL}, ${JSON.stringify({ topic, message })})`)
    },
    subscribe(topic, listener, onGap) {
      const subscription = { listener, onGap }
      const group = topics.get(topic) ?? new Set()
      topics.set(topic, group.add(subscription))
      return () => {
        group.delete(subscription)
        if (group.size === 0 && topics.get(topic) === group) topics.delete(topic)
      }
    },
    async close() {
      closed = true
      clearTimeout(timer)
      await client?.end()
    },
  }
}

type Line = { onPayload(payload: string | undefined): void; onLost(): void }

/** One connection that listens. `onLost` is called when it ends after that. */
async function listen(databaseUrl: string, log: Log, line: Line): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: databaseUrl,
    application_name: 'legal-ai-assistant realtime',
    // A cable that was pulled out says nothing: without this the line would look alive for hours.
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    connectionTimeoutMillis: 10_000,
  })
  client.on('notification', ({ payload }) => line.onPayload(payload))
  client.on('error', (error) => log.warn(errorFields(error), 'realtime connection lost'))
  await client.connect()
  await client.query(`LISTEN ${CHANNEL}`)
  client.on('end', line.onLost)
  return client
}
