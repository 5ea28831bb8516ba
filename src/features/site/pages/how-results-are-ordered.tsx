import { Link } from 'react-router'
import { catalogueContext } from '../../../i18n/catalogue.server.ts'
import { useTranslation } from '../../../i18n/translation-context.tsx'
import { pageTags } from '../../../shared/page-tags.ts'
import { MATCHING } from '../../directory/contract.ts'
import { pageMetadata } from '../server/metadata/page-metadata.ts'
import { requestLanguage } from '../server/request-language.ts'
import type { Route } from './+types/how-results-are-ordered.ts'

const RULES = [
  'area',
  'place',
  'language',
  'freeConsultation',
  'responseTime',
  'experience',
  'rotation',
] as const
const NEVER = ['money', 'partner', 'fees', 'stars', 'licence'] as const
const NARROWED = ['filters', 'everyArea', 'name', 'search', 'sorting'] as const

export function loader({ request, context }: Route.LoaderArgs) {
  const catalogue = context.get(catalogueContext)
  const t = catalogue.translate(requestLanguage(request, catalogue))
  const { compared, listed, experienceBands, quickAnswerHours } = MATCHING
  const [manyYears, someYears] = experienceBands
  return {
    tags: pageMetadata(
      { request, context },
      {
        title: t('ordering.title'),
        description: t('ordering.description'),
        path: '/how-results-are-ordered',
        picture: { kind: 'page', slug: 'how-results-are-ordered' },
      },
    ),
    /** As the code has them, so that the page cannot say something else. */
    figures: { compared, listed, manyYears, someYears, hours: quickAnswerHours },
  }
}

export function meta({ loaderData }: Route.MetaArgs) {
  return pageTags(loaderData?.tags)
}

/** The rules by which lawyers are listed, in the words of people who do not read code. */
export default function HowResultsAreOrdered({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation()
  const { figures } = loaderData
  return (
    <article className="column flex flex-col gap-10 py-10">
      <header className="flex flex-col gap-4">
        <h1>{t('ordering.title')}</h1>
        <p className="measure text-lg">{t('ordering.intro')}</p>
      </header>
      <section aria-labelledby="rules" className="flex flex-col gap-4">
        <h2 id="rules">{t('ordering.rules.title')}</h2>
        <p className="measure">{t('ordering.rules.text')}</p>
        <ol className="flex list-decimal flex-col gap-4 ps-6">
          {RULES.map((rule) => (
            <li key={rule} className="measure ps-1">
              <p className="font-semibold">{t(`ordering.rules.${rule}.name`)}</p>
              <p className="text-ink-soft">{t(`ordering.rules.${rule}.text`, figures)}</p>
            </li>
          ))}
        </ol>
        <p className="measure">{t('ordering.rules.bounds', figures)}</p>
        <p className="measure">{t('ordering.rules.same')}</p>
      </section>
      <PlainList id="never" parts={NEVER} />
      <PlainSection id="partner" />
      <PlainSection id="rotation" />
      <PlainList id="narrowed" parts={NARROWED} />
      <PlainSection id="samples" />
      <p>
        <Link to="/search" className="inline-flex min-h-11 items-center">
          {t('ordering.toSearch')}
        </Link>
      </p>
    </article>
  )
}

function PlainSection({ id }: { id: 'partner' | 'rotation' | 'samples' }) {
  const { t } = useTranslation()
  return (
    <section aria-labelledby={id} className="flex flex-col gap-3">
      <h2 id={id}>{t(`ordering.${id}.title`)}</h2>
      <p className="measure">{t(`ordering.${id}.text`)}</p>
    </section>
  )
}

function PlainList({ id, parts }: { id: 'never' | 'narrowed'; parts: readonly string[] }) {
  const { t } = useTranslation()
  return (
    <section aria-labelledby={id} className="flex flex-col gap-3">
      <h2 id={id}>{t(`ordering.${id}.title`)}</h2>
      <p className="measure">{t(`ordering.${id}.text`)}</p>
      <ul className="flex list-disc flex-col gap-2 ps-6">
        {parts.map((part) => (
          <li key={part} className="measure ps-1">
            {t(`ordering.${id}.${part}`)}
          </li>
        ))}
      </ul>
    </section>
  )
}
