import { Form, useLocation, useNavigation } from 'react-router'
import { Button } from '../../../design/button.tsx'
import { Notice } from '../../../design/notice.tsx'
import { useTranslation } from '../../../i18n/translation-context.tsx'
import { HELP_ANSWERS } from '../../../shared/contact-choices.ts'
import { Tick } from './tick.tsx'

type Props = {
  answered: boolean
  /** The answer of the link that was opened. */
  preset: string
  outcome: 'answered' | 'too_often' | 'no_answer' | undefined
}

/** Where the question that came by mail is answered. Opening it answers nothing: mail scanners open every link. */
export function HelpLinkView({ answered, preset, outcome }: Props) {
  const { t } = useTranslation()
  const { pathname, search } = useLocation()
  const { state } = useNavigation()
  return (
    <div className="column flex flex-col gap-6 py-10">
      <h1>{t('help.title')}</h1>
      {answered ? (
        <Notice tone="sure" role="status" title={t('help.thanks')} />
      ) : (
        <Form
          method="post"
          action={`${pathname}${search}`}
          noValidate
          className="flex flex-col gap-5"
        >
          <p className="measure text-ink-soft">{t('help.lead')}</p>
          {outcome === 'too_often' ? (
            <Notice tone="amber" role="alert" title={t('contact.trouble.tooOften')} />
          ) : null}
          {outcome === 'no_answer' ? (
            <Notice tone="danger" role="alert" title={t('help.choose')} />
          ) : null}
          <HelpChoices preset={preset} />
          <Tick id="give-text" name="giveText" value="yes" hint={t('help.giveTextHint')}>
            {t('help.giveText')}
          </Tick>
          <Button type="submit" busy={state === 'submitting'} className="sm:self-start">
            {t('help.send')}
          </Button>
        </Form>
      )}
    </div>
  )
}

function HelpChoices({ preset }: { preset: string }) {
  const { t } = useTranslation()
  return (
    <fieldset>
      <legend className="mb-1.5 font-semibold">{t('help.question')}</legend>
      <div className="grid gap-2 sm:grid-cols-3">
        {HELP_ANSWERS.map((answer) => (
          <label
            key={answer}
            className="flex min-h-11 cursor-pointer items-center gap-3 rounded-card border border-line-strong bg-surface p-3 hover:border-brand has-checked:border-brand has-checked:bg-brand-wash has-focus-visible:outline-3 has-focus-visible:outline-brand"
          >
            <input
              type="radio"
              name="answer"
              value={answer}
              defaultChecked={preset === answer}
              className="size-4 shrink-0 accent-brand-fill"
            />
            <span className="font-semibold">{t(`help.answers.${answer}`)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
