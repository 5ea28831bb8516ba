import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { said, stubSpeech } from './speech-stub.ts'
import { openForm } from './steps.ts'

const PAGE = '/how-it-works'
const bar = (page: Page) => page.getByRole('complementary', { name: 'Reading aloud' })

async function openBar(page: Page, path = PAGE): Promise<void> {
  await openForm(page, path)
  await page.getByRole('button', { name: 'Read aloud' }).click()
  await expect(bar(page)).toBeVisible()
}

for (const manner of ['chrome', 'firefox', 'safari'] as const) {
  test.describe(`in a browser like ${manner}`, () => {
    test('the page is read sentence by sentence, and a pause keeps the place', async ({ page }) => {
      await stubSpeech(page, manner)
      await openBar(page)
      await bar(page).getByRole('button', { name: 'Read page' }).click()
      await expect.poll(async () => (await said(page)).length).toBeGreaterThan(1)
      await bar(page).getByRole('button', { name: 'Pause' }).click()
      await expect(bar(page).getByRole('status')).toHaveText('Paused. The place is kept.')
      const before = await said(page)
      await page.waitForTimeout(900)
      expect(await said(page)).toEqual(before)
      await bar(page).getByRole('button', { name: 'Go on' }).click()
      await expect.poll(async () => (await said(page)).length).toBeGreaterThan(before.length)
      expect((await said(page))[before.length]?.text).toBe(before.at(-1)?.text)
      expect(before[0]?.text).toBe('How it works')
      expect(before.every(({ lang }) => lang === 'en')).toBe(true)
      await bar(page).getByRole('button', { name: 'Stop' }).click()
      await expect(bar(page).getByRole('status')).toHaveText('Nothing is being read.')
    })
  })
}

test('speed and voice are kept for the next page', async ({ page }) => {
  await stubSpeech(page, 'safari')
  await openBar(page)
  await bar(page).getByRole('slider').fill('1.3')
  await bar(page).getByRole('combobox').selectOption('Cloud')
  await page.reload()
  await openBar(page)
  await bar(page).getByRole('button', { name: 'Read this' }).click()
  await expect.poll(async () => (await said(page)).length).toBeGreaterThan(0)
  // By now it may have come to the next sentence.
  for (const each of await said(page)) expect(each).toMatchObject({ rate: 1.3, voice: 'Cloud' })
})

test('going to another page ends the reading, Escape closes the bar', async ({ page }) => {
  await stubSpeech(page, 'chrome')
  await openBar(page)
  await bar(page).getByRole('button', { name: 'Read page' }).click()
  await expect.poll(async () => (await said(page)).length).toBeGreaterThan(0)
  await page.getByRole('contentinfo').getByRole('link', { name: 'All questions' }).click()
  await page.waitForURL('**/faq')
  await expect(bar(page).getByRole('status')).toHaveText('Nothing is being read.')
  await bar(page).getByRole('button', { name: 'Read page' }).focus()
  await page.keyboard.press('Escape')
  await expect(bar(page)).toBeHidden()
  await expect(page.getByRole('button', { name: 'Read aloud' })).toBeFocused()
})

test('an Arabic page is read by an Arabic voice', async ({ page }) => {
  await stubSpeech(page, 'safari')
  await openForm(page, `${PAGE}?lang=ar`)
  await page.getByRole('button', { name: 'قراءة بصوت عالٍ' }).click()
  await page.getByRole('button', { name: 'اقرأ الصفحة' }).click()
  await expect.poll(async () => (await said(page)).length).toBeGreaterThan(0)
  expect((await said(page))[0]).toMatchObject({ lang: 'ar', voice: 'Laila' })
})

test('where there is no speech a message says so', async ({ page }) => {
  await stubSpeech(page, 'none')
  await openForm(page, PAGE)
  await page.getByRole('button', { name: 'Read aloud' }).click()
  await expect(page.getByText('Speech Not Supported', { exact: true })).toBeVisible()
})
