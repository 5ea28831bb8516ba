import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { WithName } from './with-name.tsx'

const shown = (write: (name: string) => string, name: string) =>
  renderToStaticMarkup(createElement(WithName, { write, name }))

it('sets the name apart wherever the sentence has it', () => {
  expect(shown((name) => `Check ${name}.`, 'A & B')).toBe('Check <bdi>A &amp; B</bdi>.')
  expect(shown((name) => `${name}に連絡する`, 'Ana')).toBe('<bdi>Ana</bdi>に連絡する')
})
