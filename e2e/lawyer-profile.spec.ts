import type { Page } from '@playwright/test'
import { axeFindsInBothSchemes } from './access/axe.ts'
import { expect, test } from './fixtures.ts'
import { scriptRuns } from './steps.ts'

type Lawyer = { slug: string; name: string; firm: string; phone: string | null }

const THANKS = 'Thank you. Your message is stored.'

test('the name on a card leads to the page of the lawyer', async ({ page }) => {
  const lawyer = await someLawyer(page)
  await page.goto(`/search?q=${encodeURIComponent(lawyer.name)}`)
  await scriptRuns(page)
  const main = page.getByRole('main')
  await main.getByRole('link', { name: lawyer.name, exact: true }).first().click()
  await expect(page).toHaveURL(new RegExp(`/lawyer/${lawyer.slug}$`))
  await expect(page.getByRole('heading', { level: 1, name: lawyer.name })).toBeVisible()
  await main.getByRole('link', { name: 'Back to the search' }).click()
  await expect(page).toHaveURL(/\/search$/)
})

test('a sample lawyer is shown as invented, unverified and unmeasured', async ({ page }) => {
  const lawyer = await someLawyer(page)
  await page.goto(`/lawyer/${lawyer.slug}`)
  const main = page.getByRole('main')
  await expect(main.getByText(lawyer.firm, { exact: true })).toBeVisible()
  await expect(main.getByText('Sample listing', { exact: true })).toBeVisible()
  await expect(main.getByText('Not yet verified', { exact: true })).toBeVisible()
  await expect(main.getByText('Not measured yet', { exact: true })).toBeVisible()
  const register = main.getByRole('link', { name: /^Check the register: State Bar of California/ })
  await expect(register).toHaveAttribute('href', /^https:\/\/apps\.calbar\.ca\.gov\//)
  await expect(main.locator('a[href^="/search?specialty="]').first()).toBeVisible()
  await expect(main.locator('a[href^="tel:"]')).toBeVisible()

  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
  const text = await page.locator('script[type="application/ld+json"]').first().textContent()
  const data: unknown = JSON.parse(text ?? '{}')
  expect(data).toMatchObject({ '@type': 'Person', name: lawyer.name })
  expect(data).not.toHaveProperty('aggregateRating')
  expect(data).not.toHaveProperty('hasCredential')
})

test('a mistake is reported once, however often the button is pressed', async ({ page }) => {
  await openProfile(page)
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(request.url())
  })
  await page.getByText('Report a mistake').click()
  await page.getByLabel('What is wrong? (optional)').fill('The firm has moved to another street.')
  await page.getByRole('button', { name: 'Send the report' }).dblclick()
  await expect(page.getByText(THANKS)).toBeVisible()
  await expect(page.locator('#report-mistake')).toBeFocused()
  await expect(page.getByRole('button', { name: 'Send the report' })).toHaveCount(0)
  expect(sent).toHaveLength(1)
})

test('a lawyer asks for a correction, and what could not be stored stays in the form', async ({
  page,
  watch,
}) => {
  watch.expectConsole(/status of 400/)
  await openProfile(page)
  await page.getByText('This is me: correct or remove my entry').click()
  const form = page.locator('#own-entry')
  const email = form.getByLabel('Your e-mail address')
  const message = form.getByLabel('What should be changed?')
  const send = form.getByRole('button', { name: 'Send the request' })

  await email.fill('not an address')
  await message.fill('I also speak French.')
  await send.click()
  await expect(form.getByText('Enter a valid e-mail address')).toBeVisible()
  await expect(email).toBeFocused()
  await expect(message).toHaveValue('I also speak French.')

  await email.fill('lawyer@example.org')
  await message.fill('')
  await send.click()
  await expect(form.getByText('Say what should be corrected')).toBeVisible()
  await expect(message).toBeFocused()

  await form.getByLabel('What should we do?').selectOption({ label: 'Remove my entry' })
  await send.click()
  await expect(page.getByText(THANKS)).toBeVisible()
  await expect(page.locator('#own-entry')).toBeFocused()
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('a mistake is reported, and the answer stands where the form stood', async ({ page }) => {
    await page.goto(`/lawyer/${(await someLawyer(page)).slug}`)
    await page.getByText('Report a mistake').click()
    await page.getByLabel('What is wrong? (optional)').fill('The phone number is an old one.')
    await page.getByRole('button', { name: 'Send the report' }).click()
    await expect(page).toHaveURL(/#report-mistake$/)
    await expect(page.getByText(THANKS)).toBeInViewport()
  })

  test('what could not be stored goes back into the form', async ({ page, watch }) => {
    watch.expectConsole(/status of 400/)
    await page.goto(`/lawyer/${(await someLawyer(page)).slug}`)
    await page.getByText('This is me: correct or remove my entry').click()
    const form = page.locator('#own-entry')
    await form.getByLabel('What should we do?').selectOption({ label: 'Remove my entry' })
    await form.getByLabel('Your e-mail address').fill('nobody')
    await form.getByLabel('What should be changed?').fill('I have retired.')
    await form.getByRole('button', { name: 'Send the request' }).click()
    await expect(form.getByText('Enter a valid e-mail address')).toBeVisible()
    await expect(form.getByLabel('What should we do?')).toHaveValue('remove')
    await expect(form.getByLabel('Your e-mail address')).toHaveValue('nobody')
    await expect(form.getByLabel('What should be changed?')).toHaveValue('I have retired.')
  })
})

test("no one is shut out of a lawyer's page, light or dark", async ({ page }) => {
  await openProfile(page)
  await page.getByText('Report a mistake').click()
  await page.getByText('This is me: correct or remove my entry').click()
  expect(await axeFindsInBothSchemes(page)).toEqual([])
})

test.describe('on a phone of 320 px', () => {
  test.use({ viewport: { width: 320, height: 640 } })

  test('the page of a lawyer needs no sideways scrolling', async ({ page }) => {
    await openProfile(page)
    await page.getByText('This is me: correct or remove my entry').click()
    const widths = await page.evaluate(() => [
      document.documentElement.scrollWidth,
      document.documentElement.clientWidth,
    ])
    expect(widths[0]).toBeLessThanOrEqual(widths[1] ?? 0)
  })
})

test('an address of no lawyer is a 404 with a way on', async ({ page, watch }) => {
  watch.expectConsole(/status of 404/)
  const answer = await page.goto('/lawyer/nobody-nowhere')
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible()
})

async function openProfile(page: Page): Promise<void> {
  await page.goto(`/lawyer/${(await someLawyer(page)).slug}`)
  await scriptRuns(page)
}

/** One of California with a phone. */
async function someLawyer(page: Page): Promise<Lawyer> {
  const answer = await page.context().request.get('/api/lawyers?country=US&jurisdiction=US-CA')
  expect(answer.status()).toBe(200)
  const found = ((await answer.json()) as Lawyer[]).find(({ phone }) => phone !== null)
  if (!found) throw new Error('The sample directory has nobody with a phone in California')
  return found
}
