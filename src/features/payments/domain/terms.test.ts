import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { termsInForce } from './terms.ts'

/** What the terms said when a version began; the newest is the one in force. */
const TEXTS_OF_VERSIONS = [{ version: '2026-11-22', english: 'f8a9c39624d62078' }]

test('a changed text of the terms has a version of its own', () => {
  const { terms } = JSON.parse(readFileSync('public/translations/en.json', 'utf8')) as {
    terms: { parts: unknown }
  }
  const english = createHash('sha256')
    .update(JSON.stringify(terms.parts))
    .digest('hex')
    .slice(0, 16)
  const version = termsInForce({ termsVersion: undefined })
  expect({ version, english }).toEqual(TEXTS_OF_VERSIONS.at(-1))
})
