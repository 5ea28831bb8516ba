import { afterEach, beforeEach, expect, vi } from 'vitest'

// React, drivers and our own mistakes report through these two; nobody reads them in a green run.
const spoken: string[] = []

beforeEach(() => {
  spoken.length = 0
  for (const kind of ['error', 'warn'] as const) {
    vi.spyOn(console, kind).mockImplementation((...said: unknown[]) => {
      spoken.push(`console.${kind}: ${said.map(String).join(' ')}`)
    })
  }
})

afterEach(() => {
  expect(spoken, 'a test may not write to console.error or console.warn').toEqual([])
})
