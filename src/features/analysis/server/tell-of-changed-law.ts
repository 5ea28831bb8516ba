import { createHash } from 'node:crypto'
import type { Catalogue } from '../../../i18n/catalogue.server.ts'
import { queueMail } from '../../../platform/mail/queue-mail.server.ts'
import type { Runtime } from '../../../platform/runtime.server.ts'
import { findUser, mailLanguage } from '../../account/server.ts'
import { findCaseAddress } from '../../intake/server.ts'
import type { Corpus } from '../../law/contract.ts'
import { substanceOf } from '../../law/server.ts'
import { type LawChange, lawChanges } from '../domain/law-changes.ts'
import { type AnalysedLaws, analysesSince, markLawChangeTold } from './analyses.repo.ts'

const TOLD_FOR_DAYS = 365
const DAY_MS = 24 * 60 * 60 * 1_000

type Parts = Pick<Runtime, 'db' | 'keyring' | 'now' | 'config'>

/**
 * Writes to the people whose results of the last year hold an entry that has changed or was taken back. Each set of
 * changes is told once, also when the process dies between two people.
 * @returns how many were written to
 */
export async function tellOfChangedLaw(
  runtime: Parts,
  corpus: Corpus,
  catalogue: Catalogue,
): Promise<number> {
  const since = new Date(runtime.now().getTime() - TOLD_FOR_DAYS * DAY_MS)
  let told = 0
  for await (const analysis of analysesSince(runtime.db, since)) {
    const changes = lawChanges(analysis.laws, (id) => {
      const provision = corpus.byId.get(id)
      return provision && substanceOf(provision)
    })
    const mark = changes.length > 0 ? markOf(changes, corpus) : null
    if (mark === null || mark === analysis.lawChangeTold) continue
    await tellOne(runtime, catalogue, analysis, changes, mark)
    told += 1
  }
  return told
}

async function tellOne(
  { db, keyring, now, config }: Parts,
  catalogue: Catalogue,
  analysis: AnalysedLaws,
  changes: LawChange[],
  mark: string,
): Promise<void> {
  const names = analysis.laws
    .filter(({ id }) => changes.some((change) => change.id === id))
    .map(({ statute }) => `- ${statute}`)
  await db.transaction(async (tx) => {
    const address = await findCaseAddress(tx, analysis.caseId)
    if (!address) return
    const owner = address.userId === null ? undefined : await findUser(tx, address.userId)
    const language = mailLanguage(owner, analysis.language, catalogue)
    const t = catalogue.translate(language)
    const day = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' })
    await markLawChangeTold(tx, analysis.id, mark)
    await queueMail(
      tx,
      keyring,
      {
        to: owner?.email ?? address.email,
        subject: t('mail.lawChanged.subject'),
        text: t('mail.lawChanged.text', {
          date: day.format(analysis.createdAt),
          laws: names.join('\n'),
          link: `${config.publicUrl ?? `http://localhost:${config.port}`}/?case=${analysis.caseId}`,
        }),
        kind: 'law_changed',
        language,
      },
      now(),
    )
  })
}

function markOf(changes: LawChange[], corpus: Corpus): string {
  const said = changes.map(({ id }) => {
    const provision = corpus.byId.get(id)
    return `${id} ${provision ? substanceOf(provision) : 'withdrawn'}`
  })
  return createHash('sha256').update(said.sort().join('\n')).digest('base64url').slice(0, 16)
}
