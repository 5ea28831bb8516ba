import { Link } from 'react-router'
import { catalogueContext } from '../../../i18n/catalogue.server.ts'
import { useTranslation } from '../../../i18n/translation-context.tsx'
import { pageContext } from '../../../platform/runtime.server.ts'
import { pageTags } from '../../../shared/page-tags.ts'
import { sellerOf } from '../../payments/server.ts'
import { DemoSellerNotice, SellerDetails } from '../../payments/ui.ts'
import { pageMetadata } from '../server/metadata/page-metadata.ts'
import { requestLanguage } from '../server/request-language.ts'
import type { Route } from './+types/seller.ts'

export function loader({ request, context }: Route.LoaderArgs) {
  const catalogue = context.get(catalogueContext)
  const t = catalogue.translate(requestLanguage(request, catalogue))
  return {
    tags: pageMetadata(
      { request, context },
      {
        title: t('seller.title'),
        description: t('seller.description'),
        path: '/seller',
        picture: { kind: 'page', slug: 'seller' },
      },
    ),
    seller: sellerOf(context.get(pageContext).runtime.config),
  }
}

export function meta({ loaderData }: Route.MetaArgs) {
  return pageTags(loaderData?.tags)
}

export default function SellerPage({ loaderData: { seller } }: Route.ComponentProps) {
  const { t } = useTranslation()
  return (
    <article className="column flex flex-col gap-6 py-10">
      <h1>{t('seller.title')}</h1>
      <p className="measure text-lg">{t('seller.lead')}</p>
      <DemoSellerNotice seller={seller} />
      <SellerDetails seller={seller} />
      <ul className="flex flex-wrap gap-x-5">
        <li>
          <Link to="/legal-terms" className="inline-flex min-h-11 items-center">
            {t('nav.terms')}
          </Link>
        </li>
        <li>
          <Link to="/withdraw" className="inline-flex min-h-11 items-center">
            {t('nav.withdraw')}
          </Link>
        </li>
      </ul>
    </article>
  )
}
