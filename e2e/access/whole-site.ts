import type { Page } from '@playwright/test'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import routes from '../../src/routes.ts'
import { expect } from '../fixtures.ts'
import { scriptRuns } from '../steps.ts'
import { enterAs, type Look, test } from './look.ts'
import type { Person } from './person.ts'
import { PERSON_STATES } from './person-states.ts'
import { SCREENS, type Screen } from './screens.ts'
import { SITE_STATES, type State } from './states.ts'
import { LANGUAGES, type Language, wordsOf } from './words.ts'

/** Every route, every dialog and every message, in a left-to-right, a right-to-left and an East Asian language. */
export function lookAtTheWholeSite(): void {
  test('every route has a screen here', () => {
    expect(new Set(SCREENS.map(({ route }) => route))).toEqual(new Set(patternsOf(routes)))
  })
  for (const language of LANGUAGES) {
    test.describe(`in ${language}`, () => {
      lookAtScreens('a stranger', language, (screen) => !screen.signedIn && !screen.status)
      lookAtScreens('somebody signed in', language, (screen) => screen.signedIn ?? false)
      for (const screen of SCREENS.filter(({ status }) => status)) lookAtError(screen, language)
      for (const state of [...SITE_STATES, ...PERSON_STATES]) lookAtState(state, language)
    })
  }
}

const SCREENS_AT_ONCE = 8

/** Several in one browser: what it has loaded for one it need not load for the next. */
function lookAtScreens(
  who: 'a stranger' | 'somebody signed in',
  language: Language,
  isMeant: (screen: Screen) => boolean,
): void {
  const meant = SCREENS.filter(isMeant)
  for (let from = 0; from < meant.length; from += SCREENS_AT_ONCE) {
    const screens = meant.slice(from, from + SCREENS_AT_ONCE)
    test(`pages ${from + 1} to ${from + screens.length} of ${who}`, async ({
      page,
      look,
      person,
    }) => {
      test.setTimeout(SCREENS_AT_ONCE * 60_000)
      await enterAs(page, language, who === 'a stranger' ? undefined : person)
      for (const screen of screens) {
        await test.step(nameOf(screen), () =>
          lookAtScreen(screen, { page, look, person, language }),
        )
      }
    })
  }
}

function lookAtError(screen: Screen, language: Language): void {
  test(`${nameOf(screen)}, which is not there`, async ({ page, look, person, watch }) => {
    watch.expectConsole(new RegExp(`status of ${screen.status}`))
    await enterAs(page, language, undefined)
    await lookAtScreen(screen, { page, look, person, language })
  })
}

type Visit = { page: Page; look: Look; person: Person; language: Language }

async function lookAtScreen(
  screen: Screen,
  { page, look, person, language }: Visit,
): Promise<void> {
  const answer = await page.goto(pathOf(screen, person))
  // An anchor of the page that is open already asks the server for nothing.
  if (answer) expect(answer.status(), nameOf(screen)).toBe(screen.status ?? 200)
  if (!screen.route.startsWith('dev/mailbox/')) {
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    await scriptRuns(page)
  }
  if (screen.path.startsWith('/subscribe/unlimited'))
    await expect(page.locator('[name="card-number"]')).toBeVisible()
  await look(`${nameOf(screen)}${screen.signedIn ? ', signed in' : ''}`)
}

function lookAtState(state: State, language: Language): void {
  test(state.name, async ({ page, look, person, watch }) => {
    test.setTimeout(240_000)
    await enterAs(page, language, state.signedIn ? person : undefined)
    await state.show({ page, look, watch, person, words: wordsOf(language) })
  })
}

const pathOf = ({ path }: Screen, { storageState: _, ...has }: Person) =>
  path.replaceAll(/\{(\w+)\}/g, (_braces, name) => Object(has)[name])

const nameOf = ({ path }: Screen) => path.slice(0, 60)

function patternsOf(entries: readonly RouteConfigEntry[]): string[] {
  return entries.flatMap(({ path, index, children }) =>
    children ? patternsOf(children) : [index ? '' : (path ?? '')],
  )
}
