import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { documentText } from '../../../test/document-text.ts'
import { LANGUAGE_CODES, textDirection } from '../../shared/languages.ts'
import { createTypesetter, type Typesetter } from './typesetter.server.ts'

const START = '#import "/document.typ": *\n#show: framed\n'
const SAYING = `${START}#for one in data.texts { paragraph(one) }`

const frame = (changes: Record<string, unknown> = {}) => ({
  title: 'A title',
  language: 'en',
  direction: 'ltr',
  paper: 'a4',
  footer: 'A footer',
  pageWords: 'Page {page} of {pages}',
  texts: [],
  ...changes,
})
const saying = (text: string) => frame({ texts: [{ text, lang: 'en', dir: 'ltr' }] })

let typesetter: Typesetter
beforeAll(() => {
  typesetter = createTypesetter()
})
afterAll(() => typesetter.close())

async function pdfOf(source: string, data: unknown): Promise<string> {
  const outcome = await typesetter.typeset({ source, data })
  if (outcome.kind !== 'made') throw new Error(JSON.stringify(outcome))
  return Buffer.from(outcome.pdf).toString('utf8')
}

async function failureOf(source: string): Promise<string> {
  const outcome = await typesetter.typeset({ source, data: frame() })
  return outcome.kind === 'failed' ? outcome.reasons.join('\n') : outcome.kind
}

describe('a document', () => {
  it('is a tagged PDF for screen readers, with its language and its title', async () => {
    const pdf = await pdfOf(SAYING, saying('Hello'))
    expect(pdf.startsWith('%PDF-1.7')).toBe(true)
    for (const sign of ['/StructTreeRoot', '/MarkInfo', '/Lang (en)', '/DisplayDocTitle true'])
      expect(pdf).toContain(sign)
    expect(pdf).toContain('<pdfuaid:part>1</pdfuaid:part>')
    expect(pdf).toContain('<rdf:li xml:lang="x-default">A title</rdf:li>')
  })

  it('reads from right to left where its language does', async () => {
    const pdf = await pdfOf(SAYING, frame({ language: 'ar', direction: 'rtl', title: 'عنوان' }))
    expect(pdf).toContain('/Lang (ar)')
    expect(pdf).toContain('/Direction /R2L')
    expect(pdf).toContain('عنوان')
  })

  it.each(LANGUAGE_CODES)('has every letter of %s', async (lang) => {
    // Names of all places and of the months: what no font has would fail the standard.
    const regions = new Intl.DisplayNames(lang, { type: 'region' })
    const names = ['DE', 'US', 'CN', 'JP', 'SA', 'IN', 'CI', 'KR', 'TR', 'PL'].map((code) =>
      regions.of(code),
    )
    const months = Array.from({ length: 12 }, (_, month) =>
      new Intl.DateTimeFormat(lang, { dateStyle: 'full' }).format(new Date(2026, month, 3 + month)),
    )
    const dir = textDirection(lang)
    const texts = [...names, ...months].map((text) => ({ text, lang, dir }))
    const pdf = await pdfOf(SAYING, frame({ language: lang, direction: dir, texts }))
    expect(pdf).toContain('<pdfuaid:part>1</pdfuaid:part>')
  })

  it('numbers its pages', () => {
    const texts = Array.from({ length: 50 }, () => ({ text: 'A line', lang: 'en', dir: 'ltr' }))
    const words = documentText(SAYING, frame({ texts }))
    expect(words).toContain('Page 1 of 2')
    expect(words).toContain('Page 2 of 2')
  })
})

describe('hostile text', () => {
  const MARKUP = '#read("/etc/passwd") #eval("1+1") $x$ *b* _i_ = h @r <l> \\ // c [x] {y} `z`'

  it('comes out letter by letter: none of it is markup', async () => {
    expect(documentText(SAYING, saying(MARKUP)).replaceAll('\n', '')).toContain(
      MARKUP.replaceAll('\n', ''),
    )
    expect(await pdfOf(SAYING, saying(MARKUP))).toContain('%PDF')
  })

  it.each([
    ['null bytes', 'a\u0000b'],
    ['orders to turn the reading round', 'abc \u202edrowssap\u202c \u2067x'],
    ['20,000 letters without a gap', 'x'.repeat(20_000)],
    ['20,000 emoji', '😀'.repeat(10_000)],
    ['halves of characters', '\ud83d \udc00'],
    ['10,000 marks on one letter', `e${'\u0301'.repeat(10_000)}`],
    ['a script we have no letters for', 'ฉันถูกไล่ออก'],
    ['an end of JSON', '"}]}\\u0022 \\" '],
  ])('%s do no harm', async (_, text) => {
    expect(await pdfOf(SAYING, saying(text))).toContain('/StructTreeRoot')
  })

  it('a word longer than the line is broken, so that nothing is cut off', () => {
    const words = documentText(SAYING, saying('w'.repeat(300)))
    expect(words.replaceAll(/[^w]/g, '')).toHaveLength(300)
    const longest = Math.max(...words.split('\n').map((line) => line.replace(/[^w]/g, '').length))
    expect(longest).toBeLessThan(100)
  })
})

