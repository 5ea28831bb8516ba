import { CalendarX2, CircleHelp, History } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { ButtonLink } from '../../../design/button.tsx'
import { Card, Tag } from '../../../design/card.tsx'
import { Notice } from '../../../design/notice.tsx'
import { useTranslation } from '../../../i18n/translation-context.tsx'
import { textDirection } from '../../../shared/languages.ts'
import { ExplainWordsSwitch } from '../../glossary/ui.ts'
import type { DescribedProvision, ReportAnswer } from '../contract.ts'
import { CheckedLine } from './checked-line.tsx'
import { DeadlineItem } from './deadline-item.tsx'
import { Marked } from './marked-text.tsx'
import { ReportErrorForm } from './report-error-form.tsx'
import { SourceLink } from './source-link.tsx'

type Props = { law: DescribedProvision; report: ReportAnswer | undefined }

/** One entry of the corpus: what it says in plain words, where it applies, how well it is checked. */
export function ProvisionView({ law, report }: Props) {
  const { t } = useTranslation()
  return (
    <article className="column flex flex-col gap-6 py-10">
      <Head law={law} />
      <Force law={law} />
      <Unchecked law={law} />
      <p className="measure text-xl leading-snug">
        <Marked {...law.summary} explained />
      </p>
      <ExplainWordsSwitch />
      {law.coversWhatFollows ? (
        <p className="measure text-ink-soft">{t('law.page.coversWhatFollows')}</p>
      ) : null}
      <Versions law={law} />
      <SourceLink url={law.url}>
        <span>
          {t('law.page.official')}
          <span className="sr-only">
            : <bdi>{law.statute}</bdi>
          </span>
        </span>
      </SourceLink>
      {law.deadline ? (
        <section aria-labelledby="deadline" className="flex flex-col gap-3">
          <h2 id="deadline">{t('law.page.deadline')}</h2>
          <ul>
            <DeadlineItem deadline={law.deadline} />
          </ul>
          <p className="measure text-ink-soft">
            {t('results.deadlines.note')} {t('results.deadlines.holidays')}
          </p>
        </section>
      ) : null}
      <Facts law={law} />
      <Issues law={law} />
      <Related law={law} />
      <ReportErrorForm report={report} />
      <Card className="flex flex-col items-start gap-3">
        <h2 className="text-xl">{t('law.page.yourCase')}</h2>
        <p>{t('law.page.yourCaseText')}</p>
        <ButtonLink to="/">{t('law.page.describe')}</ButtonLink>
      </Card>
    </article>
  )
}

function Head({ law }: { law: DescribedProvision }) {
  const { t } = useTranslation()
  return (
    <header className="flex flex-col gap-2">
      <p className="flex flex-wrap items-center gap-2">
        <Tag>{law.place}</Tag>
        <span className="text-ink-soft">{t(`law.types.${law.actType}`)}</span>
      </p>
      <h1 lang={law.heading.lang}>
        <bdi dir={textDirection(law.heading.lang)}>{law.heading.text}</bdi>
      </h1>
      <p className="text-lg font-semibold wrap-anywhere">
        <bdi>{law.statute}</bdi>
      </p>
      {law.englishTitle && law.englishTitle !== law.officialTitle ? (
        <p className="text-ink-soft">
          <bdi>{t('law.english', { act: law.englishTitle })}</bdi>
        </p>
      ) : null}
      {law.officialTitle ? (
        <p className="text-ink-soft wrap-anywhere">
          {t('law.page.officialTitle')} <bdi>{law.officialTitle}</bdi>
        </p>
      ) : null}
    </header>
  )
}

function Force({ law }: { law: DescribedProvision }) {
  const { t, formatDate } = useTranslation()
  const day = (value: string) => (value.length === 4 ? value : formatDate(value))
  return (
    <>
      {law.force === 'ended' ? (
        <Notice tone="danger" role="note" icon={<CalendarX2 size={22} />}>
          <p className="font-semibold">
            {t('law.page.ended', { date: day(law.inForceTo ?? law.inForceFrom) })}
          </p>
        </Notice>
      ) : null}
      {law.force === 'not-yet' ? (
        <Notice tone="amber" role="note" icon={<CalendarX2 size={22} />}>
          <p className="font-semibold">{t('law.page.notYet', { date: day(law.inForceFrom) })}</p>
        </Notice>
      ) : null}
      {law.reviewOverdue ? (
        <Notice tone="amber" role="note" icon={<History size={22} />} title={t('law.overdue')}>
          <p>{t('law.page.overdueText', { date: formatDate(law.reviewBy) })}</p>
        </Notice>
      ) : null}
    </>
  )
}

