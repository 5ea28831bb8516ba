import { expect, test } from './fixtures.ts'
import { openForm, scriptRuns } from './steps.ts'

const TEXTS = '**/translations/*.json?*'

test('texts that do not come are asked for again, and the page can be read until then', async ({
  page,
  watch,
}) => {
  watch.expectConsole(/Failed to load resource/)
  let refused = 0
  await page.route(TEXTS, (route) => {
    refused += 1
    return refused > 2 ? route.fallback() : route.abort()
  })
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await scriptRuns(page)
  expect(refused).toBe(3)
  await page.getByRole('button', { name: 'Save Case & View Pricing' }).click()
  await expect(page.getByRole('alert').first()).toBeVisible()
})

test('what is typed before the texts are there is kept', async ({ page }) => {
  let open = () => {}
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  await page.route(TEXTS, async (route) => {
    await opened
    await route.fallback()
  })
  await page.goto('/')
  const facts = page.locator('#facts')
  await facts.fill('My landlord keeps my deposit although the flat was clean.')
  open()
  await scriptRuns(page)
  await expect(facts).toHaveValue('My landlord keeps my deposit although the flat was clean.')
})

test('the texts come once, and the next page has them from the browser', async ({ page }) => {
  const asked: string[] = []
  page.on('response', (answer) => {
    if (answer.url().includes('/translations/')) asked.push(answer.url())
  })
  await openForm(page)
  const kept = asked.slice()
  await page.goto('/pricing')
  await scriptRuns(page)
  expect(kept).toHaveLength(1)
  const cached = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.includes('/translations/'))
      .map((entry) => (entry as PerformanceResourceTiming).transferSize),
  )
  expect(cached).toEqual([0])
})
