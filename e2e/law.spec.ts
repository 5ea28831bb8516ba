import { axeFindsInBothSchemes } from './access/axe.ts'
import { expect, test } from './fixtures.ts'

const LAW = '/law/us-ca-civ-1950-5'

test('a law says what it means, where it applies and how it was checked', async ({ page }) => {
  await page.goto(LAW)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText('In California only.')).toBeVisible()
  await expect(page.getByText(/Checked on .* against/)).toBeVisible()
  const official = page.getByRole('link', { name: /Open the official text/ })
  await expect(official).toHaveAttribute('href', /^https:\/\/leginfo\.legislature\.ca\.gov\//)
  const data = await page.locator('script[type="application/ld+json"]').first().textContent()
  expect(JSON.parse(data ?? '{}')).toMatchObject({
    '@type': 'Legislation',
    legislationJurisdiction: { name: 'California' },
    legislationLegalForce: 'https://schema.org/InForce',
  })
})

test('one click reports an error, and again after coming back', async ({ page }) => {
  await page.goto(LAW)
  await page.getByRole('button', { name: 'Report an error in this entry' }).click()
  await expect(page.getByText('Thank you. Your report is stored.')).toBeVisible()
})

test('a report with words works without JavaScript', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' })
  const page = await context.newPage()
  await page.goto(LAW)
  await page.getByText('Say what is wrong (optional)').click()
  await page.getByLabel('What is wrong?').fill('The section is now numbered otherwise.')
  await page.getByRole('button', { name: 'Report an error in this entry' }).click()
  await expect(page.getByText('Thank you. Your report is stored.')).toBeVisible()
  await context.close()
})

test('no one is shut out of a law page, light or dark', async ({ page }) => {
  await page.goto(LAW)
  expect(await axeFindsInBothSchemes(page)).toEqual([])
})

test('an address of no law is a 404 with a way on', async ({ page, watch }) => {
  watch.expectConsole(/status of 404/)
  const answer = await page.goto('/law/no-such-law')
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible()
})
