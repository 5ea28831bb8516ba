// Pictures of pages magnified four times (a window of 1280x1024 holds 320x256 px then), for looking at:
// E2E_APP_URL=http://localhost:3000 npx tsx e2e/access/zoom-screens.ts <folder>
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import { makePerson, type Person } from './person.ts'

const LANGUAGES = ['en', 'de', 'ar']
const LOW = { width: 320, height: 256 }
const LONGEST_PX = 12_000

const PAGES: Record<string, (person: Person) => string> = {
  home: () => '/',
  result: ({ caseId }) => `/?case=${caseId}`,
  pricing: () => '/pricing',
  landing: () => '/lawyers/germany/bavaria',
  glossary: () => '/legal-glossary#bail',
  account: () => '/account?tab=usage',
}

const [folder] = process.argv.slice(2)
const address = process.env['E2E_APP_URL']
if (!folder || !address) {
  process.stderr.write(
    'Usage: E2E_APP_URL=<running app> npx tsx e2e/access/zoom-screens.ts <folder>\n',
  )
  process.exit(1)
}
mkdirSync(folder, { recursive: true })
const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update'],
})
const person = await makePerson(browser, '203.0.113.77')
for (const language of LANGUAGES) await shootAll(browser, person, language, folder)
await browser.close()

async function shootAll(
  from: Browser,
  { storageState, ...who }: Person,
  language: string,
  into: string,
): Promise<void> {
  const context = await from.newContext({
    baseURL: address ?? '',
    storageState,
    viewport: LOW,
    reducedMotion: 'reduce',
  })
  const url = address ?? ''
  await context.addCookies([{ name: 'preferred-language', value: language, url }])
  const page = await context.newPage()
  for (const [name, pathOf] of Object.entries(PAGES)) {
    await page.goto(pathOf({ storageState, ...who }))
    await page.waitForLoadState('networkidle')
    const picture = (part: string) => join(into, `zoom-${name}.${language}.${part}.jpg`)
    await page.screenshot({ path: picture('window'), quality: 60, type: 'jpeg' })
    await shootWhole(page, picture('320'))
  }
  await context.close()
}

async function shootWhole(page: Page, path: string): Promise<void> {
  const wide = await page.evaluate(() => document.documentElement.scrollWidth)
  if (wide > LOW.width) process.stdout.write(`${path}: scrolls sideways, ${wide} px\n`)
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  const clip = { x: 0, y: 0, width: LOW.width, height: Math.min(height, LONGEST_PX) }
  await page.screenshot({ path, fullPage: true, clip, quality: 60, type: 'jpeg' })
}
