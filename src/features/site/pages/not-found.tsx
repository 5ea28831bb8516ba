import { data } from 'react-router'
import { ButtonLink } from '../../../design/button.tsx'
import { catalogueContext } from '../../../i18n/catalogue.server.ts'
import { useTranslation } from '../../../i18n/translation-context.tsx'
import { pageTags } from '../../../shared/page-tags.ts'
import { personalMetadata } from '../server/metadata/page-metadata.ts'
import type { Route } from './+types/not-found.ts'

export function loader({ context }: Route.LoaderArgs) {
  const title = context.get(catalogueContext).translate('en')('notFound.title')
  return data({ tags: personalMetadata(title) }, { status: 404 })
}

export function meta({ loaderData }: Route.MetaArgs) {
  return pageTags(loaderData?.tags)
}

export default function NotFound() {
  const { t } = useTranslation()
  return (
    <div className="column flex flex-col items-start gap-4 py-16">
      <h1>{t('notFound.title')}</h1>
      <p className="text-lg">{t('notFound.text')}</p>
      <div className="mt-4 flex flex-wrap gap-3">
        <ButtonLink to="/">{t('notFound.home')}</ButtonLink>
        <ButtonLink to="/search" look="secondary">
          {t('notFound.directory')}
        </ButtonLink>
      </div>
    </div>
  )
}
