import { expect, test } from './fixtures.ts'
import { canMoveTime, letMonthPass } from './moved-access.ts'
import {
  buyAccess,
  buyCase,
  CARDS,
  cardNumber,
  fillForm,
  foundArea,
  goToPricing,
  openForm,
  partRuns,
  payWith,
  proveByCode,
  scriptRuns,
  seeResult,
  submitButton,
  tenant,
} from './steps.ts'

const NOT_FOUND = /status of 404/
const UNKNOWN_CASE = '/?case=00000000-0000-4000-8000-000000000000'

test('a result survives a reload at its own address', async ({ page }) => {
  const id = await buyCase(page, tenant())
  await page.goto(`/?case=${id}`)
  await seeResult(page)
  const title = page.getByRole('heading', { level: 1, name: 'What we found' })
  await expect(title).toBeVisible()
  await page.reload()
  await seeResult(page)
  await expect(title).toBeVisible()
})

test('stored results are shown once and removed', async ({ page }) => {
  const id = await buyCase(page, tenant())
  await page.goto('/pricing')
  await page.evaluate(
    (caseId) => window.localStorage.setItem('analysisResults', JSON.stringify({ caseId })),
    id,
  )
  await page.goto('/')
  await seeResult(page)
  expect(await page.evaluate(() => window.localStorage.getItem('analysisResults'))).toBeNull()
})

test("another browser's result stays closed, says why, and is a 404", async ({
  page,
  browser,
  baseURL,
  watch,
}) => {
  const id = await buyCase(page, tenant())
  const other = await browser.newContext({ ...(baseURL ? { baseURL } : {}) })
  watch.over(other)
  watch.expectConsole(NOT_FOUND)
  const stranger = await other.newPage()
  const response = await stranger.goto(`/?case=${id}`)
  expect(response?.status()).toBe(404)
  await expect(stranger.getByRole('alert')).toContainText('This result cannot be opened here')
  await expect(stranger.locator('#facts')).toBeVisible()
  await other.close()
})

test('a result that does not exist leads to the form, which keeps what was typed', async ({
  page,
  watch,
}) => {
  watch.expectConsole(NOT_FOUND)
  await openForm(page)
  await page.locator('#facts').fill('Something long enough to be kept here.')
  await expect
    .poll(() => page.evaluate(() => window.localStorage.getItem('legalFormData')))
    .toContain('long enough')
  const response = await page.goto(UNKNOWN_CASE)
  expect(response?.status()).toBe(404)
  await scriptRuns(page)
  await expect(page.getByText('This result cannot be opened here')).toBeVisible()
  await expect(page.locator('#facts')).toHaveValue('Something long enough to be kept here.')
})

test('a finished analysis is offered on the next visit', async ({ page }) => {
  const id = await buyCase(page, tenant())
  await openForm(page)
  await page.getByRole('link', { name: 'Open my analysis' }).click()
  await expect(page).toHaveURL(new RegExp(`case=${id}$`))
  await seeResult(page)
})

test('who is not understood is told so, and can name the area', async ({ page }) => {
  const facts = 'My situation is difficult and I do not know what to do about the letter.'
  const id = await buyCase(page, tenant({ facts }))
  await page.goto(`/?case=${id}`)
  await scriptRuns(page)
  const doubt = /^Not sure \(\d+%\)$|^We could not tell which area of law this is/
  await expect(page.getByText(doubt)).toBeVisible()
  await page.getByLabel('Not this? Choose').selectOption('employment')
  await page.getByRole('button', { name: 'Look again in this area' }).click()
  await expect(page).not.toHaveURL(new RegExp(id))
  await seeResult(page)
  await expect(foundArea(page)).toHaveText('Employment')
})

test('a correction of the area wins over clear facts', async ({ page }) => {
  const id = await buyCase(page, tenant())
  await page.goto(`/?case=${id}`)
  await scriptRuns(page)
  await expect(foundArea(page)).toHaveText('Housing and real estate')
  await page.getByLabel('Not this? Choose').selectOption('employment')
  await page.getByRole('button', { name: 'Look again in this area' }).click()
  await expect(page).not.toHaveURL(new RegExp(id))
  await expect(foundArea(page)).toHaveText('Employment')
  await expect(page.getByText('You chose this area')).toBeVisible()
})

test('access that was bought on another device is opened by a code, and used', async ({
  page,
  browser,
  baseURL,
  watch,
}) => {
  const situation = tenant()
  const other = await browser.newContext({ ...(baseURL ? { baseURL } : {}) })
  watch.over(other)
  await buyAccess(await other.newPage(), situation)
  await other.close()

  await page.goto('/pricing')
  await scriptRuns(page)
  await expect(page.locator('a[href^="/subscribe/unlimited"]')).toBeVisible()
  const offer = page.getByRole('region', { name: 'Already have access?' })
  await offer.getByRole('button', { name: 'Enter your code' }).click()
  await offer.getByLabel('Your e-mail address').fill(situation.email)
  await proveByCode(page, situation.email)
  await expect(offer.getByRole('status')).toContainText('Your access is open on this device.')
  await offer.getByRole('link', { name: 'Access Your Unlimited Service' }).click()
  await page.waitForURL((url) => url.pathname === '/')
  await fillForm(page, situation)
  await partRuns(submitButton(page))
  await submitButton(page).click()
  await seeResult(page)
})

test('access that is over says so, keeps its results, and can be bought again', async ({
  page,
}) => {
  test.skip(!canMoveTime(), 'the moments of the app cannot be moved')
  const situation = tenant()
  const id = await buyCase(page, situation)
  await page.goto(`/pricing?email=${situation.email}`)
  await expect(page.getByRole('link', { name: 'Access Your Unlimited Service' })).toBeVisible()
  await letMonthPass(situation.email)

  await page.goto(`/?case=${id}`)
  await seeResult(page)
  await goToPricing(page, situation)
  await expect(page.getByText('Your access has ended')).toBeVisible()
  await expect(page.getByText(/^It ran until /)).toBeVisible()
  await page.locator('a[href^="/subscribe/unlimited"]').click()
  await expect(cardNumber(page)).toBeVisible()
  await payWith(page, CARDS.good)
  await seeResult(page)
  await expect(page).not.toHaveURL(new RegExp(id))

  await page.goto(`/pricing?email=${situation.email}`)
  await expect(page.getByRole('link', { name: 'Access Your Unlimited Service' })).toBeVisible()
  await expect(page.getByText('Your access has ended')).toBeHidden()
})
