import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { buyCase, fillForm, openForm, scriptRuns, storageKeys, tenant } from './steps.ts'

const send = (page: Page) => page.getByRole('button', { name: 'Save Case & View Pricing' })
const thanks = (page: Page) => page.getByRole('dialog', { name: 'Thank you' })

const MESSAGES = {
  facts: 'Please provide at least 15 characters describing your situation',
  country: 'Please select your country',
  email: 'Please provide a valid email address',
  jurisdiction: 'Please select your state/province/region',
}

test('an empty form names each missing answer, and the summary takes the focus', async ({
  page,
}) => {
  await openForm(page)
  await send(page).click()
  const summary = page.getByRole('alert').filter({ hasText: '3 answers need your attention' })
  await expect(summary).toBeFocused()
  for (const field of ['facts', 'country', 'email'] as const) {
    await expect(page.locator(`#${field}-error`)).toHaveText(MESSAGES[field])
    await expect(summary.getByRole('link', { name: MESSAGES[field] })).toHaveAttribute(
      'href',
      `#${field}`,
    )
  }
  await expect(thanks(page)).toBeHidden()

  await page.locator('#country').selectOption('US')
  await page.locator('#email').fill('not an address')
  await send(page).click()
  await expect(page.locator('#jurisdiction-error')).toHaveText(MESSAGES.jurisdiction)
  await expect(page.locator('#email-error')).toHaveText(MESSAGES.email)
  await expect(page.locator('#country-error')).toBeHidden()
})

test('14 characters are too few, 15 are enough', async ({ page }) => {
  await openForm(page)
  await fillForm(page, tenant({ facts: 'a'.repeat(14) }))
  await send(page).click()
  await expect(page.locator('#facts-error')).toHaveText(MESSAGES.facts)
  await page.locator('#facts').fill('a'.repeat(15))
  await send(page).click()
  await expect(thanks(page)).toBeVisible()
})

test('another country clears the region, and one without regions asks for none', async ({
  page,
}) => {
  await openForm(page)
  await fillForm(page, tenant())
  await expect(page.locator('#jurisdiction')).toHaveValue('US-CA')
  await page.locator('#country').selectOption('DE')
  await expect(page.locator('#jurisdiction option[value="DE-BY"]')).toBeAttached()
  await expect(page.locator('#jurisdiction')).toHaveValue('')
  await page.locator('#country').selectOption('SG')
  await expect(page.locator('#jurisdiction')).toHaveCount(0)
})

test('a reload in the middle of the form loses nothing typed', async ({ page }) => {
  const situation = tenant()
  await openForm(page)
  await fillForm(page, situation)
  await page.getByLabel('Urgent', { exact: false }).last().check()
  await page.locator('#legalArea').selectOption('real-estate')
  await page.reload()
  await scriptRuns(page)
  await expect(page.locator('#facts')).toHaveValue(situation.facts)
  await expect(page.locator('#country')).toHaveValue('US')
  await expect(page.locator('#jurisdiction')).toHaveValue('US-CA')
  await expect(page.locator('#legalArea')).toHaveValue('real-estate')
  await expect(page.locator('#email')).toHaveValue(situation.email)
  await expect(page.locator('input[name="urgency"][value="high"]')).toBeChecked()
  // The region is really chosen, not only shown.
  await expect(page.locator('#jurisdiction option:checked')).toHaveText('California')
})

test('going away and back keeps what was typed', async ({ page }) => {
  const situation = tenant()
  await openForm(page)
  await fillForm(page, situation)
  await page.getByRole('link', { name: 'Choose Your Plan' }).click()
  await page.waitForURL('**/pricing')
  await page.goBack()
  await expect(page.locator('#facts')).toHaveValue(situation.facts)
  await expect(page.locator('#jurisdiction')).toHaveValue('US-CA')
  await expect(page.locator('#email')).toHaveValue(situation.email)
})

