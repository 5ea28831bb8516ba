import type { Page } from '@playwright/test'
import { expect } from '../fixtures.ts'
import { buyCase, type Situation, tenant } from '../steps.ts'
import { STORIES } from './stories.ts'

/** Somebody who reads the site in a language, has bought, is signed in, and has asked lawyers. */
export type Reader = { email: string; caseIds: string[]; lawyers: string[]; letters: string[] }

/** By calls alone, so that no word of a page is needed. */
export async function becomeReader(page: Page, language: string): Promise<Reader> {
  const story = STORIES[language]
  if (!story) throw new Error(`no story in ${language}`)
  const { country, jurisdiction } = story
  const situation = { ...tenant(), country, jurisdiction, facts: story.deposit, language }
  const { email } = situation
  const abroad = { ...tenant(), facts: story.deposit, language, email }
  const inDanger = { ...situation, facts: story.danger }
  const caseIds: string[] = []
  for (const one of [situation, abroad, inDanger] satisfies Situation[]) {
    caseIds.push(await buyCase(page, one))
  }
  await signInByCalls(page, email, language)
  const lawyers = await askLawyers(page, caseIds[1] ?? '', language)
  return { email, caseIds, lawyers, letters: await linksInMails(page, email) }
}

async function signInByCalls(page: Page, email: string, language: string): Promise<void> {
  const { request } = page.context()
  const asked = await request.post('/api/sign-in/code', { data: { email, language } })
  expect(asked.status(), await asked.text()).toBe(200)
  const code = (await mailsAbout(page, email))
    .map((mail) => /(?<!\d)\d{6}(?!\d)/.exec(mail.replaceAll(email, ''))?.[0])
    .find(Boolean)
  const answer = await request.post('/api/sign-in', { data: { email, code } })
  expect(answer.status(), await answer.text()).toBe(200)
}

async function askLawyers(page: Page, caseId: string, language: string): Promise<string[]> {
  const { request } = page.context()
  const listed = await request.get('/api/lawyers?jurisdiction=US-CA&limit=50')
  const lawyers = (await listed.json()) as { slug: string; email: string | null }[]
  const withMail = lawyers.filter(({ email }) => email !== null).map(({ slug }) => slug)
  const asked = withMail.slice(0, 2)
  const data = {
    caseId,
    lawyers: asked,
    name: 'Eva Novak',
    summary: '12345',
    channel: 'email',
    consent: true,
    language,
  }
  const sent = await request.post('/api/contact-requests', { data })
  expect(sent.status(), await sent.text()).toBe(200)
  return asked
}

/** The mails in the demo's mailbox that name an address, the latest first. */
async function mailsAbout(page: Page, email: string): Promise<string[]> {
  const mailbox = await (await page.context().request.get('/dev/mailbox')).text()
  return mailbox.split('<article').filter((mail) => mail.includes(email))
}

/** Each kind of link that mails about a person hold, and the first mails as they were sent. */
async function linksInMails(page: Page, email: string): Promise<string[]> {
  const mails = await mailsAbout(page, email)
  const linked = mails.flatMap((mail) =>
    ['answer', 'mail-stop'].flatMap((kind) => {
      const found = new RegExp(`https?://[^/\\s"]+(/${kind}/[\\w.~-]+)`).exec(mail)?.[1]
      return found ? [found] : []
    }),
  )
  const asSent = mails.flatMap((mail) => /\/dev\/mailbox\/[\w-]+/.exec(mail)?.[0] ?? [])
  const kindOf = (path: string) => path.split('/')[1] ?? ''
  const oneOfEach = [...new Map(linked.map((path) => [kindOf(path), path])).values()]
  return [...oneOfEach, ...asSent.slice(0, 4)]
}
