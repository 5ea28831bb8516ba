import { fileURLToPath } from 'node:url'
import { defineConfig } from '@playwright/test'

// biome-ignore lint/style/noDefaultExport: Playwright reads the default export.
export default defineConfig({
  testDir: '.',
  outputDir: '../test-results/e2e',
  globalSetup: fileURLToPath(import.meta.resolve('./start-app.ts')),
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: process.env['CI'] !== undefined,
  // No journey is about time: this only ends what hangs, on two cores that carry the app, its database, two browsers.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json', { outputFile: '../test-results/playwright.json' }]],
  use: {
    browserName: 'chromium',
    // Known to the workers, which read this file after the app has started.
    ...(process.env['E2E_APP_URL'] ? { baseURL: process.env['E2E_APP_URL'] } : {}),
    locale: 'en-US',
    actionTimeout: 15_000,
    navigationTimeout: 30_000,
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--headless',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
  },
})
