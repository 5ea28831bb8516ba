import { type Browser, expect, type Page, test as plain } from '@playwright/test'
import { test as watched } from '../fixtures.ts'
import { axeFinds } from './axe.ts'
import { makePerson, type Person } from './person.ts'
import type { Language } from './words.ts'

/** What a run of the long form counts, read by `totals.mjs`. */
export const COUNTED = 'axe'

/** Looks at the page as it stands, light and dark. */
export type Look = (state: string) => Promise<void>

export const test = watched.extend<{ look: Look }, { person: Person }>({
  person: [
    async ({ browser }, use, { workerIndex }) => {
      await use(await makePerson(browser as Browser, `203.0.${workerIndex % 256}.9`))
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  look: async ({ page }, use) => {
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
    await use(async (state) => {
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
        await settle(page)
        // The schemes differ in their colours and in nothing else.
        const found = await axeFinds(page, colorScheme === 'light' ? 'all' : 'colours')
        const description = `${found.length}\t${colorScheme}\t${state}\t${found.join(' | ')}`
        plain.info().annotations.push({ type: COUNTED, description })
        expect.soft(found, `${state}, ${colorScheme}`).toEqual([])
      }
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
    })
  },
})

/** The browser is somebody's who reads in this language, signed in or not. */
export async function enterAs(
  page: Page,
  language: Language,
  person: Person | undefined,
): Promise<void> {
  const url = process.env['E2E_APP_URL'] ?? ''
  await page
    .context()
    .addCookies([
      ...(person?.storageState.cookies ?? []),
      { name: 'preferred-language', value: language, url },
    ])
}

/** What is still fading in has no final colours. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    await Promise.race([
      Promise.allSettled(document.getAnimations().map((animation) => animation.finished)),
      new Promise((resolve) => setTimeout(resolve, 500)),
    ])
  })
}
