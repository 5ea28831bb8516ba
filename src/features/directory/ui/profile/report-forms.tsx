import { type ReactNode, useEffect, useRef } from 'react'
import { Notice } from '../../../../design/notice.tsx'
import { useTranslation } from '../../../../i18n/translation-context.tsx'
import type { LawyerReportAnswer } from '../../domain/lawyer-report.ts'
import { MistakeForm } from './mistake-form.tsx'
import { OwnEntryForm } from './own-entry-form.tsx'
import { ProfileSection } from './profile-section.tsx'

/** What anybody can say about the record, and what the lawyer can. Works without JavaScript. */
export function ReportForms({ report }: { report: LawyerReportAnswer | undefined }) {
  const { t } = useTranslation()
  const ofLawyer = report !== undefined && report.kind !== 'mistake'
  return (
    <div className="border-t border-line pt-6 print:hidden">
      <ProfileSection title={t('profile.report.title')}>
        <ReportPart
          id="report-mistake"
          name={t('profile.report.mistake')}
          answer={ofLawyer ? undefined : report}
          thanks={t('profile.report.thanksText')}
        >
          <MistakeForm answer={ofLawyer ? undefined : report} />
        </ReportPart>
        <ReportPart
          id="own-entry"
          name={t('profile.own.title')}
          answer={ofLawyer ? report : undefined}
          thanks={t('profile.own.thanksText')}
        >
          <OwnEntryForm answer={ofLawyer ? report : undefined} />
        </ReportPart>
      </ProfileSection>
    </div>
  )
}

type PartProps = {
  /** Where a form sent without script comes back to. */
  id: string
  name: string
  answer: LawyerReportAnswer | undefined
  thanks: string
  children: ReactNode
}

/** A form behind its name; once its report is stored, thanks in its place. */
function ReportPart({ id, name, answer, thanks, children }: PartProps) {
  const { t } = useTranslation()
  if (answer?.outcome === 'stored') {
    return (
      <Thanks id={id} title={t('profile.report.thanks')}>
        {thanks}
      </Thanks>
    )
  }
  return (
    <details id={id} open={answer !== undefined}>
      <summary className="min-h-11 cursor-pointer py-2 font-semibold text-brand">{name}</summary>
      <div className="max-w-[42rem] pt-2">{children}</div>
    </details>
  )
}

/** Takes the focus, which was on a button that is gone. */
function Thanks({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <div ref={box} id={id} tabIndex={-1}>
      <Notice tone="sure" role="status" title={title}>
        <p>{children}</p>
      </Notice>
    </div>
  )
}
