import { SelectField, TextAreaField, TextField } from '../../../../design/field.tsx'
import { useTranslation } from '../../../../i18n/translation-context.tsx'
import { LAWYER_REPORT_MESSAGE_MAX, type LawyerReportAnswer } from '../../domain/lawyer-report.ts'
import { ReportForm } from './report-form.tsx'
import { useFocusOn } from './use-focus-on.ts'

const EMAIL_MAX = 254

/** The lawyer asks for a correction or to be taken off the list, and says where to be answered. */
export function OwnEntryForm({ answer }: { answer: LawyerReportAnswer | undefined }) {
  const { t } = useTranslation()
  const outcome = answer?.outcome
  const badMessage = outcome === 'too-long' || outcome === 'no-message'
  const email = useFocusOn<HTMLInputElement>(outcome === 'bad-email', answer)
  const message = useFocusOn<HTMLTextAreaElement>(badMessage, answer)
  return (
    <ReportForm
      place="own-entry"
      isOwn={(kind) => kind === 'correct' || kind === 'remove'}
      answer={answer}
      send={t('profile.own.button')}
    >
      <p>{t('profile.own.intro')}</p>
      <SelectField name="kind" defaultValue={answer?.kind} label={t('profile.own.kind')}>
        <option value="correct">{t('profile.own.kinds.correct')}</option>
        <option value="remove">{t('profile.own.kinds.remove')}</option>
      </SelectField>
      <TextField
        ref={email}
        name="email"
        type="email"
        dir="ltr"
        className="rtl:text-end"
        autoComplete="email"
        required
        maxLength={EMAIL_MAX}
        defaultValue={answer?.email}
        label={t('profile.own.email')}
        hint={t('profile.own.emailHint')}
        error={outcome === 'bad-email' ? t('profile.report.failed.bad-email') : undefined}
      />
      <TextAreaField
        ref={message}
        name="message"
        rows={5}
        maxLength={LAWYER_REPORT_MESSAGE_MAX}
        defaultValue={answer?.message}
        label={t('profile.own.message')}
        hint={t('profile.own.messageHint')}
        error={badMessage ? t(`profile.report.failed.${outcome}`) : undefined}
      />
    </ReportForm>
  )
}
