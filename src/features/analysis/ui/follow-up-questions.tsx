import { type FormEvent, useId } from 'react'
import { Button } from '../../../design/button.tsx'
import { ChoiceField } from '../../../design/field.tsx'
import type { Translate } from '../../../i18n/translate.ts'
import { useTranslation } from '../../../i18n/translation-context.tsx'
import { isLegalArea, type LegalArea } from '../../../shared/legal-areas.ts'
import type { Analysis, FollowUp } from '../contract.ts'
import { FOLLOW_UP_OPTIONS } from '../domain/follow-up-questions.ts'

const NONE = 'none'

export type FollowUpAnswers = {
  /** In the reader's words, to be read with the facts. */
  sentences: string[]
  area: LegalArea | undefined
}

type Props = { analysis: Analysis; onAnswer(answers: FollowUpAnswers): void }

/** A few choices that say what the facts left open. */
export function FollowUpQuestions({ analysis, onAnswer }: Props) {
  const { t } = useTranslation()
  const titleId = useId()
  if (analysis.followUp.length === 0) return null
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const answers = answersOf(new FormData(event.currentTarget), analysis.followUp, t)
    if (answers.area || answers.sentences.length > 0) onAnswer(answers)
  }
  return (
    <form
      aria-labelledby={titleId}
      className="flex flex-col items-start gap-5 rounded-card border border-line-strong bg-sunken p-4 print:hidden"
      onSubmit={send}
    >
      <div>
        <h3 id={titleId}>{t('results.followUp.title')}</h3>
        <p className="measure">{t('results.followUp.hint')}</p>
      </div>
      {analysis.followUp.map((question) => (
        <ChoiceField
          key={question}
          legend={t(`results.followUp.${question}.question`)}
          name={question}
          options={optionsOf(question, analysis, t)}
          radio={{}}
        />
      ))}
      <Button type="submit">{t('results.followUp.send')}</Button>
    </form>
  )
}

function optionsOf(question: FollowUp, analysis: Analysis, t: Translate) {
  const offered =
    question === 'closest-area'
      ? analysis.areas.map(({ area }) => ({ value: area, label: t(`areas.${area}`) }))
      : FOLLOW_UP_OPTIONS[question].map((option) => ({
          value: option,
          label: t(`results.followUp.${question}.${option}`),
        }))
  return [...offered, { value: NONE, label: t(`results.followUp.${question}.none`) }]
}

function answersOf(form: FormData, questions: readonly FollowUp[], t: Translate): FollowUpAnswers {
  const area = form.get('closest-area')
  const sentences = questions.flatMap((question) => {
    const option = form.get(question)
    if (question === 'closest-area' || typeof option !== 'string' || option === NONE) return []
    return [`${t(`results.followUp.${question}.${option}`)}.`]
  })
  return { sentences, area: typeof area === 'string' && isLegalArea(area) ? area : undefined }
}
