import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { proveByCode, scriptRuns, tenant } from './steps.ts'

test('another device is signed out from here, and then this one with all', async ({
  page,
  browser,
  watch,
}) => {
  test.slow()
  const { email } = tenant()
  const other = await browser.newContext()
  watch.over(other)
  const elsewhere = await other.newPage()
  await signIn(elsewhere, email)
  await signIn(page, email)

  const devices = page.getByRole('region', { name: 'Signed-in devices' })
  await expect(devices.getByRole('listitem')).toHaveCount(2)
  const theOther = devices.getByRole('listitem').filter({ hasNotText: 'This device' })
  await theOther.getByRole('button', { name: /^Sign out: / }).click()
  await expect(devices.getByRole('listitem')).toHaveCount(1)
  await elsewhere.reload()
  await expect(elsewhere.getByRole('heading', { name: 'Sign in' })).toBeVisible()

  await devices.getByRole('button', { name: 'Sign out everywhere' }).click()
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  await other.close()
})

async function signIn(page: Page, email: string): Promise<void> {
  await page.goto('/account')
  await scriptRuns(page)
  await page.getByLabel('Your e-mail address').fill(email)
  await proveByCode(page, email)
  await expect(page.getByRole('heading', { name: 'Your account' })).toBeVisible()
}
