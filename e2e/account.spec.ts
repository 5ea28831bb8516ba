import type { Page } from '@playwright/test'
import { axeFinds } from './access/axe.ts'
import { expect, test } from './fixtures.ts'
import { buyCase, proveByCode, type Situation, scriptRuns, seeResult, tenant } from './steps.ts'

const TABS = ['Profile', 'Subscription', 'Billing History', 'Usage', 'My cases', 'My contacts']

test('each tab has its address, is reached by arrow keys, and shows what is true', async ({
  page,
}) => {
  test.slow()
  const { email } = await memberWithCase(page)
  await page.goto('/account')
  await scriptRuns(page)
  await expect(page.getByText('Current Plan')).toBeVisible()
  await expect(page.getByText('Up to 30 analyses a day')).toBeVisible()
  await expect(page.getByRole('tab')).toHaveText(TABS)
  await expect(page.getByRole('tab', { name: 'Profile' })).toHaveAttribute('aria-selected', 'true')

  await page.getByRole('tab', { name: 'Profile' }).focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('tab', { name: 'Billing History' })).toBeFocused()
  await expect(page.getByRole('tab', { name: 'Profile' })).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/account?tab=billing')
  const row = page.getByRole('row').filter({ hasText: '30-Day Unlimited Access' })
  await expect(row).toContainText('9.99 USD')
  await expect(row).toContainText('Paid')
  await expect(row.getByRole('link', { name: /^Withdraw until/ })).toBeVisible()

  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Space')
  await page.waitForURL('**/account?tab=usage')
  await expect(page.getByText('Used today: 1 of 30')).toBeVisible()
  await expect(page.getByText('You made 1 analysis in the last 12 months.')).toBeVisible()
  await page.getByText('The numbers as a table').click()
  await expect(page.getByRole('rowheader')).toHaveCount(12)
  const activity = page.getByRole('region', { name: 'Activity' }).getByRole('listitem')
  await expect(activity).toHaveCount(2)

  await page.reload()
  await expect(page.getByRole('tab', { name: 'Usage' })).toHaveAttribute('aria-selected', 'true')
  await page.goto('/account?tab=contacts')
  await expect(page.getByText('You have not asked a lawyer yet')).toBeVisible()
  await expect(page.getByText(email).first()).toBeVisible()
})

test('a saved profile stays, and its language is that of the pages', async ({ page }) => {
  await signIn(page, tenant().email)
  await page.getByLabel('Your name').fill('  Ana   López ')
  await page.getByRole('button', { name: 'Save my profile' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Saved.' })).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Your name')).toHaveValue('Ana López')

  await scriptRuns(page)
  await page.locator('#profile-language').selectOption('es')
  await page.getByRole('button', { name: 'Save my profile' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Su cuenta' })).toBeVisible()
  await page.goto('/pricing')
  await expect(page.locator('html')).toHaveAttribute('lang', 'es')
  const kept = await page.evaluate(() => window.localStorage.getItem('preferred-language'))
  expect(kept).toBe('es')
})

test('the address changes with a code from each mailbox, and this device stays signed in', async ({
  page,
  watch,
}) => {
  test.slow()
  watch.expectConsole(/status of 400/)
  const [{ email: before }, { email: after }] = [tenant(), tenant()]
  await signIn(page, before)
  await page.getByLabel('New e-mail address').fill(after)
  await page.getByRole('button', { name: 'Send the codes' }).click()
  const oldCode = page.getByLabel('Code sent to your present address')
  await expect(oldCode).toBeVisible()
  await oldCode.fill('000000')
  await page.getByLabel('Code sent to your new address').fill('000000')
  await page.getByRole('button', { name: 'Change my address' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'A code is wrong' })).toBeVisible()

  await oldCode.fill(await changeCode(page, before))
  await page.getByLabel('Code sent to your new address').fill(await changeCode(page, after))
  await page.getByRole('button', { name: 'Change my address' }).click()
  await expect(page.getByText('Your e-mail address is changed.')).toBeVisible()
  await expect(page.getByText('Signed in as')).toContainText(after)
  await page.reload()
  await expect(page.getByText('Signed in as')).toContainText(after)
})

test('the receipt is a PDF for who paid, and for nobody else', async ({
  page,
  browser,
  baseURL,
}) => {
  await memberWithCase(page)
  await page.goto('/account?tab=billing')
  const link = page.getByRole('link', { name: /^Receipt .* as PDF$/ }).first()
  const address = (await link.getAttribute('href')) ?? ''
  const paper = await page.request.get(address)
  expect(paper.status()).toBe(200)
  expect(paper.headers()['content-type']).toBe('application/pdf')
  expect((await paper.body()).subarray(0, 5).toString()).toBe('%PDF-')
  const stranger = await browser.newContext({ baseURL: baseURL ?? '' })
  expect((await stranger.request.get(address)).status()).toBe(404)
  await stranger.close()
})

test('a case is named, run again, and deleted in two steps: then it is gone', async ({
  page,
  watch,
}) => {
  test.slow()
  const { caseId } = await memberWithCase(page)
  await page.goto('/account?tab=cases')
  await scriptRuns(page)
  await page.getByRole('link', { name: /^Rename, print or delete/ }).click()
  await page.getByLabel('Name of the case').fill('The deposit')
  await page.getByRole('button', { name: 'Save the name' }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'The deposit' })).toBeVisible()
  await expect(page.getByText('The name is saved.')).toBeVisible()

  await page.getByRole('button', { name: 'Analyze again' }).click()
  await seeResult(page)
  expect(page.url()).not.toContain(caseId)
  await page.goto('/account?tab=cases')
  await expect(page.getByRole('link', { name: 'Open the result: The deposit' })).toHaveCount(2)

  await page.goto(`/account?tab=cases&case=${caseId}`)
  await scriptRuns(page)
  await expect(page.getByText(/^Opened by you on/)).toBeVisible()
  await page.getByRole('link', { name: 'Delete this case' }).click()
  await expect(page.getByRole('heading', { name: 'Delete this case for good?' })).toBeFocused()
  await page.getByRole('link', { name: 'Keep the case' }).click()
  await page.getByRole('link', { name: 'Delete this case' }).click()
  await page.getByRole('button', { name: 'Delete for good' }).click()
  await expect(page.getByText('The case is deleted.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Open the result: The deposit' })).toHaveCount(1)

  watch.expectConsole(/status of 404/)
  expect((await page.goto(`/?case=${caseId}`))?.status()).toBe(404)
  expect((await page.request.get(`/api/cases/${caseId}`)).status()).toBe(404)
  await page.goto(`/account?tab=cases&case=${caseId}`)
  await expect(page.getByText('There is no such case in your account.')).toBeVisible()
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('tabs open, a profile is saved, and a case is named and deleted', async ({ page }) => {
    test.slow()
    const situation = tenant()
    await buyCase(page, situation)
    await signInByCalls(page, situation.email)
    await page.goto('/account')
    await page.getByLabel('Your name').fill('Ana')
    await page.getByRole('button', { name: 'Save my profile' }).click()
    await expect(page.getByText('Saved.')).toBeVisible()
    await page.getByRole('link', { name: 'My cases' }).click()
    await page.getByRole('link', { name: /^Rename, print or delete/ }).click()
    await page.getByLabel('Name of the case').fill('Without script')
    await page.getByRole('button', { name: 'Save the name' }).click()
    await expect(page.getByRole('heading', { name: 'Without script' })).toBeVisible()
    await page.getByRole('link', { name: 'Delete this case' }).click()
    await page.getByRole('button', { name: 'Delete for good' }).click()
    await expect(page.getByText('The case is deleted.')).toBeVisible()
    await expect(page.getByText('No case yet')).toBeVisible()
  })
})

