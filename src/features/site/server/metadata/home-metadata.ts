import type { RouterContextProvider } from 'react-router'
import { catalogueContext } from '../../../../i18n/catalogue.server.ts'
import { pageContext } from '../../../../platform/runtime.server.ts'
import type { PageTags } from '../../../../shared/page-tags.ts'
import { requestLanguage } from '../request-language.ts'
import { offerData } from './offer-data.ts'
import { pageMetadata, personalMetadata, siteOrigin } from './page-metadata.ts'
import { organizationData, websiteData } from './site-data.ts'

type Loading = { request: Request; context: Readonly<RouterContextProvider> }

/** @param home.isResult the address names somebody's case: then the page is theirs alone */
export function homeMetadata(
  loading: Loading,
  { counts, isResult }: { counts: { rating: number; reviews: number }; isResult: boolean },
): PageTags {
  const catalogue = loading.context.get(catalogueContext)
  const t = catalogue.translate(requestLanguage(loading.request, catalogue))
  if (isResult) return personalMetadata(t('home.metaTitle'))
  const { config } = loading.context.get(pageContext).runtime
  const origin = siteOrigin(loading)
  const name = t('site.name')
  return pageMetadata(loading, {
    title: t('home.metaTitle'),
    description: t('home.metaDescription'),
    path: '/',
    picture: { kind: 'page', slug: 'home' },
    data: [
      websiteData(origin, { name, languages: catalogue.languages }),
      organizationData(origin, { name, email: config.contactEmail }),
      offerData(origin, t, config.demo.directory ? counts : undefined),
    ],
  })
}
