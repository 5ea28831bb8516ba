import { expect, test } from './fixtures.ts'
import { buyAccess, scriptRuns, seeResult, tenant } from './steps.ts'

const NOT_FOUND = /status of 404/

test('an unknown address is a 404 with the specified words and ways on', async ({
  page,
  watch,
}) => {
  watch.expectConsole(NOT_FOUND)
  const response = await page.goto('/no/such/page')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Page Not Found')
  await expect(
    page.getByText('Did you forget to add the page to the router?', { exact: true }),
  ).toBeVisible()
  await expect(page.getByRole('main').getByRole('link')).toHaveCount(2)
})

test('a plan that is not sold says so and leads back to the price', async ({ page, watch }) => {
  watch.expectConsole(NOT_FOUND)
  await page.goto('/subscribe/gold')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Invalid Plan')
  await expect(
    page.getByText('The subscription plan you selected is not available.', { exact: true }),
  ).toBeVisible()
  await page.getByRole('main').getByRole('link').click()
  await expect(page).toHaveURL(/\/pricing$/)
})

test('the checkout waits for an address before it asks for a card', async ({ page }) => {
  await page.goto('/subscribe/unlimited')
  await scriptRuns(page)
  await expect(page.getByText('Please enter your email address to continue')).toBeVisible()
  await expect(page.locator('[name="card-number"]')).toHaveCount(0)
  await page.locator('#checkout-email').fill('someone@example.org')
  await expect(page.locator('[name="card-number"]')).toBeVisible()
})

test('the success page without a payment says so', async ({ page }) => {
  await page.goto('/payment-success')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Payment Error')
  await expect(page.getByText('No payment intent found', { exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Try Again' })).toHaveAttribute('href', '/pricing')
})

test("another browser's payment cannot be verified", async ({ page, watch }) => {
  watch.expectConsole(/status of 40[0-9]/)
  await page.goto('/payment-success?payment_intent=pi_0000000000000000')
  await expect(page.getByText('Payment verification failed', { exact: true })).toBeVisible()
})

test.describe('the success page of a paid payment', () => {
  test('counts down, and stays when asked to', async ({ page }) => {
    await page.goto(`/payment-success?payment_intent=${await buyAccess(page, tenant())}`)
    await expect(page.getByRole('heading', { name: 'Payment Successful' })).toBeVisible()
    const timer = page.getByRole('timer')
    await expect(timer).toHaveText(/The start page opens in \d+ seconds?\./)
    const first = Number(/\d+/.exec((await timer.textContent()) ?? '')?.[0])
    await expect(timer).toHaveText(new RegExp(`in ${first - 2} seconds?`))
    await page.getByRole('button', { name: 'Stay on this page' }).click()
    await expect(timer).toHaveText('You stay here. Your analysis waits for you.')
    await page.getByRole('button', { name: 'See my analysis' }).click()
    await seeResult(page)
  })

  test('opens the start page by itself after ten seconds', async ({ page }) => {
    await page.clock.install()
    await page.goto(`/payment-success?payment_intent=${await buyAccess(page, tenant())}`)
    await expect(page.getByRole('heading', { name: 'Payment Successful' })).toBeVisible()
    await page.clock.runFor(11_000)
    await seeResult(page)
  })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the start page shows its content', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Legal AI Assistant')
    await expect(
      page.getByRole('heading', { name: 'Tell us about your Legal Situation' }),
    ).toBeVisible()
    await expect(page.locator('#facts')).toBeVisible()
    expect(await page.locator('#country option').count()).toBeGreaterThan(100)
    await expect(page.getByText('Important Legal Disclaimer')).toBeVisible()
  })

  test('the price page shows its price, the search its answer', async ({ page }) => {
    await page.goto('/pricing')
    await expect(page.getByText(/9\.99/).first()).toBeVisible()
    await page.goto('/search?q=an')
    await expect(page.getByRole('main').locator('li h3').first()).toBeVisible()
  })
})
