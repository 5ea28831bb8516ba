import { Link } from 'react-router'
import { catalogueContext } from '../../../i18n/catalogue.server.ts'
import { useTranslation } from '../../../i18n/translation-context.tsx'
import { pageTags } from '../../../shared/page-tags.ts'
import { pageMetadata } from '../server/metadata/page-metadata.ts'
import { requestLanguage } from '../server/request-language.ts'
import { PlainList } from '../ui/explanations/plain-list.tsx'
import type { Route } from './+types/how-it-works.ts'

const STEPS = ['read', 'law', 'deadlines', 'verify', 'lawyers'] as const
const LIMITS = ['advice', 'wrong', 'gaps', 'privilege'] as const
const MORE = [
  { to: '/how-results-are-ordered', text: 'howPage.more.order' },
  { to: '/coverage', text: 'howPage.more.coverage' },
  { to: '/privacy', text: 'howPage.more.privacy' },
]

export function loader({ request, context }: Route.LoaderArgs) {
  const catalogue = context.get(catalogueContext)
  const t = catalogue.translate(requestLanguage(request, catalogue))
  const tags = pageMetadata(
    { request, context },
    {
      title: t('howPage.title'),
      description: t('howPage.description'),
      path: '/how-it-works',
      kind: 'article',
      picture: { kind: 'page', slug: 'how-it-works' },
    },
  )
  return { tags }
}

export const meta = ({ loaderData }: Route.MetaArgs) => pageTags(loaderData?.tags)

/** What happens with a person's words, for those who want to know before they write them. */
export default function HowItWorks() {
  const { t } = useTranslation()
  return (
    <article className="column flex flex-col gap-10 py-10">
      <header className="flex flex-col gap-4">
        <h1>{t('howPage.title')}</h1>
        <p className="measure text-lg">{t('howPage.lead')}</p>
      </header>
      <section aria-labelledby="steps" className="flex flex-col gap-5">
        <h2 id="steps">{t('howPage.steps.title')}</h2>
        {STEPS.map((step) => (
          <div key={step} className="flex flex-col gap-1">
            <h3>{t(`howPage.steps.${step}.title`)}</h3>
            <p className="measure text-ink-soft">{t(`howPage.steps.${step}.text`)}</p>
          </div>
        ))}
      </section>
      <PlainList at="howPage.not" parts={LIMITS} />
      <section aria-labelledby="model" className="flex flex-col gap-3">
        <h2 id="model">{t('howPage.model.title')}</h2>
        <p className="measure">{t('howPage.model.text')}</p>
      </section>
      <nav aria-labelledby="more" className="flex flex-col gap-1">
        <h2 id="more">{t('howPage.more.title')}</h2>
        <ul>
          {MORE.map(({ to, text }) => (
            <li key={to}>
              <Link to={to} className="inline-flex min-h-11 items-center">
                {t(text)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </article>
  )
}
