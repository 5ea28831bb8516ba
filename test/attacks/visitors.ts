import { type Answer, type HttpBrowser, requestAsIs } from '../http-browser.ts'
import { type CaseForm, type Intent, paidBrowser } from '../purchase-steps.ts'

/** Somebody who has paid, proved the address, and has a case. */
export type Member = {
  browser: HttpBrowser
  email: string
  form: CaseForm
  intent: Intent
  caseId: string
  userId: string
  sessionId: string
  paymentId: string
}

export async function becomeMember(appUrl: string, form?: CaseForm): Promise<Member> {
  const paid = await paidBrowser(appUrl, form)
  const { browser } = paid
  const made = await browser.post('/api/legal-cases', {
    ...paid.form,
    paymentIntentId: paid.intent.paymentIntentId,
  })
  const { email } = paid.form
  await signIn(browser, email)
  const caseId = (made.json as { case: { id: string } }).case.id
  const userId = (await me(browser)).id
  const { sessions } = (await browser.get('/api/sessions')).json as { sessions: { id: string }[] }
  const payments = (await browser.get(`/api/users/${userId}/payments`)).json as { id: string }[]
  const [sessionId, paymentId] = [sessions[0]?.id ?? '', payments[0]?.id ?? '']
  return { ...paid, email, caseId, userId, sessionId, paymentId }
}

export async function signIn(browser: HttpBrowser, email: string): Promise<void> {
  const code = await askForCode(browser, email)
  const answer = await browser.post('/api/sign-in', { email, code })
  if (answer.status !== 200) throw new Error(`not signed in: ${answer.status} ${answer.text}`)
}

/** Asks for a code and reads it in the demo's mailbox. */
export async function askForCode(browser: HttpBrowser, email: string): Promise<string> {
  const answer = await browser.post('/api/sign-in/code', { email, language: 'en' })
  if (answer.status !== 200) throw new Error(`no code: ${answer.status} ${answer.text}`)
  return newestCode(browser, email)
}

async function newestCode(browser: HttpBrowser, email: string): Promise<string> {
  const mailbox = (await browser.get('/dev/mailbox')).text
  const own = mailbox.slice(mailbox.indexOf(`<bdi>${email}</bdi>`))
  return /\b\d{6}\b/.exec(own.replace(/#[0-9a-f]{6}/gi, ''))?.[0] ?? 'no code'
}

export async function me(browser: HttpBrowser): Promise<{ id: string; email: string }> {
  const { json } = await browser.get('/api/session')
  return (json as { user: { id: string; email: string } | null }).user ?? { id: '', email: '' }
}

export function otherCode(code: string): string {
  return String((Number(code) + 1) % 1_000_000).padStart(6, '0')
}

/** Any call with the cookies of a browser. */
export function callAs(
  appUrl: string,
  cookie: string,
  [method, path]: readonly [string, string],
  body?: unknown,
): Promise<Answer> {
  const headers: Record<string, string> = cookie ? { cookie } : {}
  if (method === 'GET') return requestAsIs(appUrl, method, path, headers)
  const text = JSON.stringify(body ?? {})
  headers['content-type'] = 'application/json'
  // Node leaves it out for DELETE.
  headers['content-length'] = String(Buffer.byteLength(text))
  return requestAsIs(appUrl, method, path, headers, text)
}

/** Every call the product documents, as `METHOD /path`. */
export async function documentedCalls(browser: HttpBrowser): Promise<string[]> {
  const { json } = await browser.get('/api/openapi.json')
  const { paths } = json as { paths: Record<string, Record<string, unknown>> }
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  )
}
