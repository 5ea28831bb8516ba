import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test'

// The demo's key; it opens nothing but the sandbox inside the app.
const PUBLISHABLE_KEY = 'pk_test_sandbox_on_loopback_only'

export const CARDS = {
  good: '4242424242424242',
  declined: '4000000000000002',
  bankAsks: '4000002500003155',
} as const

export type Situation = {
  country: string
  jurisdiction?: string
  facts: string
  email: string
}

let people = 0

/** A tenant in California whose landlord keeps the deposit, with an address nobody else in the run has. */
export function tenant(changes: Partial<Situation> = {}): Situation {
  people += 1
  return {
    country: 'US',
    jurisdiction: 'US-CA',
    facts: 'I moved out two months ago and my landlord keeps my security deposit of 1,200 dollars.',
    email: `e2e-${process.pid}-${Date.now()}-${people}@example.org`,
    ...changes,
  }
}

/** The form answers only once the page's script runs. */
export async function openForm(page: Page, path = '/'): Promise<void> {
  await page.goto(path)
  await scriptRuns(page)
}

/** Waits until React has taken over what the server sent: before that, a click does nothing. */
export async function scriptRuns(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const content = document.querySelector('#content')
    return content !== null && Object.keys(content).some((key) => key.startsWith('__react'))
  })
}

/** Waits until a part that comes with a script of its own answers: before that, a click does nothing. */
export async function partRuns(part: Locator): Promise<void> {
  await expect
    .poll(() => part.evaluate((one) => Object.keys(one).some((key) => key.startsWith('__react'))))
    .toBe(true)
}

export async function fillForm(page: Page, situation: Situation): Promise<void> {
  await page.locator('#facts').fill(situation.facts)
  await page.locator('#country').selectOption(situation.country)
  if (situation.jurisdiction) {
    await expect(
      page.locator(`#jurisdiction option[value="${situation.jurisdiction}"]`),
    ).toBeAttached()
    await page.locator('#jurisdiction').selectOption(situation.jurisdiction)
  }
  await page.locator('#email').fill(situation.email)
}

export function submitButton(page: Page) {
  return page.locator('form button[type="submit"]').first()
}

/** From the form, over the thank-you dialog, to the price page. */
export async function goToPricing(page: Page, situation: Situation, path = '/'): Promise<void> {
  await openForm(page, path)
  await fillForm(page, situation)
  await partRuns(submitButton(page))
  await submitButton(page).click()
  await page.getByRole('dialog').getByRole('button').click()
  await page.waitForURL('**/pricing*')
}

export async function goToCheckout(page: Page, situation: Situation, path = '/'): Promise<void> {
  await goToPricing(page, situation, path)
  await page.locator('a[href^="/subscribe/unlimited"]').click()
  await page.waitForURL('**/subscribe/unlimited*')
  await expect(cardNumber(page)).toBeVisible()
}

export function cardNumber(page: Page) {
  return page.locator('[name="card-number"]')
}

export function payButton(page: Page) {
  return page.locator('form:has([name="card-number"]) button[type="submit"]')
}

export async function fillCard(page: Page, number: string): Promise<void> {
  await cardNumber(page).fill(number)
  await page.locator('[name="card-expiry"]').fill('12 / 34')
  await page.locator('[name="card-cvc"]').fill('123')
}

export async function payWith(page: Page, number: string): Promise<void> {
  await fillCard(page, number)
  await payButton(page).click()
}

/** The result stands open, with an address of its own. */
export async function seeResult(page: Page): Promise<void> {
  await page.waitForURL(/\/\?case=[0-9a-f-]{36}$/)
  await expect(page.locator('#lawyers')).toBeVisible()
}

/** The laws of the result as they are shown: place, text and link. */
export async function shownLaws(page: Page) {
  const slips = await page.locator('ol > li:has(h3):has(a[target="_blank"])').all()
  const laws = await Promise.all(
    slips.map(async (slip) => ({
      place: (await slip.locator('p').first().locator('span').first().textContent()) ?? '',
      statute: (await slip.locator('h3').textContent()) ?? '',
      url: (await slip.locator('a[target="_blank"]').first().getAttribute('href')) ?? '',
    })),
  )
  return laws
}

/**
 * Pays with calls alone, for tests of what comes after. The page has the cookies then, and nothing in its storage.
 * @returns the id of the payment intent
 */
export async function buyAccess(page: Page, situation: Situation): Promise<string> {
  const { request } = page.context()
  const intent = await post<{ clientSecret: string; paymentIntentId: string }>(
    request,
    '/api/create-payment-intent',
    { planType: 'unlimited', amount: 999, email: situation.email, form: formOf(situation) },
  )
  const confirmed = await request.post(
    `/sandbox/v1/payment_intents/${intent.paymentIntentId}/confirm`,
    {
      headers: { Authorization: `Bearer ${PUBLISHABLE_KEY}` },
      form: {
        client_secret: intent.clientSecret,
        return_url: 'http://localhost/payment-success',
        'payment_method_data[type]': 'card',
        'payment_method_data[card][number]': CARDS.good,
        'payment_method_data[card][exp_month]': '12',
        'payment_method_data[card][exp_year]': '2034',
        'payment_method_data[card][cvc]': '123',
      },
    },
  )
  expect(confirmed.status()).toBe(200)
  await post(request, '/api/payment-success', { paymentIntentId: intent.paymentIntentId })
  return intent.paymentIntentId
}

/** As `buyAccess`, with the analysis made. @returns the id of the case */
export async function buyCase(page: Page, situation: Situation): Promise<string> {
  const paymentIntentId = await buyAccess(page, situation)
  const made = await post<{ case: { id: string } }>(page.context().request, '/api/legal-cases', {
    ...formOf(situation),
    paymentIntentId,
  })
  return made.case.id
}

function formOf(situation: Situation) {
  return { legalArea: 'other', urgency: 'low', jurisdiction: '', ...situation }
}

/** What the result says it is about. */
export function foundArea(page: Page) {
  return page.getByRole('region', { name: 'What this is about' }).locator('p span').first()
}

export async function storageKeys(page: Page): Promise<string[]> {
  return (await page.evaluate(() => Object.keys(window.localStorage))).sort()
}

async function post<Answer>(
  request: APIRequestContext,
  path: string,
  data: unknown,
): Promise<Answer> {
  const response = await request.post(path, { data })
  expect(response.status(), `${path}: ${await response.text()}`).toBe(200)
  return (await response.json()) as Answer
}

/** Asks for a code to the address typed, and types it as it stands in the demo's mailbox. */
export async function proveByCode(page: Page, email: string): Promise<void> {
  await page.getByRole('button', { name: 'Send me a code' }).click()
  const code = page.getByLabel('Six-digit code')
  await expect(code).toBeVisible()
  await code.fill(await mailedCode(page, email))
  await page.getByRole('button', { name: 'Sign in' }).click()
}

async function mailedCode(page: Page, email: string): Promise<string> {
  const mailbox = await page.context().newPage()
  await mailbox.goto('/dev/mailbox')
  const mail = mailbox.locator('li, article').filter({ hasText: email }).first()
  await expect(mail).toContainText(/\d{6}/)
  const code = /(?<!\d)\d{6}(?!\d)/.exec((await mail.innerText()).replaceAll(email, ''))
  await mailbox.close()
  return code?.[0] ?? ''
}
