// Adds up what the long form of the accessibility check looked at. Named on its command line:
// ACCESS=all npx playwright test -c e2e/playwright.config.ts accessibility --reporter=list,./e2e/access/totals.mjs

// biome-ignore lint/style/noDefaultExport: Playwright reads the default export.
export default class Totals {
  looks = 0
  broken = new Map()
  screens = new Set()

  onTestEnd(_test, result) {
    for (const { type, description = '' } of result.annotations) {
      if (type !== 'axe') continue
      const [count, , state, found] = description.split('\t')
      this.looks += 1
      this.screens.add(state)
      if (count === '0') continue
      for (const one of found.split(' | ')) {
        this.broken.set(one, [...(this.broken.get(one) ?? []), state])
      }
    }
  }

  onEnd() {
    const lines = [...this.broken].map(
      ([what, where]) =>
        `  ${where.length} x ${what} (${[...new Set(where)].slice(0, 3).join('; ')})`,
    )
    const total = [...this.broken.values()].flat().length
    process.stdout.write(
      `\naxe: ${this.screens.size} screens and states, ${this.looks} looks, ${total} violations\n${lines.join('\n')}\n`,
    )
  }
}
