import { Form } from 'react-router'
import { Button, ButtonLink } from '../../../design/button.tsx'
import { Card } from '../../../design/card.tsx'
import { useTranslation } from '../../../i18n/translation-context.tsx'
import type { CaseDetail } from '../contract.ts'
import { tabAddress } from '../domain/account-tab.ts'
import type { FormAnswer } from '../domain/form-answer.ts'
import { AnswerLine } from './answer-line.tsx'
import { useSending } from './use-sending.ts'

type Props = { detail: CaseDetail; email: string; answer: FormAnswer | undefined }

/** The same facts against the law of today, as a case beside this one. */
export function RunAgain({ detail, email, answer }: Props) {
  const { t } = useTranslation()
  const sending = useSending('run-again')
  return (
    <Card as="section" labelledBy="run-again" className="flex flex-col gap-3 sm:p-6">
      <h3 id="run-again">{t('account.cases.runAgain.title')}</h3>
      <p className="measure text-ink-soft">{t('account.cases.runAgain.text')}</p>
      {detail.hasAccess ? (
        <Form method="post" action={tabAddress('cases', { case: detail.id })}>
          <input type="hidden" name="intent" value="run-again" />
          <input type="hidden" name="case" value={detail.id} />
          <Button type="submit" look="secondary" busy={sending}>
            {t('account.cases.runAgain.button')}
          </Button>
          <p role="status" className="mt-2 text-ink-soft empty:hidden">
            {sending ? t('account.cases.runAgain.working') : null}
          </p>
        </Form>
      ) : (
        <>
          <p className="measure">{t('account.cases.runAgain.needsAccess')}</p>
          <ButtonLink
            to={`/pricing?email=${encodeURIComponent(email)}`}
            look="secondary"
            className="self-start"
          >
            {t('account.cases.runAgain.toPricing')}
          </ButtonLink>
        </>
      )}
      <AnswerLine answer={answer} intents={['run-again']} />
    </Card>
  )
}
