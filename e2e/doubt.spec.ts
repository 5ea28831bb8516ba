import { expect, test } from './fixtures.ts'
import { CARDS, goToCheckout, payWith, seeResult, tenant } from './steps.ts'

test('a doubtful answer asks, and what is answered leads to a clearer one', async ({ page }) => {
  const facts =
    'They told me something on Monday and I do not know what to do about it, please help.'
  await goToCheckout(page, tenant({ facts }))
  await payWith(page, CARDS.good)
  await seeResult(page)
  const before = page.url()
  const questions = page.getByRole('form', { name: 'A few questions would make it clearer' })
  await questions.getByLabel('My employer or boss').check()
  await questions.getByLabel('I am losing my job or my home').check()
  await questions.getByRole('button', { name: 'Look again with these answers' }).click()
  await page.waitForURL((url) => /case=/.test(url.href) && url.href !== before)
  await seeResult(page)
  await expect(page.getByText('Employment', { exact: false }).first()).toBeVisible()
})

test('a day that the facts tell is counted, shown with its words and kept as a calendar file', async ({
  page,
}) => {
  const facts =
    'Vorgestern hat mich mein Chef angeschrien. Gestern hat er mir die Kündigung gegeben, ohne Grund, nach sieben Jahren in der Bäckerei.'
  await goToCheckout(page, tenant({ country: 'DE', jurisdiction: 'DE-BY', facts }))
  await payWith(page, CARDS.good)
  await seeResult(page)
  await expect(page.getByText('Gestern', { exact: true }).first()).toBeVisible()
  const days = page.getByRole('group', { name: 'Days you named' }).first()
  const other = days.getByRole('button', { name: 'Vorgestern' })
  await expect(days.getByRole('button', { pressed: true })).toHaveText(/Gestern/)
  await other.click()
  await expect(days.getByRole('button', { pressed: true })).toHaveText(/Vorgestern/)
  await expect(page.getByLabel('When did that happen?').first()).toHaveValue(isoDay(-2))
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Add to my calendar' }).first().click()
  expect((await download).suggestedFilename()).toMatch(/\.ics$/)
})

/** @returns YYYY-MM-DD, so many days from today */
function isoDay(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
}
