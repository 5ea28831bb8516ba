import { type FormEvent, useRef } from 'react'
import { Button } from '../../../design/button.tsx'
import { TextField } from '../../../design/field.tsx'
import { useTranslation } from '../../../i18n/translation-context.tsx'
import { isValidEmail } from '../../../shared/email.ts'
import { CallNotice } from './call-notice.tsx'
import type { SignInCall } from './use-sign-in-call.ts'

type Props = {
  email: string
  hint: string
  onEmail(email: string): void
  /** The call that asks for a code. */
  call: SignInCall
  onAskForCode(): void
  /** A reloaded page has lost its second step, but the code in the mail still works. */
  onHasCode(): void
}

export function EmailStep({ email, hint, onEmail, call, onAskForCode, onHasCode }: Props) {
  const { t } = useTranslation()
  const field = useRef<HTMLInputElement>(null)

  function whenValid(proceed: () => void) {
    if (isValidEmail(email)) return proceed()
    call.setProblem('invalid_email')
    field.current?.focus()
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    whenValid(onAskForCode)
  }

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      <TextField
        ref={field}
        id="sign-in-email"
        name="email"
        type="email"
        dir="ltr"
        className="rtl:text-end"
        autoComplete="email"
        required
        label={t('account.signIn.email')}
        hint={hint}
        value={email}
        onChange={(event) => onEmail(event.target.value)}
        error={call.problem === 'invalid_email' ? t('account.signIn.emailProblem') : undefined}
      />
      <CallNotice call={call} wait="codes" />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={call.busy} disabled={call.secondsLeft > 0}>
          {t('account.signIn.sendCode')}
        </Button>
        <Button look="quiet" onClick={() => whenValid(onHasCode)}>
          {t('account.signIn.hasCode')}
        </Button>
      </div>
    </form>
  )
}
