import type { Browser, Page } from '@playwright/test'
import { axeFinds } from './access/axe.ts'
import { expect, test } from './fixtures.ts'
import { letDaysPass } from './moved-clock.ts'
import { buyCase, partRuns, proveByCode, scriptRuns, tenant } from './steps.ts'

const BOX = /^Choose this lawyer/

test('three lawyers are asked at once; one accepts, one declines, one is silent until and after the reminder', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow()
  const situation = tenant()
  const caseId = await buyCase(page, situation)
  const names = await askThree(page, caseId, situation.email)

  const links = await answerLinks(page, situation.email)
  expect(links.map(({ name }) => name).toSorted()).toEqual(names.toSorted())
  const [accepts, declines, silent] = links
  if (!accepts || !declines || !silent) throw new Error('fewer mails than lawyers')
  await answerAs(browser, baseURL, accepts.path, 'I can help', 'The first hour is free.')
  await answerAs(browser, baseURL, declines.path, 'I cannot take this')

  await page.goto(`/?case=${caseId}`)
  await scriptRuns(page)
  const list = page.getByRole('region', { name: 'Lawyers you asked' })
  await expect(list.getByRole('listitem')).toHaveCount(3)
  const entry = (name: string) => list.getByRole('listitem').filter({ hasText: name })
  await expect(entry(accepts.name)).toContainText('can help you')
  await expect(entry(accepts.name)).toContainText('The first hour is free.')
  await expect(entry(declines.name)).toContainText('cannot take this case')
  await expect(list.getByText(/^Delivered\./)).toHaveCount(1)
  // Whoever was asked stands in the list of lawyers with what became of it, and cannot be chosen again.
  await expect(page.locator('#lawyers').getByText('can help you')).toBeVisible()

  await page.goto('/dev/mailbox')
  const told = page.getByRole('article').filter({ hasText: situation.email })
  await expect(told.getByRole('heading', { name: 'A lawyer has answered you' })).toHaveCount(2)
  await expect(told.filter({ hasText: 'The first hour is free.' })).toHaveCount(0)

  const inAccount = (name: string) =>
    page.getByRole('tabpanel').getByRole('listitem').filter({ hasText: name })
  await page.goto('/account?tab=contacts')
  await expect(inAccount(accepts.name)).toContainText('can help you')
  await expect(inAccount(accepts.name)).toContainText('The first hour is free.')
  await expect(inAccount(declines.name)).toContainText('cannot take this case')
  await expect(inAccount(silent.name)).toContainText('Delivered. No answer yet')
  // An app that somebody else has started keeps its database to itself.
  if (!process.env['E2E_DATA_DIR']) return

  const reminders = page
    .getByRole('article')
    .filter({ hasText: `Answers go to: ${situation.email}` })
    .filter({ has: page.getByRole('heading', { name: /^Not yet answered: / }) })
  await letDaysPass(caseId, 14)
  await page.goto('/dev/mailbox')
  await expect(reminders).toHaveCount(1)
  await page.goto('/account?tab=contacts')
  await expect(inAccount(silent.name)).toContainText('We reminded them on')
  await expect(page.getByText('We reminded them on')).toHaveCount(1)

  await letDaysPass(caseId, 14)
  await page.goto('/dev/mailbox')
  await expect(reminders).toHaveCount(1)
  await expect(told.getByRole('heading', { name: 'A lawyer has not answered yet' })).toHaveCount(1)
  await page.goto('/account?tab=contacts')
  await expect(inAccount(silent.name)).toContainText('even after a reminder')
  await expect(inAccount(accepts.name)).toContainText('can help you')
  await expect(inAccount(declines.name)).toContainText('cannot take this case')
})

