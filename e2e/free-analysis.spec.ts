import { expect, test } from './fixtures.ts'
import { goToPricing, proveByCode, seeResult, tenant } from './steps.ts'

test('the free analysis of the month is had by a code, and once', async ({ page, watch }) => {
  test.slow()
  const situation = tenant()
  const useFree = page.getByRole('link', { name: 'Use my free analysis this month' })
  await goToPricing(page, situation)
  await useFree.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Your free analysis' })).toBeVisible()
  await expect(page.getByLabel('Your e-mail address')).toHaveValue(situation.email)
  await proveByCode(page, situation.email)
  await seeResult(page)

  watch.expectConsole(/409/)
  await goToPricing(page, situation)
  await useFree.click()
  await expect(page.getByText("This month's free analysis is used")).toBeVisible()
})
