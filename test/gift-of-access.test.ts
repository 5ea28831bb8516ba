import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser } from './http-browser.ts'
import { caseForm, paidBrowser } from './purchase-steps.ts'
import { type AppWithDatabase, START_PATIENCE_MS, startAppWithDatabase } from './running-app.ts'
import { signIn } from './sign-in-steps.ts'

let app: AppWithDatabase
beforeAll(async () => {
  app = await startAppWithDatabase()
}, START_PATIENCE_MS + 10_000)
afterAll(() => app.close())

test("who pays for another's address cannot read what its owner writes", async () => {
  const form = caseForm()
  const payer = await paidBrowser(app.url, form)
  const owner = openBrowser(app.url)
  await signIn(owner, form.email)

  const answer = await owner.post('/api/analyze-case', form)
  expect(answer.status).toBe(200)
  const { id } = (answer.json as { case: { id: string } }).case
  expect((await payer.browser.get(`/api/cases/${id}`)).status).toBe(404)
  expect((await payer.browser.get('/')).text).not.toContain(id)
  expect((await owner.get(`/api/cases/${id}`)).status).toBe(200)
  expect((await owner.get('/')).text).toContain(id)
})

test('what the paying browser asks without a session stays open to it', async () => {
  const form = caseForm()
  const { browser } = await paidBrowser(app.url, form)
  const answer = await browser.post('/api/analyze-case', form)
  const { id } = (answer.json as { case: { id: string } }).case
  expect((await browser.get(`/api/cases/${id}`)).status).toBe(200)
  expect((await openBrowser(app.url).get(`/api/cases/${id}`)).status).toBe(404)
})
