import type { Pool } from 'pg'

// Only the brand, the last four digits and the expiry of a card are ever in `body`; `hidden` says
// how a test card behaves when it is charged later than it was entered.
const SCHEMA = `
create schema if not exists payment_sandbox;
create table if not exists payment_sandbox.objects (
  seq bigint generated always as identity,
  id text primary key,
  kind text not null,
  created bigint not null,
  body jsonb not null,
  hidden jsonb
);
create index if not exists objects_by_kind on payment_sandbox.objects (kind, seq desc);
create index if not exists objects_by_customer
  on payment_sandbox.objects ((body->>'customer'), kind, seq desc);
create index if not exists objects_by_intent
  on payment_sandbox.objects ((body->>'payment_intent'), kind, seq desc);
create index if not exists objects_by_email
  on payment_sandbox.objects ((body->>'email'), kind, seq desc);
create index if not exists objects_by_subscription
  on payment_sandbox.objects ((body#>>'{parent,subscription_details,subscription}'), kind, seq desc);
create index if not exists objects_by_invoice
  on payment_sandbox.objects ((body->>'invoice'), kind, seq desc);
create index if not exists objects_by_alarm
  on payment_sandbox.objects (((hidden->>'dueAt')::bigint)) where kind = 'subscription';
create table if not exists payment_sandbox.events (
  seq bigint generated always as identity,
  id text primary key,
  kind text not null,
  created bigint not null,
  body jsonb not null
);
create index if not exists events_by_seq on payment_sandbox.events (seq desc);
create table if not exists payment_sandbox.deliveries (
  event_id text primary key references payment_sandbox.events (id),
  attempts integer not null default 0,
  first_due_at timestamptz not null,
  next_attempt_at timestamptz,
  delivered_at timestamptz,
  last_outcome text
);
create index if not exists deliveries_due
  on payment_sandbox.deliveries (next_attempt_at) where next_attempt_at is not null;
create table if not exists payment_sandbox.idempotency_keys (
  caller text not null,
  key text not null,
  path text not null,
  fingerprint text not null,
  status integer not null,
  body jsonb not null,
  request_id text not null,
  created_at timestamptz not null,
  primary key (caller, key)
);
create index if not exists idempotency_keys_by_age
  on payment_sandbox.idempotency_keys (created_at);
`

export async function createSandboxSchema(pool: Pool): Promise<void> {
  const client = await pool.connect()
  let failure: Error | undefined
  try {
    await client.query('begin')
    // Two processes starting at once would trip over each other's "if not exists".
    await client.query(`select pg_advisory_xact_lock(hashtext('payment_sandbox schema'))`)
    await client.query(SCHEMA)
    await client.query('commit')
  } catch (error) {
    failure = error instanceof Error ? error : new Error(String(error))
    throw error
  } finally {
    // A connection with an open transaction is thrown away, never handed to the next caller.
    client.release(failure)
  }
}
