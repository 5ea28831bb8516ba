import { Inbox } from 'lucide-react'
import { type RefObject, useState } from 'react'
import { Card } from '../../../design/card.tsx'
import { Notice } from '../../../design/notice.tsx'
import { useTranslation } from '../../../i18n/translation-context.tsx'
import { normaliseEmail } from '../../../shared/email.ts'
import { CodeStep } from './code-step.tsx'
import { EmailStep } from './email-step.tsx'
import { useSignInCall } from './use-sign-in-call.ts'

type StepsProps = {
  /** What the field starts with; it may come after the first render. */
  knownEmail: string
  /** Which address is wanted; without it, the one that was paid with. */
  emailHint?: string
  /** Whether mails of this demo are read at /dev/mailbox. */
  demoMailbox: boolean
  onSignedIn(email: string): Promise<void>
}

type Props = StepsProps & { heading: RefObject<HTMLHeadingElement | null> }

/** An address, then the code that was mailed to it. There is no password. */
export function SignIn({ heading, ...steps }: Props) {
  const { t } = useTranslation()
  return (
    <div className="column flex flex-col gap-6 py-10">
      <div>
        <h1 ref={heading} tabIndex={-1} className="outline-none">
          {t('account.signIn.title')}
        </h1>
        <p className="measure mt-3 text-lg text-ink-soft">{t('account.signIn.lead')}</p>
      </div>
      <SignInSteps {...steps} />
    </div>
  )
}

/** The steps alone, to stand inside another page. */
export function SignInSteps({ knownEmail, emailHint, demoMailbox, onSignedIn }: StepsProps) {
  const { t, language } = useTranslation()
  const [typedEmail, setTypedEmail] = useState<string>()
  const [step, setStep] = useState<'email' | 'code'>('email')
  const [codesSent, setCodesSent] = useState(0)
  const codeCall = useSignInCall()
  const email = typedEmail ?? knownEmail

  async function askForCode() {
    const body = { email: normaliseEmail(email), language }
    if (!(await codeCall.send('/api/sign-in/code', body))) return
    setTypedEmail(email)
    setCodesSent((sent) => sent + 1)
    setStep('code')
  }

  return (
    <>
      {demoMailbox ? <DemoHint /> : null}
      <Card className="sm:p-6">
        {step === 'email' ? (
          <EmailStep
            email={email}
            hint={emailHint ?? t('account.signIn.emailHint')}
            onEmail={(typed) => {
              setTypedEmail(typed)
              codeCall.reset()
            }}
            call={codeCall}
            onAskForCode={askForCode}
            onHasCode={() => {
              setTypedEmail(email)
              setStep('code')
            }}
          />
        ) : (
          <CodeStep
            email={normaliseEmail(email)}
            codesSent={codesSent}
            codeCall={codeCall}
            onAskForCode={askForCode}
            onOtherEmail={() => {
              setStep('email')
              setCodesSent(0)
            }}
            onSignedIn={() => onSignedIn(normaliseEmail(email))}
          />
        )}
      </Card>
    </>
  )
}

function DemoHint() {
  const { t } = useTranslation()
  return (
    <Notice tone="brand" role="note" icon={<Inbox className="size-5" />}>
      <p>
        {t('account.signIn.demo')} {/* A new tab, because this one waits for the code. */}
        <a href="/dev/mailbox" target="_blank" rel="noreferrer">
          {t('account.signIn.openMailbox')}
        </a>
      </p>
    </Notice>
  )
}
