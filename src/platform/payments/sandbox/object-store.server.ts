import type { PoolClient } from 'pg'
import { noSuchObject } from './api-error.ts'
import type { ObjectKind, StoredBodies } from './object-shapes.ts'

/** A connection inside the request's transaction. */
export type Db = Pick<PoolClient, 'query'>

export async function insertObject(
  db: Db,
  body: StoredBodies[ObjectKind],
  hidden: object | null = null,
): Promise<void> {
  await db.query(
    'insert into payment_sandbox.objects (id, kind, created, body, hidden) values ($1, $2, $3, $4, $5)',
    [body.id, body.object, body.created, body, hidden],
  )
}

export async function saveObject(db: Db, body: StoredBodies[ObjectKind]): Promise<void> {
  await db.query('update payment_sandbox.objects set body = $2 where id = $1', [body.id, body])
}

export async function findObject<K extends ObjectKind>(
  db: Db,
  kind: K,
  id: string,
): Promise<StoredBodies[K] | null> {
  const found = await db.query<{ body: StoredBodies[K] }>(
    'select body from payment_sandbox.objects where id = $1 and kind = $2',
    [id, kind],
  )
  return found.rows[0]?.body ?? null
}

/** Holds the row until the transaction ends. Always an intent before its charge, or two calls deadlock. */
export async function lockObject<K extends ObjectKind>(
  db: Db,
  kind: K,
  id: string,
): Promise<StoredBodies[K] | null> {
  const found = await db.query<{ body: StoredBodies[K] }>(
    'select body from payment_sandbox.objects where id = $1 and kind = $2 for update',
    [id, kind],
  )
  return found.rows[0]?.body ?? null
}

export async function deleteObjects(
  db: Db,
  kind: ObjectKind,
  field: 'id' | 'customer',
  value: string,
): Promise<void> {
  await db.query(`delete from payment_sandbox.objects where kind = $1 and body->>$2 = $3`, [
    kind,
    field,
    value,
  ])
}

/** `param` is how the API names the object in its "no such" error. */
export async function requireObject<K extends ObjectKind>(
  db: Db,
  kind: K,
  id: string,
  param = 'id',
  status = 404,
): Promise<StoredBodies[K]> {
  const body = await findObject(db, kind, id)
  if (body === null) throw noSuchObject(kind, id, param, status)
  return body
}

export async function findHidden<T>(db: Db, id: string): Promise<T | null> {
  const found = await db.query<{ hidden: T | null }>(
    'select hidden from payment_sandbox.objects where id = $1',
    [id],
  )
  return found.rows[0]?.hidden ?? null
}

export async function saveHidden(db: Db, id: string, hidden: object): Promise<void> {
  await db.query('update payment_sandbox.objects set hidden = $2 where id = $1', [id, hidden])
}
