import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { Link, useRevalidator } from 'react-router'
import { ButtonLink } from '../../../design/button.tsx'
import { Notice } from '../../../design/notice.tsx'
import { useTranslation } from '../../../i18n/translation-context.tsx'
import { SignInSteps } from '../../account/ui.ts'
import type { RequestDraft } from '../domain/contact-pages.ts'
import type { AskPage, AskStep } from './ask-page.ts'
import { ContactList } from './contact-list.tsx'
import { LetterStep } from './letter-step.tsx'
import { RequestForm } from './request-form.tsx'
import { SentNotice } from './sent-notice.tsx'
import { useStepFocus } from './use-step-focus.ts'

type Props = {
  page: AskPage
  answer: AskStep | undefined
  /** Whether mails of this demo are read at /dev/mailbox. */
  demoMailbox: boolean
}

/** Writing to several lawyers at once: what is sent, then exactly how it looks, then what became of it. */
export function AskLawyersView({ page, answer, demoMailbox }: Props) {
  const { t } = useTranslation()
  const heading = useStepFocus(`${page.kind} ${answer?.step ?? ''}`)
  const queries = useQueryClient()
  const isSent = answer?.step === 'sent'
  useEffect(() => {
    if (isSent) void queries.invalidateQueries({ queryKey: ['/api/contact-requests'] })
  }, [isSent, queries])
  return (
    <div className="column flex flex-col gap-6 py-10">
      <h1 ref={heading} tabIndex={-1} className="outline-none">
        {t(answer?.step === 'preview' ? 'contact.preview.title' : 'contact.page.title')}
      </h1>
      {page.kind === 'case_not_found' ? <CaseNotFound /> : null}
      {page.kind === 'sign_in_required' ? (
        <ProveAddress email={page.email} demoMailbox={demoMailbox} />
      ) : null}
      {page.kind === 'draft' ? <Steps draft={page.draft} answer={answer} /> : null}
    </div>
  )
}

function Steps({ draft, answer }: { draft: RequestDraft; answer: AskStep | undefined }) {
  const { t } = useTranslation()
  const canAsk = draft.lawyers.some(({ result }) => result === 'sent')
  if (answer?.step === 'preview' && canAsk) return <LetterStep draft={draft} answer={answer} />
  return (
    <>
      {answer?.step === 'sent' ? <SentNotice lawyers={answer.lawyers} /> : null}
      {answer?.step === 'sent' || draft.lawyers.length === 0 ? null : (
        <RequestForm draft={draft} answer={answer} canAsk={canAsk} />
      )}
      {draft.contacts.length > 0 ? (
        <section aria-labelledby="your-lawyers" className="flex flex-col gap-4">
          <h2 id="your-lawyers">{t('contact.list.title')}</h2>
          <ContactList contacts={draft.contacts} />
        </section>
      ) : null}
      {draft.lawyers.length === 0 && draft.contacts.length === 0 ? (
        <Notice title={t('contact.page.nobody')}>
          <p>{t('contact.page.nobodyText')}</p>
        </Notice>
      ) : null}
      <p>
        <Link
          to={`/?case=${draft.caseId}#lawyers`}
          className="inline-flex min-h-11 items-center font-semibold"
        >
          {t('contact.page.back')}
        </Link>
      </p>
    </>
  )
}

function CaseNotFound() {
  const { t } = useTranslation()
  return (
    <Notice tone="amber" role="alert" title={t('contact.page.notFound')}>
      <p>{t('contact.page.notFoundText')}</p>
      <ButtonLink to="/" look="secondary" className="mt-3">
        {t('contact.page.toForm')}
      </ButtonLink>
    </Notice>
  )
}

/** Lawyers answer to this address: it has to be the person's own. */
function ProveAddress({ email, demoMailbox }: { email: string; demoMailbox: boolean }) {
  const { t } = useTranslation()
  const queries = useQueryClient()
  const { revalidate } = useRevalidator()
  const busy = useRef(false)
  return (
    <>
      <p className="measure text-lg text-ink-soft">{t('contact.page.prove')}</p>
      <SignInSteps
        knownEmail={email}
        emailHint={t('contact.page.proveHint')}
        demoMailbox={demoMailbox}
        onSignedIn={async () => {
          if (busy.current) return
          busy.current = true
          // What was read before was read as somebody else.
          queries.clear()
          await revalidate()
          busy.current = false
        }}
      />
    </>
  )
}
