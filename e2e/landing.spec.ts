import type { Page } from '@playwright/test'
import { axeFindsInBothSchemes } from './access/axe.ts'
import { expect, test } from './fixtures.ts'
import {
  CARDS,
  fillForm,
  goToCheckout,
  openForm,
  payWith,
  scriptRuns,
  seeResult,
  shownLaws,
  submitButton,
  tenant,
} from './steps.ts'

const CALIFORNIA = '/lawyers/united-states/california/real-estate'
const NOT_FOUND = /status of 404/

const main = (page: Page) => page.getByRole('main')

test('a landing page is about its place: law, time limits, lawyers, register, areas, form', async ({
  page,
}) => {
  await page.goto(CALIFORNIA)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Housing and real estate: lawyers in California, United States',
  )
  for (const title of ['Laws people meet in', 'Lawyers in', 'Areas of law in']) {
    await expect(main(page).getByRole('heading', { level: 2, name: title })).toBeVisible()
  }
  await expect(main(page).locator('section[aria-labelledby="laws"] li').first()).toContainText(
    'California',
  )
  const badges = main(page).locator('section[aria-labelledby="areas"] ul').first()
  await expect(badges.getByRole('link')).toHaveCount(12)
  await expect(badges.locator('[aria-current="page"]')).toHaveText('Housing and real estate')
  await expect(main(page).getByText('State Bar of California').first()).toBeVisible()
  await expect(
    main(page).getByRole('heading', { name: 'Tell us about your Legal Situation' }),
  ).toBeVisible()
})

test('six lawyers are featured, each with an honest label, and lead to their pages', async ({
  page,
}) => {
  await page.goto('/lawyers/united-states/california')
  const cards = main(page).locator('section[aria-labelledby="lawyers"] ul > li')
  await expect(cards).toHaveCount(6)
  await expect(cards.getByText('Sample listing')).toHaveCount(6)
  await expect(cards.getByText('Not yet verified')).toHaveCount(6)
  await cards.first().getByRole('link').click()
  await expect(page).toHaveURL(/\/lawyer\/[a-z0-9-]+$/)
})

test('a place with few lawyers is filled up from the next wider one, under a heading', async ({
  page,
}) => {
  await page.goto('/lawyers/germany/bavaria/maritime')
  await expect(
    main(page).getByRole('heading', { level: 3, name: 'Elsewhere in Germany' }),
  ).toBeVisible()
})

test.describe('the form of a landing page', () => {
  test('has the place and the area filled in', async ({ page }) => {
    await openForm(page, CALIFORNIA)
    await page.locator('#facts').focus()
    await expect(page.locator('#country option')).not.toHaveCount(2)
    await expect(page.locator('#country')).toHaveValue('US')
    await expect(page.locator('#jurisdiction')).toHaveValue('US-CA')
    await expect(page.locator('#legalArea')).toHaveValue('real-estate')
  })

  test('keeps what is typed before its script is there', async ({ page }) => {
    await openForm(page, CALIFORNIA)
    const { facts } = tenant()
    await page.locator('#facts').fill(facts)
    await expect(page.locator('#country option')).not.toHaveCount(2)
    await expect(page.locator('#facts')).toHaveValue(facts)
    await expect(page.locator('#facts')).toBeFocused()
  })

  test('leads over the price page to a result with laws of the place', async ({ page }) => {
    const person = tenant()
    await goToCheckout(page, person, CALIFORNIA)
    await payWith(page, CARDS.good)
    await seeResult(page)
    expect((await shownLaws(page)).some(({ place }) => place.includes('California'))).toBe(true)
  })

  test('leaves a draft about another place alone', async ({ page }) => {
    await openForm(page)
    await fillForm(page, tenant({ country: 'SG', jurisdiction: '' }))
    await page.waitForTimeout(600)
    await page.goto(CALIFORNIA)
    await page.locator('#facts').focus()
    await expect(page.locator('#country')).toHaveValue('SG')
  })
})

