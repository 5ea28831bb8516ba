import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { buyCase, scriptRuns, tenant } from './steps.ts'

const NO_ANSWER = /status of 503/

const link = (page: Page) => page.getByRole('link', { name: 'Download as PDF' })

async function firstBytes(path: string): Promise<string> {
  return (await readFile(path)).subarray(0, 5).toString()
}

test('a result is taken along as a PDF', async ({ page }) => {
  const id = await buyCase(page, tenant())
  await page.goto(`/?case=${id}`)
  await scriptRuns(page)
  const [download] = await Promise.all([page.waitForEvent('download'), link(page).click()])
  expect(download.suggestedFilename()).toMatch(/^case-brief-\d{4}-\d\d-\d\d\.pdf$/)
  expect(await firstBytes(await download.path())).toBe('%PDF-')
  await expect(link(page)).toBeVisible()
})

test('a PDF that cannot be made is told in words, and asked for again', async ({ page, watch }) => {
  const id = await buyCase(page, tenant())
  await page.goto(`/?case=${id}`)
  await scriptRuns(page)
  watch.expectConsole(NO_ANSWER)
  await page.route('**/brief.pdf*', (route) =>
    route.fulfill({ status: 503, json: { code: 'document_busy', message: 'busy' } }),
  )
  await link(page).click()
  await expect(page.getByRole('alert')).toContainText('Try again in a minute')
  await page.unroute('**/brief.pdf*')
  const [download] = await Promise.all([page.waitForEvent('download'), link(page).click()])
  expect(await firstBytes(await download.path())).toBe('%PDF-')
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('in Arabic it has an Arabic name', async ({ page }) => {
  const id = await buyCase(page, tenant())
  await page.goto(`/?case=${id}&lang=ar`)
  await scriptRuns(page)
  const arabic = page.getByRole('link', { name: 'تنزيل بصيغة PDF' })
  const [download] = await Promise.all([page.waitForEvent('download'), arabic.click()])
  expect(download.suggestedFilename()).toMatch(/^ملخص-القضية-/)
  expect((await readFile(await download.path())).toString('utf8')).toContain('/Lang (ar)')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('it is a plain link', async ({ page }) => {
    const id = await buyCase(page, tenant())
    await page.goto(`/?case=${id}`)
    const [download] = await Promise.all([page.waitForEvent('download'), link(page).click()])
    expect(await firstBytes(await download.path())).toBe('%PDF-')
  })
})
