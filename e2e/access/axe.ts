import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/**
 * What axe finds wrong: by every rule of it that is on, and the size of targets, which is off unless it is asked for;
 * or by colours alone, in which a light page and a dark one differ and in nothing else.
 */
export async function axeFinds(page: Page, rules: 'all' | 'colours' = 'all'): Promise<string[]> {
  const axe = new AxeBuilder({ page })
    // What was found to be right need not be described, which takes longer than finding it.
    .options({ resultTypes: ['violations'], rules: { 'target-size': { enabled: true } } })
    // There are no frames whose results would have to be put together in a page of their own.
    .setLegacyMode()
  const asked = rules === 'all' ? axe : axe.withRules(['color-contrast', 'link-in-text-block'])
  const { violations } = await asked.analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target }) => `${id}: ${target.join(' ')}`),
  )
}

/** Everything in light, then the colours in dark, of the page as it stands. */
export async function axeFindsInBothSchemes(page: Page): Promise<string[]> {
  const found: string[] = []
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    // What is still fading in has no final colours.
    await page.evaluate(async () => {
      await Promise.allSettled(document.getAnimations().map((animation) => animation.finished))
    })
    const rules = colorScheme === 'light' ? 'all' : 'colours'
    found.push(...(await axeFinds(page, rules)).map((one) => `${colorScheme}: ${one}`))
  }
  return found
}
