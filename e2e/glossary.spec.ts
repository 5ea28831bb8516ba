import type { Page } from '@playwright/test'
import { axeFinds, axeFindsInBothSchemes } from './access/axe.ts'
import { expect, test } from './fixtures.ts'
import { scriptRuns } from './steps.ts'

const LAW = '/law/us-ca-civ-1950-5'

const main = (page: Page) => page.getByRole('main')
const searchBox = (page: Page) => main(page).getByRole('searchbox', { name: 'Search for a word' })
const term = (page: Page, id: string) => main(page).locator(`details#${id}`)
/** The words of a text that explain themselves. */
const words = (page: Page) => main(page).locator('p [role="button"][aria-expanded]')
const card = (page: Page) => page.locator('[popover]:popover-open')

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the glossary is browsed and searched', async ({ page }) => {
    await page.goto('/legal-glossary')
    await expect(term(page, 'bail')).toBeVisible()
    await term(page, 'bail').locator('summary').click()
    await expect(term(page, 'bail').getByText(/accused/)).toBeVisible()
    await searchBox(page).fill('PLAINTIFF')
    await searchBox(page).press('Enter')
    await expect(page).toHaveURL(/\?q=PLAINTIFF$/)
    await expect(term(page, 'plaintiff')).toBeVisible()
    await expect(term(page, 'bail')).toHaveCount(0)
    await term(page, 'plaintiff').locator('summary').click()
    await term(page, 'plaintiff')
      .getByRole('link', { name: /All about this word/ })
      .click()
    await expect(page.getByRole('heading', { level: 1, name: 'plaintiff' })).toBeVisible()
  })
})

test('typing narrows the list; what matches nothing gets suggestions', async ({ page }) => {
  await page.goto('/legal-glossary')
  await scriptRuns(page)
  await searchBox(page).fill('BAIL')
  await expect(term(page, 'bail')).toBeVisible()
  await expect(term(page, 'plaintiff')).toHaveCount(0)
  await expect(main(page).getByRole('status').filter({ hasText: 'found' })).toBeVisible()
  await searchBox(page).fill('plantiff')
  await expect(main(page).getByText(/No legal terms found matching .*plantiff/)).toBeVisible()
  await main(page).getByRole('link', { name: 'plaintiff' }).click()
  await expect(page).toHaveURL(/\/legal-glossary\/plaintiff$/)
  await page.goBack()
  await expect(searchBox(page)).toBeVisible()
})

test('a link to a term opens it in place, with its sound and its translations', async ({
  page,
}) => {
  await page.goto('/legal-glossary#plaintiff')
  const plaintiff = term(page, 'plaintiff')
  await expect(plaintiff).toHaveAttribute('open', '')
  await expect(plaintiff).toBeInViewport()
  await expect(plaintiff.getByText('PLAIN-tif')).toBeVisible()
  await expect(plaintiff.locator('bdi[lang="es"]')).toHaveText('demandante')
  await expect(plaintiff.locator('bdi[lang="ar"]')).toHaveAttribute('dir', 'rtl')
  await main(page)
    .getByRole('navigation', { name: 'Letters' })
    .locator('a[href$="#letter-d"]')
    .click()
  await expect(page).toHaveURL(/#letter-d$/)
  await expect(main(page).getByRole('heading', { name: 'D', exact: true })).toBeInViewport()
})

test('a translation that is not there is said so', async ({ page }) => {
  await page.route('**/api/glossary/en/bail', async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ json: { ...(await answer.json()), missing: ['fi'] } })
  })
  await page.goto('/legal-glossary#bail')
  await term(page, 'bail').getByRole('link', { name: 'Finnish', exact: true }).last().click()
  await expect(page.getByText('Translation Not Available', { exact: true })).toBeVisible()
  await expect(page).toHaveURL(/#bail$/)
})

test('a term has a page of its own, also in another language', async ({ page, watch }) => {
  await page.goto('/legal-glossary/Bail')
  await expect(page.getByRole('heading', { level: 1, name: 'bail' })).toBeVisible()
  const data = await page.locator('script[type="application/ld+json"]').first().textContent()
  expect(JSON.parse(data ?? '{}')).toMatchObject({
    '@type': 'DefinedTerm',
    name: 'bail',
    inDefinedTermSet: { '@type': 'DefinedTermSet' },
  })
  await main(page).locator('a[href="/legal-glossary/bail?in=ar"]').click()
  await expect(main(page).locator('section [lang="ar"][dir="rtl"]')).toBeVisible()
  watch.expectConsole(/status of 404/)
  const answer = await page.goto('/legal-glossary/plantiff')
  expect(answer?.status()).toBe(404)
  await expect(main(page).getByRole('link', { name: 'plaintiff' })).toBeVisible()
})

