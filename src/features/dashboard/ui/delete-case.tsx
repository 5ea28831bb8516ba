import { useEffect, useRef } from 'react'
import { Form } from 'react-router'
import { Button, ButtonLink } from '../../../design/button.tsx'
import { Notice } from '../../../design/notice.tsx'
import { useTranslation } from '../../../i18n/translation-context.tsx'
import { tabAddress } from '../domain/account-tab.ts'
import type { FormAnswer } from '../domain/form-answer.ts'
import { AnswerLine } from './answer-line.tsx'
import { useSending } from './use-sending.ts'

/** The second step of deleting a case: what goes, what stays, and the button that does it. */
export function DeleteCase({ caseId, answer }: { caseId: string; answer: FormAnswer | undefined }) {
  const { t } = useTranslation()
  const sending = useSending('delete')
  const question = useRef<HTMLHeadingElement>(null)
  useEffect(() => question.current?.focus(), [])
  return (
    <Notice tone="danger">
      <h3 ref={question} tabIndex={-1} className="outline-none">
        {t('account.cases.deleting.title')}
      </h3>
      <div className="measure mt-2 flex flex-col gap-2 text-ink">
        <p>{t('account.cases.deleting.text')}</p>
        <p>{t('account.cases.deleting.stays')}</p>
      </div>
      <Form method="post" action={tabAddress('cases', { case: caseId })} className="mt-4">
        <input type="hidden" name="intent" value="delete" />
        <input type="hidden" name="case" value={caseId} />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" look="danger" busy={sending}>
            {t('account.cases.deleting.confirm')}
          </Button>
          <ButtonLink to={tabAddress('cases', { case: caseId })} look="secondary">
            {t('account.cases.deleting.keep')}
          </ButtonLink>
        </div>
        <AnswerLine answer={answer} intents={['delete']} />
      </Form>
    </Notice>
  )
}
