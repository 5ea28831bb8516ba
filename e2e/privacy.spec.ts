import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { readZip } from '../test/read-zip.ts'
import { expect, test } from './fixtures.ts'
import {
  buyCase,
  CARDS,
  goToCheckout,
  openForm,
  payWith,
  proveByCode,
  scriptRuns,
  seeResult,
  storageKeys,
  tenant,
} from './steps.ts'

/** The newest code for an erasure in the demo's mailbox. */
async function erasureCode(page: Page, email: string): Promise<string> {
  const mailbox = await page.context().newPage()
  await mailbox.goto('/dev/mailbox')
  const mail = mailbox
    .getByRole('article')
    .filter({ hasText: email })
    .filter({ hasText: 'Your code to erase your data' })
    .first()
  await expect(mail).toContainText(/\d{6}/)
  const text = ((await mail.textContent()) ?? '').replaceAll(email, ' ')
  const code = /(?<!\d)\d{6}(?!\d)/.exec(text)
  await mailbox.close()
  return code?.[0] ?? ''
}

async function openYourData(page: Page, email: string): Promise<void> {
  await page.goto('/your-data')
  await scriptRuns(page)
  await page.getByLabel('Your e-mail address').fill(email)
  await proveByCode(page, email)
  await expect(page.getByRole('heading', { name: 'Get a copy' })).toBeVisible()
}

test('the privacy page is one click away, and says the times in force', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click()
  await page.waitForURL('**/privacy')
  await expect(page).toHaveTitle(/Privacy/)
  const forms = page.getByRole('listitem').filter({
    has: page.getByRole('heading', { name: 'A form sent with a payment that was never made' }),
  })
  await expect(forms).toContainText('30 days')
  const cases = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'Your cases', exact: true }) })
  await expect(cases).toContainText('12 months')
})

test('everything this browser holds after a purchase stands on the privacy page', async ({
  page,
  context,
}) => {
  test.slow()
  await goToCheckout(page, tenant())
  await payWith(page, CARDS.good)
  await seeResult(page)
  await openForm(page)
  await page.locator('#facts').fill('My landlord keeps my security deposit.')
  await expect.poll(() => storageKeys(page)).toContain('legalFormData')
  const cookies = (await context.cookies()).map(({ name }) => name.replace('__Secure-', ''))
  const kept = [...cookies, ...(await storageKeys(page))]
  await page.goto('/privacy')
  const table = page.getByRole('table', { name: 'Cookies and browser storage' })
  for (const name of kept) {
    await expect(table.getByRole('rowheader').filter({ hasText: name })).toHaveCount(1)
  }
})

test('what was typed stands in the storage of its own browser, and in that of nobody else', async ({
  page,
  browser,
  baseURL,
  watch,
}) => {
  test.slow()
  const situation = tenant({ facts: 'My landlord keeps my deposit: the Wacholderstreit.' })
  await goToCheckout(page, situation)
  const own = await everythingStored(page)
  expect(own).toContain('Wacholderstreit')
  await payWith(page, CARDS.good)
  await seeResult(page)
  const result = page.url()

  const context = await browser.newContext({ baseURL: baseURL ?? '' })
  watch.over(context)
  watch.expectConsole(/status of 404/)
  const stranger = await context.newPage()
  for (const path of ['/', '/pricing', '/payment-success', '/account', '/your-data', result]) {
    await stranger.goto(path)
    await scriptRuns(stranger)
    expect(await everythingStored(stranger), path).not.toContain('Wacholderstreit')
    await expect(stranger.locator('html')).not.toContainText('Wacholderstreit')
  }
  await context.close()
})

/** Cookies, both storages, and what pages kept for offline use. */
async function everythingStored(page: Page): Promise<string> {
  const cookies = await page.context().cookies()
  const kept = await page.evaluate(async () => {
    const caches = await window.caches?.keys()
    return [{ ...localStorage }, { ...sessionStorage }, window.name, caches]
  })
  return JSON.stringify([cookies, kept])
}

