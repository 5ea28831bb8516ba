import type { Page } from '@playwright/test'
import { axeFinds } from './access/axe.ts'
import { expect, test } from './fixtures.ts'
import { canMoveTime, letRenewalFail } from './moved-access.ts'
import { CARDS, cardNumber, payWith, proveByCode, scriptRuns, tenant } from './steps.ts'

async function signIn(page: Page, email: string): Promise<void> {
  await page.goto('/account?tab=subscription')
  await scriptRuns(page)
  await page.getByLabel('Your e-mail address').fill(email)
  await proveByCode(page, email)
  await expect(page.getByRole('heading', { name: 'Your account' })).toBeVisible()
}

/** Nothing for axe to find, in light and dark, once nothing is fading in any more. */
async function isAccessible(page: Page, state: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.evaluate(async () => {
      await Promise.allSettled(document.getAnimations().map((animation) => animation.finished))
    })
    const rules = colorScheme === 'light' ? 'all' : 'colours'
    expect(await axeFinds(page, rules), `${state}, ${colorScheme}`).toEqual([])
  }
  await page.emulateMedia({ colorScheme: 'light' })
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

test('axe finds nothing in a plan that is offered, active, cancelled or behind', async ({
  page,
}) => {
  test.slow()
  const { email } = tenant()
  await signIn(page, email)
  const plan = page.getByRole('region', { name: 'Monthly plan' })
  await expect(plan.getByRole('button', { name: 'Choose Standard' })).toBeVisible()
  await isAccessible(page, 'offered')
  await plan.getByRole('button', { name: 'Choose Standard' }).click()
  await expect(cardNumber(page)).toBeVisible()
  await isAccessible(page, 'to be paid')
  await payWith(page, CARDS.good)
  await expect(plan.getByText(/^Renews on /)).toBeVisible()
  await isAccessible(page, 'active')

  await plan.getByRole('button', { name: 'Cancel this plan' }).click()
  const cancel = page.getByRole('dialog')
  await expect(cancel).toBeVisible()
  await isAccessible(page, 'asked to cancel')
  await cancel.getByRole('button', { name: 'Cancel at the end of the month' }).click()
  await expect(plan.getByText(/^Ends on /)).toBeVisible()
  await isAccessible(page, 'cancelled at the end of the month')
  await plan.getByRole('button', { name: 'Keep this plan' }).click()
  await expect(plan.getByText(/^Renews on /)).toBeVisible()

  if (!canMoveTime()) return
  await letRenewalFail(email)
  await page.reload()
  await expect(plan.getByText('We could not charge your card')).toBeVisible()
  await isAccessible(page, 'behind')
})