test.describe('addresses', () => {
  test('attorneys, capitals and a slash at the end answer with the one address', async ({
    page,
  }) => {
    for (const path of [
      '/attorneys/germany/bavaria',
      '/Lawyers/Germany/Bavaria',
      '/lawyers/germany/bavaria/',
    ]) {
      const response = await page.goto(path)
      expect(response?.status()).toBe(200)
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
        'href',
        /\/lawyers\/germany\/bavaria$/,
      )
    }
  })

  test('a city is read from the address', async ({ page }) => {
    await page.goto('/lawyers/united-states/california/family-law/los-angeles')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Los Angeles, California')
  })

  test('an unknown place is a 404 with what it may have meant', async ({ page, watch }) => {
    watch.expectConsole(NOT_FOUND)
    const response = await page.goto('/lawyers/germny')
    expect(response?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Page Not Found')
    await main(page).getByRole('link', { name: 'Germany', exact: true }).click()
    await expect(page).toHaveURL(/\/lawyers\/germany$/)
  })

  test('every country has its page in the list of places', async ({ page }) => {
    await page.goto('/lawyers')
    expect(await main(page).getByRole('link').count()).toBeGreaterThan(150)
  })
})

test('the picture of a page is a PNG', async ({ page }) => {
  await page.goto(CALIFORNIA)
  const address = await page.locator('meta[property="og:image"]').getAttribute('content')
  const answer = await page.request.get(address ?? '')
  expect(answer.status()).toBe(200)
  expect(answer.headers()['content-type']).toBe('image/png')
})

test('little script is loaded before anybody does anything', async ({ page }) => {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url())
  })
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(CALIFORNIA)
  await scriptRuns(page)
  await page.waitForLoadState('networkidle')
  expect(scripts.filter((url) => url.includes('landing-case-form'))).toEqual([])
  await submitButton(page).scrollIntoViewIfNeeded()
  await expect.poll(() => scripts.some((url) => url.includes('landing-case-form'))).toBe(true)
})

for (const width of [390, 1280]) {
  test(`nothing moves while a slow machine draws a page of ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    const session = await page.context().newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    for (const address of ['/', CALIFORNIA]) {
      await page.goto(address)
      await scriptRuns(page)
      await page.waitForLoadState('networkidle')
      // Half a thousandth: an icon may be drawn a frame before the word beside it.
      expect(await movedBy(page), address).toBeCloseTo(0, 3)
    }
  })
}

/** The sum of the browser's layout shifts since the page was asked for. */
function movedBy(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += (entry as { value?: number }).value ?? 0
        }).observe({ type: 'layout-shift', buffered: true })
        setTimeout(() => resolve(sum), 200)
      }),
  )
}

test('axe finds nothing on a landing page, light or dark', async ({ page }) => {
  await page.goto(CALIFORNIA)
  await scriptRuns(page)
  expect(await axeFindsInBothSchemes(page)).toEqual([])
})

test.describe('on a phone of 320 px', () => {
  test.use({ viewport: { width: 320, height: 640 } })

  for (const language of ['en', 'es', 'ar']) {
    test(`nothing needs sideways scrolling (${language})`, async ({ page }) => {
      for (const path of [CALIFORNIA, '/lawyers', '/lawyers/united-states']) {
        await page.goto(`${path}?lang=${language}`)
        const [needed = 0, given = 0] = await page.evaluate(() => [
          document.documentElement.scrollWidth,
          document.documentElement.clientWidth,
        ])
        expect(needed).toBeLessThanOrEqual(given)
      }
    })
  }
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('all of a landing page is there, and what is sent by the form comes back', async ({
    page,
  }) => {
    await page.goto(CALIFORNIA)
    await expect(page.locator('#country')).toHaveValue('US')
    await page.locator('#facts').fill('My landlord keeps the deposit.')
    await submitButton(page).click()
    await expect(page.getByRole('alert')).toContainText('This form needs its script')
    await expect(page.locator('#facts')).toHaveValue('My landlord keeps the deposit.')
    expect(page.url()).not.toContain('deposit')
  })
})
