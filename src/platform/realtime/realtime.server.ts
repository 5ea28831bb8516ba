import { sql } from 'drizzle-orm'
import pg from 'pg'
import type { Database } from '../database/database.server.ts'
import { errorFields, type Log } from '../log.server.ts'

type Listener = (message: unknown) => void

/** Messages between people's sockets and whatever changes what they look at, across processes. */
export type Realtime = {
  /** Sent when the caller's transaction commits, and only then. Under 8,000 bytes; never what people typed. */
  publish(db: Database, topic: string, message: unknown): Promise<void>
  subscribe(topic: string, listener: Listener): () => void
  close(): Promise<void>
}

const CHANNEL = 'legal_realtime'
const RECONNECT_MS = 1_000

export async function startRealtime(databaseUrl: string, log: Log): Promise<Realtime> {
  const listeners = new Map<string, Set<Listener>>()
  let client: pg.Client | undefined
  let closed = false

  const deliver = (payload: string | undefined) => {
    const { topic, message } = JSON.parse(payload ?? '{}') as { topic?: string; message?: unknown }
    for (const listener of listeners.get(topic ?? '') ?? []) listener(message)
  }

  const connect = async () => {
    const next = new pg.Client({
      connectionString: databaseUrl,
      application_name: 'legal-ai-assistant realtime',
    })
    next.on('notification', ({ payload }) => {
      // Thrown here it would end the process.
      try {
        deliver(payload)
      } catch (error) {
        log.error(errorFields(error), 'realtime message failed')
      }
    })
    next.on('error', (error) => log.warn(errorFields(error), 'realtime connection lost'))
    next.on('end', () => {
      if (!closed) setTimeout(reconnect, RECONNECT_MS)
    })
    await next.connect()
    await next.query(`LISTEN ${CHANNEL}`)
    client = next
  }
  const reconnect = () => {
    if (closed) return
    connect().catch(() => setTimeout(reconnect, RECONNECT_MS))
  }
  await connect()

  return {
    async publish(db, topic, message) {
      await db.execute(sql`select pg_notify(${CHANNEL}, ${JSON.stringify({ topic, message })})`)
    },
    subscribe(topic, listener) {
      const group = listeners.get(topic) ?? new Set()
      listeners.set(topic, group.add(listener))
      return () => {
        group.delete(listener)
        if (group.size === 0) listeners.delete(topic)
      }
    },
    async close() {
      closed = true
      await client?.end()
    },
  }
}