test('what is sent is shown word for word, holds no facts unless ticked, and waits for consent', async ({
  page,
  watch,
}) => {
  test.slow()
  // A letter that lacks something comes back as one.
  watch.expectConsole(/status of 400/)
  const situation = tenant({ facts: `${tenant().facts} My neighbour is called Quittenmarmelade.` })
  const caseId = await buyCase(page, situation)
  await openRequest(page, caseId, situation.email, 1)
  const summary = page.getByLabel('What the lawyers read')
  expect(await summary.inputValue()).not.toContain('Quittenmarmelade')
  await page.getByLabel('Your name').fill('')
  await page.getByRole('button', { name: 'Show me what will be sent' }).click()
  await expect(page.getByText('Enter the name the lawyers should use for you')).toBeVisible()
  await page.getByLabel('Your name').fill('Eva Novak')
  await page.getByLabel('By phone').check()
  await page.getByLabel('Your phone number').fill('+1 213 555 0100')
  await page.getByRole('button', { name: 'Show me what will be sent' }).click()
  const heading = page.getByRole('heading', { level: 1, name: 'This is what will be sent' })
  await expect(heading).toBeFocused()
  const letter = page.getByRole('figure')
  await expect(letter).toContainText('+1 213 555 0100')
  await expect(letter).not.toContainText(situation.email)
  await expect(letter).not.toContainText('Quittenmarmelade')

  await page.getByRole('button', { name: 'Change something' }).click()
  await page.getByLabel('Also send what I wrote about my case, word for word').check()
  await page.getByRole('button', { name: 'Show me what will be sent' }).click()
  await expect(letter).toContainText('Quittenmarmelade')
  await page.getByRole('button', { name: 'Send to 1 lawyer' }).click()
  await expect(page.getByText('Tick the box if you want to send it').first()).toBeVisible()
  await page.getByRole('checkbox', { name: /^I agree/ }).check()
  await page.getByRole('button', { name: 'Send to 1 lawyer' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Sent to 1 lawyer' })).toBeVisible()
})

test('at most five can be chosen, and one can be taken out again', async ({ page }) => {
  test.slow()
  const situation = tenant()
  const caseId = await buyCase(page, situation)
  await page.goto(`/?case=${caseId}`)
  await scriptRuns(page)
  await page.locator('#lawyers').getByRole('button', { name: 'Show More' }).click()
  const boxes = page.locator('#lawyers').getByRole('checkbox', { name: BOX })
  await expect(page.getByRole('button', { name: 'Ask the chosen lawyers' })).toHaveCount(0)
  await expect(boxes.nth(5)).toBeVisible()
  for (let at = 0; at < 5; at += 1) await boxes.nth(at).check()
  await expect(boxes.nth(5)).toBeDisabled()
  await boxes.nth(0).uncheck()
  await expect(boxes.nth(5)).toBeEnabled()
  await expect(page.getByRole('button', { name: 'Ask 4 lawyers' })).toBeVisible()
})

test('from the page of a lawyer the way leads over the form, and the lawyer is remembered', async ({
  page,
}) => {
  test.slow()
  const slug = await someSlug(page)
  await page.goto(`/lawyer/${slug}`)
  await scriptRuns(page)
  await page.getByRole('link', { name: 'Ask this lawyer' }).click()
  await expect(
    page.getByRole('heading', { name: 'Tell us about your Legal Situation' }),
  ).toBeVisible()
  const situation = tenant()
  const caseId = await buyCase(page, situation)
  await page.goto(`/?case=${caseId}`)
  await scriptRuns(page)
  const reminder = page.getByText(/^You wanted to ask /)
  await expect(reminder).toBeVisible()
  await page.getByRole('link', { name: 'Ask this lawyer' }).click()
  await expect(page).toHaveURL(new RegExp(`/ask-lawyers\\?case=${caseId}&lawyer=${slug}`))
})

test('a case of somebody else, and links that are not ours, lead nowhere', async ({
  page,
  watch,
}) => {
  watch.expectConsole(/404/)
  for (const path of ['/answer/x.y', '/did-this-help/x.y', '/mail-stop/x.y']) {
    const answer = await page.goto(path)
    expect(answer?.status()).toBe(404)
    await expect(page.getByRole('heading', { name: 'This link does not work' })).toBeVisible()
  }
  await page.goto('/ask-lawyers?case=0d0b6c8e-0000-4000-8000-000000000000&lawyer=x')
  await expect(page.getByRole('button', { name: 'Send me a code' })).toBeVisible()
})

test('one question at the end, answered with one click', async ({ page }) => {
  const caseId = await buyCase(page, tenant())
  await page.goto(`/?case=${caseId}`)
  await scriptRuns(page)
  const question = page.getByRole('region', { name: 'Did this help?' })
  await partRuns(question.getByRole('button', { name: 'In part' }))
  await question.getByRole('button', { name: 'In part' }).click()
  await expect(question.getByText('Thank you for your answer.')).toBeVisible()
})

test('axe finds nothing on the letter and its preview, nor does a small phone scroll', async ({
  page,
}) => {
  test.slow()
  await page.setViewportSize({ width: 320, height: 700 })
  const situation = tenant()
  await openRequest(page, await buyCase(page, situation), situation.email, 2)
  await expectCalm(page)
  await page.getByLabel('Your name').fill('Eva Novak')
  await page.getByRole('button', { name: 'Show me what will be sent' }).click()
  await expect(page.getByRole('checkbox', { name: /^I agree/ })).toBeVisible()
  await expectCalm(page)
})

/** Chooses lawyers at the result and shows that the address for answers is the person's. */
async function openRequest(
  page: Page,
  caseId: string,
  email: string,
  count: number,
): Promise<string[]> {
  await page.goto(`/?case=${caseId}`)
  await scriptRuns(page)
  const cards = page
    .locator('#lawyers li')
    .filter({ has: page.getByRole('checkbox', { name: BOX }) })
  await expect(cards.nth(count - 1)).toBeVisible()
  // The bar counts by itself once its script runs.
  await expect(page.getByRole('button', { name: 'Ask the chosen lawyers' })).toHaveCount(0)
  const names: string[] = []
  for (let at = 0; at < count; at += 1) {
    const card = cards.nth(at)
    names.push((await card.getByRole('heading').getByRole('link').textContent()) ?? '')
    await card.getByRole('checkbox', { name: BOX }).check()
  }
  const words = count === 1 ? 'Ask 1 lawyer' : `Ask ${count} lawyers`
  await page.getByRole('button', { name: words }).click()
  await page.waitForURL('**/ask-lawyers?*')
  await scriptRuns(page)
  await proveByCode(page, email)
  await expect(page.getByLabel('What the lawyers read')).toBeVisible()
  return names
}

async function askThree(page: Page, caseId: string, email: string): Promise<string[]> {
  const names = await openRequest(page, caseId, email, 3)
  await page.getByLabel('Your name').fill('Eva Novak')
  await page.getByRole('button', { name: 'Show me what will be sent' }).click()
  await page.getByRole('checkbox', { name: /^I agree/ }).check()
  await page.getByRole('button', { name: 'Send to 3 lawyers' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Sent to 3 lawyers' })).toBeVisible()
  return names
}

/** The links that stand in the mails to the lawyers, in the demo's mailbox. */
async function answerLinks(page: Page, email: string): Promise<{ name: string; path: string }[]> {
  await page.goto('/dev/mailbox')
  const mails = page
    .getByRole('article')
    .filter({ hasText: `Answers go to: ${email}` })
    .filter({ hasText: '/answer/' })
  await expect(mails).toHaveCount(3)
  const links: { name: string; path: string }[] = []
  for (const mail of await mails.all()) {
    const text = await mail.innerText()
    const address = /https?:\/\/\S+\/answer\/\S+/.exec(text)?.[0] ?? ''
    const { pathname, search } = new URL(address)
    const recipient = /^\S+@\S+$/m.exec(text)?.[0] ?? ''
    links.push({ name: await nameOf(page, recipient), path: pathname + search })
  }
  return links
}

async function nameOf(page: Page, email: string): Promise<string> {
  const answer = await page.request.get('/api/lawyers?country=US&limit=100')
  const lawyers = (await answer.json()) as { name: string; email: string | null }[]
  return lawyers.find((lawyer) => lawyer.email === email)?.name ?? ''
}

/** As a lawyer: another browser, no account, no script. Opening the link answers nothing. */
async function answerAs(
  browser: Browser,
  baseURL: string | undefined,
  path: string,
  choice: string,
  message = '',
): Promise<void> {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' })
  const page = await context.newPage()
  await page.goto(path)
  await page.goto(path)
  await expect(page.getByText('Your answer is stored')).toHaveCount(0)
  await page.getByRole('radio', { name: choice }).check()
  await page.getByLabel('A message to the person (optional)').fill(message)
  await page.getByRole('button', { name: 'Send the answer' }).click()
  await expect(page.getByText('Your answer is stored')).toBeVisible()
  await context.close()
}

async function someSlug(page: Page): Promise<string> {
  const answer = await page.request.get('/api/lawyers?jurisdiction=US-CA&limit=50')
  const lawyers = (await answer.json()) as { slug: string; email: string | null }[]
  return lawyers.find(({ email }) => email !== null)?.slug ?? ''
}

async function expectCalm(page: Page): Promise<void> {
  expect(await axeFinds(page)).toEqual([])
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow).toBeLessThanOrEqual(0)
}
