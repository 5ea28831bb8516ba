import { expect, type Locator, type Page } from '@playwright/test'
import { test } from './fixtures.ts'
import { CARDS, cardNumber, openForm, partRuns, submitButton, tenant } from './steps.ts'

const FURTHEST_TABS = 150

test('the whole way from the facts to a lawyer by keyboard alone, as a screen reader is told of it', async ({
  page,
}) => {
  test.slow()
  const { facts, email } = tenant()
  await openForm(page)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toMatchAriaSnapshot(HOME)
  await fillByKeyboard(page, { facts, email })
  await partRuns(submitButton(page))
  await pressAt(page, submitButton(page), 'Enter')

  const goOn = page.getByRole('dialog', { name: 'Thank you' }).getByRole('button')
  await expect(goOn).toBeFocused()
  await page.keyboard.press('Space')
  await page.waitForURL('**/pricing*')
  await expectFocusKept(page)
  await pressAt(page, page.locator('main a[href^="/subscribe/unlimited"]'), 'Enter')
  await payByKeyboard(page)

  await page.waitForURL(/\/\?case=/)
  await expect(page.locator('#lawyers')).toBeVisible()
  await expectFocusKept(page)
  await expect(page.getByRole('main')).toMatchAriaSnapshot(RESULT)
  await expect(page.locator('#lawyers')).toMatchAriaSnapshot(LAWYERS)
  await openLawAndComeBack(page)

  const contact = page
    .locator('#lawyers')
    .getByRole('button', { name: /^Contact / })
    .first()
  await pressAt(page, contact, 'Space')
  const ways = page.getByRole('dialog', { name: /^Contact / })
  await expect(ways).toBeVisible()
  await expect(ways.getByRole('link').first()).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(contact).toBeFocused()
})

const HOME = `
- main:
  - heading "Legal AI Assistant" [level=1]
  - list "Progress":
    - listitem
    - listitem
    - listitem
  - region "Tell us about your Legal Situation":
    - heading "Tell us about your Legal Situation" [level=2]
    - textbox "What happened?"
    - combobox "Country"
    - group "How urgent is it?":
      - radio /Not Urgent/
      - radio /Moderate/
      - radio /^Urgent/
    - textbox "E-mail address"
    - button "Save Case & View Pricing"
`

const RESULT = `
- main:
  - heading "What we found" [level=1]
  - region /deadlines? may be running/:
    - heading [level=2]
  - region "What this is about":
    - heading "What this is about" [level=2]
  - region "Your next step":
    - heading "Your next step" [level=2]
  - region "Laws that apply":
    - heading "Laws that apply" [level=2]
    - list:
      - listitem:
        - heading "California Civil Code § 1950.5" [level=3]
`

const LAWYERS = `
- region "Lawyers for this":
  - heading "Lawyers for this" [level=2]
  - group "Narrow the list":
    - searchbox "Name or firm"
    - combobox "City"
    - combobox "Experience"
    - checkbox "Free consultation only"
  - status: /Showing \\d+ of \\d+ lawyers/
  - list:
    - listitem:
      - heading [level=3]:
        - link
      - button /^Contact /
      - checkbox /^Choose this lawyer /
`

async function fillByKeyboard(page: Page, { facts, email }: { facts: string; email: string }) {
  await tabTo(page, page.locator('#facts'))
  await page.keyboard.type(facts)
  await tabTo(page, page.locator('#country'))
  // A list that is not open is chosen from by typing.
  await page.keyboard.type('United States')
  await expect(page.locator('#country')).toHaveValue('US')
  await expect(page.locator('#jurisdiction option[value="US-CA"]')).toBeAttached()
  await tabTo(page, page.locator('#jurisdiction'))
  await page.keyboard.type('Calif')
  await expect(page.locator('#jurisdiction')).toHaveValue('US-CA')
  await tabTo(page, page.locator('input[name="urgency"]:checked'))
  await page.keyboard.press('ArrowDown')
  await tabTo(page, page.locator('#email'))
  await page.keyboard.type(email)
}

async function payByKeyboard(page: Page): Promise<void> {
  await page.waitForURL('**/subscribe/unlimited*')
  await expect(cardNumber(page)).toBeVisible()
  await expectFocusKept(page)
  await tabTo(page, cardNumber(page))
  await page.keyboard.type(CARDS.good)
  await tabTo(page, page.locator('[name="card-expiry"]'))
  await page.keyboard.type('1234')
  await tabTo(page, page.locator('[name="card-cvc"]'))
  await page.keyboard.type('123')
  await page.keyboard.press('Enter')
}

async function openLawAndComeBack(page: Page): Promise<void> {
  await pressAt(page, page.locator('main a[href^="/law/"]').first(), 'Enter')
  await page.waitForURL('**/law/**')
  await expectFocusKept(page)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  // The browser's own keys do not reach a page that is driven from outside.
  await page.goBack()
  await page.waitForURL(/\/\?case=/)
  await expect(page.locator('#lawyers')).toBeVisible()
  await expectFocusKept(page)
}

async function pressAt(page: Page, target: Locator, key: 'Enter' | 'Space'): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.press(key)
}

/** On the way every stop can be seen, and stands clear of what lies over the page. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  const wanted = await target.elementHandle()
  for (let tabs = 0; tabs < FURTHEST_TABS; tabs += 1) {
    await page.keyboard.press('Tab')
    const stop = await page.evaluate(describeFocus, wanted)
    expect(stop, `stop ${tabs + 1}`).toMatchObject({ lost: false, marked: true, covered: false })
    if (stop.reached) return
  }
  throw new Error(`${FURTHEST_TABS} tabs do not reach ${target}`)
}

function describeFocus(wanted: Element | null) {
  const focused = document.activeElement ?? document.body
  const isMarked = (one: Element | null) => {
    const { outlineStyle, outlineWidth } = one ? getComputedStyle(one) : document.body.style
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
  }
  const box = focused.getBoundingClientRect()
  const middle = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)
  const over = middle?.closest('.at-hand') ?? null
  return {
    name: `${focused.tagName} ${focused.getAttribute('aria-label') ?? (focused.textContent ?? '').slice(0, 30)}`,
    lost: focused === document.body,
    marked: isMarked(focused) || isMarked(focused.closest('label')),
    covered: over !== null && !over.contains(focused),
    reached: focused === wanted,
  }
}

/** After a step the focus is somewhere on the page, not back at its beginning. */
async function expectFocusKept(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY')
}
