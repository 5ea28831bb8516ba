import type { HttpBrowser } from './http-browser.ts'

/** Signs in with the newest code in the demo's mailbox. */
export async function signIn(browser: HttpBrowser, email: string): Promise<void> {
  await browser.post('/api/sign-in/code', { email, language: 'en' })
  const mailbox = (await browser.get('/dev/mailbox')).text
  const code = /\b\d{6}\b/.exec(mailbox.slice(mailbox.indexOf(email)))?.[0]
  const answer = await browser.post('/api/sign-in', { email, code })
  if (answer.status !== 200) throw new Error(`not signed in: ${answer.text}`)
}
