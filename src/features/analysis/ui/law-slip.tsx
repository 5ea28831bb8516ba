import { Link } from 'react-router'
import { Card, Tag } from '../../../design/card.tsx'
import { useTranslation } from '../../../i18n/translation-context.tsx'
import { type LanguageCode, textDirection } from '../../../shared/languages.ts'
import { CheckedLine, Marked, SourceLink } from '../../law/ui.ts'
import type { ApplicableLaw } from '../contract.ts'
import type { LawChange } from '../domain/law-changes.ts'

type Props = {
  law: ApplicableLaw
  /** What happened to the entry since the result was made. */
  change: LawChange['kind'] | undefined
  /** Language of the analysis: of the type, the place and the reason. */
  textLanguage: LanguageCode
}

/** One section of law: where, what, why, and how well we have checked it. */
export function LawSlip({ law, change, textLanguage }: Props) {
  const { t } = useTranslation()
  return (
    <Card
      as="li"
      className="flex flex-col gap-2 border-s-4 border-s-brand print:break-inside-avoid"
    >
      <p className="flex flex-wrap items-center gap-2 text-sm" lang={textLanguage}>
        <Tag>{law.place}</Tag>
        <span className="text-ink-soft">{law.type}</span>
      </p>
      <h3 className="break-words">
        <bdi>{law.statute}</bdi>
      </h3>
      {law.actLocal && !law.statute.startsWith(law.act) ? (
        <p className="text-sm text-ink-soft">
          <bdi>{t('law.english', { act: law.act })}</bdi>
        </p>
      ) : null}
      <p className="text-sm text-ink-soft" lang={law.lang}>
        <bdi dir={textDirection(law.lang)}>{law.heading}</bdi>
      </p>
      <p className="measure text-lg leading-snug">
        <Marked text={law.description} lang={law.lang} explained />
      </p>
      <p className="measure">
        <span className="font-semibold">{t('law.why')}:</span>{' '}
        <span lang={textLanguage}>{law.relevance}</span>
      </p>
      {change ? (
        <p className="measure font-semibold text-amber">
          {t(change === 'changed' ? 'law.changedSince' : 'law.withdrawn')}
        </p>
      ) : null}
      {change === 'withdrawn' ? null : (
        <Link
          to={`/law/${law.id}`}
          className="inline-flex min-h-11 items-center self-start print:hidden"
        >
          {t(change === 'changed' ? 'law.seeNow' : 'law.openEntry')}
          <span className="sr-only">
            : <bdi>{law.statute}</bdi>
          </span>
        </Link>
      )}
      <SourceLink url={law.url}>
        <span>
          {t('results.openLink')}
          <span className="sr-only">
            : <bdi>{law.statute}</bdi>
          </span>
        </span>
      </SourceLink>
      <CheckedLine law={law} />
    </Card>
  )
}
