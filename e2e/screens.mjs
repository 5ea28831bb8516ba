// Pictures of every screen, for looking at: node e2e/screens.mjs <folder> [address of a running app]
// Walks through the whole purchase once in English and once in Arabic; each screen at 390 and 1280 px,
// light and dark. With --kept it takes the few pictures that docs/screens keeps, in five languages:
//   node e2e/screens.mjs --kept docs/screens [address of a running app]
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'

const { values, positionals } = parseArgs({
  options: { kept: { type: 'boolean', default: false } },
  allowPositionals: true,
})
const [folder, address = 'http://localhost:3000'] = positionals
if (!folder) {
  process.stderr.write('Usage: node e2e/screens.mjs [--kept] <folder> [address of a running app]\n')
  process.exit(1)
}
/** What somebody writes in each language, where, and the page of lawyers there. */
const STORIES = {
  en: {
    facts: 'I moved out on 1 September and my landlord keeps my security deposit of 1,200 dollars.',
    place: ['US', 'US-CA'],
    landing: '/lawyers/united-states/california/real-estate',
  },
  ar: {
    facts: 'انتقلت من الشقة قبل شهرين وما زال المالك يحتفظ بمبلغ التأمين ولا يرد على رسائلي.',
    place: ['EG', 'EG-C'],
    landing: '/lawyers/egypt/family-law',
  },
  de: {
    facts: 'Mein Chef hat mir am 2. November gekündigt. Der Brief kam am 3. November, ohne Grund.',
    place: ['DE', 'DE-BY'],
    landing: '/lawyers/germany/bavaria/employment',
  },
  ja: {
    facts: '十一月二日に突然解雇されました。会社は理由を教えてくれません。',
    place: ['JP', 'JP-13'],
    landing: '/lawyers/japan/employment',
  },
  hi: {
    facts: 'मैंने दो महीने पहले घर खाली किया और मकान मालिक मेरी जमा राशि नहीं लौटा रहा।',
    place: ['IN', 'IN-MH'],
    landing: '/lawyers/india/maharashtra/real-estate',
  },
}
const KEPT = {
  '01-home': 'home',
  '04-pricing': 'pricing',
  '08-result': 'results',
  '17-landing': 'landing',
}
/** The beginning of a page says how it looks; the whole of it would fill the repository. */
const KEPT_HEIGHT = { 390: 1_700, 1280: 1_700 }

mkdirSync(folder, { recursive: true })
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update'],
})
for (const language of values.kept ? Object.keys(STORIES) : ['en', 'ar']) {
  const context = await browser.newContext({ baseURL: address, locale: language })
  const page = await context.newPage()
  await walk(page, language, values.kept ? keeper(page, language) : camera(page, language))
  await context.close()
}
await browser.close()

async function walk(page, language, shoot) {
  const { facts, place, landing } = STORIES[language]
  const open = async (path) => {
    await page.goto(path)
    await page.waitForLoadState('networkidle')
  }
  const send = page.locator('form button[type="submit"]').first()

  await open(landing)
  await shoot('17-landing')
  await open('/')
  await shoot('01-home')
  await send.click()
  await shoot('02-home-messages')
  await page.locator('#facts').fill(facts)
  await page.locator('#country').selectOption(place[0])
  await page.locator(`#jurisdiction option[value="${place[1]}"]`).waitFor({ state: 'attached' })
  await page.locator('#jurisdiction').selectOption(place[1])
  await page.locator('#email').fill(`screens-${language}-${Date.now()}@example.org`)
  await send.click()
  await page.getByRole('dialog').waitFor()
  await shoot('03-thank-you', { fullPage: false })
  await page.getByRole('dialog').getByRole('button').click()
  await page.waitForURL('**/pricing*')
  await page.waitForLoadState('networkidle')
  await page.locator('#preview').waitFor()
  await page.locator('main .animate-pulse').first().waitFor({ state: 'detached' })
  await shoot('04-pricing')
  await page.locator('a[href^="/subscribe/unlimited"]').click()
  await page.locator('[name="card-number"]').waitFor()
  await shoot('05-checkout')
  await payWith(page, '4000000000000002')
  await page.getByRole('alert').waitFor()
  await shoot('06-declined')
  await payWith(page, '4000002500003155')
  await page.getByRole('dialog').waitFor()
  await shoot('07-bank', { fullPage: false })
  await page.getByRole('dialog').getByRole('button').last().click()
  await page.waitForURL('**/?case=*')
  await page.locator('#lawyers').waitFor()
  await page.waitForLoadState('networkidle')
  await shoot('08-result')
  if (!values.kept) await walkOn(page, open, shoot)
}

async function walkOn(page, open, shoot) {
  await page.locator('#lawyers li button').first().click()
  await page.waitForTimeout(300)
  await shoot('09-contact', { fullPage: false })

  await open('/search?q=an')
  await shoot('10-search')
  await open('/search?q=qqqq')
  await shoot('11-search-nobody')
  await open('/payment-success')
  await shoot('12-payment-error')
  await open('/subscribe/gold')
  await shoot('13-invalid-plan')
  await open('/?case=00000000-0000-4000-8000-000000000000')
  await shoot('14-result-missing')
  await open('/no/such/page')
  await shoot('15-not-found')
  await open('/test-notifications')
  await shoot('16-notifications')
}

function camera(page, language) {
  return async (name, { fullPage = true } = {}) => {
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: width === 390 ? 844 : 900 })
      for (const colorScheme of ['light', 'dark']) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
        const path = join(folder, `${name}-${language}-${width}-${colorScheme}.png`)
        await page.screenshot({ path, fullPage, animations: 'disabled' })
      }
    }
  }
}

/** Takes the pictures that are kept: `<page>.<language>.<width>.jpg`. */
function keeper(page, language) {
  return async (screen) => {
    const name = KEPT[screen]
    if (!name) return
    for (const width of [390, 1280]) {
      const height = KEPT_HEIGHT[width]
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
      await page.setViewportSize({ width, height })
      await page.evaluate(() => window.scrollTo(0, 0))
      const path = join(folder, `${name}.${language}.${width}.jpg`)
      await page.screenshot({ path, type: 'jpeg', quality: 62, animations: 'disabled' })
    }
  }
}

async function payWith(page, number) {
  await page.locator('[name="card-number"]').fill(number)
  await page.locator('[name="card-expiry"]').fill('12 / 34')
  await page.locator('[name="card-cvc"]').fill('123')
  await page.locator('form:has([name="card-number"]) button[type="submit"]').click()
}
