import { data } from 'react-router'
import { catalogueContext } from '../../../i18n/catalogue.server.ts'
import { pageTags } from '../../../shared/page-tags.ts'
import { personalMetadata } from '../server/metadata/page-metadata.ts'
import { requestLanguage } from '../server/request-language.ts'
import { NoSuchPage } from '../ui/page-trouble.tsx'
import type { Route } from './+types/not-found.ts'

export function loader({ request, context }: Route.LoaderArgs) {
  const catalogue = context.get(catalogueContext)
  const title = catalogue.translate(requestLanguage(request, catalogue))('notFound.title')
  return data({ tags: personalMetadata(title) }, { status: 404 })
}

export function meta({ loaderData }: Route.MetaArgs) {
  return pageTags(loaderData?.tags)
}

export default function NotFound() {
  return <NoSuchPage />
}
