import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { createTranslate, type Messages } from '../../../i18n/translate.ts'
import { NAVIGATION_LINKS } from './navigation-links.ts'
import { navigationRoom } from './navigation-room.ts'

// Measured in a browser: the links are 710 px wide in Arabic, 848 in Spanish, 953 in Russian.
it.each([
  ['en', 'little'],
  ['ja', 'little'],
  ['ar', 'little'],
  ['de', 'some'],
  ['es', 'some'],
  ['fr', 'much'],
  ['nl', 'much'],
  ['ru', 'much'],
] as const)('the header in %s needs %s room', (language, room) => {
  const texts = readFileSync(`public/translations/${language}.json`, 'utf8')
  const t = createTranslate(language, JSON.parse(texts) as Messages)
  expect(navigationRoom(NAVIGATION_LINKS.map(({ text }) => t(text)))).toBe(room)
})
