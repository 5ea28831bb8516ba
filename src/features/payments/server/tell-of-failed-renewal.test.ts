import path from 'node:path'
import { expect, it } from 'vitest'
import { freshDatabase } from '../../../../test/fresh-database.ts'
import { loadCatalogue } from '../../../i18n/catalogue.server.ts'
import { connectDatabase } from '../../../platform/database/database.server.ts'
import { listMails } from '../../../platform/mail/list-mails.server.ts'
import type { Runtime } from '../../../platform/runtime.server.ts'
import { createKeyring } from '../../../platform/secrets/keyring.server.ts'
import { tellOfFailedRenewal } from './tell-of-failed-renewal.ts'

it.each([
  ['en', 'We could not charge your card', 'Standard'],
  ['es', 'No pudimos cobrar a su tarjeta', 'Estándar'],
  ['xx', 'We could not charge your card', 'Standard'],
])(
  'in %s a failed renewal is mailed with plan, price, day and way out',
  async (language, subject, plan) => {
    const database = await freshDatabase()
    const connection = connectDatabase(database.url, { info() {}, warn() {}, error() {} })
    const parts: Partial<Runtime> = {
      config: { demo: { mail: true }, publicUrl: 'https://site.example' } as Runtime['config'],
      db: connection.db,
      keyring: createKeyring(['a secret of the tests, long enough for it']),
      now: () => new Date('2027-02-28T10:30:00Z'),
    }
    const runtime = parts as Runtime
    const catalogue = loadCatalogue(path.resolve('public/translations'))
    await connection.db.transaction((tx) =>
      tellOfFailedRenewal(runtime, catalogue, tx, {
        email: 'ana@example.org',
        language,
        plan: 'standard',
        paidUntil: new Date('2027-02-28T10:00:00Z'),
      }),
    )
    const [mail] = await listMails(runtime)
    expect(mail).toMatchObject({ to: 'ana@example.org', subject })
    for (const part of [plan, '19', '2027', 'https://site.example/account']) {
      expect(mail?.text).toContain(part)
    }
    expect(mail?.text).not.toMatch(/[{}]/)
    await connection.close()
    await database.drop()
  },
)
