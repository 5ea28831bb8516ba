import { useEffect } from 'react'
import { Form, useNavigation } from 'react-router'
import { Button } from '../../../design/button.tsx'
import { Card } from '../../../design/card.tsx'
import { SelectField, TextField } from '../../../design/field.tsx'
import { useTranslation } from '../../../i18n/translation-context.tsx'
import { LANGUAGES } from '../../../shared/languages.ts'
import type { Profile } from '../../account/contract.ts'
import type { PendingEmailChange } from '../contract.ts'
import { tabAddress } from '../domain/account-tab.ts'
import type { FormAnswer } from '../domain/form-answer.ts'
import { AnswerLine } from './answer-line.tsx'
import { DeviceList } from './device-list.tsx'
import { EmailSection } from './email-section.tsx'
import { useSending } from './use-sending.ts'

type Props = {
  profile: Profile
  email: string
  emailChange: PendingEmailChange | null
  answer: FormAnswer | undefined
  onSignedOut(): Promise<void>
}

export function ProfileTab({ profile, email, emailChange, answer, onSignedOut }: Props) {
  const { t } = useTranslation()
  return (
    <>
      <section aria-labelledby="profile" className="flex flex-col gap-4">
        <div>
          <h2 id="profile">{t('account.profile.title')}</h2>
          <p className="measure mt-1 text-ink-soft">{t('account.profile.lead')}</p>
        </div>
        <ProfileForm profile={profile} answer={answer} />
      </section>
      <EmailSection email={email} pending={emailChange} answer={answer} />
      <DeviceList onSignedOut={onSignedOut} />
    </>
  )
}

function ProfileForm({ profile, answer }: Pick<Props, 'profile' | 'answer'>) {
  const { t, language, languages } = useTranslation()
  const sending = useSending('profile')
  useKeptLanguage(answer, language)
  const isTooLong = answer?.intent === 'profile' && answer.code === 'invalid_name'
  return (
    <Card className="sm:p-6">
      <Form
        method="post"
        action={tabAddress('profile')}
        preventScrollReset
        className="flex max-w-md flex-col gap-5"
      >
        <input type="hidden" name="intent" value="profile" />
        <TextField
          id="profile-name"
          name="name"
          type="text"
          autoComplete="name"
          dir="auto"
          maxLength={200}
          label={t('account.profile.name')}
          hint={t('account.profile.nameHint')}
          defaultValue={profile.name}
          error={isTooLong ? t('account.said.profile.invalid_name') : undefined}
        />
        <SelectField
          id="profile-language"
          name="language"
          label={t('account.profile.language')}
          hint={t('account.profile.languageHint')}
          defaultValue={profile.preferredLanguage ?? language}
        >
          {LANGUAGES.filter(({ code }) => languages.includes(code)).map(({ code, nativeName }) => (
            <option key={code} value={code} lang={code}>
              {nativeName}
            </option>
          ))}
        </SelectField>
        <Button type="submit" busy={sending} className="self-start">
          {t('account.profile.save')}
        </Button>
        <AnswerLine answer={answer} intents={['profile']} />
      </Form>
    </Card>
  )
}

/** The language selector of the page keeps its choice in this browser, too. */
function useKeptLanguage(answer: FormAnswer | undefined, language: string) {
  const { state } = useNavigation()
  useEffect(() => {
    if (answer?.intent !== 'profile' || !answer.ok || state !== 'idle') return
    try {
      window.localStorage.setItem('preferred-language', language)
    } catch {
      // The cookie alone keeps it where storage is switched off.
    }
  }, [answer, language, state])
}
