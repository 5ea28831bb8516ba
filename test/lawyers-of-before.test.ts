import { randomBytes } from 'node:crypto'
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { expect, inject, test } from 'vitest'
import { lawyerRecord } from '../src/features/directory/server/lawyer-record.ts'
import { migrateDatabase } from '../src/platform/database/migrate.server.ts'

const BEFORE = '0009_lawyer-totals-in-one-pass'
const given = {
  firm: 'Example Chambers',
  country: 'JP',
  jurisdiction: 'JP',
  specializations: ['insurance', 'personal-injury'],
}
const LAWYERS = [
  lawyerRecord({ ...given, slug: 'a', name: 'Taro', location: 'Tōkyō', locationLocal: '東京' }),
  lawyerRecord({ ...given, slug: 'b', name: 'Ana', location: '', languages: ['id', 'eo', 'en'] }),
  lawyerRecord({
    ...given,
    slug: 'c',
    name: 'Ivan',
    location: 'San-Diego',
    locationLocal: 'SAN DIEGO',
    experience: 12,
    freeConsultation: true,
    contingencyFee: true,
  }),
]

test('who was there before has the same bits and cities as who comes after', async () => {
  const server = inject('databaseUrl')
  const name = `test_${randomBytes(6).toString('hex')}`
  const folder = await mkdtemp(join(tmpdir(), 'migrations-'))
  const url = Object.assign(new URL(server), { pathname: `/${name}` }).href
  await asked(server, `create database ${name}`)
  try {
    await cp('migrations', folder, { recursive: true })
    const file = join(folder, 'meta/_journal.json')
    const journal = JSON.parse(await readFile(file, 'utf8')) as { entries: { tag: string }[] }
    const until = journal.entries.findIndex(({ tag }) => tag === BEFORE) + 1
    await writeFile(file, JSON.stringify({ ...journal, entries: journal.entries.slice(0, until) }))
    await migrateDatabase(url, folder)
    for (const { slug, facets, rotation } of LAWYERS) {
      await asked(
        url,
        `insert into lawyers (slug, name, firm, location, country, jurisdiction, specializations, facets, rotation, sort_name)
        values ($1, '', '', '', 'JP', 'JP', '{}', $2, $3, '')`,
        [slug, facets, rotation],
      )
    }
    const totals = 'select country, facet, total from lawyer_totals order by 1, 2'
    const counted = await asked(url, totals)
    await migrateDatabase(url)
    const rows = await asked(
      url,
      'select slug, traits::float, city, local_city as "localCity" from lawyers order by slug',
    )
    expect(rows).toEqual(
      LAWYERS.map(({ slug, traits, city, localCity }) => ({ slug, traits, city, localCity })),
    )
    expect(rows.map(({ city, localCity }) => [city, localCity])).toEqual([
      ['tokyo', '東京'],
      [null, null],
      ['san diego', null],
    ])
    expect(await asked(url, totals)).toEqual(counted)
  } finally {
    await asked(server, `drop database ${name} with (force)`)
    await rm(folder, { recursive: true, force: true })
  }
})

async function asked(url: string, text: string, values: unknown[] = []) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query<Record<string, unknown>>(text, values)
    return rows
  } finally {
    await client.end()
  }
}
