import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { openForm, scriptRuns, storageKeys } from './steps.ts'

const offered = readdirSync(join(import.meta.dirname, '../public/translations')).map((file) =>
  file.replace('.json', ''),
)

const selector = (page: Page) => page.getByRole('banner').getByRole('combobox')
const html = (page: Page) => page.locator('html')

test('every language with a file can be chosen', async ({ page }) => {
  await page.goto('/')
  const values = await selector(page)
    .locator('option')
    .evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value))
  expect(values.sort()).toEqual(offered.sort())
})

test.describe('Arabic', () => {
  test('turns the page to the right at once and stays after a reload', async ({ page }) => {
    await openForm(page)
    await page.locator('#facts').fill('Something typed before the language was changed.')
    await selector(page).selectOption('ar')
    await expectArabic(page)
    await expect(page.locator('#facts')).toHaveValue(
      'Something typed before the language was changed.',
    )
    expect(await storageKeys(page)).toContain('preferred-language')
    await page.reload()
    await scriptRuns(page)
    await expectArabic(page)
    await selector(page).selectOption('en')
    await expect(html(page)).toHaveAttribute('dir', 'ltr')
    await expect(page.locator('body')).not.toHaveClass(/rtl/)
    await expect(page.getByRole('button', { name: 'Save Case & View Pricing' })).toBeVisible()
  })

  test('an address that names it shows it, and the server already sends it so', async ({
    page,
  }) => {
    const response = await page.request.get('/?lang=ar')
    expect(await response.text()).toMatch(/<html[^>]*lang="ar"[^>]*dir="rtl"/)
    await page.goto('/pricing?lang=ar')
    await expectArabic(page)
    await scriptRuns(page)
    await page.goto('/')
    await expectArabic(page)
  })

  test.describe('in a browser that speaks it', () => {
    test.use({ locale: 'ar-EG' })

    test('it is the first language, and a saved one comes before it', async ({ page }) => {
      await openForm(page)
      await expectArabic(page)
      await selector(page).selectOption('en')
      await expect(html(page)).toHaveAttribute('lang', 'en')
      await page.goto('/pricing')
      await expect(html(page)).toHaveAttribute('lang', 'en')
      await expect(html(page)).toHaveAttribute('dir', 'ltr')
    })
  })
})

test.describe('in a browser of a language we do not have', () => {
  test.use({ locale: 'sw-KE' })

  test('the page is English', async ({ page }) => {
    await page.goto('/')
    await expect(html(page)).toHaveAttribute('lang', 'en')
  })
})

async function expectArabic(page: Page): Promise<void> {
  await expect(html(page)).toHaveAttribute('dir', 'rtl')
  await expect(html(page)).toHaveAttribute('lang', 'ar')
  await expect(page.locator('body')).toHaveClass(/(^| )rtl( |$)/)
  // The site's own name, in the first heading, is the same in all languages.
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toHaveText(
    /[\u0600-\u06ff]/,
  )
}

test.describe('a browser whose language the site does not speak', () => {
  test.use({ locale: 'sw-KE', timezoneId: 'Asia/Riyadh' })

  test('gets the language of its time zone, and a choice stands from then on', async ({ page }) => {
    await openForm(page)
    await expectArabic(page)
    await selector(page).selectOption('es')
    await expect(html(page)).toHaveAttribute('lang', 'es')
    await page.reload()
    await scriptRuns(page)
    await expect(html(page)).toHaveAttribute('lang', 'es')
  })
})

test.describe('a browser of unknown language in a time zone that says nothing', () => {
  test.use({ locale: 'sw-KE', timezoneId: 'Africa/Nairobi' })

  test('gets English', async ({ page }) => {
    await openForm(page)
    await expect(html(page)).toHaveAttribute('lang', 'en')
  })
})
