// Reads every page in every language and looks for what was left in another one:
//   CRAWL=all npx playwright test -c e2e/playwright.config.ts untranslated        needs a built app (npm run build)
// Each page is opened as a visitor and as somebody who has bought, at 320 px too; the short form, without CRAWL, reads
// what the server sends of a few pages. LANGUAGES=de,ja reads those alone.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import routes from '../src/routes.ts'
import { expect, test } from './fixtures.ts'
import { createJudge, type Judge, textsOf } from './languages/judge-texts.ts'
import { collectOverflow, collectPageTexts } from './languages/page-texts.ts'
import { becomeReader } from './languages/reader.ts'
import { OPEN_PAGES, ownPages, type Visit } from './languages/visits.ts'
import { scriptRuns } from './steps.ts'

const DIR = join(import.meta.dirname, '../public/translations')
const WHOLE = process.env['CRAWL'] === 'all'
const PATIENCE_MS = 900_000
const SHORT_LANGUAGES = ['ja', 'ar', 'fi']
const SHORT_PATHS = [
  '/',
  '/pricing',
  '/account',
  '/law/us-ca-civ-1950-5',
  '/lawyers/germany',
  '/no/such/page',
]
const NARROW = { width: 320, height: 640 }
const WIDE = { width: 1280, height: 900 }

const offered = readdirSync(DIR).map((file) => file.replace('.json', ''))
const wanted = process.env['LANGUAGES']?.split(',') ?? offered
const english = textsIn('en')

function textsIn(language: string) {
  return textsOf(JSON.parse(readFileSync(join(DIR, `${language}.json`), 'utf8')))
}

const judgeOf = (language: string) => createJudge(language, textsIn(language), english)

if (WHOLE) {
  for (const language of offered.filter((code) => wanted.includes(code))) {
    test(`${language}: every page is in its language and fits a small phone`, async ({
      page,
      watch,
    }) => {
      test.setTimeout(PATIENCE_MS)
      watch.expectConsole(/status of 40[024]/)
      await read(page, language)
      const judge = judgeOf(language)
      expect.soft(await visitAll(page, OPEN_PAGES, judge)).toEqual([])
      const reader = await becomeReader(page, language)
      expect(await visitAll(page, ownPages(reader), judge)).toEqual([])
    })
  }
}

test('what the server sends of the main pages is in the language of the reader', async ({
  page,
}) => {
  for (const language of SHORT_LANGUAGES) {
    await read(page, language)
    const judge = judgeOf(language)
    for (const path of SHORT_PATHS) {
      const html = await (await page.request.get(path)).text()
      const texts = await page.evaluate(collectPageTexts, html)
      expect(texts.length, path).toBeGreaterThan(40)
      expect(judge(texts), `${language} ${path}`).toEqual([])
    }
  }
})

test('the crawl sees what does not fit', async ({ page }) => {
  await page.setViewportSize(NARROW)
  await page.setContent(
    '<p style="width: 400px">wide</p><p style="width: 90px; overflow: hidden">Rechtsschutzversicherung</p>',
  )
  expect(await page.evaluate(collectOverflow)).toEqual([
    expect.stringContaining('wide'),
    expect.stringContaining('cut: p "Rechtsschutzversicherung"'),
  ])
})

test('the crawl opens every route', () => {
  const paths = OPEN_PAGES.map(({ path }) => path.replace(/\?.*/, ''))
  const own = ownPages({ email: '', caseIds: [], lawyers: [], letters: ['/dev/mailbox/x'] })
  const known = [...paths, ...own.map(({ path }) => path.replace(/\?.*/, ''))]
  const missed = patterns(routes).filter((pattern) => !known.some((path) => pattern.test(path)))
  expect(missed).toEqual([])
})

type RouteEntry = { path?: string; children?: readonly RouteEntry[] }

function patterns(entries: readonly RouteEntry[]): RegExp[] {
  return entries.flatMap(({ path, children = [] }) => [
    ...(path === undefined || path === '*' ? [] : [asPattern(path)]),
    ...patterns(children),
  ])
}

function asPattern(path: string): RegExp {
  const parts = path.split('/').map((part) => {
    const text = part.startsWith(':') ? '[^/]+' : part
    return part.endsWith('?') ? `(?:/${text})?` : `/${text}`
  })
  return new RegExp(`^${parts.join('')}$`)
}

async function read(page: Page, language: string): Promise<void> {
  const url = test.info().project.use.baseURL ?? process.env['E2E_APP_URL'] ?? ''
  await page.context().addCookies([{ name: 'preferred-language', value: language, url }])
  await page.goto('/seller')
}

async function visitAll(page: Page, visits: readonly Visit[], judge: Judge): Promise<string[]> {
  const findings: string[] = []
  for (const visit of visits) findings.push(...(await visitPage(page, visit, judge)))
  return [...new Set(findings)]
}

async function visitPage(page: Page, { path, before }: Visit, judge: Judge): Promise<string[]> {
  await page.setViewportSize(WIDE)
  await page.goto(path)
  if (!path.startsWith('/dev/mailbox/')) await scriptRuns(page)
  await page.waitForLoadState('networkidle')
  await before?.(page)
  const texts = await page.evaluate(collectPageTexts, undefined)
  await page.setViewportSize(NARROW)
  const overflow = await page.evaluate(collectOverflow)
  const name = before ? `${path} (${before.name})` : path
  return [...judge(texts), ...overflow].map((problem) => `${name} ${problem}`)
}
