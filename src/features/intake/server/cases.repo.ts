import { randomUUID } from 'node:crypto'
import { and, desc, eq, inArray, lt, or } from 'drizzle-orm'
import type { Database } from '../../../platform/database/database.server.ts'
import type { Keyring } from '../../../platform/secrets/keyring.server.ts'
import { isLanguageCode, type LanguageCode } from '../../../shared/languages.ts'
import type { CaseForm, Urgency } from '../contract.ts'
import { formDrafts, legalCases } from '../tables.ts'

/** A case with its facts opened. */
export type LegalCase = {
  id: string
  userId: string | null
  grantId: string | null
  paymentIntentId: string | null
  email: string
  country: string
  jurisdiction: string
  legalArea: string | null
  facts: string
  urgency: Urgency
  language: LanguageCode
  createdAt: Date
}

export type NewCase = {
  form: CaseForm
  userId: string | null
  grantId: string | null
  paymentIntentId: string | null
}

type Row = typeof legalCases.$inferSelect

const place = (id: string, column: string) => `legal_cases.${column}:${id}`

/** Undefined when this payment intent already has its case. */
export async function insertCase(
  db: Database,
  keyring: Keyring,
  given: NewCase,
): Promise<LegalCase | undefined> {
  const id = randomUUID()
  const { form } = given
  const documents = form.documents?.length ? JSON.stringify(form.documents) : undefined
  const [row] = await db
    .insert(legalCases)
    .values({
      id,
      userId: given.userId,
      grantId: given.grantId,
      paymentIntentId: given.paymentIntentId,
      email: form.email,
      country: form.country,
      jurisdiction: form.jurisdiction,
      legalArea: form.legalArea === 'other' ? null : form.legalArea,
      factsEncrypted: keyring.encrypt(form.facts, place(id, 'facts')),
      documentsEncrypted: documents ? keyring.encrypt(documents, place(id, 'documents')) : null,
      urgency: form.urgency,
      language: form.language ?? 'en',
    })
    .onConflictDoNothing({ target: legalCases.paymentIntentId })
    .returning()
  return row ? opened(row, keyring) : undefined
}

export async function findCase(
  db: Database,
  keyring: Keyring,
  id: string,
): Promise<LegalCase | undefined> {
  const [row] = await db.select().from(legalCases).where(eq(legalCases.id, id))
  return row ? opened(row, keyring) : undefined
}

export async function findCaseOfPayment(
  db: Database,
  keyring: Keyring,
  intentId: string,
): Promise<LegalCase | undefined> {
  const [row] = await db.select().from(legalCases).where(eq(legalCases.paymentIntentId, intentId))
  return row ? opened(row, keyring) : undefined
}

/** Whom to write to about a case: its owner, or the address it was asked for with. Its facts stay closed. */
export async function findCaseAddress(
  db: Database,
  id: string,
): Promise<Pick<LegalCase, 'userId' | 'email'> | undefined> {
  const [row] = await db
    .select({ userId: legalCases.userId, email: legalCases.email })
    .from(legalCases)
    .where(eq(legalCases.id, id))
  return row
}

/** The newest case of these grants or this person: what a reopened tab shows. */
export async function findNewestCase(
  db: Database,
  { grantIds, userId }: { grantIds: string[]; userId: string | undefined },
): Promise<{ id: string; createdAt: Date } | undefined> {
  if (grantIds.length === 0 && userId === undefined) return undefined
  const ofPerson = userId === undefined ? undefined : eq(legalCases.userId, userId)
  const [row] = await db
    .select({ id: legalCases.id, createdAt: legalCases.createdAt })
    .from(legalCases)
    .where(or(inArray(legalCases.grantId, grantIds), ofPerson))
    .orderBy(desc(legalCases.createdAt))
    .limit(1)
  return row
}

type CaseSummary = Pick<LegalCase, 'id' | 'country' | 'jurisdiction' | 'legalArea' | 'createdAt'>

/** The cases of a person, newest first; their facts stay closed. */
export async function listCasesOfUser(db: Database, userId: string): Promise<CaseSummary[]> {
  const { id, country, jurisdiction, legalArea, createdAt } = legalCases
  return db
    .select({ id, country, jurisdiction, legalArea, createdAt })
    .from(legalCases)
    .where(eq(legalCases.userId, userId))
    .orderBy(desc(createdAt))
    .limit(200)
}

/** Keeps the form that travels with a payment; a later one replaces it. */
export async function keepFormDraft(
  db: Database,
  keyring: Keyring,
  intentId: string,
  form: CaseForm,
): Promise<void> {
  const formEncrypted = keyring.encrypt(JSON.stringify(form), `form_drafts:${intentId}`)
  await db
    .insert(formDrafts)
    .values({ paymentIntentId: intentId, formEncrypted })
    .onConflictDoUpdate({ target: formDrafts.paymentIntentId, set: { formEncrypted } })
}

export async function findFormDraft(
  db: Database,
  keyring: Keyring,
  intentId: string,
): Promise<unknown> {
  const [row] = await db.select().from(formDrafts).where(eq(formDrafts.paymentIntentId, intentId))
  return row ? JSON.parse(keyring.decrypt(row.formEncrypted, `form_drafts:${intentId}`)) : undefined
}

export async function forgetFormDraft(db: Database, intentId: string): Promise<void> {
  await db.delete(formDrafts).where(eq(formDrafts.paymentIntentId, intentId))
}

export async function forgetOldFormDrafts(db: Database, before: Date): Promise<void> {
  await db.delete(formDrafts).where(and(lt(formDrafts.createdAt, before)))
}

function opened(row: Row, keyring: Keyring): LegalCase {
  const { factsEncrypted, documentsEncrypted: _documents, language, ...rest } = row
  return {
    ...rest,
    language: isLanguageCode(language) ? language : 'en',
    facts: keyring.decrypt(factsEncrypted, place(row.id, 'facts')),
  }
}
