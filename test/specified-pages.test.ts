import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { openBrowser } from './http-browser.ts'
import { type AppWithDatabase, START_PATIENCE_MS, startAppWithDatabase } from './running-app.ts'

let app: AppWithDatabase
beforeAll(async () => {
  app = await startAppWithDatabase()
}, START_PATIENCE_MS + 10_000)
afterAll(() => app.close())

/** A page as the server sends it, in English. */
async function htmlOf(path: string): Promise<string> {
  const { text } = await openBrowser(app.url).get(path)
  return text.replaceAll(/<(script|style)\b.*?<\/\1>/gs, '')
}

/** What is read on it, in one line. */
async function wordsOf(path: string): Promise<string> {
  const bare = (await htmlOf(path)).replaceAll(/<[^>]*>/g, ' ')
  return bare.replaceAll('&#x27;', "'").replaceAll('&amp;', '&').replaceAll(/\s+/g, ' ')
}

describe('the start page', () => {
  it.each([
    'Legal AI Assistant',
    'Tell us about your Legal Situation',
    'Save Case & View Pricing',
    '1. Facts Input 2. AI Analysis 3. Find Lawyers',
    'Important Legal Disclaimer : This tool provides general legal information and resources only and does not constitute legal advice. Always consult with a qualified attorney for specific legal matters. Results are for informational purposes only.',
    'Not Urgent No immediate deadline Moderate Within a few weeks Urgent Immediate attention needed',
    'Not sure / Other',
    'What Happens Next? 1. Contact an attorney',
    '2. Free consultation',
    '3. Legal representation',
    'lawyers 342 countries 104 jurisdictions 125',
  ])('says: %s', async (words) => {
    expect(await wordsOf('/')).toContain(words)
  })

  it('has twelve practice areas and a text for search engines', async () => {
    const words = await wordsOf('/')
    const [, areas = ''] = words.split('Practice areas')
    expect(areas).toMatch(
      /^ Personal injury Family law Criminal defense Employment Business and contracts Civil rights Immigration Housing and real estate Tax Intellectual property Environment Healthcare /,
    )
    expect(areas).toContain('Legal AI Assistant explains legal problems in plain words')
  })

  it.each([
    ['Pricing', '/pricing'],
    ['Legal terms', '/#legal-terms'],
    ['How It Works', '/#how-it-works'],
    ['FAQ', '/#faq'],
    ['Contact', '/#contact'],
    ['Account', '/account'],
  ])('leads from its header to %s', async (words, address) => {
    const [header = ''] = (await htmlOf('/')).split('</header>')
    expect(linksOf(header).get(words)).toBe(address)
  })

  it('"Choose Your Plan" leads to the price', async () => {
    const [, main = ''] = (await htmlOf('/')).split('<main')
    expect(linksOf(main).get('Choose Your Plan')).toBe('/pricing')
  })

  it('has no place for documents or an account in its form', async () => {
    const form = /<form.*?<\/form>/s.exec(await htmlOf('/'))?.[0]
    expect(form).toContain('name="facts"')
    expect(form).not.toMatch(/type="file"|name="(?:documents|userId)"/)
  })
})

test('the price page has one card, with the name and price of the plan', async () => {
  const words = await wordsOf('/pricing')
  expect(words.match(/\bOne payment, no renewal\b/g)).toHaveLength(1)
  expect(words).toContain('30-Day Unlimited Access 9.99 USD')
})

test.each(['gold', 'standard', 'premium', 'free'])(
  '%s is no plan that is sold there',
  async (plan) => {
    const html = await htmlOf(`/subscribe/${plan}`)
    expect(html).toContain('Invalid Plan')
    expect(html).toContain('The subscription plan you selected is not available.')
    expect([...linksOf(html.split('<main')[1] ?? '').values()]).toContain('/pricing')
  },
)

test('the checkout has a required field for the address, filled from its own address bar', async () => {
  const field = async (path: string) =>
    /<input[^>]*id="checkout-email"[^>]*>/.exec(await htmlOf(path))?.[0]
  const empty = await field('/subscribe/unlimited')
  expect(empty).toContain('type="email"')
  expect(empty).toContain('required=""')
  expect(empty).toContain('value=""')
  expect(await field('/subscribe/unlimited?email=ana%40example.org')).toContain(
    'value="ana@example.org"',
  )
})

test.each([
  '/lawyers/germany',
  '/lawyers/germany/bavaria',
  '/lawyers/germany/bavaria/tax',
  '/lawyers/germany/bavaria/tax/munich',
  '/attorneys/germany',
  '/attorneys/germany/bavaria',
  '/attorneys/germany/bavaria/tax',
  '/Lawyers/GERMANY/Bavaria/',
])('%s is a page of that place', async (path) => {
  const { status, text } = await openBrowser(app.url).get(path)
  expect(status).toBe(200)
  expect(/<h1[^>]*>(.*?)<\/h1>/.exec(text)?.[1]).toMatch(
    path.includes('unich') ? /Munich/ : path.includes('avaria') ? /Bavaria/ : /Germany/,
  )
})

test('what is nowhere says so', async () => {
  expect(await wordsOf('/nothing-here')).toContain('404 Page Not Found')
})

/** Addresses by the words of the link. */
function linksOf(html: string): Map<string, string> {
  return new Map(
    [...html.matchAll(/<a [^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/g)].map(([, address, inner]) => [
      (inner ?? '').replaceAll(/<[^>]*>/g, '').trim(),
      address ?? '',
    ]),
  )
}
