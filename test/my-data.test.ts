import { getTableColumns, getTableName } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { NOBODYS_TABLES, PERSONAL_TABLES } from '../src/app/person-tables.repo.ts'
import { type AppInProcess, startAppInProcess } from './app-in-process.ts'
import { allTables } from './database-dump.ts'
import { openBrowser } from './http-browser.ts'
import { marksOf, personWithEverything, type WholePerson } from './person-with-everything.ts'
import { query } from './purchase-steps.ts'
import { readZip } from './read-zip.ts'

const PATIENCE_MS = 60_000

let app: AppInProcess
let ana: WholePerson
let ben: WholePerson
beforeAll(async () => {
  app = await startAppInProcess()
  ana = await personWithEverything(app)
  ben = await personWithEverything(app)
}, PATIENCE_MS)
afterAll(() => app.close())

describe('no table is forgotten', () => {
  const personal = PERSONAL_TABLES.map(({ table }) => getTableName(table))

  test('each stands among those of people or among those of nobody, once', async () => {
    const named = [...personal, ...Object.keys(NOBODYS_TABLES)]
    expect(named.toSorted()).toEqual((await allTables()).map(getTableName).toSorted())
    expect(new Set(PERSONAL_TABLES.map(({ section }) => section)).size).toBe(personal.length)
  })

  test('the database has no other tables than the code knows', async () => {
    const rows = await query<{ name: string }>(
      app.databaseUrl,
      `select table_name as name from information_schema.tables where table_schema = 'public'`,
    )
    const known = (await allTables()).map(getTableName)
    expect(rows.map(({ name }) => name).toSorted()).toEqual(known.toSorted())
  })

  test('a table of nobody has no column that names somebody', async () => {
    const naming = /^(?:user_id|email|recipient|case_id|payment_id|grant_id|facts)/
    for (const table of await allTables()) {
      if (personal.includes(getTableName(table))) continue
      const columns = Object.values(getTableColumns(table)).map(({ name }) => name)
      expect(
        columns.filter((name) => naming.test(name)),
        getTableName(table),
      ).toEqual([])
    }
  })
})

