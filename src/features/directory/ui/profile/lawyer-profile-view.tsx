import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { ButtonLink } from '../../../../design/button.tsx'
import { useTranslation } from '../../../../i18n/translation-context.tsx'
import { Marked } from '../../../law/ui.ts'
import type { LawyerProfile } from '../../domain/lawyer-profile.ts'
import type { LawyerReportAnswer } from '../../domain/lawyer-report.ts'
import { ContactWays } from '../contact-dialog.tsx'
import { LicenceSection } from './licence-section.tsx'
import { Breadcrumb, ProfileHead } from './profile-head.tsx'
import { ProfileSection } from './profile-section.tsx'
import { ReportForms } from './report-forms.tsx'
import { WorkSection } from './work-section.tsx'

type Props = {
  lawyer: LawyerProfile
  report: LawyerReportAnswer | undefined
  /** The way to ask this lawyer through the site, where the page has one. */
  ask?: ReactNode
}

/** What a person needs to trust a lawyer before calling, from the record alone. */
export function LawyerProfileView({ lawyer, report, ask }: Props) {
  const { t } = useTranslation()
  return (
    <article className="column flex flex-col gap-8 py-6">
      <Breadcrumb name={lawyer.name} />
      <ProfileHead lawyer={lawyer} />
      <LicenceSection lawyer={lawyer} />
      <WorkSection lawyer={lawyer} />
      <About lawyer={lawyer} />
      <Contact lawyer={lawyer} ask={ask} />
      <p className="print:hidden">
        <ButtonLink to="/search" look="secondary">
          <ArrowLeft aria-hidden size={18} className="rtl:-scale-x-100" />
          {t('profile.backToSearch')}
        </ButtonLink>
      </p>
      <ReportForms report={report} />
    </article>
  )
}

function About({ lawyer: { bio, isSample } }: { lawyer: LawyerProfile }) {
  const { t } = useTranslation()
  if (bio === '') return null
  return (
    <ProfileSection title={t('profile.about')}>
      <p className="measure whitespace-pre-line wrap-anywhere" dir={isSample ? undefined : 'auto'}>
        {/* The sample is in English; in which language a record is, nobody says. */}
        {isSample ? <Marked text={bio} lang="en" /> : bio}
      </p>
    </ProfileSection>
  )
}

function Contact({ lawyer, ask }: Pick<Props, 'lawyer' | 'ask'>) {
  const { t } = useTranslation()
  const reachable = lawyer.phone || lawyer.email || lawyer.website
  return (
    <ProfileSection title={t('lawyers.contactInformation')}>
      {reachable ? <ContactWays lawyer={lawyer} /> : <p>{t('lawyers.noContact')}</p>}
      {lawyer.isSample ? <p className="text-ink-soft">{t('lawyers.sampleText')}</p> : null}
      {reachable ? <p className="text-ink-soft">{t('lawyers.beforeContact')}</p> : null}
      {ask}
    </ProfileSection>
  )
}
