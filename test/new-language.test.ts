import { execFile } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '..')
const PATIENCE_MS = 120_000
const LINE = "  { code: 'sv', name: 'Swedish', nativeName: 'Svenska', flag: 'SE' },\n"
const FILE = { nav: { faq: 'Vanliga frågor' } }

type Probe = {
  codes: string[]
  offered: string[]
  chosen: string
  direction: string
  own: string
  missing: string
  list: string
  formats: string
  tags: { hrefLang?: string; href?: string }[]
  country: string
  ofItsTimeZone: string | null
  terms: number
  englishTerms: number
  marked: number
  day: string | null
}

/** The sources and the texts, with everything else linked. */
const copy = mkdtempSync(join(tmpdir(), 'legal-language-'))
let seen: Probe

beforeAll(async () => {
  for (const part of ['src', 'public', 'test/new-language-probe.mjs', 'package.json']) {
    cpSync(join(ROOT, part), join(copy, part), { recursive: true })
  }
  for (const part of ['node_modules', 'knowledge', 'tsconfig.json']) {
    symlinkSync(join(ROOT, part), join(copy, part))
  }
  addLanguage()
  const probe = ['--import', 'tsx', 'test/new-language-probe.mjs', 'sv']
  const { stdout } = await promisify(execFile)(process.execPath, probe, { cwd: copy })
  seen = JSON.parse(stdout) as Probe
}, PATIENCE_MS)
afterAll(() => rmSync(copy, { recursive: true, force: true }))

/** All that a translator does: one line in the list of languages, and one file. */
function addLanguage(): void {
  const list = join(copy, 'src/shared/languages.ts')
  const source = readFileSync(list, 'utf8')
  writeFileSync(list, source.replace('] as const\n', `${LINE}] as const\n`))
  writeFileSync(join(copy, 'public/translations/sv.json'), JSON.stringify(FILE))
}

describe('a language added by one line and one file', () => {
  test('is offered last, and is what a browser of it gets', () => {
    expect(seen.codes.at(-1)).toBe('sv')
    expect(seen.offered.at(-1)).toBe('sv')
    expect(seen.chosen).toBe('sv')
    expect(seen.direction).toBe('ltr')
  })

  test('stands in the list of languages with its names and its address', () => {
    expect(seen.list).toContain('href="?lang=sv"')
    expect(seen.list).toContain('<span lang="sv">Svenska</span>')
    expect(seen.list).toContain('Swedish')
  })

  test('has its own texts, and English where it lacks one', () => {
    expect(seen.own).toBe('Vanliga frågor')
    expect(seen.missing).toBe('Pricing')
  })

  test('has dates, amounts, lists and countries of its own', () => {
    expect(seen.formats).toBe('21 november 2026 | 9,99 USD | a och b')
    expect(seen.country).toBe('Sverige')
  })

  test('is named to search engines on every page', () => {
    expect(seen.tags).toContainEqual(
      expect.objectContaining({ hrefLang: 'sv', href: 'https://example.org/pricing?lang=sv' }),
    )
  })

  test('lives without terms, words for days or a country of its own until somebody adds them', () => {
    expect(seen.terms).toBe(seen.englishTerms)
    expect(seen.marked).toBe(0)
    expect(seen.ofItsTimeZone).toBeNull()
    expect(seen.day).toBeNull()
  })
})
