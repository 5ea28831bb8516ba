import { expect, type Page } from '@playwright/test'
import { CARDS, payWith, tenant } from '../steps.ts'
import { signInByCalls } from './person.ts'
import { button, open, type Stage, type State, unfold } from './states.ts'

const lawyers = (page: Page) => page.locator('#lawyers')

const RESULT_STATES: readonly State[] = [
  {
    name: 'a result, unfolded',
    signedIn: true,
    async show({ page, look, person }) {
      await open(page, `/?case=${person.caseId}`)
      await unfold(page)
      await look('a result, unfolded')
    },
  },
  {
    name: 'the ways to reach a lawyer',
    signedIn: true,
    async show({ page, look, words, person }) {
      await open(page, `/?case=${person.caseId}`)
      await lawyers(page)
        .locator('li button')
        .filter({ hasText: words('lawyers.contact') })
        .first()
        .click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await look('the ways to reach a lawyer')
    },
  },
  {
    name: 'a lawyer chosen, and a filter that leaves nobody',
    signedIn: true,
    async show({ page, look, person }) {
      await open(page, `/?case=${person.caseId}`)
      const box = lawyers(page).locator('li input[type="checkbox"][name="lawyer"]').first()
      await box.check()
      await look('a lawyer chosen')
      await lawyers(page).locator('fieldset input[type="search"]').fill('zzzzqqqq')
      await expect(lawyers(page).locator('li h3')).toHaveCount(0)
      await look('a filter that leaves nobody')
    },
  },
  {
    name: 'lawyers that could not be loaded',
    signedIn: true,
    async show({ page, look, watch, person }) {
      watch.expectConsole(/status of 500/)
      await open(page, `/?case=${person.caseId}`)
      await page.route('**/api/lawyers*', (route) =>
        route.fulfill({ status: 500, json: { code: 'internal', message: 'no' } }),
      )
      await lawyers(page).locator('fieldset select').last().selectOption({ index: 1 })
      await expect(lawyers(page).getByRole('alert')).toBeVisible()
      await look('lawyers that could not be loaded')
    },
  },
]

const SIGN_IN_STATES: readonly State[] = [
  {
    name: 'the steps of signing in',
    async show({ page, look, watch, words }) {
      watch.expectConsole(/status of 40/)
      await open(page, '/account')
      await page.locator('#sign-in-email').fill('nobody')
      await button(page, words('account.signIn.sendCode')).click()
      await expect(page.locator('#sign-in-email[aria-invalid]')).toBeVisible()
      await look('an address that is none')
      await page.locator('#sign-in-email').fill(tenant().email)
      await button(page, words('account.signIn.sendCode')).click()
      const code = page.locator('#sign-in-code')
      await code.fill('12')
      await button(page, words('account.signIn.submit')).click()
      await expect(page.locator('#sign-in-code[aria-invalid]')).toBeVisible()
      await look('half a code')
      await code.fill('000000')
      await button(page, words('account.signIn.submit')).click()
      await expect(page.locator('#sign-in-code[aria-invalid]')).toBeVisible()
      await look('a wrong code')
    },
  },
  {
    name: 'the code at the price',
    async show({ page, look, words }) {
      await open(page, '/pricing')
      await button(page, words('pricing.enterCode')).click()
      await expect(page.locator('#sign-in-email')).toBeVisible()
      await look('the code at the price')
    },
  },
]

const CHECKOUT_STATES: readonly State[] = [
  {
    name: 'the checkout with its messages',
    async show({ page, look, watch }) {
      watch.expectConsole(/status of 402/)
      await open(page, `/subscribe/unlimited?email=${tenant().email}`)
      await expect(page.locator('[name="card-number"]')).toBeVisible()
      await unfold(page)
      await page.locator('form:has([name="card-number"]) button[type="submit"]').click()
      await expect(page.locator('[name="card-number"][aria-invalid]')).toBeVisible()
      await look('a card without numbers')
      await payWith(page, CARDS.declined)
      await expect(page.getByRole('alert').filter({ visible: true }).first()).toBeVisible()
      await look('a declined card')
      await payWith(page, CARDS.bankAsks)
      await expect(page.getByRole('dialog')).toBeVisible()
      await look('the bank asks')
    },
  },
  {
    name: 'a monthly plan from choice to end',
    async show(stage) {
      const { page, look, words } = stage
      await signInByCalls(page, tenant().email)
      await open(page, '/account?tab=subscription')
      await page.locator('main li button').first().click()
      await expect(page.locator('[name="card-number"]')).toBeVisible()
      await look('a plan, to be paid')
      await payWith(page, CARDS.good)
      const cancel = button(page, words('account.subscription.cancel'))
      await expect(cancel).toBeVisible()
      await look('a plan, paid')
      await cancel.locator('xpath=preceding-sibling::button').first().click()
      await lookAtDialog(stage, 'a change of plan')
      await page.keyboard.press('Escape')
      await cancel.click()
      await lookAtDialog(stage, 'the end of a plan, asked')
      await button(page, words('account.subscription.canceling.confirm')).click()
      await expect(button(page, words('account.subscription.resume'))).toBeVisible()
      await look('a plan that ends')
    },
  },
  {
    name: 'a plan whose first payment failed',
    async show({ page, look, watch }) {
      watch.expectConsole(/status of 402/)
      await signInByCalls(page, tenant().email)
      await open(page, '/account?tab=subscription')
      await page.locator('main li button').first().click()
      await payWith(page, CARDS.declined)
      await expect(page.getByRole('alert').filter({ visible: true }).first()).toBeVisible()
      await look('a plan with a declined card')
      await open(page, '/account?tab=subscription')
      await expect(page.locator('main h2').first()).toBeVisible()
      await look('a plan whose first payment is missing')
    },
  },
]

