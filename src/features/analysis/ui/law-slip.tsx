import { Card, Tag } from '../../../design/card.tsx'
import { useTranslation } from '../../../i18n/translation-context.tsx'
import { type LanguageCode, textDirection } from '../../../shared/languages.ts'
import type { ApplicableLaw } from '../contract.ts'
import { Marked } from './marked-text.tsx'
import { SourceLink } from './source-link.tsx'

type Props = {
  law: ApplicableLaw
  /** Language of the analysis: of the type, the place and the reason. */
  textLanguage: LanguageCode
}

/** One section of law: where, what, why, and how well we have checked it. */
export function LawSlip({ law, textLanguage }: Props) {
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
      {law.actLocal && law.actLocal !== law.act ? (
        <p className="text-sm text-ink-soft">
          <bdi>{t('law.english', { act: law.act })}</bdi>
        </p>
      ) : null}
      <p className="text-sm text-ink-soft" lang={law.lang}>
        <bdi dir={textDirection(law.lang)}>{law.heading}</bdi>
      </p>
      <p className="measure text-lg leading-snug">
        <Marked text={law.description} lang={law.lang} />
      </p>
      <p className="measure">
        <span className="font-semibold">{t('law.why')}:</span>{' '}
        <span lang={textLanguage}>{law.relevance}</span>
      </p>
      <SourceLink url={law.url}>
        <span>
          {t('results.openLink')}
          <span className="sr-only">: {law.statute}</span>
        </span>
      </SourceLink>
      <Checked law={law} />
    </Card>
  )
}

function Checked({ law }: { law: ApplicableLaw }) {
  const { t, formatDate } = useTranslation()
  const unchecked = law.checkedAgainst === 'unchecked'
  return (
    <p className="flex flex-wrap gap-x-3 border-t border-line pt-2 text-sm text-ink-soft">
      <span className={unchecked ? 'font-semibold text-amber' : ''}>
        {t(`law.checked.${law.checkedAgainst}`, { date: formatDate(law.checkedOn) })}
      </span>
      {law.reviewOverdue ? (
        <span className="font-semibold text-amber">{t('law.overdue')}</span>
      ) : null}
      {law.linkOpened ? null : <span>{t('law.linkNotOpened')}</span>}
    </p>
  )
}
