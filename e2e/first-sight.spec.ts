import { expect, test } from './fixtures.ts'
import { scriptRuns } from './steps.ts'

const PAGES = [
  '/',
  '/lawyers/united-states/california/personal-injury',
  '/legal-glossary',
  '/pricing',
]

// The first one a browser makes holds a phone up for half a second, before it answers a tap.
for (const path of PAGES) {
  test(`${path} is taken over without making a formatter of dates or numbers`, async ({ page }) => {
    await page.addInitScript(() => {
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
    })
    await page.goto(path)
    await scriptRuns(page)
    expect(await page.evaluate(() => Reflect.get(window, 'formattersMade') as string[])).toEqual([])
  })
}
