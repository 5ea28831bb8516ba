import { describe, expect, it } from 'vitest'
import { coarseDevice, deviceText, readDevice } from './device-label.ts'

const AGENTS: [string, string | null, string | null][] = [
  ['Mozilla/5.0 (Android 14; Mobile; rv:128.0) Gecko/128.0 Firefox/128.0', 'Firefox', 'Android'],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36 Edg/126.0.0.0',
    'Edge',
    'Windows',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1',
    'Safari',
    'iPhone',
  ],
  [
    'Mozilla/5.0 (iPad; CPU OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/126.0 Mobile/15E148 Safari/604.1',
    'Chrome',
    'iPad',
  ],
  [
    'Mozilla/5.0 (Linux; Android 13; SM-S911B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/25.0 Chrome/121.0.0.0 Mobile Safari/537.36',
    'Samsung Internet',
    'Android',
  ],
  [
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36 OPR/112.0.0.0',
    'Opera',
    'Linux',
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 14.5; rv:127.0) Gecko/20100101 Firefox/127.0',
    'Firefox',
    'macOS',
  ],
  ['curl/8.5.0', null, null],
  ['', null, null],
]

describe('a device', () => {
  it.each(AGENTS)('%s', (userAgent, browser, system) => {
    expect(coarseDevice(userAgent)).toEqual({ browser, system })
  })

  it('is kept without versions, models or anything a person could have written into it', () => {
    for (const [userAgent] of AGENTS) {
      const kept = deviceText(coarseDevice(`${userAgent} ana@example.org <script>`))
      expect(kept).toMatch(/^[A-Za-z ]*\/[A-Za-z]*$/)
      expect(kept).not.toMatch(/ana|script|\d/)
    }
  })

  it('comes back as it was kept, and an unknown text as a device that says nothing', () => {
    for (const [, browser, system] of AGENTS) {
      expect(readDevice(deviceText({ browser, system }))).toEqual({ browser, system })
    }
    for (const text of [null, '', 'Mozilla/5.0 (X11)', 'evil/evil']) {
      expect(readDevice(text)).toEqual({ browser: null, system: null })
    }
  })

  it('is read from a very long text in no time', () => {
    expect(coarseDevice(`Version/${'x'.repeat(2_000_000)}`)).toEqual({
      browser: null,
      system: null,
    })
  })
})
