import { catalogueContext } from '../../../i18n/catalogue.server.ts'
import { useTranslation } from '../../../i18n/translation-context.tsx'
import { pageContext } from '../../../platform/runtime.server.ts'
import { pageTags } from '../../../shared/page-tags.ts'
import { pageMetadata } from '../server/metadata/page-metadata.ts'
import { requestLanguage } from '../server/request-language.ts'
import { ContactLine } from '../ui/explanations/contact-line.tsx'
import { PlainList } from '../ui/explanations/plain-list.tsx'
import type { Route } from './+types/accessibility.ts'

const DOES = ['keyboard', 'reader', 'size', 'contrast', 'motion', 'speech', 'easy', 'time'] as const
const GAPS = ['laws', 'speech'] as const

export function loader({ request, context }: Route.LoaderArgs) {
  const catalogue = context.get(catalogueContext)
  const t = catalogue.translate(requestLanguage(request, catalogue))
  const tags = pageMetadata(
    { request, context },
    {
      title: t('accessibilityPage.title'),
      description: t('accessibilityPage.description'),
      path: '/accessibility',
      kind: 'article',
      picture: { kind: 'page', slug: 'accessibility' },
    },
  )
  return { tags, contactEmail: context.get(pageContext).runtime.config.contactEmail }
}

export const meta = ({ loaderData }: Route.MetaArgs) => pageTags(loaderData?.tags)

/** The accessibility statement: what holds, how it is tested, what does not hold yet. */
export default function Accessibility({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation()
  return (
    <article className="column flex flex-col gap-10 py-10">
      <header className="flex flex-col gap-4">
        <h1>{t('accessibilityPage.title')}</h1>
        <p className="measure text-lg">{t('accessibilityPage.lead')}</p>
      </header>
      <PlainList at="accessibilityPage.does" parts={DOES} />
      <section aria-labelledby="tested" className="flex flex-col gap-3">
        <h2 id="tested">{t('accessibilityPage.tested.title')}</h2>
        <p className="measure">{t('accessibilityPage.tested.text')}</p>
      </section>
      <PlainList at="accessibilityPage.gaps" parts={GAPS} />
      <section aria-labelledby="tell" className="flex flex-col gap-3">
        <h2 id="tell">{t('accessibilityPage.tell.title')}</h2>
        <ContactLine email={loaderData.contactEmail} lead={t('accessibilityPage.tell.text')} />
      </section>
    </article>
  )
}
