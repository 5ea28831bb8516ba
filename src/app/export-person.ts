import type { Runtime } from '../platform/runtime.server.ts'
import { openRow } from './export-person-row.ts'
import { readPersonRows } from './export-person-rows.repo.ts'
import { PERSONAL_TABLES, type Person } from './person-tables.repo.ts'

type Parts = Pick<Runtime, 'db' | 'keyring' | 'now'>

/**
 * Everything that is kept about a person as one JSON text, in pieces as it is read: no size of an account fills the
 * memory. Encrypted texts are opened; what opens something (tokens, codes) is left out.
 */
export async function* exportPerson(
  { db, keyring, now }: Parts,
  person: Person,
): AsyncGenerator<string> {
  const head = {
    exportedAt: now().toISOString(),
    address: person.address,
    documents:
      'Each case as a PDF: in /api/my-data.zip, or at /api/cases/{id}/brief.pdf, while signed in.',
  }
  yield JSON.stringify(head, null, 1).slice(0, -2)
  for (const entry of PERSONAL_TABLES) {
    yield `,\n "${entry.section}": [`
    let separator = '\n  '
    for await (const row of readPersonRows(db, keyring, entry, person)) {
      yield separator + JSON.stringify(openRow(keyring, entry, row))
      separator = ',\n  '
    }
    yield ']'
  }
  yield '\n}\n'
}
