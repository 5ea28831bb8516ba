import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { type FreshDatabase, freshDatabase } from '../../../../../test/fresh-database.ts'
import {
  connectDatabase,
  type Database,
  type DatabaseConnection,
} from '../../../../platform/database/database.server.ts'
import { type ImportOrder, importSections } from './import-sections.ts'
import { findOfficialSections } from './official-sections.repo.ts'
import { ImportError } from './section-row.ts'

let database: FreshDatabase
let connection: DatabaseConnection
let db: Database
let folder: string

beforeAll(async () => {
  database = await freshDatabase()
  connection = connectDatabase(database.url, { info() {}, warn() {}, error() {} })
  db = connection.db
})
afterAll(async () => {
  await connection.close()
  await database.drop()
})
beforeEach(async () => {
  await db.execute(sql`truncate law_imports cascade`)
  folder = mkdtempSync(path.join(tmpdir(), 'law-import-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
})

function file(name: string, content: string | Buffer): string {
  const at = path.join(folder, name)
  writeFileSync(at, content)
  return at
}

async function take(order: Pick<ImportOrder, 'file'> & Partial<ImportOrder>) {
  const skipped: string[] = []
  const report = await importSections(
    db,
    { country: 'US', jurisdiction: 'US', ...order },
    () => new Date('2026-11-21T00:00:00Z'),
    {
      progress: () => undefined,
      skipped: (message) => skipped.push(message.replace(`${folder}/`, '')),
    },
  )
  return { ...report, said: skipped }
}

const refusal = async (order: Pick<ImportOrder, 'file'> & Partial<ImportOrder>) => {
  const error: unknown = await take(order).then(
    () => undefined,
    (thrown: unknown) => thrown,
  )
  expect(error).toBeInstanceOf(ImportError)
  expect(await rowsStored()).toBe(0)
  return (error as Error).message.replace(`${folder}/`, '')
}

async function rowsStored(): Promise<number> {
  const { rows } = await db.execute<{ n: string }>(sql`select count(*) as n from official_sections`)
  return Number(rows[0]?.n)
}

const USLM_FILE = `<?xml version="1.0"?>
<uscDoc xmlns="http://xml.house.gov/schemas/uslm/1.0" xmlns:dc="http://purl.org/dc/elements/1.1/">
<meta><dc:title>Title 42</dc:title></meta>
<main><title><section identifier="/us/usc/t42/s1983"><num value="1983">§ 1983.</num>
<heading> Civil action</heading><content>Every person who <b>acts</b> is liable.</content>
<notes><note><section><num>9</num></section>Not the law</note></notes></section>
<section><num value="1988">§ 1988.</num><heading>Proceedings</heading>
<subsection><num value="a">(a)</num><heading>Fees</heading><content>A fee.</content></subsection></section>
</title></main></uscDoc>`

const AKOMA_FILE = `<akomaNtoso xmlns="http://docs.oasis-open.org/legaldocml/ns/akn/3.0"><act>
<preface><p><docTitle>Codice del consumo</docTitle></p></preface>
<body><article eId="art_1"><num>Art. 1.</num><heading>Oggetto</heading><p>Il testo.</p></article>
<article eId="art_2"><num>Articolo 2</num></article></body></act></akomaNtoso>`

describe('official texts', () => {
  it('USLM gives each section once, with its number, heading and text, without notes', async () => {
    expect(await take({ file: file('42.xml', USLM_FILE) })).toMatchObject({
      sections: 2,
      skipped: 0,
    })
    expect(await findOfficialSections(db, 'US', ['Title 42'])).toEqual([
      {
        act: 'Title 42',
        section: '1983',
        heading: 'Civil action',
        text: 'Every person who acts is liable.',
      },
      expect.objectContaining({ section: '1988', heading: 'Proceedings' }),
    ])
  })

  it('a section that only groups others gives way to them', async () => {
    const nested = `<akomaNtoso><act><preface><docTitle>Act</docTitle></preface><body>
<section><num>Part 1</num><heading>General</heading><article><num>1</num><p>One.</p></article>
<article><num>2</num><p>Two.</p></article></section></body></act></akomaNtoso>`
    expect(await take({ file: file('n.xml', nested) })).toMatchObject({ sections: 2 })
    expect(await findOfficialSections(db, 'US', ['Act'])).toEqual([
      expect.objectContaining({ section: '1', text: 'One.' }),
      expect.objectContaining({ section: '2', text: 'Two.' }),
    ])
  })

  it('Akoma Ntoso gives articles, with the name we cite the act by where it is told', async () => {
    const order = { file: file('c.xml', AKOMA_FILE), country: 'IT', jurisdiction: 'IT' }
    expect(await take(order)).toMatchObject({ sections: 2 })
    expect(await take({ ...order, act: 'Consumer Code' })).toMatchObject({ alreadyDone: false })
    const [first] = await findOfficialSections(db, 'IT', ['Consumer Code'])
    expect(first).toMatchObject({ section: '1', heading: 'Oggetto', text: 'Il testo.' })
  })

  it('CSV takes the columns in any order, a byte order mark, and names bad rows by their line', async () => {
    const csv =
      '\uFEFFsection,act,text,extra,heading\r\n1,Act,"a, b",x,H\n,Act,t,,h\n2,Act,,,\n1,Act,z,,\n'
    const report = await take({ file: file('a.csv', csv) })
    expect(report).toMatchObject({ sections: 2, skipped: 2 })
    expect(report.said).toEqual(['a.csv:3: no section is named', 'a.csv:5: section 1 stands twice'])
    expect(await findOfficialSections(db, 'US', ['Act'])).toContainEqual({
      act: 'Act',
      section: '1',
      heading: 'H',
      text: 'a, b',
    })
  })

  it('bytes that are no UTF-8 make a bad row, never a wrong text', async () => {
    const bytes = Buffer.concat([
      Buffer.from('act,section,heading,text\nAct,1,h,caf'),
      Buffer.from([0xe9]),
      Buffer.from('\nAct,2,h,t\n'),
    ])
    const report = await take({ file: file('latin.csv', bytes) })
    expect(report).toMatchObject({ sections: 1, skipped: 1 })
    expect(report.said[0]).toMatch(/^latin\.csv:2: the text holds bytes that are no UTF-8/)
  })
})

describe('files that are not what they should be leave nothing behind', () => {
  it('a header without a column', async () => {
    expect(await refusal({ file: file('h.csv', 'act,section,text\nA,1,x\n') })).toBe(
      'h.csv:1: the first row does not name the column heading',
    )
  })

  it('a file that ends in the middle of a tag', async () => {
    const cut = USLM_FILE.slice(0, USLM_FILE.indexOf('</title>'))
    expect(await refusal({ file: file('cut.xml', cut) })).toMatch(/^cut\.xml:\d+: /)
  })

  it('an entity bomb is refused where it is declared', async () => {
    const bomb = `<?xml version="1.0"?>\n<!DOCTYPE uscDoc [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;">]>\n<uscDoc><section><num>1</num>&b;</section></uscDoc>`
    expect(await refusal({ file: file('bomb.xml', bomb) })).toBe(
      'bomb.xml:2: the file declares entities of its own',
    )
  })

  it('tags without end', async () => {
    const deep = `<uscDoc>${'<a>'.repeat(300)}`
    expect(await refusal({ file: file('deep.xml', deep) })).toMatch(/nested too deeply/)
  })

  it('a quotation mark that is never closed in a small file', async () => {
    const open = 'act,section,heading,text\nA,1,h,t\nA,2,h,"t\nA,3,h,t\n'
    expect(await refusal({ file: file('small.csv', open) })).toMatch(
      /^small\.csv:\d+: a quotation mark is never closed$/,
    )
  })

  it('a quotation mark that is never closed', async () => {
    const open = `act,section,heading,text\nA,1,h,"${'x'.repeat(5_000_000)}`
    expect(await refusal({ file: file('open.csv', open) })).toMatch(/^open\.csv:\d+: /)
  })

  it.each([
    ['html.xml', '<html></html>', 'html.xml:1: neither USLM nor Akoma Ntoso'],
    ['empty.csv', '', 'empty.csv:1: the file is empty'],
    ['none.csv', 'act,section,heading,text\n', 'none.csv:1: no section was found'],
  ])('%s', async (name, content, message) => {
    expect(await refusal({ file: file(name, content) })).toContain(message)
  })
})

describe('an import that was cut off', () => {
  const rows = Array.from({ length: 1_700 }, (_, at) => `Act,${at + 1},h,text ${at + 1}`)
  const csv = `act,section,heading,text\n${rows.join('\n')}\n`

  it('does not count until it is whole, goes on behind what it kept, and stores nothing twice', async () => {
    const at = file('long.csv', csv)
    let batches = 0
    const dying: Database = new Proxy(db, {
      get(target, key, receiver) {
        if (key === 'transaction') {
          batches += 1
          if (batches > 2) throw new Error('the power went out')
        }
        const value: unknown = Reflect.get(target, key, receiver)
        return typeof value === 'function' ? value.bind(target) : value
      },
    })
    const silent = { progress: () => undefined, skipped: () => undefined }
    const order = { file: at, country: 'US', jurisdiction: 'US' }
    await expect(importSections(dying, order, () => new Date(), silent)).rejects.toThrow('power')
    expect(await rowsStored()).toBe(1_000)
    expect(await findOfficialSections(db, 'US', ['Act'])).toEqual([])
    expect(await take({ file: at })).toMatchObject({ sections: 1_700, resumedAfter: 1_000 })
    expect(await rowsStored()).toBe(1_700)
    expect(await take({ file: at })).toMatchObject({ sections: 1_700, alreadyDone: true })
  })

  it('a newer file of the same act takes the place of the older', async () => {
    await take({ file: file('old.csv', csv) })
    await take({ file: file('new.csv', 'act,section,heading,text\nAct,1,new,new\n') })
    expect(await findOfficialSections(db, 'US', ['Act'])).toEqual([
      { act: 'Act', section: '1', heading: 'new', text: 'new' },
    ])
  })
})
