import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Database } from '../../../platform/database/database.server.ts'
import type { Keyring } from '../../../platform/secrets/keyring.server.ts'
import type { ContactChannel } from '../../../shared/contact-choices.ts'
import { contactRequests } from '../tables.ts'

/** What a request says, kept so that a reminder can say it again. Codes, not names: each letter has its language. */
export type RequestContent = {
  name: string
  summary: string
  /** Only where the person ticked it. */
  facts: string | null
  phone: string
  times: string
  area: string | null
  country: string
  jurisdiction: string
  urgency: string
}

export type ContactRequest = {
  id: string
  caseId: string
  userId: string
  content: RequestContent
  channel: ContactChannel
  language: string
  createdAt: Date
}

const place = (id: string) => `contact_requests.content:${id}`

/** @returns its id */
export async function insertContactRequest(
  tx: Database,
  keyring: Keyring,
  { content, createdAt, ...request }: Omit<ContactRequest, 'id'>,
): Promise<string> {
  const id = randomUUID()
  await tx.insert(contactRequests).values({
    ...request,
    id,
    contentEncrypted: keyring.encrypt(JSON.stringify(content), place(id)),
    consentedAt: createdAt,
    createdAt,
  })
  return id
}

export async function findContactRequest(
  db: Database,
  keyring: Keyring,
  id: string,
): Promise<ContactRequest | undefined> {
  const [row] = await db.select().from(contactRequests).where(eq(contactRequests.id, id))
  if (!row) return undefined
  const { contentEncrypted, consentedAt: _, ...request } = row
  return {
    ...request,
    content: JSON.parse(keyring.decrypt(contentEncrypted, place(id))) as RequestContent,
  }
}
