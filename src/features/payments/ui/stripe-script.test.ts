import { afterEach, expect, test, vi } from 'vitest'

afterEach(() => vi.unstubAllGlobals())

test("the provider's script is loaded once, from the provider", async () => {
  const scripts: { src: string }[] = []
  vi.stubGlobal('window', {})
  vi.stubGlobal('document', {
    querySelectorAll: () => [],
    createElement: () => ({ src: '', addEventListener: () => undefined }),
    head: { appendChild: (script: { src: string }) => scripts.push(script) },
  })
  // Another file of this worker may have asked for the script before.
  vi.resetModules()
  const { providerScript } = await import('./stripe-script.ts')
  expect(providerScript('pk_test_1')).toBe(providerScript('pk_test_1'))
  await vi.waitFor(() => expect(scripts).toHaveLength(1))
  expect(scripts[0]?.src).toMatch(/^https:\/\/js\.stripe\.com\//)
})
