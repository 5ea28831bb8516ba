import { type BrowserContext, test as base, expect } from '@playwright/test'

export { expect }

export type Watch = {
  /** Lets the browser's console say this, and fails the test when it does not. */
  expectConsole(message: RegExp): void
  /** Lets pages go to this other address. */
  expectHost(host: string): void
  /** Watches another browser of the same test, too. */
  over(context: BrowserContext): void
}

let visitors = 0

/**
 * Every test fails on a console error or warning it did not announce, on an uncaught error in a page, and on any
 * request to another host than our own.
 */
export const test = base.extend<{ watch: Watch }>({
  extraHTTPHeaders: async ({ locale: _ }, use, { workerIndex }) => {
    visitors += 1
    const visitor = `203.${workerIndex % 256}.${visitors % 256}.7`
    await use({ 'X-Forwarded-For': visitor })
  },
  watch: [
    async ({ context, baseURL }, use) => {
      const expected: RegExp[] = []
      const seen: string[] = []
      const strangers: string[] = []
      const hosts = [new URL(baseURL ?? '').host]
      const over = (watched: BrowserContext) => {
        watched.on('console', (message) => {
          if (message.type() === 'error' || message.type() === 'warning') seen.push(message.text())
        })
        watched.on('weberror', (error) =>
          seen.push(`uncaught on ${error.page()?.url()}: ${error.error().message}`),
        )
        watched.on('request', (request) => {
          const { protocol, host: asked } = new URL(request.url())
          if (/^https?:$/.test(protocol) && !hosts.includes(asked)) strangers.push(request.url())
        })
        watched.on('page', (page) => {
          page.on('websocket', (socket) => {
            if (!hosts.includes(new URL(socket.url()).host)) strangers.push(socket.url())
          })
        })
      }
      over(context)
      await use({
        expectConsole: (message) => expected.push(message),
        expectHost: (host) => hosts.push(host),
        over,
      })
      const surprises = seen.filter((text) => !expected.some((message) => message.test(text)))
      expect(surprises, 'errors and warnings in the console').toEqual([])
      const missing = expected.filter((message) => !seen.some((text) => message.test(text)))
      expect(missing, 'console messages that were announced but did not come').toEqual([])
      expect(strangers, 'requests to other hosts').toEqual([])
    },
    { auto: true },
  ],
})