describe('the compiler', () => {
  it.each(['/etc/passwd', 'package.json', '../package.json', '/package.json', 'document.json'])(
    'reads no file: %s',
    async (file) => {
      expect(await failureOf(`#read("${file}")`)).toMatch(/not found|access denied/)
    },
  )

  it('fetches no package, and asks no proxy of ours', async () => {
    let asked = 0
    const proxy = createServer((_, response) => response.end()).on('connection', () => {
      asked += 1
    })
    await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve))
    const address = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`
    for (const name of ['HTTPS_PROXY', 'https_proxy', 'ALL_PROXY']) vi.stubEnv(name, address)
    const own = createTypesetter()
    const source = '#import "@preview/example:0.1.0": add'
    const outcome = await own.typeset({ source, data: frame() })
    expect(outcome).toMatchObject({ kind: 'failed' })
    expect(JSON.stringify(outcome)).toContain('failed to download package')
    expect(asked).toBe(0)
    await own.close()
    vi.unstubAllEnvs()
    proxy.close()
  })

  it('says why a source of ours is wrong, and goes on', async () => {
    expect(await failureOf('#nonsense')).toContain('unknown variable')
    expect(await pdfOf(SAYING, saying('after it'))).toContain('%PDF')
  })
})

describe('with a process that', () => {
  let folder: string
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'stand-in-'))
  })
  afterAll(() => rm(folder, { recursive: true }))
  const opened: Typesetter[] = []
  afterEach(async () => {
    for (const one of opened.splice(0)) await one.close()
  })

  /** A process that does as the source says: dies, says nothing, or answers with its own number. */
  async function withStandIn(options: Parameters<typeof createTypesetter>[0] = {}) {
    const processFile = path.join(folder, 'stand-in.mjs')
    await writeFile(
      processFile,
      `process.on('message', ({ source }) => {
        if (source === 'die') process.exit(3)
        if (source !== 'hang') process.send({ pdf: Buffer.from(String(process.pid)) })
      })
      process.on('disconnect', () => process.exit())`,
    )
    const made = createTypesetter({ processFile, ...options })
    opened.push(made)
    const ask = async (source: string) => {
      const outcome = await made.typeset({ source, data: {} })
      return outcome.kind === 'made' ? Buffer.from(outcome.pdf).toString() : outcome.kind
    }
    return { ask, close: () => made.close() }
  }

  it('answers, the next document is set by the same one', async () => {
    const { ask } = await withStandIn()
    const first = await ask('a')
    expect(Number(first)).toBeGreaterThan(0)
    expect(await ask('b')).toBe(first)
  })

  it('dies, only its document fails and a new one takes over', async () => {
    const { ask } = await withStandIn()
    const first = await ask('a')
    expect(await ask('die')).toBe('failed')
    const next = await ask('b')
    expect(Number(next)).toBeGreaterThan(0)
    expect(next).not.toBe(first)
  })

  it('says nothing, is ended after the time limit and replaced', async () => {
    const { ask } = await withStandIn({ timeLimitMs: 2_000 })
    const [hanging, next] = await Promise.all([ask('hang'), ask('b')])
    expect(hanging).toBe('failed')
    expect(Number(next)).toBeGreaterThan(0)
  })

  it('is slow, no more than so many wait and the others are told at once', async () => {
    const { ask, close } = await withStandIn({ mostWaiting: 3 })
    const waiting = [ask('hang'), ask('b'), ask('c')]
    expect(await ask('d')).toBe('busy')
    await close()
    expect(await Promise.all(waiting)).toEqual(['failed', 'busy', 'busy'])
  })

  it('has nothing to do for a while, ends', async () => {
    const { ask } = await withStandIn({ idleMs: 1 })
    const processId = Number(await ask('a'))
    await expect.poll(() => isRunning(processId), { timeout: 10_000 }).toBe(false)
    expect(Number(await ask('b'))).toBeGreaterThan(0)
  })

  it('belongs to a closed typesetter, is ended', async () => {
    const { ask, close } = await withStandIn()
    const processId = Number(await ask('a'))
    await close()
    await expect.poll(() => isRunning(processId), { timeout: 10_000 }).toBe(false)
    expect(await ask('b')).toBe('busy')
  })
})

function isRunning(processId: number): boolean {
  try {
    process.kill(processId, 0)
    return true
  } catch {
    return false
  }
}
