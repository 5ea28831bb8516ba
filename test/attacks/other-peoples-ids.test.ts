import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser } from '../http-browser.ts'
import { caseForm } from '../purchase-steps.ts'
import { type AppWithDatabase, START_PATIENCE_MS, startAppWithDatabase } from '../running-app.ts'
import { becomeMember, callAs, documentedCalls, type Member } from './visitors.ts'

const FACTS = 'My landlord keeps my deposit because of the Quittenmarmeladenstreit of last spring.'

/** What of somebody can be named in a call. */
type Named = Pick<Member, 'caseId' | 'userId' | 'sessionId' | 'paymentId' | 'email'> & {
  intentId: string
}

/** The path with its parameters filled, and the body. */
type Attack = { path?: (of: Named) => string; body?: (of: Named) => unknown }

const PUBLIC = 'names nobody: the same for everybody'
const OWN = 'answers from the cookies alone'

/**
 * What each call must do with the ids of somebody else. A new call needs a verdict here: an attack, whose answer
 * must be the same as for ids that do not exist, or the reason why there is nothing to attack.
 */
const VERDICTS: Record<string, Attack | typeof PUBLIC | typeof OWN> = {
  'GET /api/subscription-plans': PUBLIC,
  'GET /api/lawyers': PUBLIC,
  'GET /api/lawyers/search': PUBLIC,
  'GET /api/regions': PUBLIC,
  'POST /api/preview': PUBLIC,
  'GET /api/search': PUBLIC,
  'GET /api/glossary/{lang}': PUBLIC,
  'GET /api/glossary/{lang}/{term}': PUBLIC,
  'GET /api/session': OWN,
  'POST /api/quick-exit': OWN,
  'GET /api/my-data': OWN,
  'GET /api/my-data.zip': OWN,
  'POST /api/my-data/erasure': OWN,
  'POST /api/my-data/erasure/confirm': OWN,
  'GET /api/sessions': OWN,
  'POST /api/sign-out': OWN,
  'POST /api/sign-out-everywhere': OWN,
  'POST /api/free-analysis': OWN,
  'GET /api/subscription': OWN,
  'POST /api/subscription': OWN,
  'POST /api/subscription/change': OWN,
  'POST /api/subscription/cancel': OWN,
  'POST /api/subscription/resume': OWN,
  'GET /api/cases/{id}': { path: ({ caseId }) => `/api/cases/${caseId}` },
  'GET /api/cases/{id}/brief.pdf': { path: ({ caseId }) => `/api/cases/${caseId}/brief.pdf` },
  'GET /api/users': { path: ({ email }) => `/api/users?email=${encodeURIComponent(email)}` },
  'GET /api/users/{id}/payments': { path: ({ userId }) => `/api/users/${userId}/payments` },
  'PATCH /api/users/{id}': {
    path: ({ userId }) => `/api/users/${userId}`,
    body: () => ({ name: 'Eve' }),
  },
  'POST /api/users/{id}/email-change': {
    path: ({ userId }) => `/api/users/${userId}/email-change`,
    body: () => ({ email: 'eve@example.org' }),
  },
  'POST /api/users/{id}/email-change/confirm': {
    path: ({ userId }) => `/api/users/${userId}/email-change/confirm`,
    body: () => ({ oldCode: '000000', newCode: '000000' }),
  },
  'PATCH /api/cases/{id}': {
    path: ({ caseId }) => `/api/cases/${caseId}`,
    body: () => ({ title: 'Eve was here' }),
  },
  'DELETE /api/cases/{id}': { path: ({ caseId }) => `/api/cases/${caseId}` },
  'POST /api/cases/{id}/run-again': { path: ({ caseId }) => `/api/cases/${caseId}/run-again` },
  'GET /receipt/{id}.pdf': { path: ({ intentId }) => `/receipt/${intentId}.pdf` },
  'DELETE /api/sessions/{id}': { path: ({ sessionId }) => `/api/sessions/${sessionId}` },
  'POST /api/check-access': { body: ({ email }) => ({ email, planType: 'unlimited' }) },
  'POST /api/payment-success': { body: ({ intentId }) => ({ paymentIntentId: intentId }) },
  'POST /api/legal-cases': {
    body: ({ intentId, email }) => ({ ...caseForm(), email, paymentIntentId: intentId }),
  },
  'POST /api/analyze-case': { body: ({ email, userId }) => ({ ...caseForm(), email, userId }) },
  'POST /api/withdrawals': { body: ({ paymentId }) => ({ paymentId }) },
  'GET /api/contact-requests': { path: ({ caseId }) => `/api/contact-requests?caseId=${caseId}` },
  'POST /api/contact-requests': {
    body: ({ caseId }) => ({
      caseId,
      lawyers: ['nobody-here'],
      name: 'Eve',
      summary: 'Please help.',
      channel: 'email',
      consent: true,
    }),
  },
  'POST /api/help-answers': {
    body: ({ caseId }) => ({ caseId, question: 'result', answer: 'yes' }),
  },
  'POST /api/sign-in/code': { body: ({ email }) => ({ email, language: 'en' }) },
  'POST /api/sign-in': { body: ({ email }) => ({ email, code: '000000' }) },
  // Whoever pays for another's address sets up a payment of their own; its answer holds new ids each time.
  'POST /api/create-payment-intent': OWN,
}

