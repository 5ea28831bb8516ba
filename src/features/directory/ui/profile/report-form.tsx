import { type FormEvent, type ReactNode, useEffect, useRef } from 'react'
import { Form, useLocation, useNavigation } from 'react-router'
import { Button } from '../../../../design/button.tsx'
import { Notice } from '../../../../design/notice.tsx'
import { useTranslation } from '../../../../i18n/translation-context.tsx'
import type { LawyerReportAnswer } from '../../domain/lawyer-report.ts'

/** Said above the form; the others belong to a field. */
const OF_THE_WHOLE = ['too-many', 'unknown-lawyer']

type Props = {
  /** Where on the page the answer stands. */
  place: string
  /** Whether what is just being sent comes from this form. */
  isOwn(kind: unknown): boolean
  answer: LawyerReportAnswer | undefined
  /** What the button says. */
  send: ReactNode
  children: ReactNode
}

/** A form to the page's own action. Its fields are judged by the server, in the reader's language. */
export function ReportForm({ place, isOwn, answer, send, children }: Props) {
  const { t } = useTranslation()
  const { pathname, search } = useLocation()
  const { formData } = useNavigation()
  const busy = formData !== undefined && isOwn(formData.get('kind'))
  const sent = useRef(false)
  useEffect(() => {
    if (answer || !busy) sent.current = false
  }, [answer, busy])
  // A second press may come before the button is seen to be busy.
  const sendOnce = (event: FormEvent) => {
    if (sent.current) event.preventDefault()
    sent.current = true
  }
  const problem = answer && OF_THE_WHOLE.includes(answer.outcome) ? answer.outcome : undefined
  return (
    <Form
      method="post"
      action={`${pathname}${search}#${place}`}
      onSubmit={sendOnce}
      noValidate
      preventScrollReset
      className="flex flex-col items-start gap-4"
    >
      {problem ? (
        <Notice
          tone={problem === 'too-many' ? 'amber' : 'danger'}
          role="alert"
          title={t(`profile.report.failed.${problem}`)}
        />
      ) : null}
      <div className="flex w-full flex-col gap-4">{children}</div>
      <Button type="submit" look="secondary" busy={busy}>
        {send}
      </Button>
    </Form>
  )
}
