import type { Page } from '@playwright/test'
import { axeFindsInBothSchemes } from './access/axe.ts'
import { expect, test } from './fixtures.ts'
import { scriptRuns } from './steps.ts'

const germany = (page: Page) => page.getByRole('row', { name: /^Germany/ })
const linkOnMap = (page: Page) => page.locator('#world-map a[href="#country-DE"]')

test('every country has its numbers in a row, and what is claimed adds up', async ({ page }) => {
  await page.goto('/coverage')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('What we cover')
  const cells = germany(page).getByRole('cell')
  await expect(cells).toHaveCount(4)
  expect(await numberIn(page, '#country-DE td >> nth=0')).toBeGreaterThan(0)
  expect(await numberIn(page, '#country-DE td >> nth=1')).toBeGreaterThan(100)
  await expect(page.getByRole('row', { name: /^San Marino/ })).toBeAttached()
  const lawyers = await page.locator('tbody tr td:nth-child(2)').allTextContents()
  const claimed = await numberIn(page, 'main dl > div:has(dt:text-is("lawyers")) dd')
  expect(lawyers.map(toNumber).reduce((sum, one) => sum + one, 0)).toBe(claimed)
})

test('a country of the map leads to its row, a register to its site', async ({ page }) => {
  await page.goto('/coverage')
  await scriptRuns(page)
  await expect(linkOnMap(page).locator('title')).toHaveText(/^Germany: \d+ lawyers?$/)
  await linkOnMap(page).click()
  await expect(page).toHaveURL(/\/coverage#country-DE$/)
  await expect(germany(page)).toBeInViewport()
  await expect(germany(page).getByRole('link')).toHaveAttribute('href', /^https?:\/\//)
})

test('the other map comes by a link, and the map stays drawn', async ({ page }) => {
  await page.goto('/coverage')
  await scriptRuns(page)
  const outline = await linkOnMap(page).locator('path').getAttribute('d')
  await page.getByRole('main').getByRole('link', { name: 'Laws', exact: true }).click()
  await expect(page).toHaveURL(/\/coverage\?show=laws$/)
  await expect(page.getByRole('heading', { name: 'Law by country' })).toBeVisible()
  await expect(linkOnMap(page).locator('title')).toHaveText(/^Germany: [\d,]+ provisions of law$/)
  await expect(linkOnMap(page).locator('path')).toHaveAttribute('d', outline ?? '')
})

test('the map is drawn too when a link within the site leads there', async ({ page }) => {
  await page.goto('/pricing')
  await scriptRuns(page)
  await page.getByRole('contentinfo').getByRole('link', { name: 'What we cover' }).click()
  await expect(page).toHaveURL(/\/coverage$/)
  await expect(linkOnMap(page).locator('path')).toHaveAttribute('d', /^M[\d.]+,[\d.]+l/)
})

test('axe finds nothing on the coverage page, light or dark', async ({ page }) => {
  await page.goto('/coverage?show=laws')
  await scriptRuns(page)
  expect(await axeFindsInBothSchemes(page)).toEqual([])
})

test.describe('on a phone of 320 px', () => {
  test.use({ viewport: { width: 320, height: 640 } })

  for (const language of ['en', 'es', 'ar']) {
    test(`the coverage page needs no sideways scrolling (${language})`, async ({ page }) => {
      await page.goto(`/coverage?lang=${language}`)
      const [needed = 0, given = 0] = await page.evaluate(() => [
        document.documentElement.scrollWidth,
        document.documentElement.clientWidth,
      ])
      expect(needed).toBeLessThanOrEqual(given)
    })
  }
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('map, table and the other map are there', async ({ page }) => {
    await page.goto('/coverage')
    expect(await page.locator('#world-map path').count()).toBeGreaterThan(150)
    expect(await page.getByRole('row').count()).toBeGreaterThan(150)
    await page.getByRole('main').getByRole('link', { name: 'Laws', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'Law by country' })).toBeVisible()
  })
})

const toNumber = (text: string | null) => Number((text ?? '').replaceAll(',', ''))

async function numberIn(page: Page, selector: string): Promise<number> {
  return toNumber(await page.locator(selector).textContent())
}
