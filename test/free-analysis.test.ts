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

async function signedInBrowser(email: string) {
  const browser = openBrowser(app.url)
  await signIn(browser, email)
  return browser
}

const openFree = (browser: ReturnType<typeof openBrowser>) => browser.post('/api/free-analysis', {})

test('an address proved by its code has one free analysis a month, and no second', async () => {
  const form = caseForm()
  const browser = await signedInBrowser(form.email)
  expect((await browser.post('/api/analyze-case', form)).status).toBe(402)

  expect((await openFree(browser)).status).toBe(200)
  const access = await browser.post('/api/check-access', { email: form.email })
  expect(access.json).toEqual({ needsPayment: false, hasActivePremium: true })
  expect((await browser.post('/api/analyze-case', form)).status).toBe(200)

  expect((await openFree(browser)).status).toBe(409)
  expect((await browser.post('/api/analyze-case', form)).status).toBe(402)
})

test('asked for many times at once there is one free analysis', async () => {
  const form = caseForm()
  const browser = await signedInBrowser(form.email)
  await Promise.all(Array.from({ length: 6 }, () => openFree(browser)))
  const answers = await Promise.all(
    Array.from({ length: 6 }, () => browser.post('/api/analyze-case', form)),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
})

test('nobody has it without the code, also not the browser that paid for the address', async () => {
  const { browser } = await paidBrowser(app.url)
  expect((await openFree(browser)).status).toBe(401)
  expect((await openFree(openBrowser(app.url))).status).toBe(401)
})

test('it is good for the proved address only', async () => {
  const mine = caseForm()
  const browser = await signedInBrowser(mine.email)
  await openFree(browser)
  expect((await browser.post('/api/analyze-case', caseForm())).status).toBe(402)
})

test('who has paid keeps the free analysis for later', async () => {
  const { browser, form } = await paidBrowser(app.url)
  await signIn(browser, form.email)
  await openFree(browser)
  expect((await browser.post('/api/analyze-case', form)).status).toBe(200)
  expect((await openFree(browser)).status).toBe(200)
})
