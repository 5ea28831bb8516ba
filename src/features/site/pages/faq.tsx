import { catalogueContext } from '../../../i18n/catalogue.server.ts'
import { useTranslation } from '../../../i18n/translation-context.tsx'
import { pageContext } from '../../../platform/runtime.server.ts'
import { pageTags } from '../../../shared/page-tags.ts'
import { PLANS } from '../../payments/server.ts'
import { pageMetadata } from '../server/metadata/page-metadata.ts'
import { requestLanguage } from '../server/request-language.ts'
import { ContactLine } from '../ui/explanations/contact-line.tsx'
import type { Route } from './+types/faq.ts'

const QUESTIONS = [
  'advice',
  'sure',
  'sources',
  'deadline',
  'languages',
  'price',
  'danger',
  'money',
  'privacy',
  'delete',
  'ranking',
  'verified',
  'answer',
  'mistake',
] as const

export function loader({ request, context }: Route.LoaderArgs) {
  const catalogue = context.get(catalogueContext)
  const t = catalogue.translate(requestLanguage(request, catalogue))
  const tags = pageMetadata(
    { request, context },
    {
      title: t('faqPage.title'),
      description: t('faqPage.description'),
      path: '/faq',
      kind: 'article',
      picture: { kind: 'page', slug: 'faq' },
    },
  )
  return {
    tags,
    plan: PLANS.unlimited,
    contactEmail: context.get(pageContext).runtime.config.contactEmail,
  }
}

export const meta = ({ loaderData }: Route.MetaArgs) => pageTags(loaderData?.tags)

export default function Faq({ loaderData: { plan, contactEmail } }: Route.ComponentProps) {
  const { t, formatMoney } = useTranslation()
  const price = formatMoney(plan.priceCents, plan.currency)
  return (
    <article className="column flex flex-col gap-8 py-10">
      <header className="flex flex-col gap-4">
        <h1>{t('faqPage.title')}</h1>
        <p className="measure text-lg">{t('faqPage.lead')}</p>
      </header>
      {QUESTIONS.map((question) => (
        <section key={question} aria-labelledby={question} className="flex flex-col gap-1">
          <h2 id={question} className="text-xl">
            {t(`faqPage.items.${question}.question`)}
          </h2>
          <p className="measure">{t(`faqPage.items.${question}.answer`, { price })}</p>
        </section>
      ))}
      <ContactLine email={contactEmail} lead={t('faqPage.contact')} />
    </article>
  )
}
