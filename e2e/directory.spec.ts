import { expect, type Page } from '@playwright/test'
import { test } from './fixtures.ts'
import { buyCase, scriptRuns, tenant } from './steps.ts'

type Lawyer = {
  name: string
  location: string
  experience: number
  phone: string | null
  email: string | null
  freeConsultation: boolean
}

const cards = (page: Page) => page.locator('#lawyers ul > li:has(h3)')

test('the list shows five, then five more, then all, and starts again with other filters', async ({
  page,
}) => {
  const facts = 'My boss dismissed me on Friday without any notice after four years at work.'
  const id = await buyCase(page, tenant({ facts }))
  await page.goto(`/?case=${id}`)
  await scriptRuns(page)
  const list = page.locator('#lawyers')
  const total = Number(
    /of (\d+) lawyers?/.exec((await list.getByText(/^Showing \d+ of/).textContent()) ?? '')?.[1],
  )
  expect(total, 'employment lawyers of the United States').toBeGreaterThan(10)
  await expect(cards(page)).toHaveCount(5)
  await expect(list.getByRole('button', { name: 'Show All' })).toBeVisible()
  await list.getByRole('button', { name: 'Show More' }).click()
  await expect(cards(page)).toHaveCount(10)
  await list.getByRole('button', { name: 'Show All' }).click()
  await expect(cards(page)).toHaveCount(total)
  await expect(list.getByRole('button', { name: 'Show More' })).toBeHidden()

  await list.getByLabel('Free consultation only').check()
  await expect.poll(() => cards(page).count()).toBeLessThanOrEqual(5)
  for (const card of await cards(page).all()) {
    await expect(card.getByText('Free consultation', { exact: true })).toBeVisible()
  }
  await list.getByLabel('Free consultation only').uncheck()
  await expect(cards(page)).toHaveCount(5)

  await list.getByLabel('Experience').selectOption({ label: '20 years or more' })
  await expect.poll(async () => Math.min(...(await yearsShown(page)))).toBeGreaterThanOrEqual(20)
})

test('filters that fit nobody say so and can be cleared', async ({ page }) => {
  const id = await buyCase(page, tenant())
  await page.goto(`/?case=${id}`)
  await scriptRuns(page)
  const list = page.locator('#lawyers')
  await list.getByLabel('Name or firm').fill('nobody is called this')
  await expect(list.getByText('No attorneys found in California', { exact: true })).toBeVisible()
  await expect(list.getByText(/contact the local bar association/)).toBeVisible()
  await list.getByRole('button', { name: 'Clear the filters' }).click()
  await expect(cards(page).first()).toBeVisible()
})

test('a list that cannot be loaded says so', async ({ page, watch }) => {
  watch.expectConsole(/status of 503/)
  const id = await buyCase(page, tenant())
  await page.goto(`/?case=${id}`)
  await scriptRuns(page)
  await page.route('**/api/lawyers?*', (route) =>
    route.fulfill({ status: 503, json: { message: 'x', code: 'internal' } }),
  )
  await page.locator('#lawyers').getByLabel('Free consultation only').check()
  await expect(
    page.getByText('Failed to load lawyers. Please try again later.', { exact: true }),
  ).toBeVisible()
})

test('a lawyer with neither phone nor mail leads to the website', async ({ page }) => {
  const silent = await findLawyer(page, (one) => !one.phone && !one.email)
  await page.goto(`/search?q=${encodeURIComponent(silent.name)}`)
  await scriptRuns(page)
  await page
    .getByRole('button', { name: `Contact ${silent.name}` })
    .first()
    .click()
  const toast = page.locator('li', { hasText: 'Contact Information' })
  await expect(toast).toBeVisible()
  await expect(toast).toContainText('Please visit the website')
})

test('a lawyer with a phone is called or written to by the visitor', async ({ page }) => {
  const reachable = await findLawyer(page, (one) => one.phone !== null && one.email !== null)
  await page.goto(`/search?q=${encodeURIComponent(reachable.name)}`)
  await scriptRuns(page)
  await page
    .getByRole('button', { name: `Contact ${reachable.name}` })
    .first()
    .click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.locator('a[href^="tel:"]')).toBeVisible()
  await expect(dialog.locator('a[href^="mailto:"]')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
})

async function lawyersOf(page: Page, country: string, jurisdiction = ''): Promise<Lawyer[]> {
  const query = new URLSearchParams({ country, ...(jurisdiction ? { jurisdiction } : {}) })
  const response = await page.context().request.get(`/api/lawyers?${query}`)
  expect(response.status()).toBe(200)
  return (await response.json()) as Lawyer[]
}

async function findLawyer(page: Page, fits: (one: Lawyer) => boolean): Promise<Lawyer> {
  for (const country of ['US', 'GB', 'DE', 'FR', 'IN', 'ES']) {
    const found = (await lawyersOf(page, country)).find(fits)
    if (found) return found
  }
  throw new Error('No lawyer of the sample directory fits')
}

async function yearsShown(page: Page): Promise<number[]> {
  const texts = await cards(page)
    .getByText(/^\d+ years?$/)
    .allTextContents()
  return texts.map((text) => Number.parseInt(text, 10))
}