test('who only ever paid gets a copy of everything by a code', async ({ page }) => {
  test.slow()
  const situation = tenant({ facts: 'My landlord keeps my deposit: the Fliederzeichen matter.' })
  await buyCase(page, situation)
  await openYourData(page, situation.email)
  const waiting = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download my data' }).click()
  const download = await waiting
  expect(download.suggestedFilename()).toMatch(/^my-data-\d{4}-\d\d-\d\d\.zip$/)
  const [data, document, ...others] = readZip(await readFile(await download.path()))
  expect(data?.path).toMatch(/^my-data-\d{4}-\d\d-\d\d\.json$/)
  expect(document?.path).toMatch(/^case-brief-\d{4}-\d\d-\d\d\.pdf$/)
  expect(document?.data.subarray(0, 5).toString()).toBe('%PDF-')
  expect(others).toEqual([])
  const copy = JSON.parse(data?.data.toString() ?? '') as {
    address: string
    cases: { facts: string }[]
    payments: { amount: number }[]
  }
  expect(copy.address).toBe(situation.email)
  expect(copy.cases.map(({ facts }) => facts)).toEqual([situation.facts])
  expect(copy.payments).toMatchObject([{ amount: 999 }])
  const pdf = page.waitForEvent('download')
  await page.getByRole('link', { name: /^PDF of / }).click()
  const brief = await readFile(await (await pdf).path())
  expect(brief.subarray(0, 5).toString()).toBe('%PDF-')
})

test('everything is erased by button and code, here and on the server', async ({ page, watch }) => {
  test.slow()
  watch.expectConsole(/status of 400/)
  const situation = tenant({ facts: 'My landlord keeps my deposit: the Fliederzeichen matter.' })
  const caseId = await buyCase(page, situation)
  await openYourData(page, situation.email)
  await page.getByRole('button', { name: 'Send me a code to erase everything' }).click()
  const field = page.getByLabel('Code from the mail')
  await expect(field).toBeFocused()
  const code = await erasureCode(page, situation.email)
  await field.fill(code === '000000' ? '111111' : '000000')
  await page.getByRole('button', { name: 'Erase everything for good' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'wrong or too old' })).toHaveCount(1)
  expect((await page.request.get(`/api/cases/${caseId}`)).status()).toBe(200)

  await field.fill(code)
  await page.getByRole('button', { name: 'Erase everything for good' }).click()
  await expect(page.getByRole('heading', { name: 'Everything is erased' })).toBeFocused()
  const personal = ['userEmail', 'legalFormData', 'analysisResults']
  expect((await storageKeys(page)).filter((key) => personal.includes(key))).toEqual([])
  expect((await page.request.get(`/api/cases/${caseId}`)).status()).toBe(404)
  await page.goto('/account')
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()

  // Signing in again makes a new, empty account.
  await scriptRuns(page)
  await page.getByLabel('Your e-mail address').fill(situation.email)
  await proveByCode(page, situation.email)
  await page.goto('/account?tab=cases')
  await expect(page.locator('main')).not.toContainText('Fliederzeichen')
  await page.goto('/dev/mailbox')
  const last = page.getByRole('article').filter({ hasText: situation.email })
  await expect(last.filter({ hasText: 'Your data is erased' })).toHaveCount(1)
  await expect(last).toHaveCount(2)
})

test('the erasure works without script', async ({ page, browser, baseURL }) => {
  test.slow()
  const situation = tenant()
  await openYourData(page, situation.email)
  const plain = await browser.newContext({
    javaScriptEnabled: false,
    baseURL: baseURL ?? '',
    storageState: await page.context().storageState(),
  })
  const still = await plain.newPage()
  await still.goto('/your-data')
  await still.getByRole('button', { name: 'Send me a code to erase everything' }).click()
  await still.getByLabel('Code from the mail').fill(await erasureCode(page, situation.email))
  await still.getByRole('button', { name: 'Erase everything for good' }).click()
  await expect(still.getByRole('heading', { name: 'Everything is erased' })).toBeVisible()
  await still.goto('/your-data')
  await expect(still.getByRole('heading', { name: 'First show that the address' })).toBeVisible()
  await plain.close()
})

test.describe('on a phone, in Arabic', () => {
  test.use({ viewport: { width: 320, height: 640 } })

  test('both pages fit, from right to left', async ({ page }) => {
    for (const path of ['/privacy?lang=ar', '/your-data?lang=ar']) {
      await page.goto(path)
      await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
      const tooWide = await page.evaluate(
        () => document.documentElement.scrollWidth - window.innerWidth,
      )
      expect(tooWide, path).toBeLessThanOrEqual(0)
    }
  })
})
