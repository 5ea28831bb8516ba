import { Printer } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Form, Link, useNavigationType } from 'react-router'
import { Button, ButtonLink, buttonLook } from '../../../design/button.tsx'
import { Card } from '../../../design/card.tsx'
import { TextField } from '../../../design/field.tsx'
import { Notice } from '../../../design/notice.tsx'
import { useTranslation } from '../../../i18n/translation-context.tsx'
import { BriefDownload } from '../../analysis/ui.ts'
import type { CaseDetail } from '../contract.ts'
import { tabAddress } from '../domain/account-tab.ts'
import type { FormAnswer } from '../domain/form-answer.ts'
import { AnswerLine } from './answer-line.tsx'
import { CaseReads } from './case-reads.tsx'
import { DeleteCase } from './delete-case.tsx'
import { RunAgain } from './run-again.tsx'
import { useCaseNames } from './use-case-names.ts'
import { useSending } from './use-sending.ts'

type Props = {
  detail: CaseDetail | null
  asksToDelete: boolean
  email: string
  answer: FormAnswer | undefined
}

/** One case: what can be done with it, and who opened it. */
export function CaseDetailView({ detail, asksToDelete, email, answer }: Props) {
  const { t, formatDate } = useTranslation()
  const { caseName, areaName } = useCaseNames()
  const heading = useArrivalFocus(detail?.id)
  if (!detail) return <NoSuchCase />
  return (
    <>
      <section aria-labelledby="case" className="flex flex-col gap-4">
        <AllCases />
        <h2 id="case" ref={heading} tabIndex={-1} className="wrap-anywhere outline-none">
          <bdi>{caseName(detail)}</bdi>
        </h2>
        <p className="flex flex-wrap gap-x-4 text-ink-soft">
          {detail.title ? <span>{areaName(detail)}</span> : null}
          <bdi>{detail.place}</bdi>
          <time dateTime={detail.createdAt}>{formatDate(detail.createdAt)}</time>
        </p>
        {asksToDelete ? (
          <DeleteCase caseId={detail.id} answer={answer} />
        ) : (
          <div className="flex flex-wrap gap-3">
            <ButtonLink to={`/?case=${detail.id}`}>{t('account.cases.open')}</ButtonLink>
            <Link
              to={`/?case=${detail.id}`}
              state={{ print: true }}
              className={buttonLook('secondary')}
            >
              <Printer aria-hidden size={18} />
              {t('account.cases.print')}
            </Link>
            <BriefDownload caseId={detail.id} />
          </div>
        )}
      </section>
      {asksToDelete ? null : (
        <>
          <Rename detail={detail} answer={answer} />
          <RunAgain detail={detail} email={email} answer={answer} />
          <CaseReads reads={detail.reads} />
          <ButtonLink
            to={tabAddress('cases', { case: detail.id, delete: 'ask' })}
            look="danger"
            className="self-start"
          >
            {t('account.cases.delete')}
          </ButtonLink>
        </>
      )}
    </>
  )
}

function Rename({ detail, answer }: { detail: CaseDetail; answer: FormAnswer | undefined }) {
  const { t } = useTranslation()
  const sending = useSending('rename')
  return (
    <Card as="section" labelledBy="rename" className="flex flex-col gap-4 sm:p-6">
      <h3 id="rename">{t('account.cases.rename.title')}</h3>
      <Form
        method="post"
        action={tabAddress('cases', { case: detail.id })}
        preventScrollReset
        className="flex max-w-md flex-col gap-4"
      >
        <input type="hidden" name="intent" value="rename" />
        <input type="hidden" name="case" value={detail.id} />
        <TextField
          id="case-title"
          name="title"
          type="text"
          dir="auto"
          autoComplete="off"
          maxLength={80}
          label={t('account.cases.rename.label')}
          hint={t('account.cases.rename.hint')}
          defaultValue={detail.title ?? ''}
        />
        <Button type="submit" look="secondary" busy={sending} className="self-start">
          {t('account.cases.rename.save')}
        </Button>
        <AnswerLine answer={answer} intents={['rename']} />
      </Form>
    </Card>
  )
}

function NoSuchCase() {
  const { t } = useTranslation()
  return (
    <div className="flex flex-col items-start gap-4">
      <AllCases />
      <Notice tone="amber" role="alert">
        {t('account.cases.missing')}
      </Notice>
    </div>
  )
}

function AllCases() {
  const { t } = useTranslation()
  return (
    <Link to={tabAddress('cases')} className="inline-flex min-h-11 items-center self-start">
      {t('account.cases.all')}
    </Link>
  )
}

/** Who came here by a link of the list begins to read at the name of the case. */
function useArrivalFocus(caseId: string | undefined) {
  const heading = useRef<HTMLHeadingElement>(null)
  const byLink = useNavigationType() === 'PUSH'
  const arrived = useRef<string>(undefined)
  useEffect(() => {
    // Only once for a case: a later step within it has a focus of its own.
    if (caseId && byLink && arrived.current !== caseId)
      heading.current?.focus({ preventScroll: true })
    arrived.current = caseId
  }, [caseId, byLink])
  return heading
}
