import { Form, useLocation, useNavigation } from 'react-router'
import { Button } from '../../../design/button.tsx'
import { TextAreaField } from '../../../design/field.tsx'
import { Notice } from '../../../design/notice.tsx'
import { useTranslation } from '../../../i18n/translation-context.tsx'
import { LAWYER_ANSWERS } from '../../../shared/contact-choices.ts'
import { CONTACT_LIMITS } from '../../../shared/contact-limits.ts'
import type { AnswerGiven, AnswerPage } from '../domain/contact-pages.ts'
import { Tick } from './tick.tsx'
import { useStepFocus } from './use-step-focus.ts'

type Props = { page: AnswerPage; given: AnswerGiven | undefined }

/** Where a lawyer answers a request: three choices, words if they like, and a way to get no more. */
export function AnswerView({ page, given }: Props) {
  const { t, formatDate } = useTranslation()
  const outcome = given?.outcome
  const heading = useStepFocus(outcome === 'stored' ? 'stored' : 'form')
  const area = page.area === null ? t('contact.noArea') : t(`areas.${page.area}`, {}, page.area)
  return (
    <div className="column flex flex-col gap-6 py-10">
      <h1 ref={heading} tabIndex={-1} className="outline-none">
        {t('contact.answer.title')}
      </h1>
      <p className="measure text-lg">
        {t('contact.answer.about', { area, place: page.placeName, date: formatDate(page.askedAt) })}
      </p>
      {outcome === 'stored' ? (
        <Notice tone="sure" role="status" title={t('contact.answer.thanks')}>
          <p>{t('contact.answer.mayChange', { date: formatDate(page.until) })}</p>
        </Notice>
      ) : null}
      {outcome === 'too_often' ? (
        <Notice tone="amber" role="alert" title={t('contact.answer.tooOften')} />
      ) : null}
      <AnswerForm page={page} given={outcome === 'stored' ? undefined : given} />
    </div>
  )
}

function AnswerForm({ page, given }: Props) {
  const { t, formatNumber } = useTranslation()
  const max = formatNumber(CONTACT_LIMITS.messageMax)
  const { pathname, search } = useLocation()
  const { state } = useNavigation()
  const chosen = given ? given.answer : page.answer
  const noAnswer = given?.outcome === 'no_answer'
  return (
    <Form method="post" action={`${pathname}${search}`} noValidate className="flex flex-col gap-6">
      <fieldset aria-describedby={noAnswer ? 'no-answer' : undefined}>
        <legend className="mb-1.5 font-semibold">{t('contact.answer.question')}</legend>
        <div className="flex flex-col gap-2">
          {LAWYER_ANSWERS.map((answer) => (
            <label
              key={answer}
              className="flex min-h-11 cursor-pointer items-start gap-3 rounded-card border border-line-strong bg-surface p-3 hover:border-brand has-checked:border-brand has-checked:bg-brand-wash has-focus-visible:outline-3 has-focus-visible:outline-brand"
            >
              <input
                type="radio"
                name="answer"
                value={answer}
                defaultChecked={chosen === answer}
                className="mt-1 size-4 shrink-0 accent-brand-fill"
              />
              <span className="font-semibold">{t(`contact.answer.choices.${answer}`)}</span>
            </label>
          ))}
        </div>
        {noAnswer ? (
          <p
            id="no-answer"
            role="alert"
            className="mt-2 border-s-4 border-danger ps-2 font-semibold text-danger"
          >
            {t('contact.answer.noAnswer')}
          </p>
        ) : null}
      </fieldset>
      <TextAreaField
        name="message"
        rows={6}
        dir="auto"
        maxLength={CONTACT_LIMITS.messageMax}
        defaultValue={given ? given.message : page.message}
        label={t('contact.answer.message')}
        hint={t('contact.answer.messageHint', { max })}
        error={given?.outcome === 'too_long' ? t('contact.answer.tooLong', { max }) : undefined}
      />
      {page.stopped ? (
        <p className="text-ink-soft">{t('contact.answer.stopped')}</p>
      ) : (
        <Tick id="stop" name="stop" value="yes" defaultChecked={given?.stop ?? false}>
          {t('contact.answer.stop')}
        </Tick>
      )}
      <Button type="submit" size="large" busy={state === 'submitting'} className="sm:self-start">
        {t('contact.answer.send')}
      </Button>
    </Form>
  )
}
