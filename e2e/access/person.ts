import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test'
import { buyCase, scriptRuns, tenant } from '../steps.ts'

type StorageState = Awaited<ReturnType<BrowserContext['storageState']>>

/** Somebody who has everything the pages can show: two cases, a receipt, a request to a lawyer, a session. */
export type Person = {
  storageState: StorageState
  email: string
  caseId: string
  /** A case whose text tells of danger. */
  dangerCaseId: string
  /** A lawyer who was asked, and one who can be. */
  slug: string
  otherSlug: string
  receiptPath: string
  withdrawPath: string
  answerPath: string
  stopPath: string
  mailPath: string
}

const IN_DANGER =
  'My husband beat me last night and says he will kill me if I leave with the children.'

export async function makePerson(browser: Browser, visitor: string): Promise<Person> {
  const context = await browser.newContext({
    baseURL: process.env['E2E_APP_URL'] ?? '',
    locale: 'en-US',
    extraHTTPHeaders: { 'X-Forwarded-For': visitor },
  })
  const page = await context.newPage()
  const situation = tenant()
  const { email } = situation
  const caseId = await buyCase(page, situation)
  const dangerCaseId = await buyCase(page, { ...situation, facts: IN_DANGER })
  await signInByCalls(page, email)
  // Opened once more, now as the owner.
  for (const id of [caseId, dangerCaseId]) await page.goto(`/?case=${id}`)
  const [slug = '', otherSlug = ''] = await slugsToAsk(page)
  await askOne(page, caseId, slug)
  const mails = await pathsInMails(page, email)
  await page.goto('/account?tab=billing')
  const receiptPath = await hrefOf(page, '/receipt/')
  const withdrawPath = await hrefOf(page, '/withdraw?payment=')
  const storageState = await context.storageState()
  await context.close()
  const paths = { receiptPath, withdrawPath, ...mails }
  return { storageState, email, caseId, dangerCaseId, slug, otherSlug, ...paths }
}

/** Signs the page's browser in without a form, with the code of the demo's mailbox. */
export async function signInByCalls(page: Page, email: string): Promise<void> {
  const { request } = page.context()
  const asked = await request.post('/api/sign-in/code', { data: { email, language: 'en' } })
  expect(asked.status()).toBe(200)
  await page.goto('/dev/mailbox')
  const mail = page.getByRole('article').filter({ hasText: email }).filter({ hasText: 'sign-in' })
  const text = ((await mail.first().textContent()) ?? '').replaceAll(email, '')
  const code = /(?<!\d)\d{6}(?!\d)/.exec(text)?.[0] ?? ''
  const answer = await request.post('/api/sign-in', { data: { email, code } })
  expect(answer.status()).toBe(200)
}

async function slugsToAsk(page: Page): Promise<string[]> {
  const answer = await page.request.get('/api/lawyers?jurisdiction=US-CA&limit=50')
  const lawyers = (await answer.json()) as { slug: string; email: string | null }[]
  return lawyers.flatMap(({ slug, email }) => (email === null ? [] : [slug]))
}

async function askOne(page: Page, caseId: string, slug: string): Promise<void> {
  await page.goto(`/ask-lawyers?case=${caseId}&lawyer=${slug}`)
  await scriptRuns(page)
  await page.getByLabel('Your name').fill('Eva Novak')
  await page.getByRole('button', { name: 'Show me what will be sent' }).click()
  await page.getByRole('checkbox', { name: /^I agree/ }).check()
  await page.getByRole('button', { name: 'Send to 1 lawyer' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Sent to 1 lawyer' })).toBeVisible()
}

async function pathsInMails(page: Page, email: string) {
  await page.goto('/dev/mailbox')
  const letter = page
    .getByRole('article')
    .filter({ hasText: email })
    .filter({ hasText: '/answer/' })
    .first()
  const text = (await letter.textContent()) ?? ''
  const pathOf = (page: string) => {
    const address = new RegExp(`https?://\\S+${page}\\S+`).exec(text)?.[0]
    return address ? new URL(address).pathname : `${page}none`
  }
  const mailPath = (await letter.getByRole('link').last().getAttribute('href')) ?? ''
  return { answerPath: pathOf('/answer/'), stopPath: pathOf('/mail-stop/'), mailPath }
}

async function hrefOf(page: Page, start: string): Promise<string> {
  return (await page.locator(`main a[href^="${start}"]`).first().getAttribute('href')) ?? ''
}