let app: AppWithDatabase
let victim: Member
let attacker: Member
beforeAll(async () => {
  app = await startAppWithDatabase()
  victim = await becomeMember(app.url, caseForm({ facts: FACTS }))
  attacker = await becomeMember(app.url)
}, START_PATIENCE_MS + 20_000)
afterAll(() => app.close())

test('every documented call has its verdict, and no verdict is about a call that is gone', async () => {
  const calls = await documentedCalls(openBrowser(app.url))
  expect(calls.toSorted()).toEqual(Object.keys(VERDICTS).toSorted())
})

const attacks = Object.entries(VERDICTS).flatMap(([call, verdict]) =>
  typeof verdict === 'string' ? [] : [{ call, attack: verdict }],
)

test.each(attacks)(
  "$call with somebody else's ids answers as if they did not exist",
  async (one) => {
    const [method = '', path = ''] = one.call.split(' ')
    const { path: pathOf = () => path, body: bodyOf = () => ({}) } = one.attack
    const theirs: Named = { ...victim, intentId: victim.intent.paymentIntentId }
    const nobodys: Named = {
      caseId: randomUUID(),
      userId: randomUUID(),
      sessionId: randomUUID(),
      paymentId: randomUUID(),
      email: `nobody-${randomUUID()}@example.org`,
      intentId: 'pi_doesnotexist1',
    }
    for (const cookie of [attacker.browser.cookie(), '']) {
      const real = await callAs(app.url, cookie, [method, pathOf(theirs)], bodyOf(theirs))
      const unreal = await callAs(app.url, cookie, [method, pathOf(nobodys)], bodyOf(nobodys))
      expect(real.text).toBe(unreal.text)
      expect(real.status).toBe(unreal.status)
      expect([...real.headers.keys()]).toEqual([...unreal.headers.keys()])
      for (const secret of ['Quittenmarmeladenstreit', victim.caseId, victim.userId]) {
        expect(real.text).not.toContain(secret)
      }
    }
  },
)

test("a payment set up for somebody else's address is the attacker's own and opens nothing of theirs", async () => {
  const stranger = openBrowser(app.url)
  const body = { planType: 'unlimited', amount: 999, email: victim.email }
  const answer = await stranger.post('/api/create-payment-intent', body)
  expect(answer.status).toBe(200)
  expect(answer.text).not.toContain(victim.intent.paymentIntentId)
  expect((await stranger.get(`/api/cases/${victim.caseId}`)).status).toBe(404)
  const access = await stranger.post('/api/check-access', { email: victim.email })
  expect(access.json).toEqual({ needsPayment: true, hasActivePremium: false })
})

test('after all of it the victim has lost nothing', async () => {
  expect((await victim.browser.get('/api/sessions')).status).toBe(200)
  const own = await victim.browser.get(`/api/cases/${victim.caseId}`)
  expect(own.text).toContain('Quittenmarmeladenstreit')
  const access = await victim.browser.post('/api/check-access', { email: victim.email })
  expect(access.json).toEqual({ needsPayment: false, hasActivePremium: true })
})
