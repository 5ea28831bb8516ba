import { useId, useState } from 'react'
import { Button } from '../../../design/button.tsx'
import { Tag } from '../../../design/card.tsx'
import { SelectField } from '../../../design/field.tsx'
import { useTranslation } from '../../../i18n/translation-context.tsx'
import { isLegalArea, LEGAL_AREAS, type LegalArea } from '../../../shared/legal-areas.ts'
import { LanguageMark } from '../../law/ui.ts'
import type { Analysis } from '../contract.ts'
import { type ConfidenceLevel, confidenceLevel } from '../domain/confidence-level.ts'
import { type FollowUpAnswers, FollowUpQuestions } from './follow-up-questions.tsx'

type Props = {
  analysis: Analysis
  onCorrectArea(area: LegalArea): void
  onAddFacts(): void
  onAnswer(answers: FollowUpAnswers): void
}

/** What the problem is about, how sure we are, why, and the way to correct it. */
export function AreaFinding({ analysis, onCorrectArea, onAddFacts, onAnswer }: Props) {
  const { t, formatList } = useTranslation()
  const titleId = useId()
  const [first, ...others] = analysis.identifiedAreas
  const areaName = (area: string) => t(`areas.${area}`, {}, area)
  const level = confidenceLevel(analysis.confidence)
  return (
    <section aria-labelledby={titleId} className="flex flex-col gap-4">
      <h2 id={titleId}>{t('results.area.title')}</h2>
      {first ? (
        <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <span className="font-heading text-2xl leading-tight text-brand">{areaName(first)}</span>
          {analysis.areaChosen ? (
            <Tag>{t('results.area.chosenByYou')}</Tag>
          ) : (
            <Confidence confidence={analysis.confidence} level={level} />
          )}
        </p>
      ) : (
        <p>{t('results.area.none')}</p>
      )}
      {others.length > 0 ? (
        <p>{t('results.area.also', { areas: formatList(others.map(areaName)) })}</p>
      ) : null}
      <Issues analysis={analysis} />
      <Because words={analysis.because} />
      <FollowUpQuestions analysis={analysis} onAnswer={onAnswer} />
      {level === 'unsure' ? (
        <div className="flex flex-col items-start gap-3 rounded-card border border-line-strong bg-sunken p-4 print:hidden">
          <p className="measure">{t('results.area.addFacts')}</p>
          <Button look="secondary" onClick={onAddFacts}>
            {t('results.area.addFactsButton')}
          </Button>
        </div>
      ) : null}
      <Correction current={first} onCorrectArea={onCorrectArea} />
    </section>
  )
}

const LEVEL_LOOKS: Record<ConfidenceLevel, string> = {
  sure: 'border-sure bg-sure-wash text-sure',
  fair: 'border-fair bg-fair-wash text-fair',
  unsure: 'border-line-strong bg-sunken text-ink-soft',
}

function Confidence({ confidence, level }: { confidence: number; level: ConfidenceLevel }) {
  const { t, formatPercent } = useTranslation()
  return (
    <span className={`rounded-pill border px-3 py-1 font-semibold ${LEVEL_LOOKS[level]}`}>
      {t('results.area.confidence', {
        level: t(`results.area.${level}`),
        percent: formatPercent(confidence),
      })}
    </span>
  )
}

function Issues({ analysis }: { analysis: Analysis }) {
  const { t } = useTranslation()
  if (analysis.issues.length === 0) return null
  return (
    <div>
      <p className="font-semibold">
        {t('results.area.issues')} <LanguageMark lang={analysis.language} />
      </p>
      <ul className="mt-1 flex flex-wrap gap-2" lang={analysis.language}>
        {analysis.issues.map((issue) => (
          <li key={issue.issue}>
            <Tag>{issue.name}</Tag>
          </li>
        ))}
      </ul>
    </div>
  )
}

function Because({ words }: { words: readonly string[] }) {
  const { t } = useTranslation()
  const titleId = useId()
  if (words.length === 0) return null
  return (
    <div className="flex flex-wrap items-baseline gap-x-2 gap-y-1">
      <p id={titleId} className="font-semibold">
        {t('results.area.because')}:
      </p>
      <ul aria-labelledby={titleId} className="contents">
        {words.map((word) => (
          <li key={word} className="min-w-0 break-words">
            <bdi>
              <q>{word}</q>
            </bdi>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Chosen first, then confirmed: a list that acts on a mere change surprises people on a keyboard. */
function Correction({
  current,
  onCorrectArea,
}: {
  current: string | undefined
  onCorrectArea(area: LegalArea): void
}) {
  const { t } = useTranslation()
  const [chosen, setChosen] = useState('')
  return (
    <form
      className="flex flex-wrap items-end gap-3 print:hidden"
      onSubmit={(event) => {
        event.preventDefault()
        if (isLegalArea(chosen)) onCorrectArea(chosen)
      }}
    >
      <div className="min-w-56 flex-1 sm:max-w-80">
        <SelectField
          label={t('results.area.notThis')}
          value={chosen}
          required
          onChange={(event) => setChosen(event.target.value)}
        >
          <option value="">{t('results.area.choose')}</option>
          {LEGAL_AREAS.filter((area) => area !== current).map((area) => (
            <option key={area} value={area}>
              {t(`areas.${area}`)}
            </option>
          ))}
        </SelectField>
      </div>
      <Button type="submit" look="secondary">
        {t('results.area.lookAgain')}
      </Button>
    </form>
  )
}
