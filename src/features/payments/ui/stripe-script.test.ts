import { afterEach, expect, test, vi } from 'vitest'
import { providerScript } from './stripe-script.ts'

afterEach(() => vi.unstubAllGlobals())

test("the provider's script is loaded once, from the provider", async () => {
  const scripts: { src: string }[] = []
  vi.stubGlobal('window', {})
  vi.stubGlobal('document', {
    querySelectorAll: () => [],
    createElement: () => ({ src: '', addEventListener: () => undefined }),
    head: { appendChild: (script: { src: string }) => scripts.push(script) },
  })
  expect(providerScript('pk_test_1')).toBe(providerScript('pk_test_1'))
  await vi.waitFor(() => expect(scripts).toHaveLength(1))
  expect(scripts[0]?.src).toMatch(/^https:\/\/js\.stripe\.com\//)
})
