// The short form runs with all journeys. The long one looks at every route, dialog and message, light and dark, in
// English, Arabic and Japanese, and is a command of its own, because it takes long:
// ACCESS=all npx playwright test -c e2e/playwright.config.ts accessibility --reporter=list,./e2e/access/totals.mjs
// (a part of it: the same with `-g "in ar"`).
import type { Page } from '@playwright/test'
import { axeFinds, axeFindsInBothSchemes } from './access/axe.ts'
import { smallTargets } from './access/small-targets.ts'
import { expect, test } from './fixtures.ts'
import { buyCase, scriptRuns, tenant } from './steps.ts'

const SCREENS = [
  { name: 'the start page', path: '/' },
  { name: 'a result', path: 'result' },
  { name: 'the price page', path: '/pricing?email=someone%40example.org' },
  { name: 'the checkout', path: '/subscribe/unlimited?email=someone%40example.org' },
  { name: 'the search', path: '/search?q=an' },
  { name: 'the coverage page', path: '/coverage' },
  { name: 'the rules of the order', path: '/how-results-are-ordered' },
  { name: 'how it works', path: '/how-it-works' },
  { name: 'the questions', path: '/faq' },
  { name: 'the accessibility statement', path: '/accessibility' },
  { name: 'the privacy page', path: '/privacy' },
  { name: "the page of a person's data", path: '/your-data' },
  { name: 'the seller', path: '/seller' },
  { name: 'the terms of sale', path: '/legal-terms' },
  { name: 'a withdrawal without a purchase', path: '/withdraw' },
  { name: 'the 404 page', path: '/no/such/page' },
]

for (const { name, path } of SCREENS) {
  test(`a phone of 320 px needs no sideways scrolling on ${name}, and axe finds nothing there`, async ({
    page,
    watch,
  }) => {
    if (path === '/no/such/page') watch.expectConsole(/status of 404/)
    const size = page.viewportSize()
    await page.setViewportSize({ width: 320, height: 640 })
    await open(page, path)
    const widths = await page.evaluate(() => [
      document.documentElement.scrollWidth,
      document.documentElement.clientWidth,
    ])
    expect(widths[0]).toBeLessThanOrEqual(widths[1] ?? 0)
    expect(await smallTargets(page)).toEqual([])
    await page.setViewportSize(size ?? { width: 1280, height: 720 })
    expect(await axeFindsInBothSchemes(page)).toEqual([])
  })
}

test('axe finds nothing in the form with its messages, nor in the dialog after it', async ({
  page,
}) => {
  await open(page, '/')
  const send = page.getByRole('button', { name: 'Save Case & View Pricing' })
  await send.click()
  await expect(page.getByRole('alert')).toBeVisible()
  expect(await axeFinds(page)).toEqual([])
  const { facts, email } = tenant()
  await page.locator('#facts').fill(facts)
  await page.locator('#country').selectOption('SG')
  await page.locator('#email').fill(email)
  await send.click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(await axeFinds(page)).toEqual([])
})

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path === 'result' ? `/?case=${await buyCase(page, tenant())}` : path)
  await scriptRuns(page)
  if (path.startsWith('/subscribe')) {
    await expect(page.locator('[name="card-number"]')).toBeVisible()
  }
}

if (process.env['ACCESS'] === 'all') {
  const { lookAtTheWholeSite } = await import('./access/whole-site.ts')
  lookAtTheWholeSite()
}
