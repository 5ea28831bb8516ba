import { type FormEvent, useState } from 'react'
import { Button } from '../../../design/button.tsx'
import { TextField } from '../../../design/field.tsx'
import { Notice } from '../../../design/notice.tsx'
import { useTranslation } from '../../../i18n/translation-context.tsx'
import { ApiFailure, apiCall } from '../../../platform/browser/api-call.ts'
import type { PaymentUpdate } from '../contract.ts'
import { type ReadyIntent, returnAddress } from './card-form-contract.ts'
import { DriveButtons } from './payment-status-demo-buttons.tsx'
import { paymentStatusKey } from './payment-status-key.ts'
import { PaymentStatusLine } from './payment-status-line.tsx'
import {
  authenticate,
  confirmWithBank,
  confirmWithCard,
  giveUp,
  type SandboxAnswer,
  settle,
} from './sandbox-provider.ts'
import { usePaymentUpdates } from './use-payment-updates.ts'

type Props = { publishableKey: string; planType: string; amountCents: number }
type LoggedUpdate = PaymentUpdate & { at: number }

/** A payment driven by buttons, with every message of its socket in sight. Works with the sandbox only. */
export function PaymentStatusDemo({ publishableKey, planType, amountCents }: Props) {
  const { t } = useTranslation()
  const [intent, setIntent] = useState<ReadyIntent>()
  const [updates, setUpdates] = useState<LoggedUpdate[]>([])
  const [problem, setProblem] = useState<string>()
  const [busy, setBusy] = useState(false)
  const { connected } = usePaymentUpdates(intent?.paymentIntentId, (update) =>
    setUpdates((seen) => [{ ...update, at: seen.length }, ...seen]),
  )
  const status = updates[0]?.status

  const during = async (work: () => Promise<void>) => {
    setBusy(true)
    setProblem(undefined)
    await work().catch((error: unknown) =>
      setProblem(problemText(error) ?? t('notifications.failed')),
    )
    setBusy(false)
  }
  const create = (userEmail: string) =>
    during(async () => {
      const made = await apiCall<Omit<ReadyIntent, 'email'>>('POST', '/api/create-payment-intent', {
        amount: amountCents,
        planType,
        userEmail,
      })
      setUpdates([])
      setIntent({ ...made, email: userEmail })
    })
  const drive = (call: (intent: ReadyIntent) => Promise<SandboxAnswer>) =>
    during(async () => {
      if (!intent) return
      const answer = await call(intent)
      if (answer.kind === 'declined') setProblem(answer.message)
    })
  const confirmation = (intent: ReadyIntent) => ({
    publishableKey,
    intent,
    returnUrl: returnAddress(window.location.origin, {
      planType,
      email: intent.email,
      amountCents,
    }),
  })
  const payWith = (number: string) =>
    drive((one) => confirmWithCard(confirmation(one), { number, expiry: '12 / 34', cvc: '123' }))

  return (
    <div className="flex flex-col gap-6">
      <IntentForm busy={busy} onCreate={create} />
      {problem ? (
        <Notice tone="danger" role="alert">
          <p dir="auto">{problem}</p>
        </Notice>
      ) : null}
      {intent ? (
        <section aria-labelledby="live" className="flex flex-col gap-4">
          <h2 id="live">{t('notifications.live')}</h2>
          <PaymentStatusLine status={status} connected={connected} />
          <DriveButtons
            busy={busy}
            status={status}
            onPay={payWith}
            onBank={(outcome) => drive((one) => authenticate(publishableKey, one, outcome))}
            onSlowPayment={() => drive((one) => confirmWithBank(confirmation(one)))}
            onSettle={(outcome) => drive((one) => settle(publishableKey, one, outcome))}
            onGiveUp={() => drive((one) => giveUp(publishableKey, one))}
          />
          <UpdateLog updates={updates} intentId={intent.paymentIntentId} />
        </section>
      ) : null}
    </div>
  )
}

function IntentForm({ busy, onCreate }: { busy: boolean; onCreate(email: string): void }) {
  const { t } = useTranslation()
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    onCreate(String(new FormData(event.currentTarget).get('userEmail')))
  }
  return (
    <form onSubmit={submit} className="flex flex-col gap-4 sm:flex-row sm:items-end">
      <div className="flex-1">
        <TextField
          name="userEmail"
          type="email"
          required
          dir="ltr"
          defaultValue="demo@example.org"
          label={t('notifications.email')}
        />
      </div>
      <Button type="submit" busy={busy}>
        {t('notifications.create')}
      </Button>
    </form>
  )
}

function UpdateLog({ updates, intentId }: { updates: LoggedUpdate[]; intentId: string }) {
  const { t, language } = useTranslation()
  const times = new Intl.DateTimeFormat(language, { timeStyle: 'medium' })
  return (
    <div className="flex flex-col gap-2">
      <h3>{t('notifications.messages')}</h3>
      <p className="text-sm text-ink-soft">
        {t('notifications.payment')} <bdi className="break-all">{intentId}</bdi>
      </p>
      <ol className="flex flex-col gap-1">
        {updates.map((update) => (
          <li
            key={update.at}
            className="flex flex-wrap justify-between gap-x-4 border-b border-line py-2"
          >
            <span className="font-semibold">
              {t(`paymentStatus.label.${paymentStatusKey(update.status)}`)}
            </span>
            <span className="text-sm text-ink-soft">
              <bdi>{update.type}</bdi>{' '}
              <time dateTime={update.timestamp}>{times.format(new Date(update.timestamp))}</time>
            </span>
          </li>
        ))}
      </ol>
    </div>
  )
}

function problemText(error: unknown): string | undefined {
  return error instanceof ApiFailure ? error.serverMessage : undefined
}