test('words of a law explain themselves to the keyboard, and can be told not to', async ({
  page,
}) => {
  await page.goto(LAW)
  await expect(words(page).first()).toBeVisible()
  const word = words(page).filter({ hasText: /^deposit$/ })
  await word.focus()
  // Back to the word before and forth again, past its own card.
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Tab')
  await expect(card(page)).toContainText('Money that a tenant gives')
  await expect(word).toHaveAttribute('aria-expanded', 'true')
  await expect(word).toHaveAccessibleDescription(/Money that a tenant gives/)
  expect(await axeFinds(page)).toEqual([])
  await page.keyboard.press('Tab')
  await expect(card(page).getByRole('button')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(card(page).getByRole('link')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(card(page)).toHaveCount(0)
  await expect(word).toBeFocused()

  await page.getByRole('switch', { name: 'Explain legal words' }).click()
  await expect(words(page)).toHaveCount(0)
  await page.reload()
  await scriptRuns(page)
  await expect(page.getByRole('switch', { name: 'Explain legal words' })).not.toBeChecked()
  await expect(words(page)).toHaveCount(0)
})

test('a pointer that rests on a word opens its card, one that passes does not', async ({
  page,
}) => {
  await page.goto(LAW)
  const [first, second] = [words(page).nth(0), words(page).nth(1)]
  await first.hover()
  await page.waitForTimeout(300)
  await expect(card(page)).toHaveCount(0)
  await expect(card(page)).toBeVisible()
  await card(page).hover()
  await page.waitForTimeout(500)
  await expect(card(page)).toBeVisible()
  await page.mouse.move(0, 0)
  await expect(card(page)).toHaveCount(0)
  await second.hover()
  await expect(card(page)).toBeVisible({ timeout: 400 })
})

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 320, height: 640 } })

  test('a tap opens a card inside the window, a second one closes it', async ({ page }) => {
    await page.goto(LAW)
    await words(page).first().tap()
    const box = await card(page).boundingBox()
    expect(box?.x).toBeGreaterThanOrEqual(0)
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(320)
    await words(page).first().tap()
    await expect(card(page)).toHaveCount(0)
  })
})

test('nothing moves when the words are marked', async ({ page }) => {
  // The words come once the letterforms are there, whose coming is another matter.
  await page.route('**/api/glossary/en', async (route) => {
    await page.evaluate(() => document.fonts.ready.then(() => undefined))
    await page.evaluate(() => Reflect.set(window, 'shifts', []))
    await route.continue()
  })
  await page.addInitScript(() => {
    const shifts: string[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      const kept = Reflect.get(window, 'shifts') as string[]
      kept.push(...list.getEntries().map((entry) => JSON.stringify(entry)))
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto(LAW)
  await expect(words(page).first()).toBeVisible()
  const shifts = await page.evaluate(() => Reflect.get(window, 'shifts') as string[])
  expect(shifts).toEqual([])
})

for (const lang of ['en', 'ar']) {
  test(`no one is shut out of the glossary, light or dark (${lang})`, async ({ page }) => {
    await page.goto(`/legal-glossary?lang=${lang}#bail`)
    await expect(term(page, 'bail')).toHaveAttribute('open', '')
    await expect(term(page, 'bail').locator('dl')).toBeVisible()
    expect(await axeFindsInBothSchemes(page)).toEqual([])
    await page.goto(`/legal-glossary/bail?lang=${lang}`)
    expect(await axeFindsInBothSchemes(page)).toEqual([])
  })
}

test.describe('on a phone of 320 px', () => {
  test.use({ viewport: { width: 320, height: 640 } })

  for (const path of ['/legal-glossary#bail', '/legal-glossary/bail', '/legal-glossary?q=zzzz']) {
    test(`${path} needs no sideways scrolling`, async ({ page }) => {
      await page.goto(path)
      await scriptRuns(page)
      const widths = await page.evaluate(() => [
        document.documentElement.scrollWidth,
        document.documentElement.clientWidth,
      ])
      expect(widths[0]).toBeLessThanOrEqual(widths[1] ?? 0)
    })
  }
})