describe('the copy of all data', () => {
  let text: string
  let sections: Record<string, Record<string, unknown>[]>

  beforeAll(async () => {
    const answer = await ana.browser.get('/api/my-data')
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="my-data-/)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    text = answer.text
    sections = answer.json as typeof sections
  })

  test('is whole: something of everything, and every word the person wrote', () => {
    const empty = PERSONAL_TABLES.map(({ section }) => section).filter(
      (section) => sections[section]?.length === 0,
    )
    // Nobody can sign in otherwise yet, and this person has withdrawn from nothing.
    expect(empty).toEqual(['withdrawals', 'otherSignIns'])
    const draft = (mark: string) => mark.startsWith('Draft')
    for (const mark of marksOf(ana.marks).filter((mark) => !draft(mark))) {
      expect(text, mark).toContain(mark)
    }
    expect(sections['cases']?.[0]).toMatchObject({
      id: ana.caseId,
      facts: expect.stringContaining('My landlord keeps my deposit'),
      documents: [expect.stringContaining('A letter')],
    })
    expect(sections['analyses']?.[0]).toMatchObject({ result: { caseId: ana.caseId } })
  })

  test('a form under an address that nobody has proved stays closed', () => {
    const [draft = ''] = ana.marks.words.filter((word) => word.startsWith('Draft'))
    expect(text).not.toContain(draft)
    expect(sections['formsOnTheirWay']).toHaveLength(1)
  })

  test('holds nothing of anybody else, and nothing that opens anything', () => {
    for (const mark of marksOf(ben.marks)) expect(text).not.toContain(mark)
    expect(text).not.toMatch(/"(?:token|password|oldCodeHash|newCodeHash|accessToken)"/)
    expect(text).not.toMatch(/Encrypted"/)
    expect(Object.keys(sections['lawyers']?.[0] ?? {})).toEqual(['id', 'slug', 'name', 'firm'])
  })

  test('has the parts that the document of the API names', async () => {
    const { json } = await openBrowser(app.url).get('/api/openapi.json')
    const { components } = json as {
      components: { schemas: Record<string, { properties: object }> }
    }
    const named = Object.keys(components.schemas['MyData']?.properties ?? {})
    expect(named.toSorted()).toEqual(Object.keys(sections).toSorted())
  })

  test('names who of the operators looked, and why', () => {
    expect(sections['caseReads']).toContainEqual(
      expect.objectContaining({
        reader: 'operator',
        reason: `${ana.marks.name} asked on the phone`,
      }),
    )
    expect(sections['operatorActions']).toMatchObject([{ command: 'users show' }])
  })

  test('is for the signed-in person alone, and not without end', async () => {
    expect((await openBrowser(app.url).get('/api/my-data')).status).toBe(401)
    const statuses = []
    for (let at = 0; at < 11; at += 1) {
      statuses.push((await ben.browser.get('/api/my-data')).status)
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(10)
    expect(statuses.at(-1)).toBe(429)
  })
})

async function fetchZip(cookie: string, lang = 'en') {
  const headers = { cookie, 'x-forwarded-for': '198.51.100.7' }
  const answer = await fetch(`${app.url}/api/my-data.zip?lang=${lang}`, { headers })
  return { answer, zip: Buffer.from(await answer.arrayBuffer()) }
}

describe('the zip of all data', () => {
  test('holds the data and each case as a document, in the language asked for', async () => {
    const { typesetter } = app.runtime
    const set: string[] = []
    app.runtime.typesetter = {
      ...typesetter,
      typeset(document) {
        set.push(JSON.stringify(document.data))
        return typesetter.typeset(document)
      },
    }
    const { answer, zip } = await fetchZip(ana.browser.cookie(), 'es')
    app.runtime.typesetter = typesetter
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('application/zip')
    expect(answer.headers.get('cache-control')).toBe('no-store')
    const day = new Date().toISOString().slice(0, 10)
    expect(answer.headers.get('content-disposition')).toBe(
      `attachment; filename="my-data-${day}.zip"`,
    )
    const [data, brief, ...others] = readZip(zip)
    expect(others).toEqual([])
    expect(data?.path).toBe(`my-data-${day}.json`)
    const copy = (await ana.browser.get('/api/my-data')).json as Record<string, unknown>
    const packed = JSON.parse(data?.data.toString() ?? '') as Record<string, unknown>
    for (const part of ['cases', 'analyses', 'payments', 'lawyersAsked', 'user'])
      expect(packed[part], part).toEqual(copy[part])
    const [title = ''] = ana.marks.words.filter((word) => word.startsWith('Title'))
    const kind = app.catalogue.translate('es')('brief.fileName')
    expect(brief?.path).toBe(`${kind}-${day}-${title}.pdf`)
    expect(brief?.data.subarray(0, 5).toString()).toBe('%PDF-')
    const [facts = ''] = ana.marks.words.filter((word) => word.startsWith('Facts'))
    expect(set).toEqual([expect.stringContaining(facts)])
  })

  test('of who has no case holds the data alone', async () => {
    const browser = openBrowser(app.url)
    await app.signIn(browser, 'only-a-code@example.org')
    const { answer, zip } = await fetchZip(browser.cookie())
    expect(answer.status).toBe(200)
    const [data, ...others] = readZip(zip)
    expect(others).toEqual([])
    expect(JSON.parse(data?.data.toString() ?? '')).toMatchObject({
      address: 'only-a-code@example.org',
      cases: [],
      mails: [{ recipient: 'only-a-code@example.org' }],
    })
  })

  test('is for the signed-in person alone', async () => {
    expect((await fetchZip('')).answer.status).toBe(401)
  })
})

describe('a zip whose documents make trouble', () => {
  test('comes whole where one document cannot be made, and the log says no word of it', async () => {
    const { typesetter } = app.runtime
    app.runtime.typesetter = {
      ...typesetter,
      typeset: async () => ({ kind: 'failed', reasons: [] }),
    }
    const { zip } = await fetchZip(ana.browser.cookie())
    app.runtime.typesetter = typesetter
    expect(readZip(zip).map(({ path }) => path)).toEqual([expect.stringMatching(/\.json$/)])
    expect(app.logged.join()).toContain('a case brief of an archive could not be made')
    for (const mark of marksOf(ana.marks)) expect(app.logged.join()).not.toContain(mark)
  })

  test('waits for a typesetter that has much to do', async () => {
    const { typesetter } = app.runtime
    let asked = 0
    app.runtime.typesetter = {
      ...typesetter,
      typeset: async (document) => {
        asked += 1
        return asked === 1 ? { kind: 'busy' } : typesetter.typeset(document)
      },
    }
    const { zip } = await fetchZip(ana.browser.cookie())
    app.runtime.typesetter = typesetter
    expect(asked).toBe(2)
    expect(readZip(zip)).toHaveLength(2)
  })
})
