import { expect, type Page, type Route } from '@playwright/test'
import type { Watch } from '../fixtures.ts'
import { stubSpeech } from '../speech-stub.ts'
import { fillForm, partRuns, scriptRuns, tenant } from '../steps.ts'
import type { Look } from './look.ts'
import type { Person } from './person.ts'
import type { Words } from './words.ts'

export type Stage = { page: Page; look: Look; words: Words; watch: Watch; person: Person }
export type State = { name: string; signedIn?: boolean; show(stage: Stage): Promise<void> }

export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await scriptRuns(page)
}

export const button = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).filter({ visible: true }).first()

export async function unfold(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const part of document.querySelectorAll('main details')) part.toggleAttribute('open', true)
  })
}

const fails =
  (status: number, headers = {}) =>
  (route: Route) =>
    route.fulfill({ status, headers, json: { code: 'internal', message: 'no' } })

const sendForm = async (page: Page) => {
  await fillForm(page, tenant())
  const send = page.locator('#case-form button[type="submit"], form button[type="submit"]').first()
  await partRuns(send)
  await send.click()
}

const FRAME_STATES: readonly State[] = [
  {
    name: 'the reading menu',
    async show({ page, look, words }) {
      await open(page, '/')
      await page.locator(`summary[aria-label="${words('reading.menu')}"]`).click()
      await look('the reading menu, open')
    },
  },
  {
    name: 'the menu of a phone',
    async show({ page, look, words }) {
      await page.setViewportSize({ width: 390, height: 844 })
      await open(page, '/')
      await page.locator(`summary[aria-label="${words('nav.menu')}"]`).click()
      await look('the menu of a phone, open')
    },
  },
  {
    name: 'very large text and easy reading',
    signedIn: true,
    async show({ page, look, person }) {
      const url = page.url() === 'about:blank' ? (process.env['E2E_APP_URL'] ?? '') : page.url()
      await page.context().addCookies([
        { name: 'text-size', value: 'larger', url },
        { name: 'easy-reading', value: 'on', url },
      ])
      for (const path of ['/', `/?case=${person.caseId}`]) {
        await open(page, path)
        await look(`very large text and easy reading on ${path.slice(0, 7)}`)
      }
    },
  },
  {
    name: 'reading aloud',
    async show({ page, look, words }) {
      await stubSpeech(page, 'firefox')
      await open(page, '/how-it-works')
      await button(page, words('speech.open')).click()
      await expect(button(page, words('speech.readPage'))).toBeVisible()
      await look('the reading bar, open')
      await button(page, words('speech.readPage')).click()
      await button(page, words('speech.pause')).click()
      await expect(button(page, words('speech.resume'))).toBeVisible()
      await look('the reading bar, paused')
    },
  },
  {
    name: 'a browser without speech',
    async show({ page, look, words }) {
      await stubSpeech(page, 'none')
      await open(page, '/how-it-works')
      await button(page, words('speech.open')).click()
      await expect(page.getByText(words('speech.unsupported.title')).first()).toBeVisible()
      await look('a toast')
    },
  },
  {
    name: 'the cover of leaving quickly',
    async show({ page, look, words, watch }) {
      watch.expectHost('www.wikipedia.org')
      // An answer without a page leaves the cover where it is.
      await page.route('https://www.wikipedia.org/**', (route) => route.fulfill({ status: 204 }))
      await open(page, '/search')
      await page
        .getByRole('complementary', { name: words('exit.label') })
        .getByRole('link')
        .click({
          noWaitAfter: true,
        })
      await expect(page.getByRole('contentinfo')).toHaveCount(0)
      await look('the cover of leaving quickly')
    },
  },
  {
    name: 'a page that failed',
    async show({ page, look, watch }) {
      watch.expectConsole(/500|Error/)
      await open(page, '/faq')
      const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
      await page.route('**/*.data*', (route) => route.fulfill({ status: 500, body: 'no' }))
      await page.getByRole('contentinfo').locator('a[href="/privacy"]').click()
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(title)
      await look('a page that failed')
    },
  },
]

