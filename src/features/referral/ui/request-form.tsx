import { Form, useLocation, useNavigation } from 'react-router'
import { Button } from '../../../design/button.tsx'
import { TextAreaField, TextField } from '../../../design/field.tsx'
import { Notice } from '../../../design/notice.tsx'
import { useTranslation } from '../../../i18n/translation-context.tsx'
import { CONTACT_CHANNELS } from '../../../shared/contact-choices.ts'
import { CONTACT_LIMITS } from '../../../shared/contact-limits.ts'
import type { RequestDraft } from '../domain/contact-pages.ts'
import type { RequestProblems, WrittenRequest } from '../domain/written-request.ts'
import type { AskStep } from './ask-page.ts'
import { ChosenList } from './chosen-list.tsx'
import { Tick } from './tick.tsx'

type Props = { draft: RequestDraft; answer: AskStep | undefined; canAsk: boolean }

/** What goes to the lawyers. Works without script; nothing is sent from here, the next step shows it first. */
export function RequestForm({ draft, answer, canAsk }: Props) {
  const { t, formatNumber } = useTranslation()
  const { pathname, search } = useLocation()
  const { state } = useNavigation()
  const given = answer && 'written' in answer ? answer : undefined
  const written = given?.written ?? firstDraft(draft)
  const problems = given?.problems ?? {}
  const problemOf = useProblemText(problems)
  return (
    <>
      <p className="measure text-lg text-ink-soft">{t('contact.page.lead')}</p>
      <ChosenList lawyers={draft.lawyers} />
      {canAsk ? (
        <Form
          method="post"
          action={`${pathname}${search}`}
          noValidate
          className="flex flex-col gap-6"
        >
          <ProblemNotice problems={problems} />
          <Given draft={draft} />
          <TextAreaField
            name="summary"
            rows={9}
            maxLength={CONTACT_LIMITS.summaryMax}
            dir="auto"
            required
            defaultValue={written.summary}
            label={t('contact.form.summary')}
            hint={t('contact.form.summaryHint', { max: formatNumber(CONTACT_LIMITS.summaryMax) })}
            error={problemOf('summary')}
          />
          <Tick
            id="send-facts"
            name="sendFacts"
            value="yes"
            defaultChecked={written.sendFacts}
            hint={t('contact.form.factsHint')}
          >
            {t('contact.form.facts')}
          </Tick>
          <TextField
            name="name"
            autoComplete="name"
            dir="auto"
            required
            maxLength={CONTACT_LIMITS.nameMax}
            defaultValue={written.name}
            label={t('contact.form.name')}
            error={problemOf('name')}
          />
          <Channel draft={draft} written={written} phoneProblem={problemOf('phone')} />
          <TextField
            name="times"
            dir="auto"
            autoComplete="off"
            maxLength={CONTACT_LIMITS.timesMax}
            defaultValue={written.times}
            label={t('contact.form.times')}
            hint={t('contact.form.timesHint')}
            error={problemOf('times')}
          />
          <Button
            type="submit"
            name="step"
            value="preview"
            size="large"
            busy={state === 'submitting'}
            className="sm:self-start"
          >
            {t('contact.form.show')}
          </Button>
        </Form>
      ) : null}
    </>
  )
}

function firstDraft({ name, summary }: RequestDraft): WrittenRequest {
  return { name, summary, sendFacts: false, channel: 'email', phone: '', times: '' }
}

function useProblemText(problems: RequestProblems) {
  const { t, formatNumber } = useTranslation()
  const max = formatNumber(CONTACT_LIMITS.summaryMax)
  return (field: 'name' | 'summary' | 'phone' | 'times') => {
    const problem = problems[field]
    return problem ? t(`contact.problem.${field}.${problem}`, { max }) : undefined
  }
}

/** Said once above the form, so that it is heard wherever the mistake is. */
function ProblemNotice({ problems }: { problems: RequestProblems }) {
  const { t } = useTranslation()
  if (Object.keys(problems).length === 0) return null
  return <Notice tone="danger" role="alert" title={t('contact.problem.some')} />
}

/** What is sent in any case. */
function Given({ draft }: { draft: RequestDraft }) {
  const { t } = useTranslation()
  return (
    <dl className="grid gap-x-6 gap-y-1 rounded-card border border-line bg-sunken p-4 sm:grid-cols-[10rem_minmax(0,1fr)]">
      <dt className="text-ink-soft">{t('contact.form.area')}</dt>
      <dd className="max-sm:mb-2">{draft.areaName}</dd>
      <dt className="text-ink-soft">{t('contact.form.place')}</dt>
      <dd className="max-sm:mb-2">
        <bdi>{draft.placeName}</bdi>
      </dd>
      <dt className="text-ink-soft">{t('contact.form.urgency')}</dt>
      <dd>{t(`intake.urgencies.${draft.urgency}.label`)}</dd>
    </dl>
  )
}

type ChannelProps = {
  draft: RequestDraft
  written: WrittenRequest
  phoneProblem: string | undefined
}

/** The number is asked for only where a call is wanted; that needs no script. */
function Channel({ draft, written, phoneProblem }: ChannelProps) {
  const { t } = useTranslation()
  return (
    <fieldset className="group flex flex-col gap-3">
      <legend className="mb-1.5 font-semibold">{t('contact.form.channel')}</legend>
      <div className="grid gap-2 sm:grid-cols-2">
        {CONTACT_CHANNELS.map((channel) => (
          <label
            key={channel}
            className="flex min-h-11 cursor-pointer items-start gap-3 rounded-card border border-line-strong bg-surface p-3 hover:border-brand has-checked:border-brand has-checked:bg-brand-wash has-focus-visible:outline-3 has-focus-visible:outline-brand"
          >
            <input
              type="radio"
              name="channel"
              value={channel}
              defaultChecked={written.channel === channel}
              className="mt-1 size-4 shrink-0 accent-brand-fill"
            />
            <span className="flex min-w-0 flex-col">
              <span className="font-semibold">{t(`contact.form.channels.${channel}`)}</span>
              <span className="text-sm text-ink-soft wrap-anywhere">
                {channel === 'email' ? (
                  <bdi dir="ltr">{draft.replyTo}</bdi>
                ) : (
                  t('contact.form.phoneNote')
                )}
              </span>
            </span>
          </label>
        ))}
      </div>
      <div className="hidden group-has-[input[value=phone]:checked]:block">
        <TextField
          name="phone"
          type="tel"
          autoComplete="tel"
          dir="ltr"
          className="rtl:text-end"
          maxLength={CONTACT_LIMITS.phoneMax}
          defaultValue={written.phone}
          label={t('contact.form.phone')}
          error={phoneProblem}
        />
      </div>
    </fieldset>
  )
}
