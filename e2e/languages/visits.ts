import type { Page } from '@playwright/test'
import { cardNumber, fillCard, payButton } from '../steps.ts'
import type { Reader } from './reader.ts'

/** A page to read, and what is done on it to bring out more of its texts. */
export type Visit = { path: string; before?: (page: Page) => Promise<void> }

/** What everybody sees, without an account. */
export const OPEN_PAGES: readonly Visit[] = [
  { path: '/' },
  { path: '/', before: sendEmptyForm },
  { path: '/pricing?email=someone%40example.org' },
  { path: '/subscribe/unlimited?email=someone%40example.org', before: declinedCard },
  { path: '/subscribe/standard' },
  { path: '/subscribe/gold' },
  { path: '/free-analysis' },
  { path: '/payment-success' },
  { path: '/receipt/none' },
  { path: '/withdraw' },
  { path: '/seller' },
  { path: '/how-it-works' },
  { path: '/faq' },
  { path: '/accessibility' },
  { path: '/legal-terms' },
  { path: '/privacy' },
  { path: '/your-data' },
  { path: '/account' },
  { path: '/search' },
  { path: '/search?q=an' },
  { path: '/search?q=qqqqqq' },
  { path: '/how-results-are-ordered' },
  { path: '/law/us-ca-civ-1950-5' },
  { path: '/law/no-such-law' },
  { path: '/legal-glossary' },
  { path: '/legal-glossary/bail' },
  { path: '/legal-glossary/plantiff' },
  { path: '/lawyers' },
  { path: '/lawyers/united-states/california/real-estate' },
  { path: '/lawyers/germany' },
  { path: '/lawyers/japan/family-law' },
  { path: '/lawyers/germny' },
  { path: '/attorneys' },
  { path: '/attorneys/spain/madrid/employment' },
  { path: '/coverage' },
  { path: '/test-notifications' },
  { path: '/lawyer/none' },
  { path: '/dev/mailbox' },
  { path: '/dev/mailbox/none' },
  { path: '/ask-lawyers' },
  { path: '/answer/x.y' },
  { path: '/did-this-help/x.y' },
  { path: '/mail-stop/x.y' },
  { path: '/no/such/page' },
]

/** What somebody sees who has bought, is signed in and has asked lawyers. */
export function ownPages({ caseIds, letters, lawyers }: Reader): Visit[] {
  const [first = '', second = ''] = caseIds
  const detail = `/account?tab=cases&case=${first}`
  return [
    ...caseIds.map((id) => ({ path: `/?case=${id}` })),
    { path: `/?case=${second}`, before: openContact },
    { path: `/ask-lawyers?case=${second}` },
    ...['profile', 'subscription', 'billing', 'usage', 'cases', 'contacts'].map((tab) => ({
      path: `/account?tab=${tab}`,
    })),
    { path: detail },
    { path: `${detail}&delete=ask` },
    { path: '/account?tab=cases&case=none' },
    { path: '/your-data' },
    { path: '/pricing' },
    { path: '/withdraw' },
    { path: '/subscribe/standard' },
    { path: '/free-analysis' },
    ...lawyers.map((slug) => ({ path: `/lawyer/${slug}` })),
    ...letters.map((path) => ({ path })),
  ]
}

async function sendEmptyForm(page: Page): Promise<void> {
  await page.locator('form button[type="submit"]').first().click()
  await page.getByRole('alert').first().waitFor()
}

async function declinedCard(page: Page): Promise<void> {
  await cardNumber(page).waitFor()
  await fillCard(page, '4000000000000002')
  await payButton(page).click()
  await page.getByRole('alert').first().waitFor()
}

async function openContact(page: Page): Promise<void> {
  await page.locator('#lawyers li button').first().click()
  await page.getByRole('dialog').waitFor()
}
