import { connectDatabase } from '../src/platform/database/database.server.ts'
import { findEmbeddedPostgres } from '../src/platform/database/embedded-postgres.server.ts'
import { keptAppSecret } from '../src/platform/secrets/app-secret.server.ts'
import { createKeyring } from '../src/platform/secrets/keyring.server.ts'
import { dumpRows, dumpSealed, linesWith } from '../test/database-dump.ts'

/** In the facts of nearly every journey, and nowhere else in the product. */
const MARKER = 'my landlord keeps my security deposit of 1,200 dollars'

const SEALED_PLACES = [
  'legal_cases.factsEncrypted',
  'legal_analysis.resultEncrypted',
  'form_drafts.formEncrypted',
]

/**
 * Looks after all journeys for what people wrote: it may stand sealed in the columns made for it, and in requests to
 * lawyers where the person ticked that; not in an open column, not in the queue, not in the app's output.
 * @returns the beginnings of lines where it stands and must not
 * @throws when there is nothing to look into
 */
export async function findLeaks(dataDir: string, output: string): Promise<string[]> {
  const url = await findEmbeddedPostgres(dataDir)
  if (!url) throw new Error('The database of the app was not found')
  const { db, pool, close } = connectDatabase(url, { info() {}, warn() {}, error() {} })
  try {
    const keyring = createKeyring([await keptAppSecret(dataDir)])
    const open = await dumpRows(pool, ['public', 'pgboss', 'payment_sandbox'])
    const sealed = await dumpSealed({ db, pool }, keyring)
    if (open.length === 0) throw new Error('An empty database shows nothing')
    return linesWith([...open, ...output.split('\n'), ...sealed.filter(isElsewhere)], [MARKER])
  } finally {
    await close()
  }
}

function isElsewhere(line: string): boolean {
  if (SEALED_PLACES.some((place) => line.startsWith(`${place}:`))) return false
  if (line.startsWith('contact_requests.contentEncrypted:')) return line.includes('"facts":null')
  // What the letter says above the facts, in the language of these lawyers.
  return !(
    line.startsWith('mail_outbox.textEncrypted:') &&
    line.includes('They also send what they wrote about their case:')
  )
}
