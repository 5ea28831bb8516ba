import type { RouterContextProvider } from 'react-router'
import { catalogueContext } from '../../../../i18n/catalogue.server.ts'
import { pageContext } from '../../../../platform/runtime.server.ts'
import { isLanguageCode } from '../../../../shared/languages.ts'
import type { PageTags, SharedPage } from '../../../../shared/page-tags.ts'
import { requestLanguage } from '../request-language.ts'
import { type PictureOf, picturePath } from './picture-address.ts'

type Loading = { request: Request; context: Readonly<RouterContextProvider> }

type Described = {
  title: string
  description: string
  /** The page's own path, in its one spelling. Of the query only a language makes another page. */
  path: string
  kind?: SharedPage['kind']
  picture: PictureOf
  noIndex?: boolean
  data?: readonly object[]
}

/** What a page that anybody may find says about itself. */
export function pageMetadata({ request, context }: Loading, page: Described): PageTags {
  const catalogue = context.get(catalogueContext)
  const language = requestLanguage(request, catalogue)
  const named = new URL(request.url).searchParams.get('lang')
  const origin = siteOrigin({ request, context })
  return {
    title: page.title,
    description: page.description,
    noIndex: page.noIndex ?? false,
    shared: {
      siteName: catalogue.translate(language)('site.name'),
      url: `${origin}${new URL(page.path, origin).pathname}`,
      language,
      namesLanguage: isLanguageCode(named) && named === language,
      languages: catalogue.languages,
      kind: page.kind ?? 'website',
      picture: `${origin}${picturePath(page.picture, language)}`,
    },
    data: page.data ?? [],
  }
}

/** A page for one person, or one that is not there: no address to pass on, and no place in search engines. */
export function personalMetadata(title: string): PageTags {
  return { title, noIndex: true }
}

/** Where the site stands, as its addresses begin. */
export function siteOrigin({ request, context }: Loading): string {
  return context.get(pageContext).runtime.config.publicUrl ?? new URL(request.url).origin
}
