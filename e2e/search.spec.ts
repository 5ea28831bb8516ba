import type { Page } from '@playwright/test'
import { axeFinds } from './access/axe.ts'
import { expect, test } from './fixtures.ts'
import { scriptRuns } from './steps.ts'

const STORY = 'landlord kept my deposit leipzig'

const main = (page: Page) => page.getByRole('main')
const cards = (page: Page) => main(page).locator('li:has(h3 a[href^="/lawyer/"])')
const field = (page: Page) => main(page).getByLabel('Name, area of law, place, or what happened')
const chip = (page: Page, text: string | RegExp) =>
  main(page)
    .getByRole('region', { name: 'We read your search as' })
    .getByRole('link', { name: text })
const open = (page: Page, query: string) =>
  page.goto(`/search?${new URLSearchParams({ q: query })}`)

test('the directory is searched from two characters on', async ({ page }) => {
  await page.goto('/search')
  await scriptRuns(page)
  await field(page).fill('a')
  await expect(
    main(page).getByText('Enter at least 2 characters to search', { exact: true }),
  ).toBeVisible()
  await field(page).press('Enter')
  await expect(cards(page)).toHaveCount(0)
  await field(page).fill('an')
  await field(page).press('Enter')
  await expect(cards(page).first()).toBeVisible()
  await expect(main(page).getByText('Enter at least 2 characters to search')).toHaveCount(0)
  await field(page).fill('qqqq zzzz')
  await field(page).press('Enter')
  await expect(main(page).getByText('No attorneys found', { exact: true })).toBeVisible()
  await field(page).fill('an')
  await main(page).getByRole('combobox', { name: 'Country' }).selectOption('GB')
  await main(page).getByRole('button', { name: 'Search' }).click()
  await expect(page).toHaveURL(/\/search\?q=an&country=GB/)
})

