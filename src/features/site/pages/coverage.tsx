import { catalogueContext } from '../../../i18n/catalogue.server.ts'
import { pageContext } from '../../../platform/runtime.server.ts'
import { pageTags } from '../../../shared/page-tags.ts'
import { registersContext } from '../../directory/server.ts'
import { corpusContext } from '../../law/server.ts'
import { placesContext } from '../../places/server.ts'
import { unpackRow } from '../domain/coverage-row.ts'
import { readCoverage } from '../server/coverage/read-coverage.ts'
import { MAP_VIEW_BOX, worldOutlines } from '../server/coverage/world-outlines.ts'
import { pageMetadata } from '../server/metadata/page-metadata.ts'
import { requestLanguage } from '../server/request-language.ts'
import type { Shown } from '../ui/coverage/coverage-page.ts'
import { CoverageView } from '../ui/coverage/coverage-view.tsx'
import { WorldMap } from '../ui/coverage/world-map.tsx'
import { keepOutlines } from '../ui/coverage/world-outlines.ts'
import type { Route } from './+types/coverage.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
  const catalogue = context.get(catalogueContext)
  const language = requestLanguage(request, catalogue)
  const t = catalogue.translate(language)
  const { runtime } = context.get(pageContext)
  const { pathname, searchParams } = new URL(request.url)
  const shown: Shown = searchParams.get('show') === 'laws' ? 'laws' : 'lawyers'
  const outlines = worldOutlines()
  keepOutlines(outlines)
  const sources = {
    db: runtime.db,
    corpus: context.get(corpusContext),
    places: context.get(placesContext),
    registers: context.get(registersContext),
  }
  const today = runtime.now().toISOString().slice(0, 10)
  return {
    tags: pageMetadata(
      { request, context },
      {
        title: t('coverage.metaTitle'),
        description: t('coverage.metaDescription'),
        path: '/coverage',
        picture: { kind: 'page', slug: 'coverage' },
      },
    ),
    coverage: { shown, ...(await readCoverage(sources, { shown, language, today })) },
    viewBox: MAP_VIEW_BOX,
    // A page that is sent whole has them in its map; one that a link within the site opens has no map yet.
    outlines: pathname.endsWith('.data') ? outlines : undefined,
  }
}

export function meta({ loaderData }: Route.MetaArgs) {
  return pageTags(loaderData?.tags)
}

export default function Coverage({ loaderData }: Route.ComponentProps) {
  const { viewBox, outlines } = loaderData
  const coverage = { ...loaderData.coverage, rows: loaderData.coverage.rows.map(unpackRow) }
  return (
    <CoverageView
      coverage={coverage}
      map={<WorldMap coverage={coverage} viewBox={viewBox} outlines={outlines} />}
    />
  )
}
