import { expect, test } from './fixtures.ts'
import {
  CARDS,
  cardNumber,
  fillCard,
  foundArea,
  goToCheckout,
  goToPricing,
  openForm,
  payButton,
  payWith,
  scriptRuns,
  seeResult,
  shownLaws,
  storageKeys,
  tenant,
} from './steps.ts'

const CARD_REFUSED = /status of 402/

test('from the form to laws of the place and lawyers', async ({ page }) => {
  const situation = tenant()
  await goToPricing(page, situation)
  // The address leaves the address bar, and the preview says what there is to buy.
  await expect(page).toHaveURL(/\/pricing$/)
  const preview = page.getByRole('region', { name: 'What we found in your words' })
  await expect(preview.getByText(/law sections? that may apply where you live/)).toBeVisible()
  await expect(preview.getByText('Housing and real estate')).toBeVisible()
  await expect(page.getByText('One payment, no renewal')).toBeVisible()

  await page.locator('a[href^="/subscribe/unlimited"]').click()
  await expect(page.locator('#checkout-email')).toHaveValue(situation.email)
  await expect(page.getByText(/Live updates:\s*Connected/)).toBeVisible()
  await expect(page.getByText('Payment Ready')).toBeVisible()
  await payWith(page, CARDS.good)
  await expect(page.getByRole('heading', { name: 'Payment Successful' })).toBeVisible()
  await expect(page.getByText('Analysis Complete', { exact: true }).first()).toBeVisible()
  await seeResult(page)

  const laws = await shownLaws(page)
  expect(laws.length).toBeGreaterThanOrEqual(3)
  for (const law of laws) {
    expect(law.place).toMatch(/^(California|United States)/)
    expect(law.url).toMatch(/^https:\/\//)
  }
  await expect(page.locator('#lawyers li h3').first()).toBeVisible()
  // What is kept in the browser: neither the facts nor the result any more.
  expect(await storageKeys(page)).toEqual(['userEmail'])
})

test('a declined card says so, and a good one then pays', async ({ page, watch }) => {
  watch.expectConsole(CARD_REFUSED)
  await goToCheckout(page, tenant())
  await payWith(page, CARDS.declined)
  const alert = page.getByRole('alert').filter({ hasText: 'Payment Failed' })
  await expect(alert).toContainText('declined')
  await expect(payButton(page)).toBeEnabled()
  await payWith(page, CARDS.good)
  await seeResult(page)
})

test('a card whose bank asks pays once the bank has its answer', async ({ page }) => {
  await goToCheckout(page, tenant())
  await payWith(page, CARDS.bankAsks)
  const bank = page.getByRole('dialog', { name: 'Your bank asks: confirm this payment?' })
  await expect(bank).toBeVisible()
  await bank.getByRole('button', { name: 'Confirm payment' }).click()
  await seeResult(page)
})

test('a payment refused at the bank is not taken, and can be tried again', async ({ page }) => {
  await goToCheckout(page, tenant())
  await payWith(page, CARDS.bankAsks)
  await page.getByRole('dialog').getByRole('button', { name: 'Decline' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Payment Failed' })).toBeVisible()
  await expect(cardNumber(page)).toBeVisible()
  await payWith(page, CARDS.good)
  await seeResult(page)
})

test('two clicks on pay make one payment', async ({ page }) => {
  let confirmations = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/confirm')) confirmations += 1
  })
  await goToCheckout(page, tenant())
  await fillCard(page, CARDS.good)
  await payButton(page).dblclick()
  await seeResult(page)
  expect(confirmations).toBe(1)
})

test('two clicks on the form send it once', async ({ page }) => {
  let checks = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/api/check-access')) checks += 1
  })
  const situation = tenant()
  await openForm(page)
  await page.locator('#facts').fill(situation.facts)
  await page.locator('#country').selectOption('SG')
  await page.locator('#email').fill(situation.email)
  await page.getByRole('button', { name: 'Save Case & View Pricing' }).dblclick()
  await expect(page.getByRole('dialog', { name: 'Thank you' })).toBeVisible()
  expect(checks).toBe(1)
})

test('a tab closed right after paying shows the result when it is opened again', async ({
  page,
  context,
}) => {
  await goToCheckout(page, tenant())
  // Nothing that comes after the payment leaves this browser.
  await page.route(/\/api\/(payment-success|legal-cases)$/, () => new Promise(() => undefined))
  const paid = page.waitForResponse(/\/confirm$/)
  await payWith(page, CARDS.good)
  await paid
  await page.close()

  const again = await context.newPage()
  await again.goto('/')
  await seeResult(again)
  expect((await shownLaws(again)).length).toBeGreaterThanOrEqual(3)
})

test('who has paid is analysed at once, without paying again', async ({ page }) => {
  const situation = tenant()
  await goToCheckout(page, situation)
  await payWith(page, CARDS.good)
  await seeResult(page)

  await page.goto(`/pricing?email=${situation.email}`)
  const access = page.getByRole('link', { name: 'Access Your Unlimited Service' })
  await expect(access).toHaveAttribute('href', /^\/\?email=/)
  await access.click()
  await page.waitForURL((url) => url.pathname === '/')
  await expect(page.locator('#email')).toHaveValue(situation.email)
  await page
    .locator('#facts')
    .fill('My boss dismissed me on Friday without any notice after four years.')
  await page.locator('#country').selectOption('US')
  await expect(page.locator('#jurisdiction option[value="US-NY"]')).toBeAttached()
  await page.locator('#jurisdiction').selectOption('US-NY')
  await page.getByRole('button', { name: 'Save Case & View Pricing' }).click()
  await seeResult(page)
  await expect(foundArea(page)).toHaveText('Employment')
})

test('the demo of live status drives a payment to each status there is', async ({
  page,
  watch,
}) => {
  watch.expectConsole(CARD_REFUSED)
  await page.goto('/test-notifications')
  await scriptRuns(page)
  const status = page.getByRole('region', { name: 'What the payment is at' }).getByRole('status')
  const press = (name: string | RegExp) => page.getByRole('button', { name }).click()
  const create = async () => {
    await press('Create a test payment')
    await expect(page.getByText(/Live updates:\s*Connected/)).toBeVisible()
    await expect(status).toHaveText('Payment Ready')
  }
  await create()
  await press('Pay with a declined card')
  await expect(status).toHaveText('Payment Failed')
  await press('Pay with a card whose bank asks')
  await expect(status).toHaveText('Action Required')
  await press('The bank: confirm payment')
  await expect(status).toHaveText('Payment Successful')

  await page.getByLabel('Email address for the test payment').fill('slow@example.org')
  await create()
  await press('A bank payment that takes time')
  await expect(status).toHaveText('Processing Payment')
  await press('The bank payment comes back')
  await expect(status).toHaveText('Payment Failed')
  await press('Cancel the payment')
  await expect(status).toHaveText('Initializing')
})
