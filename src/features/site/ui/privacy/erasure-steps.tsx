import { useEffect, useRef } from 'react'
import { Form, Link, useNavigation } from 'react-router'
import { Button, ButtonLink } from '../../../../design/button.tsx'
import { Card } from '../../../../design/card.tsx'
import { TextField } from '../../../../design/field.tsx'
import { Notice } from '../../../../design/notice.tsx'
import { useTranslation } from '../../../../i18n/translation-context.tsx'
import type { ErasureAnswer } from './erasure-answer.ts'

type Props = { email: string; answer: ErasureAnswer | undefined }

const GOES = ['cases', 'lawyers', 'account', 'access'] as const
const STAYS = ['books', 'others', 'hash'] as const

/** What goes and what stays, a button that has a code sent, then the code that erases. */
export function ErasureSteps({ email, answer }: Props) {
  const { t } = useTranslation()
  const hasCode = answer?.kind === 'sent' || answer?.hasCode === true
  return (
    <section aria-labelledby="erase" className="flex flex-col gap-5">
      <h2 id="erase">{t('yourData.erase.title')}</h2>
      <Points at="yourData.goes" parts={GOES} />
      <Points at="yourData.stays" parts={STAYS} />
      <Notice tone="amber">
        <p>{t('yourData.erase.money')}</p>
        <Link to="/withdraw" className="inline-flex min-h-11 items-center">
          {t('nav.withdraw')}
        </Link>
      </Notice>
      {answer?.kind === 'too_often' ? (
        <Notice tone="danger" role="alert">
          {t('yourData.erase.tooOften')}
        </Notice>
      ) : null}
      {hasCode ? <CodeForm email={email} answer={answer} /> : <AskForm />}
    </section>
  )
}

function Points({ at, parts }: { at: string; parts: readonly string[] }) {
  const { t } = useTranslation()
  return (
    <div className="flex flex-col gap-2">
      <h3 className="text-lg">{t(`${at}.title`)}</h3>
      <ul className="flex list-disc flex-col gap-2 ps-6">
        {parts.map((part) => (
          <li key={part} className="measure ps-1">
            {t(`${at}.${part}`)}
          </li>
        ))}
      </ul>
    </div>
  )
}

function AskForm() {
  const { t } = useTranslation()
  const sending = useNavigation().formMethod !== undefined
  return (
    <Form method="post" preventScrollReset className="flex flex-col items-start gap-2">
      <Button type="submit" look="danger" busy={sending}>
        {t('yourData.erase.ask')}
      </Button>
      <p className="text-ink-soft">{t('yourData.erase.askHint')}</p>
    </Form>
  )
}

function CodeForm({ email, answer }: Props) {
  const { t } = useTranslation()
  const sending = useNavigation().formMethod !== undefined
  const field = useRef<HTMLInputElement>(null)
  // Each answer anew: the field is what is to be done next.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the answer is what it waits for
  useEffect(() => field.current?.focus(), [answer])
  const wrong = answer?.kind === 'wrong_code' ? t('yourData.erase.wrongCode') : undefined
  return (
    <Card className="flex flex-col gap-5 sm:p-6">
      <p role="status" className="wrap-anywhere">
        {t('yourData.erase.sent')} <bdi className="font-semibold">{email}</bdi>
      </p>
      <Form method="post" preventScrollReset className="flex flex-col gap-5">
        <TextField
          ref={field}
          id="erasure-code"
          name="code"
          type="text"
          inputMode="numeric"
          autoComplete="one-time-code"
          dir="ltr"
          maxLength={20}
          required
          className="max-w-56 text-xl tracking-[0.2em] tabular-nums"
          label={t('yourData.erase.code')}
          hint={t('yourData.erase.codeHint')}
          error={wrong}
        />
        <div role="alert" className="sr-only">
          {wrong}
        </div>
        <div className="flex flex-wrap gap-3">
          <Button type="submit" look="danger" busy={sending}>
            {t('yourData.erase.confirm')}
          </Button>
          <ButtonLink to="/your-data" look="secondary">
            {t('yourData.erase.keep')}
          </ButtonLink>
        </div>
      </Form>
      <Form method="post" preventScrollReset>
        <Button type="submit" look="quiet" busy={sending}>
          {t('yourData.erase.again')}
        </Button>
      </Form>
    </Card>
  )
}