test('axe finds nothing on any tab, light and dark, nor does a small phone scroll', async ({
  page,
}) => {
  test.slow()
  const { caseId } = await memberWithCase(page)
  const tabs = ['profile', 'subscription', 'billing', 'usage', 'cases', 'contacts']
  const detail = `/account?tab=cases&case=${caseId}`
  const addresses = [...tabs.map((tab) => `/account?tab=${tab}`), detail, `${detail}&delete=ask`]
  for (const address of addresses) {
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
    await page.goto(address)
    await scriptRuns(page)
    expect(await axeFinds(page), address).toEqual([])
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
    expect(await axeFinds(page, 'colours'), address).toEqual([])
    const before = page.viewportSize()
    await page.setViewportSize({ width: 320, height: 640 })
    // A page that was wider a moment ago may need one to settle.
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth), { message: address })
      .toBeLessThanOrEqual(320)
    if (before) await page.setViewportSize(before)
  }
})

/** Somebody who paid, has one analysed case, and is signed in. */
async function memberWithCase(page: Page): Promise<Situation & { caseId: string }> {
  const situation = tenant()
  const caseId = await buyCase(page, situation)
  await page.goto(`/?case=${caseId}`)
  await signIn(page, situation.email)
  // Opened once more, now as the owner.
  await page.goto(`/?case=${caseId}`)
  return { ...situation, caseId }
}

async function signIn(page: Page, email: string): Promise<void> {
  await page.goto('/account')
  await scriptRuns(page)
  await page.getByLabel('Your e-mail address').fill(email)
  await proveByCode(page, email)
  await expect(page.getByRole('heading', { name: 'Your account' })).toBeVisible()
}

async function signInByCalls(page: Page, email: string): Promise<void> {
  const asked = await page.request.post('/api/sign-in/code', { data: { email, language: 'en' } })
  expect(asked.status()).toBe(200)
  await page.goto('/dev/mailbox')
  const mail = page.getByRole('article').filter({ hasText: email }).filter({ hasText: 'sign-in' })
  const code = sixDigits((await mail.first().textContent()) ?? '', email)
  const answer = await page.request.post('/api/sign-in', { data: { email, code } })
  expect(answer.status()).toBe(200)
}

/** The code of a change of address, as it stands in the demo's mailbox. */
async function changeCode(page: Page, email: string): Promise<string> {
  const mailbox = await page.context().newPage()
  await mailbox.goto('/dev/mailbox')
  const mail = mailbox
    .getByRole('article')
    .filter({ hasText: email })
    .filter({ hasText: /A code to (change your|confirm this) e-mail address/ })
    .first()
  const code = sixDigits((await mail.textContent()) ?? '', email)
  await mailbox.close()
  return code
}

function sixDigits(text: string, email: string): string {
  return /(?<!\d)\d{6}(?!\d)/.exec(text.replaceAll(email, ''))?.[0] ?? ''
}
