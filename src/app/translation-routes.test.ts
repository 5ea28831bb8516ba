import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { loadCatalogue } from '../i18n/catalogue.server.ts'
import { translationRoutes } from './translation-routes.ts'

const ENGLISH = { form: { send: 'Send', clear: 'Clear' } }
const GERMAN = { form: { send: 'Senden' } }

let dir = ''
beforeAll(() => {
  dir = mkdtempSync(join(tmpdir(), 'legal-translations-'))
  writeFileSync(join(dir, 'en.json'), JSON.stringify(ENGLISH))
  writeFileSync(join(dir, 'de.json'), JSON.stringify(GERMAN))
})
afterAll(() => rmSync(dir, { recursive: true }))

const read = (address: string) => translationRoutes(loadCatalogue(dir)).request(address)

describe('the texts of a language', () => {
  it('come with English in every gap, so that English is always there', async () => {
    const answer = await read('/translations/de.json')
    expect(await answer.json()).toEqual({ form: { send: 'Senden', clear: 'Clear' } })
  })

  it('of English are its own', async () => {
    const answer = await read('/translations/en.json')
    expect(answer.headers.get('content-type')).toMatch(/^application\/json/)
    expect(await answer.json()).toEqual(ENGLISH)
  })

  it.each(['fi', 'xx', '__proto__', '..'])('that has no file are not found: %s', async (code) => {
    expect((await read(`/translations/${code}.json`)).status).toBe(404)
  })
})
