// Pictures of every screen, for looking at: node e2e/screens.mjs <folder> [address of a running app]
// Walks through the whole purchase once in English and once in Arabic; each screen at 390 and 1280 px,
// light and dark.
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'

const [folder, address = 'http://localhost:3000'] = process.argv.slice(2)
if (!folder) {
  process.stderr.write('Usage: node e2e/screens.mjs <folder> [address of a running app]\n')
  process.exit(1)
}
const FACTS = {
  en: 'I moved out two months ago and my landlord keeps my security deposit of 1,200 dollars.',
  ar: 'انتقلت من الشقة قبل شهرين وما زال المالك يحتفظ بمبلغ التأمين ولا يرد على رسائلي.',
}
mkdirSync(folder, { recursive: true })
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update'],
})
for (const language of ['en', 'ar']) {
  const context = await browser.newContext({ baseURL: address, locale: language })
  await walk(await context.newPage(), language)
  await context.close()
}
await browser.close()

async function walk(page, language) {
  const shoot = camera(page, language)
  const open = async (path) => {
    await page.goto(path)
    await page.waitForLoadState('networkidle')
  }
  const send = page.locator('form button[type="submit"]').first()

  await open('/')
  await shoot('01-home')
  await send.click()
  await shoot('02-home-messages')
  await page.locator('#facts').fill(FACTS[language])
  await page.locator('#country').selectOption('US')
  await page.locator('#jurisdiction option[value="US-CA"]').waitFor({ state: 'attached' })
  await page.locator('#jurisdiction').selectOption('US-CA')
  await page.locator('#email').fill(`screens-${language}-${Date.now()}@example.org`)
  await send.click()
  await page.getByRole('dialog').waitFor()
  await shoot('03-thank-you', { fullPage: false })
  await page.getByRole('dialog').getByRole('button').click()
  await page.waitForURL('**/pricing*')
  await page.waitForLoadState('networkidle')
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
  await page.waitForLoadState('networkidle')
  await shoot('08-result')
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

async function payWith(page, number) {
  await page.locator('[name="card-number"]').fill(number)
  await page.locator('[name="card-expiry"]').fill('12 / 34')
  await page.locator('[name="card-cvc"]').fill('123')
  await page.locator('form:has([name="card-number"]) button[type="submit"]').click()
}
