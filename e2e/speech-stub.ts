import type { Page } from '@playwright/test'

export type Manner = 'chrome' | 'firefox' | 'safari' | 'none'

/**
 * A voice that behaves as a browser's does, without a sound. What was said stands in `window.said`.
 * Chrome: voices come late, and an utterance may end in silence without a word. Firefox: pause does nothing.
 * Safari: voices are there at once, and what is cancelled fails.
 */
export async function stubSpeech(page: Page, manner: Manner): Promise<void> {
  await page.addInitScript((how) => {
    const said: { text: string; lang: string; rate: number; voice: string | undefined }[] = []
    Object.assign(window, { said })
    if (how === 'none') {
      for (const name of ['speechSynthesis', 'SpeechSynthesisUtterance']) {
        Reflect.deleteProperty(window, name)
        Reflect.deleteProperty(Window.prototype, name)
      }
      return
    }
    class Utterance {
      lang = ''
      rate = 1
      voice: { name: string } | null = null
      onend: (() => void) | null = null
      onerror: (() => void) | null = null
      readonly text: string
      constructor(text: string) {
        this.text = text
      }
    }
    const voice = (lang: string, name: string, localService = true) => ({
      lang,
      name,
      voiceURI: name,
      localService,
      default: false,
    })
    const voices = [
      voice('en-US', 'Cloud', false),
      voice('en-GB', 'Local'),
      voice('ar-SA', 'Laila'),
    ]
    let ready = how !== 'chrome'
    const listeners = new Set<() => void>()
    if (!ready) {
      setTimeout(() => {
        ready = true
        for (const listener of listeners) listener()
      }, 300)
    }
    let current: Utterance | undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    const synthesis = {
      getVoices: () => (ready ? voices : []),
      addEventListener: (_name: string, listener: () => void) => listeners.add(listener),
      removeEventListener: (_name: string, listener: () => void) => listeners.delete(listener),
      speak(utterance: Utterance) {
        said.push({
          text: utterance.text,
          lang: utterance.lang,
          rate: utterance.rate,
          voice: utterance.voice?.name,
        })
        current = utterance
        // Long enough to press a button in between.
        timer = setTimeout(() => utterance.onend?.(), 600)
      },
      cancel() {
        clearTimeout(timer)
        const cancelled = current
        current = undefined
        if (how === 'safari') setTimeout(() => cancelled?.onerror?.(), 0)
      },
      pause() {},
      resume() {},
    }
    Object.defineProperty(window, 'speechSynthesis', { value: synthesis, configurable: true })
    Object.defineProperty(window, 'SpeechSynthesisUtterance', {
      value: Utterance,
      configurable: true,
    })
  }, manner)
}

type Said = { text: string; lang: string; rate: number; voice: string | undefined }

export const said = (page: Page): Promise<Said[]> =>
  page.evaluate(() => (window as Window & { said?: Said[] }).said ?? [])
