import { Form, useLocation, useNavigation } from 'react-router'
import { Button } from '../../../design/button.tsx'
import { Notice } from '../../../design/notice.tsx'
import { useTranslation } from '../../../i18n/translation-context.tsx'
import { textDirection } from '../../../shared/languages.ts'
import type { LetterPreview, RequestDraft } from '../domain/contact-pages.ts'
import type { WrittenRequest } from '../domain/written-request.ts'
import type { AskStep, AskTrouble } from './ask-page.ts'
import { Tick } from './tick.tsx'

type Props = { draft: RequestDraft; answer: Extract<AskStep, { step: 'preview' }> }

/** The letters word for word, the consent, and the button that sends them. */
export function LetterStep({ draft, answer }: Props) {
  const { t, formatNumber, formatList } = useTranslation()
  const { pathname, search } = useLocation()
  const { formData } = useNavigation()
  const { written, letters, problems, trouble } = answer
  const names = draft.lawyers.flatMap(({ name, result }) =>
    result === 'sent' && name !== null ? [name] : [],
  )
  const count = names.length
  const given = written.channel === 'email' ? draft.replyTo : written.phone
  return (
    <>
      <p className="measure text-lg text-ink-soft">{t('contact.preview.lead')}</p>
      {letters.map((letter) => (
        <Letter key={letter.language} letter={letter} single={letters.length === 1} />
      ))}
      <Form
        method="post"
        action={`${pathname}${search}`}
        noValidate
        className="flex flex-col gap-4"
      >
        <Written written={written} />
        <Trouble trouble={trouble} />
        <Tick
          id="consent"
          name="consent"
          value="yes"
          required
          error={problems.consent ? t('contact.problem.consent.missing') : undefined}
        >
          {t('contact.preview.consent', { names: formatList(names) })}{' '}
          {t(`contact.preview.gives.${written.channel}`)} <bdi dir="ltr">{given}</bdi>
        </Tick>
        <p className="measure text-sm text-ink-soft">{t('contact.preview.nothingElse')}</p>
        <div role="alert" className="sr-only">
          {problems.consent ? t('contact.problem.consent.missing') : null}
        </div>
        <div className="flex flex-wrap gap-3">
          <Button
            type="submit"
            name="step"
            value="send"
            size="large"
            busy={formData?.get('step') === 'send'}
          >
            {t('contact.preview.send', { count, number: formatNumber(count) })}
          </Button>
          <Button type="submit" name="step" value="change" look="secondary" size="large">
            {t('contact.preview.change')}
          </Button>
        </div>
      </Form>
    </>
  )
}

function Letter({ letter, single }: { letter: LetterPreview; single: boolean }) {
  const { t, formatLanguage, formatList } = useTranslation()
  const inLanguage = formatLanguage(letter.language)
  const title = single
    ? t('contact.preview.letter')
    : letter.lawyers.length === 0
      ? t('contact.preview.ownLanguage', { language: inLanguage })
      : t('contact.preview.letterTo', {
          names: formatList(letter.lawyers),
          language: inLanguage,
        })
  return (
    <figure className="flex flex-col gap-2">
      <figcaption className="font-semibold">{title}</figcaption>
      <div
        lang={letter.language}
        dir={textDirection(letter.language)}
        className="rounded-card border border-line-strong bg-surface p-4 sm:p-5"
      >
        <p className="font-semibold">{letter.subject}</p>
        <p className="mt-3 whitespace-pre-line wrap-anywhere">{letter.text}</p>
      </div>
    </figure>
  )
}

/** What was typed travels along: the server keeps nothing before it is sent. */
function Written({ written }: { written: WrittenRequest }) {
  const { name, summary, channel, phone, times, sendFacts } = written
  const fields = {
    name,
    summary,
    channel,
    phone,
    times,
    ...(sendFacts ? { sendFacts: 'yes' } : {}),
  }
  return Object.entries(fields).map(([field, value]) => (
    <input key={field} type="hidden" name={field} value={value} />
  ))
}

function Trouble({ trouble }: { trouble: AskTrouble | undefined }) {
  const { t, formatNumber } = useTranslation()
  if (!trouble) return null
  if (trouble.kind === 'too_often')
    return <Notice tone="amber" role="alert" title={t('contact.trouble.tooOften')} />
  const { left } = trouble
  return (
    <Notice tone="amber" role="alert" title={t('contact.trouble.personLimit')}>
      <p>{t('contact.trouble.left', { count: left, number: formatNumber(left) })}</p>
    </Notice>
  )
}