const CASE_STATES: readonly State[] = [
  {
    name: 'a request to a lawyer',
    signedIn: true,
    async show({ page, look, watch, words, person }) {
      watch.expectConsole(/status of 400/)
      await open(page, `/ask-lawyers?case=${person.caseId}&lawyer=${person.otherSlug}`)
      await page.locator('input[name="channel"][value="phone"]').check()
      await page.locator('input[name="name"]').fill('')
      await button(page, words('contact.form.show')).click()
      await expect(page.locator('[aria-invalid]').first()).toBeVisible()
      await look('a request with its messages')
      await page.locator('input[name="name"]').fill('Eva Novak')
      await page.locator('input[name="channel"][value="email"]').check()
      await button(page, words('contact.form.show')).click()
      await expect(page.locator('#consent')).toBeVisible()
      await look('a letter before it is sent')
      await page.locator('button[name="step"][value="send"]').click()
      await expect(page.locator('#consent[aria-invalid]')).toBeVisible()
      await look('a letter without consent')
    },
  },
  {
    name: 'the answer of a lawyer',
    async show({ page, look, watch, words, person }) {
      await open(page, person.answerPath)
      if ((await page.locator('input[name="answer"]:checked').count()) === 0) {
        watch.expectConsole(/status of 400/)
        await button(page, words('contact.answer.send')).click()
        await expect(page.getByRole('alert').first()).toBeVisible()
        await look('an answer that is missing')
      }
      await page.locator('input[name="answer"]').first().check()
      await button(page, words('contact.answer.send')).click()
      await expect(page.getByText(words('contact.answer.thanks'))).toBeVisible()
      await look('an answer, stored')
    },
  },
  {
    name: 'the erasure of everything, in two steps',
    async show({ page, look, watch, words }) {
      watch.expectConsole(/status of 400/)
      await signInByCalls(page, tenant().email)
      await open(page, '/your-data')
      await button(page, words('yourData.erase.ask')).click()
      await expect(page.locator('#erasure-code')).toBeVisible()
      await look('the code of an erasure')
      await page.locator('#erasure-code').fill('000000')
      await button(page, words('yourData.erase.confirm')).click()
      await expect(page.locator('#erasure-code[aria-invalid]')).toBeVisible()
      await look('a wrong code of an erasure')
    },
  },
  {
    name: 'another address for the account',
    async show({ page, look, watch, words }) {
      watch.expectConsole(/status of 400/)
      await signInByCalls(page, tenant().email)
      await open(page, '/account')
      await page.locator('#new-email').fill(tenant().email)
      await button(page, words('account.email.send')).click()
      await expect(page.locator('#email-oldCode')).toBeVisible()
      await look('codes for another address')
      await page.locator('#email-oldCode').fill('000000')
      await page.locator('#email-newCode').fill('000000')
      await button(page, words('account.email.change')).click()
      await expect(
        page.locator('main [role="alert"]').filter({ visible: true }).first(),
      ).toBeVisible()
      await look('wrong codes for another address')
    },
  },
  {
    name: 'a case with a name',
    signedIn: true,
    async show({ page, look, words, person }) {
      await open(page, `/account?tab=cases&case=${person.dangerCaseId}`)
      await page.locator('#case-title').fill('A name')
      await button(page, words('account.cases.rename.save')).click()
      await expect(page.getByRole('heading', { level: 2, name: 'A name' })).toBeVisible()
      await look('a case with a name')
    },
  },
]

async function lookAtDialog({ page, look }: Stage, name: string): Promise<void> {
  await expect(page.getByRole('dialog')).toBeVisible()
  await look(name)
}

export const PERSON_STATES: readonly State[] = [
  ...RESULT_STATES,
  ...SIGN_IN_STATES,
  ...CHECKOUT_STATES,
  ...CASE_STATES,
]
