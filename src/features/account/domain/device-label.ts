/** As much of a browser as its owner needs to know it again, and no more. Null where it does not say. */
export type Device = { browser: string | null; system: string | null }

/** The first that fits counts: most browsers also call themselves by the names further down. */
const BROWSERS: [string, RegExp][] = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\b(?:OPR|OPT|Opera)\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|CriOS|Chromium)\//],
  ['Safari', /\bVersion\/.*\bSafari\//],
]

const SYSTEMS: [string, RegExp][] = [
  ['Android', /\bAndroid\b/],
  ['iPhone', /\b(?:iPhone|iPod)\b/],
  ['iPad', /\biPad\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMacintosh\b/],
  ['Linux', /\bLinux\b/],
]

/** A user agent without its versions, models and languages, which together can tell one person from others. */
export function coarseDevice(userAgent: string): Device {
  const said = userAgent.slice(0, 1_000)
  return { browser: firstFit(BROWSERS, said), system: firstFit(SYSTEMS, said) }
}

/** How a device is kept. */
export function deviceText({ browser, system }: Device): string {
  return `${browser ?? ''}/${system ?? ''}`
}

/** What `deviceText` wrote; anything else is a device that says nothing. */
export function readDevice(text: string | null): Device {
  const [browser, system] = (text ?? '').split('/')
  return { browser: known(BROWSERS, browser), system: known(SYSTEMS, system) }
}

function firstFit(names: [string, RegExp][], said: string): string | null {
  return names.find(([, pattern]) => pattern.test(said))?.[0] ?? null
}

function known(names: [string, RegExp][], name: string | undefined): string | null {
  return names.find(([known]) => known === name)?.[0] ?? null
}
