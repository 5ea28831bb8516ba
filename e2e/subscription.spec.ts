import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { CARDS, cardNumber, payWith, proveByCode, scriptRuns, tenant } from './steps.ts'

async function signIn(page: Page, email: string): Promise<void> {
  await page.goto('/account?tab=subscription')
  await scriptRuns(page)
  await page.getByLabel('Your e-mail address').fill(email)
  await proveByCode(page, email)
  await expect(page.getByRole('heading', { name: 'Your account' })).toBeVisible()
}

test('from a sign-in by code to a plan, up, cancelled and kept', async ({ page }) => {
  const { email } = tenant()
  await signIn(page, email)
  const plan = page.getByRole('region', { name: 'Monthly plan' })

  await plan.getByRole('button', { name: 'Choose Standard' }).click()
  await expect(cardNumber(page)).toBeVisible()
  await expect(plan.getByText('Renews each month until you cancel')).toBeVisible()
  await expect(
    plan.getByRole('button', { name: /^Order with obligation to pay: .*19\.00.* a month$/ }),
  ).toBeVisible()
  await payWith(page, CARDS.good)
  await expect(plan.getByText(/^Renews on .* for .*19\.00/)).toBeVisible()
  await page.getByRole('tab', { name: 'Billing History' }).click()
  await expect(page.getByRole('cell', { name: 'Standard, one month' })).toBeVisible()
  await page.getByRole('tab', { name: 'Subscription' }).click()

  await plan.getByRole('button', { name: 'Upgrade to Premium' }).click()
  const change = page.getByRole('dialog', { name: 'Change to Premium?' })
  await expect(change).toContainText('From')
  await change.getByRole('button', { name: /^Order with obligation to pay/ }).click()
  await expect(plan.getByRole('heading', { name: 'Premium' })).toBeVisible()
  await expect(plan.getByText(/^Renews on .* for .*49\.00/)).toBeVisible()

  await plan.getByRole('button', { name: 'Cancel this plan' }).click()
  const cancel = page.getByRole('dialog', { name: 'Cancel Premium?' })
  await expect(cancel).toContainText('You keep Premium')
  await cancel.getByRole('button', { name: 'Cancel at the end of the month' }).click()
  await expect(plan.getByText(/^Ends on .* Nothing more is charged\.$/)).toBeVisible()

  await plan.getByRole('button', { name: 'Keep this plan' }).click()
  await expect(plan.getByText(/^Renews on/)).toBeVisible()
  await page.reload()
  await expect(plan.getByText(/^Renews on .* for .*49\.00/)).toBeVisible()
})

test('a first payment that was declined or left is still there to be paid', async ({
  page,
  watch,
}) => {
  watch.expectConsole(/status of 402/)
  await signIn(page, tenant().email)
  const plan = page.getByRole('region', { name: 'Monthly plan' })
  await plan.getByRole('button', { name: 'Choose Premium' }).click()
  await payWith(page, CARDS.declined)
  await expect(page.getByRole('alert').filter({ hasText: 'Payment Failed' })).toBeVisible()
  await page.reload()
  await expect(plan.getByText('The first payment is not finished')).toBeVisible()
  await plan.getByRole('button', { name: 'Go to the payment' }).click()
  await payWith(page, CARDS.good)
  await expect(plan.getByText(/^Renews on .* for .*49\.00/)).toBeVisible()
})
