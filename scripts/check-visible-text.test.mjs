import { expect, test } from 'vitest'
import { findVisibleText } from './check-visible-text.mjs'

const inPage = (jsx) =>
  findVisibleText(`export const Page = () => (\n${jsx}\n)`).map(({ text }) => text)

test.each([
  ['text between tags', '<p>Hello</p>', 'Hello'],
  ['text of any script', '<p>Здравствуйте</p>', 'Здравствуйте'],
  ['a literal child', "<p>{'Hello'}</p>", 'Hello'],
  ['either side of a choice', "<p>{ok ? t('yes') : 'No'}</p>", 'No'],
  ['a fallback', "<p>{name ?? 'Somebody'}</p>", 'Somebody'],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the page's source, not ours
  ['the fixed part of a template', '<p>{`${count} cases`}</p>', 'cases'],
  ['a shown attribute', '<img alt="A judge" />', 'A judge'],
  ['a shown attribute in braces', "<button aria-label={'Close'} />", 'Close'],
  ['a component’s label', '<Field label="Name" />', 'Name'],
])('%s is found', (_, jsx, text) => {
  expect(inPage(jsx)).toEqual([text])
})

test.each([
  ['translated text', "<p>{t('home.title')}</p>"],
  ['signs and entities', '<p>&nbsp;·&#8594; 24 → {count}</p>'],
  ['attributes nobody sees', '<a className="link" href="/law" id="law" />'],
  ['a translated attribute', "<img alt={t('judge')} />"],
  ['a comparison', "<p>{kind === 'open' && <b />}</p>"],
  ['a literal inside a handler', "<a onClick={() => go('home')}>{icon}</a>"],
])('%s is allowed', (_, jsx) => {
  expect(inPage(jsx)).toEqual([])
})

test('says on which line', () => {
  expect(findVisibleText('const a = (\n  <p>\n    Hello\n  </p>\n)')).toEqual([
    { line: 3, text: 'Hello' },
  ])
})
