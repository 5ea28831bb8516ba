import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Button } from '../../../design/button.tsx'
import { TextField } from '../../../design/field.tsx'
import { useTranslation } from '../../../i18n/translation-context.tsx'
import { codeFrom } from '../domain/typed-code.ts'
import { CallNotice } from './call-notice.tsx'
import { type SignInCall, useSignInCall } from './use-sign-in-call.ts'

type Props = {
  email: string
  /** How many codes this page asked for. */
  codesSent: number
  /** The call that asks for another code. */
  codeCall: SignInCall
  onAskForCode(): void
  onOtherEmail(): void
  onSignedIn(): Promise<void>
}

export function CodeStep(props: Props) {
  const { email, codesSent, codeCall } = props
  const { t } = useTranslation()
  const field = useRef<HTMLInputElement>(null)
  const signIn = useSignInCall()
  const [code, setCode] = useState('')
  const [incomplete, setIncomplete] = useState(false)
  useEffect(() => field.current?.focus(), [])

  async function submit(event: FormEvent) {
    event.preventDefault()
    const digits = codeFrom(code)
    setIncomplete(!digits)
    signIn.setProblem(undefined)
    const done =
      digits && (await signIn.send('/api/sign-in', { email, code: digits }, props.onSignedIn))
    if (!done) field.current?.focus()
  }

  function change(typed: string) {
    setCode(typed)
    setIncomplete(false)
    signIn.setProblem(undefined)
  }

  function askForAnother() {
    change('')
    field.current?.focus()
    props.onAskForCode()
  }

  const wrong = signIn.problem === 'wrong_code' ? t('account.signIn.wrongCode') : undefined
  const error = incomplete ? t('account.signIn.incompleteCode') : wrong
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      <SentTo email={email} codesSent={codesSent} />
      <TextField
        ref={field}
        id="sign-in-code"
        name="code"
        type="text"
        inputMode="numeric"
        autoComplete="one-time-code"
        dir="ltr"
        maxLength={20}
        required
        className="max-w-56 text-xl tracking-[0.2em] tabular-nums"
        label={t('account.signIn.code')}
        hint={t('account.signIn.codeHint')}
        value={code}
        onChange={(event) => change(event.target.value)}
        error={error}
      />
      <div role="alert" className="sr-only">
        {error}
      </div>
      <CallNotice call={signIn} wait="tries" />
      <Button
        type="submit"
        className="self-start"
        busy={signIn.busy}
        disabled={signIn.secondsLeft > 0}
      >
        {t('account.signIn.submit')}
      </Button>
      <OtherWays {...props} onAskForCode={askForAnother} />
      <CallNotice call={codeCall} wait="codes" />
    </form>
  )
}

function SentTo({ email, codesSent }: Pick<Props, 'email' | 'codesSent'>) {
  const { t } = useTranslation()
  const said = codesSent === 0 ? 'codeFor' : codesSent === 1 ? 'sentTo' : 'sentAgainTo'
  return (
    <div role="status">
      <p>{t(`account.signIn.${said}`)}</p>
      <p className="font-semibold wrap-anywhere">
        <bdi>{email}</bdi>
      </p>
    </div>
  )
}

function OtherWays({ codeCall, onAskForCode, onOtherEmail }: Props) {
  const { t } = useTranslation()
  return (
    <div className="flex flex-col gap-2 border-t border-line pt-4">
      <p className="text-ink-soft">{t('account.signIn.noMail')}</p>
      <div className="flex flex-wrap gap-3">
        <Button
          look="secondary"
          busy={codeCall.busy}
          disabled={codeCall.secondsLeft > 0}
          onClick={onAskForCode}
        >
          {t('account.signIn.sendAnother')}
        </Button>
        <Button look="quiet" onClick={onOtherEmail}>
          {t('account.signIn.otherEmail')}
        </Button>
      </div>
    </div>
  )
}
