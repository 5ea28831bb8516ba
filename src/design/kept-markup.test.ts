import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { KeptMarkup, KeptMarkupContext, keptMarkupOf } from './kept-markup.tsx'

let written = 0
function Inside() {
  written += 1
  return createElement('p', { title: 'a > b & "c"' }, 'Überall ', 3, ' <b>')
}

const page = (kept?: ReadonlyMap<string, string>) =>
  renderToString(
    createElement(
      KeptMarkupContext,
      { value: kept },
      createElement(
        'div',
        null,
        createElement(
          KeptMarkup,
          { as: 'header', name: 'head', className: '[&>p]:flex' },
          createElement(Inside),
        ),
        createElement('main', null, createElement('header', null, 'of the text')),
        createElement(KeptMarkup, { as: 'footer', name: 'foot' }, createElement(Inside)),
      ),
    ),
  )

it('a page of kept parts is the page written whole, and its parts are not made again', () => {
  const whole = page()
  const kept = keptMarkupOf(whole)
  expect([...kept.keys()]).toEqual(['head', 'foot'])
  written = 0
  expect(page(kept)).toBe(whole)
  expect(written).toBe(0)
})

it('only what is known is left out', () => {
  const whole = page()
  const kept = keptMarkupOf(whole)
  kept.delete('foot')
  written = 0
  expect(page(kept)).toBe(whole)
  expect(written).toBe(1)
})