test('"Show More" adds lawyers below, keeps the focus, and "back" comes to the same place', async ({
  page,
}) => {
  await open(page, 'tax')
  await scriptRuns(page)
  await expect(cards(page)).toHaveCount(20)
  const more = main(page).getByRole('link', { name: 'Show More' })
  await more.focus()
  await page.keyboard.press('Enter')
  await expect(cards(page)).toHaveCount(40)
  await expect(main(page).getByText(/^Showing 40 of \d+ lawyers$/)).toBeVisible()
  await expect(more).toBeFocused()
  await expect(page).toHaveURL(/shown=40/)

  const thirtieth = cards(page).nth(29).locator('h3 a')
  const name = (await thirtieth.textContent()) ?? ''
  await thirtieth.click()
  await expect(page).toHaveURL(/\/lawyer\//)
  await page.goBack()
  await expect(cards(page)).toHaveCount(40)
  await expect(cards(page).nth(29)).toContainText(name)
  await expect(cards(page).nth(29)).toBeInViewport()

  await page.reload()
  await expect(cards(page)).toHaveCount(40)
})

test('after the last page the keyboard goes on with the first lawyer added', async ({ page }) => {
  await page.goto('/search?specialty=tax')
  await scriptRuns(page)
  const more = main(page).getByRole('link', { name: 'Show More' })
  let shown = await cards(page).count()
  while (await more.isVisible()) {
    shown = await cards(page).count()
    await more.click()
    await expect.poll(() => cards(page).count()).toBeGreaterThan(shown)
  }
  await expect(cards(page).nth(shown).locator('h3 a')).toBeFocused()
})

test('more lawyers that cannot be loaded leave the list as it is', async ({ page, watch }) => {
  watch.expectConsole(/status of 503/)
  await open(page, 'tax')
  await scriptRuns(page)
  await page.route('**/api/search?*', (route) =>
    route.fulfill({ status: 503, json: { message: 'x', code: 'internal' } }),
  )
  await main(page).getByRole('link', { name: 'Show More' }).click()
  await expect(main(page).getByRole('alert')).toContainText('Please try again')
  await expect(cards(page)).toHaveCount(20)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('a story with a city finds lawyers of that area in the country, and says what it read', async ({
    page,
  }) => {
    await page.goto('/search')
    await field(page).fill(STORY)
    await field(page).press('Enter')
    await expect(chip(page, /Housing and real estate/)).toBeVisible()
    await expect(chip(page, /Leipzig, Germany/)).toBeVisible()
    await expect(main(page).getByRole('heading', { name: 'Lawyers in Germany' })).toBeVisible()
    await expect(cards(page).first()).toBeVisible()
    for (const card of await cards(page).all()) {
      await expect(card.getByText('Housing and real estate', { exact: true })).toBeVisible()
    }
    await chip(page, /Leipzig/).click()
    await expect(page).toHaveURL(/q=landlord\+kept\+my\+deposit$/)
    await expect(chip(page, /Leipzig/)).toHaveCount(0)
    await expect(chip(page, /Housing and real estate/)).toBeVisible()
    await expect(cards(page).first()).toBeVisible()
  })

  test('the list goes on by links, and back', async ({ page }) => {
    const names = cards(page).locator('h3 a')
    const toBeginning = main(page).getByRole('link', { name: 'Back to the beginning of the list' })
    await open(page, 'tax')
    const first = await names.allTextContents()
    await main(page).getByRole('link', { name: 'Show More' }).click()
    await expect(toBeginning).toBeVisible()
    const second = await names.allTextContents()
    expect(second.filter((name) => first.includes(name))).toEqual([])
    await page.goBack()
    await expect(names).toHaveText(first)
    await page.goForward()
    await toBeginning.click()
    await expect(names).toHaveText(first)
  })

  test('the list is narrowed by links that say how many are left', async ({ page }) => {
    await open(page, 'tax')
    const option = main(page)
      .getByRole('navigation', { name: 'Narrow down' })
      .getByRole('link', { name: /^United States/ })
    const count = Number(await option.locator('[aria-hidden]').textContent())
    expect(count).toBeGreaterThan(0)
    await option.click()
    await expect(chip(page, /United States/)).toBeVisible()
    await expect(cards(page)).toHaveCount(count)
  })

  test('an area or a country alone lists its lawyers', async ({ page }) => {
    await page.goto('/search?specialty=tax&country=DE')
    await expect(cards(page).first()).toBeVisible()
    await expect(main(page).getByRole('combobox', { name: 'Area of law' })).toHaveValue('tax')
  })

  test('a long text is kindly sent to the form', async ({ page }) => {
    await open(page, 'I have to tell you all of it. '.repeat(8))
    await main(page).getByRole('link', { name: 'Describe your case in the form' }).click()
    await expect(page).toHaveURL(/\/$/)
  })

  test('what sounds like danger is answered with whom to call', async ({ page }) => {
    await open(page, 'my husband beats me every night hamburg')
    await expect(page.getByRole('link', { name: /110|112|116 016/ }).first()).toBeVisible()
  })
})

// Both schemes at both widths in both languages are looked at by the long form in `access`.
const LOOKS = [
  { language: 'en', width: 390, colorScheme: 'light' },
  { language: 'en', width: 1280, colorScheme: 'dark' },
  { language: 'ar', width: 390, colorScheme: 'dark' },
  { language: 'ar', width: 1280, colorScheme: 'light' },
] as const

for (const { language, width, colorScheme } of LOOKS) {
  test.describe(`${language}, ${width} px, ${colorScheme}`, () => {
    test.use({ locale: language, viewport: { width, height: 800 } })

    test('axe finds nothing, and nothing is cut off', async ({ page }) => {
      // Three searches, each looked through.
      test.slow()
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      for (const query of ['tax', STORY, 'qqqq zzzz']) {
        await open(page, query)
        await scriptRuns(page)
        for (const details of await main(page).locator('details:visible').all()) {
          await details.evaluate((element) => element.setAttribute('open', ''))
        }
        expect(await axeFinds(page), query).toEqual([])
        const [content, window] = await page.evaluate(() => [
          document.documentElement.scrollWidth,
          document.documentElement.clientWidth,
        ])
        expect(content).toBeLessThanOrEqual(window ?? 0)
      }
    })
  })
}
