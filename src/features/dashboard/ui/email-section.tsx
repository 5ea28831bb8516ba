import { useEffect } from 'react'
import { Form } from 'react-router'
import { Button } from '../../../design/button.tsx'
import { Card } from '../../../design/card.tsx'
import { TextField } from '../../../design/field.tsx'
import { useTranslation } from '../../../i18n/translation-context.tsx'
import { saveEmail } from '../../intake/ui.ts'
import type { PendingEmailChange } from '../contract.ts'
import { tabAddress } from '../domain/account-tab.ts'
import type { FormAnswer } from '../domain/form-answer.ts'
import { AnswerLine } from './answer-line.tsx'
import { useSending } from './use-sending.ts'

type Props = {
  email: string
  pending: PendingEmailChange | null
  answer: FormAnswer | undefined
}

/** The address of the account, and the way to another one: a code to each of the two. */
export function EmailSection({ email, pending, answer }: Props) {
  const { t } = useTranslation()
  useEffect(() => {
    // The case form in this browser offers the address again.
    if (answer?.intent === 'email-codes' && answer.ok) saveEmail(email)
  }, [answer, email])
  return (
    <section aria-labelledby="email" className="flex flex-col gap-4">
      <div>
        <h2 id="email">{t('account.email.title')}</h2>
        <p className="measure mt-1 text-ink-soft">{t('account.email.lead')}</p>
      </div>
      <Card className="flex flex-col gap-5 sm:p-6">
        <p className="wrap-anywhere">
          {t('account.email.now')} <bdi className="font-semibold">{email}</bdi>
        </p>
        <AnswerLine answer={answer} intents={['email-change', 'email-codes', 'email-cancel']} />
        {pending ? (
          <>
            <CodesForm email={email} pending={pending} />
            <GiveUp />
          </>
        ) : (
          <AskForm />
        )}
      </Card>
    </section>
  )
}

function AskForm() {
  const { t } = useTranslation()
  const sending = useSending('email-change')
  return (
    <Form
      method="post"
      action={tabAddress('profile')}
      preventScrollReset
      className="flex max-w-md flex-col gap-5"
    >
      <input type="hidden" name="intent" value="email-change" />
      <TextField
        id="new-email"
        name="email"
        type="email"
        dir="ltr"
        className="rtl:text-end"
        autoComplete="email"
        required
        maxLength={254}
        label={t('account.email.new')}
        hint={t('account.email.newHint')}
      />
      <Button type="submit" look="secondary" busy={sending} className="self-start">
        {t('account.email.send')}
      </Button>
    </Form>
  )
}

function CodesForm({ email, pending }: { email: string; pending: PendingEmailChange }) {
  const { t } = useTranslation()
  const sending = useSending('email-codes')
  return (
    <Form
      method="post"
      action={tabAddress('profile')}
      preventScrollReset
      className="flex flex-col gap-5"
    >
      <input type="hidden" name="intent" value="email-codes" />
      <p className="measure">{t('account.email.sent')}</p>
      <CodeField name="oldCode" label={t('account.email.oldCode')} mailbox={email} />
      <CodeField name="newCode" label={t('account.email.newCode')} mailbox={pending.newEmail} />
      <Button type="submit" busy={sending} className="self-start">
        {t('account.email.change')}
      </Button>
    </Form>
  )
}

type CodeFieldProps = { name: string; label: string; mailbox: string }

function CodeField({ name, label, mailbox }: CodeFieldProps) {
  return (
    <TextField
      id={`email-${name}`}
      name={name}
      type="text"
      inputMode="numeric"
      autoComplete="off"
      dir="ltr"
      maxLength={20}
      required
      className="max-w-56 text-xl tracking-[0.2em] tabular-nums"
      label={label}
      hint={<bdi className="wrap-anywhere">{mailbox}</bdi>}
    />
  )
}

function GiveUp() {
  const { t } = useTranslation()
  const sending = useSending('email-cancel')
  return (
    <Form
      method="post"
      action={tabAddress('profile')}
      preventScrollReset
      className="flex flex-col items-start gap-2 border-t border-line pt-4"
    >
      <input type="hidden" name="intent" value="email-cancel" />
      <p className="text-ink-soft">{t('account.email.noMail')}</p>
      <Button type="submit" look="quiet" busy={sending}>
        {t('account.email.giveUp')}
      </Button>
    </Form>
  )
}
