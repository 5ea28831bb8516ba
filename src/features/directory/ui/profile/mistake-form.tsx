import { Flag } from 'lucide-react'
import { TextAreaField } from '../../../../design/field.tsx'
import { useTranslation } from '../../../../i18n/translation-context.tsx'
import { LAWYER_REPORT_MESSAGE_MAX, type LawyerReportAnswer } from '../../domain/lawyer-report.ts'
import { ReportForm } from './report-form.tsx'
import { useFocusOn } from './use-focus-on.ts'

/** One click tells of a mistake; words may be added. */
export function MistakeForm({ answer }: { answer: LawyerReportAnswer | undefined }) {
  const { t } = useTranslation()
  const tooLong = answer?.outcome === 'too-long'
  const message = useFocusOn<HTMLTextAreaElement>(tooLong, answer)
  return (
    <ReportForm
      place="report-mistake"
      isOwn={(kind) => kind === 'mistake'}
      answer={answer}
      send={
        <>
          <Flag aria-hidden size={18} />
          {t('profile.report.button')}
        </>
      }
    >
      <input type="hidden" name="kind" value="mistake" />
      <TextAreaField
        ref={message}
        name="message"
        rows={3}
        maxLength={LAWYER_REPORT_MESSAGE_MAX}
        defaultValue={answer?.message}
        label={t('profile.report.what')}
        hint={t('profile.report.hint')}
        error={tooLong ? t('profile.report.failed.too-long') : undefined}
      />
    </ReportForm>
  )
}
