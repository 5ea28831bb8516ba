import { expect, test } from './fixtures.ts'
import { CARDS, goToCheckout, payWith, seeResult, shownLaws, tenant } from './steps.ts'

const PLACES = [
  {
    name: 'England, in English',
    path: '/',
    country: 'GB',
    jurisdiction: 'GB-ENG',
    facts: 'My landlord in Leeds will not give back the tenancy deposit since I moved out in May.',
    place: /England|United Kingdom/,
  },
  {
    name: 'Bavaria, told in German',
    path: '/',
    country: 'DE',
    jurisdiction: 'DE-BY',
    facts:
      'Mein Arbeitgeber hat mir gestern fristlos gekündigt. Ich arbeite dort seit sechs Jahren und habe keinen Grund erfahren.',
    place: /Germany|Deutschland|Bavaria|Bayern/,
    union: /European Union|Europäische Union/,
  },
  {
    name: 'Spain, told in Spanish on a Spanish page',
    path: '/?lang=es',
    country: 'ES',
    jurisdiction: 'ES-MD',
    facts:
      'El casero no me devuelve la fianza del piso que dejé hace dos meses y no contesta a mis mensajes.',
    place: /España|Spain|Madrid/,
    union: /Unión Europea|European Union/,
  },
  {
    name: 'Delhi, in English',
    path: '/',
    country: 'IN',
    jurisdiction: 'IN-DL',
    facts: 'I bought a phone online, it is defective, and the seller refuses to refund my money.',
    place: /India|Delhi/,
  },
]

for (const { name, path, place, union, ...where } of PLACES) {
  test(`a person finds laws of their own place: ${name}`, async ({ page }) => {
    await goToCheckout(page, tenant(where), path)
    await payWith(page, CARDS.good)
    await seeResult(page)
    const laws = await shownLaws(page)
    // The law of the Union applies in its members, too, beside their own.
    const own = laws.filter((law) => place.test(law.place))
    expect(own.length).toBeGreaterThanOrEqual(3)
    const others = laws.filter((law) => !place.test(law.place))
    for (const law of others) expect(law.place).toMatch(union ?? /^$/)
    await expect(page.locator('#lawyers li h3').first()).toBeVisible()
  })
}

test('a country without sub-regions asks for none, and gets its own law only', async ({ page }) => {
  await goToCheckout(page, tenant({ country: 'SG', jurisdiction: '' }))
  await payWith(page, CARDS.good)
  await seeResult(page)
  const laws = await shownLaws(page)
  expect(laws.length).toBeGreaterThan(0)
  for (const law of laws) expect(law.place).toBe('Singapore')
  const lawyers = page.locator('#lawyers')
  await expect(
    lawyers.locator('li h3').or(lawyers.getByText('No attorneys found in Singapore')).first(),
  ).toBeVisible()
})
