import { setTimeout as sleep } from 'node:timers/promises'
import { type BriefMaker, findAnalysisOfCase } from '../features/analysis/server.ts'
import { findCase } from '../features/intake/server.ts'
import type { Catalogue } from '../i18n/catalogue.server.ts'
import { writeZip, type ZipEntry } from '../platform/files/zip.server.ts'
import type { Runtime } from '../platform/runtime.server.ts'
import type { LanguageCode } from '../shared/languages.ts'
import { documentName } from './document-name.ts'
import { exportPerson } from './export-person.ts'
import { listCasesOfPerson } from './export-person-rows.repo.ts'
import type { Person } from './person-tables.repo.ts'

export type ArchiveParts = {
  runtime: Pick<Runtime, 'db' | 'keyring' | 'now' | 'log'>
  catalogue: Pick<Catalogue, 'translate'>
  makeBrief: BriefMaker
}

/** More would keep the one typesetter from everybody else for minutes; the file of data has them all. */
const MOST_DOCUMENTS = 200
const BUSY_PAUSE_MS = 1_000
const MOST_PAUSES = 30

/**
 * Everything that is kept about a person as a zip: the file of data, and each case that has a result as a document.
 * One document is made after the other while the zip is read, so that no account fills the memory.
 * @throws when the documents' typesetter has no room for half a minute
 */
export async function* archivePerson(
  parts: ArchiveParts,
  person: Person,
  language: LanguageCode,
): AsyncGenerator<Uint8Array> {
  yield* writeZip(entriesOf(parts, person, language), parts.runtime.now())
}

async function* entriesOf(
  parts: ArchiveParts,
  person: Person,
  language: LanguageCode,
): AsyncGenerator<ZipEntry> {
  const { runtime, catalogue } = parts
  const day = runtime.now().toISOString().slice(0, 10)
  yield { path: `my-data-${day}.json`, content: bytesOf(exportPerson(runtime, person)) }
  const kind = catalogue.translate(language)('brief.fileName')
  const taken = new Set<string>()
  const cases = await listCasesOfPerson(runtime.db, runtime.keyring, person, MOST_DOCUMENTS)
  for (const { id, title } of cases) {
    const made = await documentOf(parts, id, language)
    if (made) {
      const path = documentName({ kind, day: made.createdOn, title }, taken)
      yield { path, content: [made.pdf] }
    }
  }
}

async function* bytesOf(texts: AsyncIterable<string>): AsyncGenerator<Uint8Array> {
  for await (const text of texts) yield Buffer.from(text)
}

/** Nothing for a case that is gone meanwhile, or has no result. */
async function documentOf(
  { runtime: { db, keyring, log }, makeBrief }: ArchiveParts,
  id: string,
  language: LanguageCode,
): Promise<{ createdOn: string; pdf: Uint8Array } | undefined> {
  const legalCase = await findCase(db, keyring, id)
  const analysis = legalCase && (await findAnalysisOfCase(db, keyring, id))
  if (!legalCase || !analysis) return undefined
  const createdOn = analysis.createdAt.slice(0, 10)
  for (let pauses = 0; ; pauses += 1) {
    const outcome = await makeBrief({ legalCase, analysis }, language)
    if (outcome.kind === 'made') return { createdOn, pdf: outcome.pdf }
    if (outcome.kind === 'failed') {
      // What it says stands in the file of data; the reasons can quote it.
      log.error('a case brief of an archive could not be made')
      return undefined
    }
    if (pauses >= MOST_PAUSES) throw new Error('The typesetter has no room for an archive')
    await sleep(BUSY_PAUSE_MS)
  }
}
