import pg from 'pg'
import { type Answer, type HttpBrowser, openBrowser } from './http-browser.ts'

// The demo's keys; they open nothing but the sandbox inside the app.
const PUBLISHABLE_KEY = 'pk_test_sandbox_on_loopback_only'
export const WEBHOOK_SECRET = 'whsec_sandbox_on_loopback_only'

export const CARDS = {
  good: '4242424242424242',
  declined: '4000000000000002',
  threeDSecure: '4000002500003155',
}

export type Intent = { clientSecret: string; paymentIntentId: string }

let visitors = 0

/** A form that is analysed, with an address nobody else in the run has. */
export function caseForm(changes: Record<string, unknown> = {}) {
  visitors += 1
  return {
    email: `visitor-${process.pid}-${visitors}@example.org`,
    country: 'US',
    jurisdiction: 'US-CA',
    legalArea: 'other',
    facts: 'I moved out two months ago and my landlord keeps my security deposit of 1,200 dollars.',
    urgency: 'low',
    ...changes,
  }
}

export type CaseForm = ReturnType<typeof caseForm>

export function createIntent(browser: HttpBrowser, form: CaseForm): Promise<Answer> {
  return browser.post('/api/create-payment-intent', {
    planType: 'unlimited',
    amount: 999,
    email: form.email,
    form,
  })
}

export async function openIntent(browser: HttpBrowser, form: CaseForm): Promise<Intent> {
  const answer = await createIntent(browser, form)
  if (answer.status !== 200) throw new Error(`no intent: ${answer.status} ${answer.text}`)
  return answer.json as Intent
}

/** Confirms with a card, as the card form in the browser does. */
export function payWith(browser: HttpBrowser, intent: Intent, card: string): Promise<Answer> {
  return sandboxCall(browser, `payment_intents/${intent.paymentIntentId}/confirm`, {
    client_secret: intent.clientSecret,
    return_url: 'http://localhost/payment-success',
    'payment_method_data[type]': 'card',
    'payment_method_data[card][number]': card,
    'payment_method_data[card][exp_month]': '12',
    'payment_method_data[card][exp_year]': String(new Date().getUTCFullYear() + 1),
    'payment_method_data[card][cvc]': '123',
  })
}

/** What the person says on the bank's page. */
export function answerBank(
  browser: HttpBrowser,
  intent: Intent,
  outcome: 'succeed' | 'fail',
): Promise<Answer> {
  return sandboxCall(browser, `sandbox/payment_intents/${intent.paymentIntentId}/authenticate`, {
    client_secret: intent.clientSecret,
    outcome,
  })
}

/** A browser that has paid and been told so. */
export async function paidBrowser(appUrl: string, form = caseForm()) {
  const browser = openBrowser(appUrl)
  const intent = await openIntent(browser, form)
  await payWith(browser, intent, CARDS.good)
  await tellSuccess(browser, intent)
  return { browser, intent, form }
}

/** The success page's call. */
export function tellSuccess(browser: HttpBrowser, { paymentIntentId }: Intent): Promise<Answer> {
  return browser.post('/api/payment-success', { paymentIntentId })
}

export function countGrants(databaseUrl: string, intent: Intent): Promise<number> {
  return countRows(
    databaseUrl,
    'grants g join payments p on p.id = g.payment_id where p.stripe_payment_intent_id = $1',
    intent,
  )
}

/** Cases of a payment that have their analysis. */
export function countCases(databaseUrl: string, intent: Intent): Promise<number> {
  return countRows(
    databaseUrl,
    'legal_cases c join legal_analysis a on a.case_id = c.id where c.payment_intent_id = $1',
    intent,
  )
}

export async function query<Row extends pg.QueryResultRow>(
  databaseUrl: string,
  sql: string,
  values: unknown[] = [],
): Promise<Row[]> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    return (await client.query<Row>(sql, values)).rows
  } finally {
    await client.end()
  }
}

function sandboxCall(browser: HttpBrowser, path: string, fields: Record<string, string>) {
  return browser.post(`/sandbox/v1/${path}`, new URLSearchParams(fields).toString(), {
    authorization: `Bearer ${PUBLISHABLE_KEY}`,
    'content-type': 'application/x-www-form-urlencoded',
  })
}

async function countRows(databaseUrl: string, from: string, intent: Intent): Promise<number> {
  const sql = `select count(*)::int as rows from ${from}`
  const [row] = await query<{ rows: number }>(databaseUrl, sql, [intent.paymentIntentId])
  return row?.rows ?? -1
}
