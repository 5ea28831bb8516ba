import { RouterContextProvider } from 'react-router'
import { describe, expect, it } from 'vitest'
import { catalogueContext, loadCatalogue } from '../../../i18n/catalogue.server.ts'
import { pageContext } from '../../../platform/runtime.server.ts'
import { glossaryContext, loadGlossary } from '../../glossary/server.ts'
import { loader as listLoader, meta as listMeta } from './legal-glossary.tsx'
import { loader as termLoader, meta as termMeta } from './legal-glossary-term.tsx'

const SITE = 'https://example.org'
const glossary = loadGlossary('knowledge')
const catalogue = loadCatalogue('public/translations')

/** What a loader is given for an address; the rest of its arguments it does not read. */
function asked<Args>(address: string, params: Record<string, string> = {}): Args {
  const context = new RouterContextProvider()
  context.set(glossaryContext, glossary)
  context.set(catalogueContext, catalogue)
  context.set(pageContext, { runtime: { config: { publicUrl: SITE } } } as never)
  return { request: new Request(`${SITE}${address}`), context, params } as Args
}

function tagsOf(meta: (args: never) => object[] | undefined, loaderData: object): string {
  return JSON.stringify(meta({ loaderData } as never))
}

const list = (address: string) => listLoader(asked<Parameters<typeof listLoader>[0]>(address))
const term = (address: string) => {
  const [, id = ''] = /glossary\/([^?]*)/.exec(address) ?? []
  return termLoader(asked<Parameters<typeof termLoader>[0]>(address, { term: id }))
}

describe('/legal-glossary', () => {
  it('describes itself as a set of terms with an address for each', () => {
    const page = list('/legal-glossary?lang=es')
    const tags = tagsOf(listMeta as never, page)
    expect(tags).toContain('"@type":"DefinedTermSet"')
    expect(tags).toContain(`"url":"${SITE}/legal-glossary/bail"`)
    expect(tags).toContain(catalogue.translate('es')('glossary.metaTitle'))
    expect(page.groups.flatMap(({ terms }) => terms)).toHaveLength(glossary.ids.length)
  })

  it('keeps searches out of search engines', () => {
    expect(tagsOf(listMeta as never, list('/legal-glossary?q=bail'))).toContain('noindex')
    expect(tagsOf(listMeta as never, list('/legal-glossary'))).not.toContain('noindex')
  })
})

describe('/legal-glossary/{term}', () => {
  it('has a title, a canonical address and the term as data', () => {
    const { data } = term('/legal-glossary/Bail?in=es')
    const tags = tagsOf(termMeta as never, data)
    expect(tags).toContain('"@type":"DefinedTerm"')
    expect(tags).toContain(`"rel":"canonical","href":"${SITE}/legal-glossary/bail"`)
    expect(tags).toContain(glossary.entry('en', 'bail')?.definition.slice(0, 30))
  })

  it('is read in another language where one is asked for', () => {
    const spanish = glossary.entry('es', 'bail')
    expect(term('/legal-glossary/bail?in=es').data).toMatchObject({
      readIn: { lang: 'es', said: { term: spanish?.term } },
    })
    for (const own of ['en', 'xx', '']) {
      expect(term(`/legal-glossary/bail?in=${own}`).data).toMatchObject({ readIn: undefined })
    }
  })

  it('leads to the terms before and after it in the alphabet', () => {
    const ids = glossary.list('en').flatMap(({ terms }) => terms.map(({ id }) => id))
    const at = ids.indexOf('bail')
    expect(term('/legal-glossary/bail').data).toMatchObject({
      before: { id: ids[at - 1] },
      after: { id: ids[at + 1] },
    })
    expect(term(`/legal-glossary/${ids[0]}`).data).toMatchObject({ before: undefined })
    expect(term(`/legal-glossary/${ids.at(-1)}`).data).toMatchObject({ after: undefined })
  })

  it('is a 404 with near spellings for an address of no term', () => {
    const answer = term('/legal-glossary/plantiff')
    expect(answer.init?.status).toBe(404)
    expect(answer.data).toMatchObject({ entry: undefined, near: [{ id: 'plaintiff' }] })
    expect(tagsOf(termMeta as never, answer.data)).toContain('noindex')
    expect(term('/legal-glossary/constructor').init?.status).toBe(404)
  })
})