test('this browser keeps the specified keys and no other, until the form is cleared', async ({
  page,
}) => {
  await openForm(page)
  await fillForm(page, tenant())
  await send(page).click()
  await expect(thanks(page)).toBeVisible()
  expect(await storageKeys(page)).toEqual(['legalFormData', 'userEmail'])
  await page.keyboard.press('Escape')
  // The address has left the address bar: the page has settled.
  await expect(page).toHaveURL(/\/pricing$/)
  await page.goBack()
  await page.getByRole('button', { name: 'Clear this form' }).click()
  await expect(page.locator('#facts')).toHaveValue('')
  // Longer than typing takes to be kept.
  await page.waitForTimeout(700)
  expect(await storageKeys(page)).toEqual(['userEmail'])
})

test('an address from a link is taken over and leaves the address bar', async ({ page }) => {
  await openForm(page, '/?email=from-a-mail%40example.org')
  await expect(page.locator('#email')).toHaveValue('from-a-mail@example.org')
  await expect(page).toHaveURL(/\/$/)
  expect(await page.evaluate(() => window.localStorage.getItem('userEmail'))).toBe(
    'from-a-mail@example.org',
  )
})

test('the whole form can be filled and sent with the keyboard alone', async ({ page }) => {
  await openForm(page)
  const { keyboard } = page
  const tabTo = async (selector: string) => {
    for (let presses = 0; presses < 60; presses += 1) {
      if (await page.locator(selector).evaluate((one) => one === document.activeElement)) return
      await keyboard.press('Tab')
    }
    throw new Error(`Tab never reaches ${selector}`)
  }
  await tabTo('#facts')
  await keyboard.type('My landlord keeps my deposit since I moved out.')
  await tabTo('#country')
  await keyboard.type('Singapore')
  await tabTo('#legalArea')
  await tabTo('input[name="urgency"]:checked')
  await keyboard.press('ArrowDown')
  await expect(page.locator('input[name="urgency"][value="medium"]')).toBeChecked()
  await tabTo('#email')
  await keyboard.type('keyboard@example.org')
  await keyboard.press('Tab')
  await expect(send(page)).toBeFocused()
  await keyboard.press('Enter')
  await expect(thanks(page)).toBeVisible()
  await keyboard.press('Enter')
  await page.waitForURL('**/pricing*')
  await expect(page.locator('#country')).toHaveCount(0)
})

test('a connection lost while analysing says so and keeps the form', async ({ page, watch }) => {
  watch.expectConsole(/net::ERR_FAILED|ERR_CONNECTION/)
  const situation = tenant()
  await buyCase(page, situation)
  await page.route('**/api/analyze-case', (route) => route.abort())
  await openForm(page)
  const facts = 'My boss dismissed me on Friday without any notice after four years.'
  await fillForm(page, { ...situation, facts })
  await send(page).click()
  const dialog = page.getByRole('dialog', { name: 'The analysis did not work' })
  await expect(dialog).toContainText('Network error occurred during analysis. Please try again.')
  await dialog.getByRole('button', { name: 'Back to the form' }).click()
  await expect(page.locator('#facts')).toHaveValue(facts)
  await expect(page.locator('#jurisdiction')).toHaveValue('US-CA')
  await expect(page).not.toHaveURL(/pricing/)

  await send(page).click()
  await expect(dialog).toBeVisible()
  await page.unroute('**/api/analyze-case')
  await dialog.getByRole('button', { name: 'Try again' }).click()
  await page.waitForURL(/\/\?case=/)
})

test('a server that fails is named by its reason', async ({ page, watch }) => {
  watch.expectConsole(/status of 500/)
  const situation = tenant()
  await buyCase(page, situation)
  await page.route('**/api/analyze-case', (route) =>
    route.fulfill({ status: 500, json: { message: 'x', code: 'internal' } }),
  )
  await openForm(page)
  await fillForm(page, situation)
  await send(page).click()
  await expect(page.getByRole('dialog')).toContainText(
    'Analysis failed: Something went wrong on our side.',
  )
})
