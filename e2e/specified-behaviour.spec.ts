import type { Page, Route } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import {
  CARDS,
  cardNumber,
  fillCard,
  goToCheckout,
  openForm,
  payButton,
  payWith,
  scriptRuns,
  seeResult,
  tenant,
} from './steps.ts'

const SET_UP = '**/api/create-payment-intent'
const CONFIRM = /\/payment_intents\/\w+\/confirm$/
const ANALYSE = '**/api/legal-cases'

const toasts = (page: Page) => page.locator('li[data-state="open"]')
const toast = (page: Page, title: string) => toasts(page).filter({ hasText: title })

/** From now on only the test moves the clock; far enough ahead for a machine that is slow to get there. */
const stopTheClock = (page: Page) => page.clock.pauseAt(Date.now() + 10_000)

async function openCheckout(page: Page, email = tenant().email): Promise<void> {
  await page.goto(`/subscribe/unlimited?${new URLSearchParams({ email })}`)
  await expect(cardNumber(page)).toBeVisible()
  await expect(page.getByText('Payment Ready')).toBeVisible()
}

test.describe('a message', () => {
  /** One about a lawyer who can only be reached by a website; another press brings another one. */
  async function openMessage(page: Page) {
    const answer = await page.context().request.get('/api/lawyers?country=US')
    const lawyers = (await answer.json()) as { name: string; phone?: string; email?: string }[]
    const { name = '' } = lawyers.find(({ phone, email }) => !phone && !email) ?? {}
    await page.goto(`/search?${new URLSearchParams({ q: name })}`)
    await scriptRuns(page)
    const button = page.getByRole('button', { name: `Contact ${name}` }).first()
    await button.click()
    await expect(toast(page, 'Contact Information')).toBeVisible()
    return { button, region: page.getByRole('region', { name: 'Notifications' }) }
  }

  test('stands alone for five seconds and is forgotten after a million milliseconds', async ({
    page,
  }) => {
    await page.clock.install()
    const { button, region } = await openMessage(page)
    await stopTheClock(page)
    await button.click()
    await expect(toasts(page)).toHaveCount(1)
    await button.click()
    await expect(toasts(page)).toHaveCount(1)
    await page.clock.runFor(4_999)
    await expect(toasts(page)).toHaveCount(1)
    await page.clock.runFor(1)
    await expect(toasts(page)).toHaveCount(0)
    await page.clock.fastForward(999_999)
    await expect(region).toBeAttached()
    await page.clock.fastForward(1)
    await expect(region).toHaveCount(0)
  })

  test('is swiped away to the right, over 50 pixels', async ({ page }) => {
    await page.clock.install()
    const { button } = await openMessage(page)
    await stopTheClock(page)
    await button.click()
    await expect(toasts(page)).toHaveCount(1)
    const swipe = async (pixels: number) => {
      const { x = 0, y = 0 } = (await toasts(page).boundingBox()) ?? {}
      await page.mouse.move(x + 120, y + 20)
      await page.mouse.down()
      await page.mouse.move(x + 120 + pixels, y + 20, { steps: 5 })
      await page.mouse.up()
    }
    for (const tooLittle of [49, -120]) {
      await swipe(tooLittle)
      await expect(toasts(page)).toHaveAttribute('data-swipe', 'cancel')
      await expect(toasts(page)).toBeVisible()
    }
    await swipe(51)
    await expect(toasts(page)).toHaveCount(0)
  })

  test('is reached by F8, and is at most 420 pixels wide', async ({ page }) => {
    const { region } = await openMessage(page)
    await page.keyboard.press('F8')
    const list = region.locator('ol')
    await expect(list).toBeFocused()
    await expect(toasts(page)).toBeVisible()
    expect((await list.boundingBox())?.width).toBe(420)
    await page.setViewportSize({ width: 390, height: 800 })
    expect((await list.boundingBox())?.width).toBe(390)
  })
})

test('a payment is set up once the address has rested for a second and a half', async ({
  page,
}) => {
  await page.clock.install()
  const addresses: string[] = []
  await page.route(SET_UP, (route) => {
    addresses.push((route.request().postDataJSON() as { email: string }).email)
    return route.continue()
  })
  await page.goto('/subscribe/unlimited')
  await scriptRuns(page)
  await stopTheClock(page)
  const field = page.locator('#checkout-email')
  await field.fill('someone@example.or')
  await page.clock.runFor(1_499)
  await field.fill('someone@example.org')
  await page.clock.runFor(1_499)
  expect(addresses).toEqual([])
  await expect(payButton(page)).toHaveCount(0)
  await page.clock.runFor(1)
  await expect.poll(() => addresses).toEqual(['someone@example.org'])
})

