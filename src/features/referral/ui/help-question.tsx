import { useId, useState } from 'react'
import { Button } from '../../../design/button.tsx'
import { Notice } from '../../../design/notice.tsx'
import { useTranslation } from '../../../i18n/translation-context.tsx'
import { apiCall } from '../../../platform/browser/api-call.ts'
import { HELP_ANSWERS, type HelpAnswer } from '../../../shared/contact-choices.ts'
import { Tick } from './tick.tsx'

/** One question after the result. What is kept of the answer is a count. */
export function HelpQuestion({ caseId }: { caseId: string }) {
  const { t } = useTranslation()
  const titleId = useId()
  const tickId = useId()
  const [giveText, setGiveText] = useState(false)
  const [state, setState] = useState<'open' | 'thanks' | 'failed' | HelpAnswer>('open')

  async function answer(choice: HelpAnswer) {
    setState(choice)
    try {
      const body = { caseId, question: 'result', answer: choice, giveText }
      await apiCall('POST', '/api/help-answers', body)
      setState('thanks')
    } catch {
      setState('failed')
    }
  }

  return (
    <section
      aria-labelledby={titleId}
      className="flex max-w-[60rem] flex-col gap-3 border-t border-line pt-6 print:hidden"
    >
      <h2 id={titleId} className="text-xl">
        {t('help.title')}
      </h2>
      <div role="status" className="empty:hidden">
        {state === 'thanks' ? <Notice tone="sure" title={t('help.thanks')} /> : null}
      </div>
      {state === 'thanks' ? null : (
        <>
          <p className="measure text-ink-soft">{t('help.lead')}</p>
          <Tick
            id={tickId}
            checked={giveText}
            onChange={(event) => setGiveText(event.target.checked)}
            hint={t('help.giveTextHint')}
          >
            {t('help.giveText')}
          </Tick>
          <div className="flex flex-wrap gap-3">
            {HELP_ANSWERS.map((choice) => (
              <Button
                key={choice}
                look="secondary"
                busy={state === choice}
                disabled={state !== 'open' && state !== 'failed'}
                onClick={() => answer(choice)}
              >
                {t(`help.answers.${choice}`)}
              </Button>
            ))}
          </div>
          <p role="alert" className="font-semibold text-danger empty:hidden">
            {state === 'failed' ? t('help.failed') : null}
          </p>
        </>
      )}
    </section>
  )
}
