import { BadgeCheck, CircleHelp } from 'lucide-react'
import { useTranslation } from '../../../../i18n/translation-context.tsx'
import { WithName } from '../../../../i18n/with-name.tsx'
import { Marked, SourceLink } from '../../../law/ui.ts'
import type { LawyerProfile, ProfileRegister } from '../../domain/lawyer-profile.ts'
import { ProfileFact, ProfileFacts, ProfileSection } from './profile-section.tsx'

/** Whether the licence was checked, with what, and where anybody can check it again. */
export function LicenceSection({ lawyer }: { lawyer: LawyerProfile }) {
  const { t } = useTranslation()
  const { verified } = lawyer.licence
  const Icon = verified ? BadgeCheck : CircleHelp
  return (
    <ProfileSection title={t('profile.licence.title')}>
      <p
        className={`flex items-start gap-2 font-semibold ${verified ? 'text-sure' : 'text-ink-soft'}`}
      >
        <Icon aria-hidden size={20} className="mt-0.5 shrink-0" />
        {t(verified ? 'lawyers.verified' : 'lawyers.notVerified')}
      </p>
      {verified ? null : <p className="measure">{t(`profile.licence.${whyNot(lawyer)}`)}</p>}
      <LicenceFacts lawyer={lawyer} />
      <Register register={lawyer.officialRegister} />
    </ProfileSection>
  )
}

function whyNot({ isSample, licence }: LawyerProfile): 'invented' | 'notCompared' | 'noNumber' {
  if (isSample) return 'invented'
  return licence.number ? 'notCompared' : 'noNumber'
}

function LicenceFacts({ lawyer: { licence, officialRegister } }: { lawyer: LawyerProfile }) {
  const { t, formatDate } = useTranslation()
  if (!licence.number && !licence.register && !officialRegister) return null
  return (
    <ProfileFacts>
      {licence.number ? (
        <ProfileFact
          name={
            officialRegister ? (
              <Marked {...officialRegister.licenceNumber} />
            ) : (
              t('profile.licence.number')
            )
          }
        >
          <bdi dir="ltr">{licence.number}</bdi>
        </ProfileFact>
      ) : null}
      {licence.register ? (
        <ProfileFact name={t('profile.licence.register')}>
          <bdi>{licence.register}</bdi>
        </ProfileFact>
      ) : null}
      {licence.checkedOn ? (
        <ProfileFact name={t('profile.licence.checkedOn')}>
          {formatDate(licence.checkedOn)}
        </ProfileFact>
      ) : null}
      {officialRegister ? (
        <ProfileFact name={t('profile.licence.profession')}>
          <Marked {...officialRegister.profession} />
        </ProfileFact>
      ) : null}
    </ProfileFacts>
  )
}

function Register({ register }: { register: ProfileRegister | null }) {
  const { t } = useTranslation()
  if (!register) return <p className="measure">{t('profile.licence.noRegister')}</p>
  if (!register.url)
    return (
      <p className="measure">
        <WithName write={(body) => t('profile.licence.askBody', { body })} name={register.body} />
      </p>
    )
  return (
    <p>
      <SourceLink url={register.url}>
        <span className="wrap-anywhere">
          <WithName write={(body) => t('lawyers.checkRegister', { body })} name={register.body} />
        </span>
      </SourceLink>
    </p>
  )
}
