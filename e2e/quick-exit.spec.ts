import type { Page } from '@playwright/test'
import { expect, test, type Watch } from './fixtures.ts'
import { CARDS, goToCheckout, openForm, payWith, scriptRuns, seeResult, tenant } from './steps.ts'

const NEUTRAL = 'https://www.wikipedia.org/'

/** The neutral page without the network, and every request made after leaving. */
async function watchLeaving(page: Page, watch: Watch): Promise<string[]> {
  watch.expectHost(new URL(NEUTRAL).host)
  const asked: string[] = []
  await page.route(`${NEUTRAL}**`, (route) => {
    asked.push(route.request().url())
    return route.fulfill({ contentType: 'text/html', body: '<title>Wikipedia</title>Neutral' })
  })
  return asked
}

const leaveLink = (page: Page) =>
  page.getByRole('complementary', { name: 'Leave quickly' }).getByRole('link')

test('the button goes to a neutral page and takes everything of the visit along', async ({
  page,
  context,
  watch,
}) => {
  watch.expectConsole(/status of 404/)
  await goToCheckout(page, tenant())
  await payWith(page, CARDS.good)
  await seeResult(page)
  const result = page.url()
  const asked = await watchLeaving(page, watch)
  const beacons: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    // The words of the glossary are the same for everybody, and come once the page has time.
    if (/^\/api\/(?!glossary\/)/.test(pathname)) beacons.push(pathname)
  })
  await leaveLink(page).click()
  await page.waitForURL(NEUTRAL)
  expect(asked).toEqual([NEUTRAL])
  expect(beacons.at(-1)).toBe('/api/quick-exit')
  await expect.poll(async () => (await context.cookies()).map(({ name }) => name)).toEqual(['left'])

  // Opened anew, the site is there as ever, and knows nothing.
  await page.goto(result)
  await expect(page.getByText('This result cannot be opened here')).toBeVisible()
  const kept = await page.evaluate(() => Object.keys(window.localStorage))
  expect(kept.filter((key) => key !== 'preferred-language')).toEqual([])
})

test('back does not return to what was read', async ({ page, watch }) => {
  await watchLeaving(page, watch)
  await openForm(page)
  await page.locator('#facts').fill('Something that nobody beside me may see.')
  await page.goto('/search')
  await scriptRuns(page)
  await leaveLink(page).click()
  await backLeadsAway(page)
})

test('nor where the button is pressed before any script of the page came', async ({
  page,
  watch,
}) => {
  await watchLeaving(page, watch)
  await openForm(page)
  await page.route('**/assets/*.js', () => undefined)
  await page.goto('/search', { waitUntil: 'commit' })
  await leaveLink(page).click()
  await backLeadsAway(page)
  const kept = await page.context().cookies()
  expect(kept.map(({ name }) => name)).toEqual(['left'])
})

async function backLeadsAway(page: Page): Promise<void> {
  await page.waitForURL(NEUTRAL)
  await page.goBack({ waitUntil: 'commit' }).catch(() => undefined)
  await page.waitForURL(NEUTRAL)
  await expect(page.getByText('Neutral')).toBeVisible()
}

test('Shift three times leaves, Shift for capital letters does not', async ({ page, watch }) => {
  await watchLeaving(page, watch)
  await openForm(page)
  await page.locator('#facts').focus()
  await page.keyboard.press('Shift+A')
  await page.keyboard.press('Shift+B')
  await page.keyboard.press('Shift+C')
  await expect(page.locator('#facts')).toHaveValue('ABC')
  expect(page.url()).not.toContain('wikipedia')
  for (let press = 0; press < 3; press += 1) await page.keyboard.press('Shift')
  await page.waitForURL(NEUTRAL)
})

test('the message to the server does not hold up a slow connection', async ({ page, watch }) => {
  await watchLeaving(page, watch)
  await openForm(page)
  await page.route('**/api/quick-exit', () => new Promise(() => {}))
  await leaveLink(page).click()
  await page.waitForURL(NEUTRAL, { timeout: 3_000 })
})
