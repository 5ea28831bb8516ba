import { catalogueContext } from '../../../i18n/catalogue.server.ts'
import { pageContext } from '../../../platform/runtime.server.ts'
import { pageTags } from '../../../shared/page-tags.ts'
import { corpusContext } from '../../law/server.ts'
import { placesContext } from '../../places/server.ts'
import { listCountries } from '../server/landing/list-countries.ts'
import { breadcrumbData } from '../server/metadata/breadcrumb-data.ts'
import { pageMetadata, siteOrigin } from '../server/metadata/page-metadata.ts'
import { requestLanguage } from '../server/request-language.ts'
import { PlacesIndexView } from '../ui/landing/places-index-view.tsx'
import type { Route } from './+types/landing-index.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
  const catalogue = context.get(catalogueContext)
  const language = requestLanguage(request, catalogue)
  const t = catalogue.translate(language)
  const { runtime } = context.get(pageContext)
  const day = runtime.now().toISOString().slice(0, 10)
  const sources = {
    db: runtime.db,
    places: context.get(placesContext),
    corpus: context.get(corpusContext),
    language,
    day,
  }
  return {
    countries: await listCountries(sources),
    tags: pageMetadata(
      { request, context },
      {
        title: t('landing.index.metaTitle'),
        description: t('landing.index.metaDescription'),
        path: '/lawyers',
        picture: { kind: 'page', slug: 'lawyers' },
        data: [
          breadcrumbData(siteOrigin({ request, context }), [
            { name: t('landing.trail'), path: '/lawyers' },
          ]),
        ],
      },
    ),
  }
}

export function meta({ loaderData }: Route.MetaArgs) {
  return pageTags(loaderData?.tags)
}

export default function LandingIndex({ loaderData }: Route.ComponentProps) {
  return <PlacesIndexView countries={loaderData.countries} />
}
