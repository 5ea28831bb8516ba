import { describe, expect, it } from 'vitest'
import { createApi } from '../../../platform/http/api.server.ts'
import { glossaryFileSchema, legalWordsSchema, termEntrySchema } from '../contract.ts'
import { createGlossary } from '../domain/glossary.ts'
import { registerGlossaryRoutes } from './glossary.http.ts'

const bail = {
  id: 'bail',
  term: 'bail',
  definition: 'Letting an accused person go until the trial.',
  example: 'He was released on bail.',
  area: 'criminal-defense',
}
const api = createApi()
registerGlossaryRoutes(
  api,
  createGlossary([glossaryFileSchema.parse({ language: 'en', terms: [bail] })]),
)

describe('/api/glossary', () => {
  it('answers the terms of a language in the documented shape, for an hour', async () => {
    const answer = await api.request('/api/glossary/en')
    expect(answer.status).toBe(200)
    expect(answer.headers.get('cache-control')).toContain('max-age=3600')
    const words = legalWordsSchema.parse(await answer.json())
    expect(words.terms.map(({ id }) => id)).toEqual(['bail'])
    expect(words.wordForms.spaces).toBe(true)
  })

  it('answers 304 to whoever has it, compressed on the way or not', async () => {
    for (const path of ['/api/glossary/en', '/api/glossary/en/bail']) {
      const etag = (await api.request(path)).headers.get('etag') ?? ''
      for (const tag of [etag, `W/${etag}`]) {
        const again = await api.request(path, { headers: { 'If-None-Match': tag } })
        expect([again.status, await again.text()]).toEqual([304, ''])
      }
      const other = await api.request(path, { headers: { 'If-None-Match': '"other"' } })
      expect(other.status).toBe(200)
    }
  })

  it('answers one term, in English where the language lacks it', async () => {
    const entry = termEntrySchema.parse(await (await api.request('/api/glossary/fi/bail')).json())
    expect(entry).toMatchObject({ lang: 'en', term: 'bail' })
  })

  it('an unknown language or term is a 404', async () => {
    for (const path of ['/api/glossary/xx', '/api/glossary/xx/bail', '/api/glossary/en/none']) {
      const answer = await api.request(path)
      expect(answer.status).toBe(404)
      expect(await answer.json()).toMatchObject({ code: 'not_found' })
    }
  })

  it('is part of the document of the API', () => {
    const { paths } = api.getOpenAPI31Document({
      openapi: '3.1.0',
      info: { title: '', version: '' },
    })
    expect(Object.keys(paths ?? {})).toEqual([
      '/api/glossary/{lang}',
      '/api/glossary/{lang}/{term}',
    ])
  })
})
