import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { createFormats, formatsThrough } from './formats.ts'
import { TranslationProvider, useTranslation } from './translation-context.tsx'
import { WrittenFormats, WrittenFormatsContext } from './written-formats.tsx'

const MESSAGES = {
  checkout: { price: '{amount} {currency}' },
  found: { one: '{count} law', other: '{count} laws' },
}

function Shown() {
  const { t, formatMoney, formatList } = useTranslation()
  const parts = [formatMoney(999, 'usd'), t('found', { count: 2 }), formatList(['</script>', 'b'])]
  return createElement('p', {}, parts.join(' '))
}

it('what a page wrote of numbers, lists and counts stands in it once more, as data', () => {
  const page = createElement(
    TranslationProvider,
    // biome-ignore lint/correctness/noChildrenProp: the type asks for it among the properties.
    { language: 'de', languages: ['de'], messages: MESSAGES, children: createElement(Shown) },
  )
  const block = createElement(WrittenFormats, { language: 'de', nonce: 'n' })
  const text = renderToString(
    createElement(WrittenFormatsContext, { value: new Map() }, page, block),
  )
  const [, data = ''] =
    text.match(/<script id="formats" type="application\/json" nonce="n">(.*)<\/script>$/) ?? []
  expect(JSON.parse(data)).toEqual({
    language: 'de',
    texts: { 'amount 999': '9,99', 'plural 2': 'other', 'list </script>\nb': '</script> und b' },
  })
  expect(data).not.toContain('<')
})

it('what is known is not made, and each kind has keys of its own', () => {
  const known: Record<string, string> = { 'number 5': 'five', 'percent 5': 'all' }
  const asked: string[] = []
  const formats = formatsThrough(createFormats('en'), (key, make) => {
    asked.push(key)
    return known[key] ?? make()
  })
  expect([formats.number(5), formats.percent(5), formats.amount(5), formats.plural(5)]).toEqual([
    'five',
    'all',
    '0.05',
    'other',
  ])
  expect(new Set(asked).size).toBe(4)
  expect(formats.choice(['a', 'b'])).not.toBe(formats.list(['a', 'b']))
  expect(formats.date('2026-11-29')).toBe('November 29, 2026')
  expect(formats.country('DE')).toBe('Germany')
  expect(formats.country('nowhere')).toBe('nowhere')
})
