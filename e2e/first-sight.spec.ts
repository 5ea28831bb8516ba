import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { scriptRuns } from './steps.ts'

const PAGES: Record<string, (page: Page) => string | Promise<string>> = {
  'the start page': () => '/',
  'a landing page': () => '/lawyers/united-states/california/personal-injury',
  'the page of a lawyer': lawyerPage,
  'the glossary': () => '/legal-glossary',
  'the page of a law': () => '/law/us-ca-civ-1950-5',
  'the prices': () => '/pricing',
}

// The first formatter a browser makes holds a phone up for a third of a second, before it answers a tap.
for (const [name, addressOf] of Object.entries(PAGES)) {
  test(`${name} is taken over without making a formatter of dates or numbers`, async ({ page }) => {
    await page.addInitScript(watchFormatters)
    await page.goto(await addressOf(page))
    await scriptRuns(page)
    expect(await page.evaluate(() => Reflect.get(window, 'formattersMade') as string[])).toEqual([])
  })
}

test('a formatter that is made is seen', async ({ page }) => {
  await page.addInitScript(watchFormatters)
  await page.goto('/')
  await page.evaluate(() => new Intl.NumberFormat('en').format(1))
  expect(await page.evaluate(() => Reflect.get(window, 'formattersMade') as string[])).toContain(
    'NumberFormat',
  )
})

function watchFormatters(): void {
  const made: string[] = []
  for (const name of [
    'DateTimeFormat',
    'DisplayNames',
    'ListFormat',
    'NumberFormat',
    'PluralRules',
  ] as const)
    Reflect.set(
      Intl,
      name,
      new Proxy(Intl[name], {
        construct(formatter, given, target) {
          made.push(name)
          return Reflect.construct(formatter, given, target) as object
        },
      }),
    )
  Reflect.set(window, 'formattersMade', made)
}

async function lawyerPage(page: Page): Promise<string> {
  const answer = await page.request.get('/api/lawyers?country=US')
  const [lawyer] = (await answer.json()) as { slug: string }[]
  return `/lawyer/${lawyer?.slug}`
}
