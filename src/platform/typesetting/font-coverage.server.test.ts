import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it } from 'vitest'
import { readFontCoverage } from './font-coverage.server.ts'

const covers = readFontCoverage()
const has = (text: string) => [...text].every((one) => covers(one.codePointAt(0) ?? 0))

it.each([
  'Où, Straße, ¿cómo?, ação, città, ĳs, äöå § 1950.5 “quoted” …',
  'Увольнение без причины, ёж',
  'طُرِدتُ من العمل، أريد حقّي؟ ١٢٣',
  'मुझे नौकरी से निकाल दिया गया।',
  '先月、会社から突然解雇されました。「理由」',
  '公司突然解雇了我，拖欠工资。',
  '갑자기 해고당했습니다',
  '□',
])('has the letters of: %s', (text) => {
  expect(has(text)).toBe(true)
})

it.each(['😀', 'ไ', '\u{10ffff}', '\ud800'])('does not claim %j', (text) => {
  expect(has(text)).toBe(false)
})

it('reads the older kind of table, glyph by glyph', () => {
  const plexOnly = readFontCoverage([
    'node_modules/@expo-google-fonts/ibm-plex-sans-arabic/400Regular/IBMPlexSansArabic_400Regular.ttf',
  ])
  const point = (letter: string) => letter.codePointAt(0) ?? 0
  expect(plexOnly(point('ع'))).toBe(true)
  expect(plexOnly(point('漢'))).toBe(false)
  expect(plexOnly(0xffff)).toBe(false)
})

it('a file that is no font is refused', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'no-font-'))
  const file = path.join(folder, 'no.ttf')
  await writeFile(file, Buffer.alloc(64))
  expect(() => readFontCoverage([file])).toThrow('no cmap table')
  await rm(folder, { recursive: true })
})
