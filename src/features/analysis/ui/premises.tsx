import { CircleAlert } from 'lucide-react'
import { useId } from 'react'
import { useTranslation } from '../../../i18n/translation-context.tsx'
import { Marked, periodInWords, SourceLink } from '../../law/ui.ts'
import type { Analysis, Premise } from '../contract.ts'

type Props = { analysis: Pick<Analysis, 'premises' | 'deadlines'>; placeName: string }

/** What the person takes for given and our law does not bear out, before they rely on it. */
export function Premises({ analysis, placeName }: Props) {
  const { t } = useTranslation()
  const titleId = useId()
  if (analysis.premises.length === 0) return null
  return (
    <section
      aria-labelledby={titleId}
      className="measure rounded-card border border-line bg-surface p-5"
    >
      <h2 id={titleId} className="flex items-start gap-3 text-xl">
        <CircleAlert aria-hidden size={24} className="mt-0.5 shrink-0 text-amber" />
        {t('results.premises.title')}
      </h2>
      <ul className="mt-3 flex flex-col gap-4">
        {analysis.premises.map((premise) => (
          <li key={`${premise.kind} ${premise.words}`} className="wrap-anywhere">
            <p>
              {t('results.premises.wrote')}{' '}
              <bdi>
                <q>{premise.words}</q>
              </bdi>
            </p>
            {premise.kind === 'period' ? (
              <OtherPeriods premise={premise} deadlines={analysis.deadlines} />
            ) : (
              <p className="mt-1">{t('results.premises.actNotHeld', { place: placeName })}</p>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

type OtherPeriodsProps = { premise: Premise; deadlines: Analysis['deadlines'] }

function OtherPeriods({ premise, deadlines }: OtherPeriodsProps) {
  const { t, formatUnit } = useTranslation()
  return (
    <>
      <p className="mt-1">{t('results.premises.otherPeriod')}</p>
      <ul className="mt-1 flex flex-col gap-1">
        {deadlines
          .filter(({ law }) => premise.laws.includes(law))
          .map((deadline) => (
            <li key={deadline.law}>
              <Marked {...deadline.what} />:{' '}
              <strong>{periodInWords(deadline.period, { t, formatUnit })}</strong>
              <SourceLink url={deadline.url}>
                <bdi>{deadline.statute}</bdi>
              </SourceLink>
            </li>
          ))}
      </ul>
    </>
  )
}