const FORM_STATES: readonly State[] = [
  {
    name: 'the form with its messages',
    async show({ page, look }) {
      await open(page, '/')
      const send = page.locator('form button[type="submit"]').first()
      await partRuns(send)
      await send.click()
      await expect(page.getByRole('alert').first()).toBeVisible()
      await look('the form with its messages')
    },
  },
  {
    name: 'the dialog of thanks',
    async show({ page, look }) {
      await open(page, '/')
      await sendForm(page)
      await expect(page.getByRole('dialog')).toBeVisible()
      await look('the dialog of thanks')
    },
  },
  {
    name: 'the dialog of a failure',
    async show({ page, look, watch }) {
      watch.expectConsole(/status of 500/)
      await open(page, '/')
      await page.route('**/api/check-access', fails(500))
      await sendForm(page)
      await expect(page.getByRole('dialog')).toBeVisible()
      await look('the dialog of a failure')
    },
  },
  {
    name: 'a wait that is counted down',
    async show({ page, look, watch }) {
      watch.expectConsole(/status of 429/)
      await open(page, '/')
      await page.route('**/api/check-access', fails(429, { 'Retry-After': '90' }))
      await sendForm(page)
      await expect(page.locator('form [role="status"]').filter({ hasText: /\d/ })).toBeVisible()
      await look('a wait that is counted down')
    },
  },
  {
    name: 'dictation that asks first',
    async show({ page, look, words }) {
      await page.addInitScript(() => {
        Object.assign(window, { SpeechRecognition: class {} })
      })
      await open(page, '/')
      await button(page, words('speech.dictation.start')).click()
      await expect(button(page, words('speech.dictation.agree'))).toBeVisible()
      await look('dictation that asks first')
    },
  },
  {
    name: 'questions and answers unfolded',
    async show({ page, look }) {
      for (const path of ['/', '/search?q=divorce', '/coverage', '/law/us-ca-civ-1950-5']) {
        await open(page, path)
        await unfold(page)
        await look(`${path}, unfolded`)
      }
    },
  },
  {
    name: 'the narrowing of a search on a phone',
    async show({ page, look }) {
      await page.setViewportSize({ width: 390, height: 844 })
      await open(page, '/search?q=divorce')
      await page
        .locator('main details:has(nav) > summary')
        .filter({ visible: true })
        .first()
        .click()
      await look('the narrowing of a search on a phone')
    },
  },
  {
    name: 'a mistake in a law, reported',
    async show({ page, look, words }) {
      await open(page, '/law/us-ca-civ-1950-5')
      await button(page, words('law.report.button')).click()
      await expect(page.getByText(words('law.report.thanks'))).toBeVisible()
      await look('a mistake in a law, reported')
    },
  },
  {
    name: 'the meaning of a word',
    async show({ page, look, person }) {
      await page.context().addCookies(person.storageState.cookies)
      await open(page, '/law/us-ca-civ-1950-5')
      const word = page.locator('main p [role="button"][aria-expanded]').first()
      // In a language whose words are not marked here there is nothing to see.
      if (
        !(await word.waitFor({ timeout: 4_000 }).then(
          () => true,
          () => false,
        ))
      )
        return
      // By Tab the card opens at once, and Enter would close it.
      await word.click()
      await expect(page.locator('[popover]:popover-open')).toBeVisible()
      await look('the meaning of a word')
    },
  },
  {
    name: 'forms at the page of a lawyer',
    async show({ page, look, words, person }) {
      await open(page, `/lawyer/${person.slug}`)
      await unfold(page)
      await look('the page of a lawyer, unfolded')
      await button(page, words('profile.report.button')).click()
      await expect(page.getByText(words('profile.report.thanks'))).toBeVisible()
      await look('a mistake at a lawyer, reported')
    },
  },
]

export const SITE_STATES: readonly State[] = [...FRAME_STATES, ...FORM_STATES]