/** Said before the summary is read, not after: nobody should act on an entry that no one has compared. */
function Unchecked({ law }: { law: DescribedProvision }) {
  const { t } = useTranslation()
  if (law.checkedAgainst !== 'unchecked') return null
  return (
    <Notice
      tone="amber"
      role="note"
      icon={<CircleHelp size={22} />}
      title={t('law.checked.unchecked')}
    >
      <p>{t('law.page.checkedResult.not-checked')}</p>
    </Notice>
  )
}

function Versions({ law }: { law: DescribedProvision }) {
  const { t, formatLanguage } = useTranslation()
  if (law.versions.length === 0) return null
  return (
    <details>
      <summary className="min-h-11 cursor-pointer py-2 font-semibold text-brand">
        {t('law.page.versions')}
      </summary>
      <ul className="flex flex-col gap-4 border-s-4 border-line ps-4 pt-2">
        {law.versions.map((version) => (
          <li key={version.lang}>
            <p className="text-sm text-ink-soft">{formatLanguage(version.lang)}</p>
            <div lang={version.lang} dir={textDirection(version.lang)}>
              <p className="font-semibold">{version.heading}</p>
              <p className="measure">{version.summary}</p>
            </div>
          </li>
        ))}
      </ul>
    </details>
  )
}

function Facts({ law }: { law: DescribedProvision }) {
  const { t, formatDate, formatList } = useTranslation()
  const since = law.inForceFrom.length === 4 ? law.inForceFrom : formatDate(law.inForceFrom)
  return (
    <section aria-labelledby="facts" className="flex flex-col gap-3">
      <h2 id="facts">{t('law.page.facts')}</h2>
      <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-[12rem_minmax(0,1fr)]">
        <Fact name={t('law.page.applies')}>
          {law.reach === 'union'
            ? t('law.page.reach.union', { members: formatList(law.members) })
            : t(`law.page.reach.${law.reach}`, { place: law.place })}
        </Fact>
        <Fact name={t('law.page.inForceSince')}>{since}</Fact>
        {law.identifier ? (
          <Fact name={t('law.page.identifier')}>
            <bdi dir="ltr">{law.identifier}</bdi>
          </Fact>
        ) : null}
        <Fact name={t('law.page.checked')}>{t(`law.page.checkedResult.${law.checkedResult}`)}</Fact>
        <Fact name={t('law.page.nextReview')}>{formatDate(law.reviewBy)}</Fact>
      </dl>
      <CheckedLine law={law} />
    </section>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="font-semibold">{name}</dt>
      <dd className="measure max-sm:mb-2">{children}</dd>
    </>
  )
}

function Issues({ law }: { law: DescribedProvision }) {
  const { t } = useTranslation()
  return (
    <section aria-labelledby="issues" className="flex flex-col gap-3">
      <h2 id="issues">{t('law.page.issues')}</h2>
      <ul className="flex flex-col gap-2">
        {law.issues.map((issue) => (
          <li key={issue.id} className="flex flex-wrap items-baseline gap-x-3">
            <Marked {...issue.name} />
            <span className="text-sm text-ink-soft">{t(`areas.${issue.area}`)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Related({ law }: { law: DescribedProvision }) {
  const { t } = useTranslation()
  if (law.related.length === 0) return null
  return (
    <section aria-labelledby="related" className="flex flex-col gap-3">
      <h2 id="related">{t('law.page.related', { place: law.place })}</h2>
      <ul className="flex flex-col divide-y divide-line border-y border-line">
        {law.related.map((other) => (
          <li key={other.id}>
            <Link to={`/law/${other.id}`} className="flex min-h-11 flex-col py-3 no-underline">
              <span className="font-semibold underline">
                <Marked {...other.heading} />
              </span>
              <span className="text-sm text-ink-soft wrap-anywhere">
                <bdi>{other.statute}</bdi>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
