import { Flag } from 'lucide-react'
import { Form, useNavigation } from 'react-router'
import { Button } from '../../../design/button.tsx'
import { TextAreaField } from '../../../design/field.tsx'
import { Notice } from '../../../design/notice.tsx'
import { useTranslation } from '../../../i18n/translation-context.tsx'
import type { ReportAnswer } from '../contract.ts'
import { REPORT_MESSAGE_MAX } from '../domain/report-length.ts'

/** One click reports an entry; words may be added. Works without JavaScript. */
export function ReportErrorForm({ report }: { report: ReportAnswer | undefined }) {
  const { t } = useTranslation()
  const busy = useNavigation().state === 'submitting'
  if (report?.outcome === 'stored') {
    return (
      <Notice tone="sure" role="status" title={t('law.report.thanks')}>
        <p>{t('law.report.thanksText')}</p>
      </Notice>
    )
  }
  return (
    <Form method="post" preventScrollReset className="flex flex-col items-start gap-3">
      {report ? (
        <Notice
          tone={report.outcome === 'too-many' ? 'amber' : 'danger'}
          role="alert"
          title={t(`law.report.failed.${report.outcome}`)}
        />
      ) : null}
      <details className="w-full" open={Boolean(report?.message)}>
        <summary className="min-h-11 cursor-pointer py-2 font-semibold text-brand">
          {t('law.report.say')}
        </summary>
        <div className="max-w-[42rem] pt-2">
          <TextAreaField
            name="message"
            rows={3}
            maxLength={REPORT_MESSAGE_MAX}
            defaultValue={report?.message}
            label={t('law.report.what')}
            hint={t('law.report.hint')}
          />
        </div>
      </details>
      <Button type="submit" look="secondary" busy={busy}>
        <Flag aria-hidden size={18} />
        {t('law.report.button')}
      </Button>
    </Form>
  )
}
