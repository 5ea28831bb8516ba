import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    environment: 'node',
    include: ['src/**/*.test.ts', 'test/**/*.test.ts', 'scripts/**/*.test.mjs'],
    globalSetup: ['test/database-for-tests.ts'],
    setupFiles: ['test/fail-on-console.ts'],
    provide: { testDatabaseUrl: process.env.TEST_DATABASE_URL ?? '' },
    maxWorkers: 2,
    // Two cores may be shared with a browser or a build.
    testTimeout: 20_000,
    hookTimeout: 30_000,
  },
})
