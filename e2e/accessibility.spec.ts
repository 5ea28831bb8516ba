import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
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
  test(`axe finds nothing on ${name}, light and dark`, async ({ page, watch }) => {
    if (path === '/no/such/page') watch.expectConsole(/status of 404/)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      if (colorScheme === 'light') await open(page, path)
      expect(await violations(page), colorScheme).toEqual([])
    }
  })

  test.describe('on a phone of 320 px', () => {
    test.use({ viewport: { width: 320, height: 640 } })

    test(`${name} needs no sideways scrolling`, async ({ page, watch }) => {
      if (path === '/no/such/page') watch.expectConsole(/status of 404/)
      await open(page, path)
      const widths = await page.evaluate(() => [
        document.documentElement.scrollWidth,
        document.documentElement.clientWidth,
      ])
      expect(widths[0]).toBeLessThanOrEqual(widths[1] ?? 0)
    })
  })
}

test('axe finds nothing in the form with its messages, nor in the dialog after it', async ({
  page,
}) => {
  await open(page, '/')
  const send = page.getByRole('button', { name: 'Save Case & View Pricing' })
  await send.click()
  await expect(page.getByRole('alert')).toBeVisible()
  expect(await violations(page)).toEqual([])
  const { facts, email } = tenant()
  await page.locator('#facts').fill(facts)
  await page.locator('#country').selectOption('SG')
  await page.locator('#email').fill(email)
  await send.click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(await violations(page)).toEqual([])
})

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path === 'result' ? `/?case=${await buyCase(page, tenant())}` : path)
  await scriptRuns(page)
  if (path.startsWith('/subscribe')) {
    await expect(page.locator('[name="card-number"]')).toBeVisible()
  }
  // What is still fading in has no final colours.
  await page.evaluate(async () => {
    await Promise.allSettled(document.getAnimations().map((animation) => animation.finished))
  })
}

async function violations(page: Page): Promise<string[]> {
  const { violations: found } = await new AxeBuilder({ page }).analyze()
  return found.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(' ')}`))
}
