import { chromium } from '@playwright/test'

const b = await chromium.launch({
  executablePath: '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-background-networking'],
})
const ids = process.argv.slice(2)
for (const [name, lang, w, id, scheme] of [
  ['de-phone', 'de', 390, 'at-abgb-1489', 'light'],
  ['en-desk', 'en', 1280, 'at-abgb-1489', 'light'],
  ['ar-phone', 'ar', 390, 'eu-dublin', 'dark'],
  ['en-eu', 'en', 1280, 'x', 'light'],
]) {
  const c = await b.newContext({
    locale: lang,
    viewport: { width: w, height: 900 },
    colorScheme: scheme,
  })
  const p = await c.newPage()
  const errs = []
  p.on('console', (m) => m.type() === 'error' && errs.push(m.text()))
  p.on('pageerror', (e) => errs.push(String(e)))
  const target = id === 'eu-dublin' ? ids[0] : id === 'x' ? ids[1] : id
  const r = await p.goto('http://localhost:3411/law/' + target)
  await p.waitForLoadState('networkidle')
  console.log(name, target, r.status(), errs)
  await p.screenshot({ path: `/tmp/law-${name}.png`, fullPage: true })
  await c.close()
}
await b.close()
