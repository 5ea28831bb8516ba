import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    environment: 'node',
    include: ['src/**/*.test.ts', 'test/**/*.test.ts', 'scripts/**/*.test.mjs'],
    globalSetup: ['test/database-for-tests.ts'],
    setupFiles: ['test/fail-on-console.ts'],
    provide: { testDatabaseUrl: process.env.TEST_DATABASE_URL ?? '' },
    maxWorkers: 2,
    // Made anew for each of 320 files, the modules take as long as a third of the tests.
    isolate: false,
    // No test is about time: this only ends what hangs, on two cores that may be shared with anything.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
})
