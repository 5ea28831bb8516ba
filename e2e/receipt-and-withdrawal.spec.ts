import type { Page } from '@playwright/test'
import { axeFinds } from './access/axe.ts'
import { expect, test } from './fixtures.ts'
import { buyAccess, CARDS, goToCheckout, payWith, scriptRuns, seeResult, tenant } from './steps.ts'

test('bought, read, withdrawn from: the receipt opens, the access ends, the mails are there', async ({
  page,
}) => {
  test.slow()
  const situation = tenant()
  await goToCheckout(page, situation)
  const order = page.getByRole('region', { name: 'Your order' })
  await expect(order).toContainText('9.99 USD')
  await expect(order).toContainText('One payment, no renewal')
  await expect(order).toContainText('30 days of access, up to 30 analyses a day')
  await expect(
    page.getByRole('button', { name: 'Order with obligation to pay: 9.99 USD' }),
  ).toBeVisible()
  await payWith(page, CARDS.good)
  await seeResult(page)

  await page.goto('/withdraw')
  await scriptRuns(page)
  await page.getByRole('link', { name: 'Withdraw from this purchase' }).click()
  await page.getByRole('link', { name: /^\d{4}-\d{6}$/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Receipt' })).toBeVisible()
  await expect(page.locator('article')).toContainText(situation.email)
  await expect(page.locator('article')).toContainText('9.99 USD')
  await page.getByRole('link', { name: 'Withdraw from this purchase' }).click()
  await expect(page.getByRole('heading', { name: 'Please check your withdrawal' })).toBeVisible()
  await page.getByRole('button', { name: 'Confirm withdrawal' }).click()
  const statement = page.getByRole('status').filter({ hasText: 'You have withdrawn' })
  await expect(statement).toContainText('The money is on its way')
  const said = await statement.textContent()
  await page.reload()
  await expect(statement).toHaveText(said ?? '')

  const access = await page.request.post('/api/check-access', { data: { email: situation.email } })
  expect(await access.json()).toEqual({ needsPayment: true, hasActivePremium: false })
  await page.goto('/dev/mailbox')
  const mails = page.getByRole('article').filter({ hasText: situation.email })
  for (const subject of [/^Your receipt/, /^Credit note/, 'We have your withdrawal'])
    await expect(mails.getByRole('heading', { name: subject })).toHaveCount(1)
})

test('axe finds nothing on the receipt, the withdrawal and its statement, nor does a small phone scroll', async ({
  page,
}) => {
  test.slow()
  const intentId = await buyAccess(page, tenant())
  await page.goto(`/receipt/${intentId}`)
  await seen(page)
  await page.getByRole('link', { name: 'Withdraw from this purchase' }).click()
  await expect(page.getByRole('button', { name: 'Confirm withdrawal' })).toBeVisible()
  await seen(page)
  await scriptRuns(page)
  await page.getByRole('button', { name: 'Confirm withdrawal' }).click()
  await expect(page.getByRole('status')).toContainText('You have withdrawn')
  await seen(page)
  await page.getByRole('link', { name: 'All purchases' }).click()
  await expect(page.getByText('You withdrew on')).toBeVisible()
  await seen(page)
})

test('a receipt opens in no other browser, and there the withdrawal leads to the code', async ({
  page,
  browser,
  baseURL,
  watch,
}) => {
  const intentId = await buyAccess(page, tenant())
  await page.goto(`/receipt/${intentId}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Receipt' })).toBeVisible()

  const stranger = await browser.newContext({ baseURL: baseURL ?? '' })
  watch.over(stranger)
  watch.expectConsole(/status of 404/)
  const other = await stranger.newPage()
  expect((await other.goto(`/receipt/${intentId}`))?.status()).toBe(404)
  await expect(other.getByText(intentId)).toHaveCount(0)
  await other.goto('/withdraw')
  await expect(other.getByText('This browser has no purchase')).toBeVisible()
  await expect(other.locator('input[type="email"]')).toBeVisible()
  await stranger.close()
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('a purchase can be withdrawn from all the same', async ({ page }) => {
    await buyAccess(page, tenant())
    await page.goto('/withdraw')
    await page.getByRole('link', { name: 'Withdraw from this purchase' }).click()
    await page.getByRole('button', { name: 'Confirm withdrawal' }).click()
    await expect(page.getByRole('status')).toContainText('You have withdrawn')
  })
})

test('what stands in the footer leads to seller, terms and withdrawal', async ({ page }) => {
  for (const [name, title] of [
    ['Who sells this', 'Who sells this'],
    ['Terms of sale', 'Terms of sale'],
    ['Withdraw from a purchase', 'Withdraw from a purchase'],
  ] as const) {
    await page.goto('/')
    await page.getByRole('contentinfo').getByRole('link', { name }).click()
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  }
})

/** Nothing for a screen reader to stumble over, and nothing that scrolls sideways on a small phone. */
async function seen(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await Promise.allSettled(document.getAnimations().map((animation) => animation.finished))
  })
  expect(await axeFinds(page)).toEqual([])
  const before = page.viewportSize()
  await page.setViewportSize({ width: 320, height: 640 })
  const widths = await page.evaluate(() => [
    document.documentElement.scrollWidth,
    document.documentElement.clientWidth,
  ])
  expect(widths[0]).toBeLessThanOrEqual(widths[1] ?? 0)
  if (before) await page.setViewportSize(before)
}