test('nobody can pay before the payment is set up, while it is sent, or while it is processed', async ({
  page,
}) => {
  const answers = { setUp: () => {}, confirm: () => {} }
  const held = (which: keyof typeof answers) =>
    new Promise<void>((resolve) => {
      answers[which] = resolve
    })
  const [setUp, confirm] = [held('setUp'), held('confirm')]
  await page.route(SET_UP, (route) => setUp.then(() => route.continue()))
  await page.route(CONFIRM, (route) =>
    confirm.then(() => route.fulfill({ json: { status: 'processing' } })),
  )
  const asked = page.waitForRequest(SET_UP)
  await page.goto(`/subscribe/unlimited?email=${tenant().email}`)
  await asked
  await expect(payButton(page)).toHaveCount(0)
  answers.setUp()
  await expect(page.getByText('Payment Ready')).toBeVisible()
  await fillCard(page, CARDS.good)
  await expect(payButton(page)).toBeEnabled()
  await payButton(page).click()
  await expect(payButton(page)).toBeDisabled()
  await expect(payButton(page)).toHaveAttribute('aria-busy', 'true')
  answers.confirm()
  await expect(toast(page, 'Processing Payment')).toBeVisible()
  await expect(payButton(page)).not.toHaveAttribute('aria-busy')
  await expect(payButton(page)).toBeDisabled()
})

test('a payment that cannot be set up is a Setup Error, and can be tried again', async ({
  page,
  watch,
}) => {
  watch.expectConsole(/status of 500/)
  await page.route(SET_UP, fault)
  await page.goto(`/subscribe/unlimited?email=${tenant().email}`)
  await expect(toast(page, 'Setup Error')).toContainText(
    'Failed to initialize payment setup. Please try again.',
  )
  await page.unroute(SET_UP)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(cardNumber(page)).toBeVisible()
})

test('a refusal without a reason is a Payment Failed, a provider that fails a Payment Error', async ({
  page,
  watch,
}) => {
  watch.expectConsole(/status of 402/)
  watch.expectConsole(/status of 500/)
  await openCheckout(page)
  await page.route(CONFIRM, (route) => route.fulfill({ status: 402, json: { error: {} } }))
  await payWith(page, CARDS.good)
  await expect(toast(page, 'Payment Failed')).toContainText(
    'Your payment could not be processed. Please try again.',
  )
  await page.route(CONFIRM, fault)
  await payButton(page).click()
  await expect(toast(page, 'Payment Error')).toContainText(
    'An unexpected error occurred. Please try again.',
  )
  await expect(payButton(page)).toBeEnabled()
})

test.describe('after a payment', () => {
  test('the result follows two seconds after the analysis', async ({ page }) => {
    await page.clock.install()
    await goToCheckout(page, tenant())
    await fillCard(page, CARDS.good)
    await stopTheClock(page)
    await payButton(page).click()
    await expect(page.getByRole('button', { name: 'See my analysis' })).toBeVisible()
    await page.clock.runFor(1_999)
    await expect(page).toHaveURL(/\/subscribe\/unlimited$/)
    await page.clock.runFor(1)
    await page.clock.resume()
    await seeResult(page)
  })

  test('an analysis that fails is an Analysis Error, and the start page follows after three seconds', async ({
    page,
    watch,
  }) => {
    watch.expectConsole(/status of 400/)
    await page.route(ANALYSE, (route) =>
      route.fulfill({ status: 400, json: { code: 'invalid_form', message: 'x' } }),
    )
    await page.clock.install()
    await openCheckout(page)
    await fillCard(page, CARDS.good)
    await stopTheClock(page)
    await payButton(page).click()
    const words = 'Payment successful, but failed to generate analysis. Please contact support.'
    await expect(page.getByRole('status').filter({ hasText: words })).toBeVisible()
    await page.clock.runFor(2_999)
    await expect(toast(page, 'Analysis Error')).toContainText(words)
    await expect(page).toHaveURL(/\/subscribe\/unlimited$/)
    await page.clock.runFor(1)
    await expect(page).toHaveURL((url) => url.pathname === '/')
  })

  for (const { code, words } of [
    { code: 'no_form_data', words: 'No legal form data found' },
    { code: 'invalid_form', words: 'Failed to process payment and analysis' },
  ]) {
    test(`the success page says: ${words}`, async ({ page, watch }) => {
      watch.expectConsole(/status of 400/)
      await page.route('**/api/payment-success', (route) =>
        route.fulfill({ json: { success: true, status: 'succeeded' } }),
      )
      await page.route(ANALYSE, (route) =>
        route.fulfill({ status: 400, json: { code, message: 'x' } }),
      )
      await page.goto('/payment-success?payment_intent=pi_0000000000000000')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Payment Error')
      await expect(page.getByText(words, { exact: true })).toBeVisible()
      const again = page.getByRole('link', { name: 'Try Again' })
      await expect(again).toHaveAttribute('href', '/pricing')
    })
  }
})

test('a chosen language is kept in local storage', async ({ page }) => {
  await openForm(page)
  await page.getByRole('banner').getByRole('combobox').selectOption('de')
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  expect(await page.evaluate(() => window.localStorage.getItem('preferred-language'))).toBe('de')
})

const fault = (route: Route) =>
  route.fulfill({ status: 500, json: { code: 'internal', message: 'x' } })
