import { Link } from 'react-router'
import { Tag } from '../../../../design/card.tsx'
import { useTranslation } from '../../../../i18n/translation-context.tsx'
import { isLegalArea } from '../../../../shared/legal-areas.ts'
import type { LawyerProfile } from '../../domain/lawyer-profile.ts'
import { Rating } from '../lawyer-card.tsx'
import { ResponseTime } from '../response-time.tsx'
import { ProfileFact, ProfileFacts, ProfileSection } from './profile-section.tsx'

/** Experience, areas, languages, fees, answers and reviews; what nobody said is not there, or said to be unknown. */
export function WorkSection({ lawyer }: { lawyer: LawyerProfile }) {
  const { t, formatList, formatLanguage } = useTranslation()
  const languages = lawyer.languages.map((code) => formatLanguage(code))
  return (
    <ProfileSection title={t('profile.work')}>
      <ProfileFacts>
        {lawyer.experience === null ? null : (
          <ProfileFact name={t('lawyers.experience')}>
            {t('lawyers.years', { count: lawyer.experience })}
          </ProfileFact>
        )}
        {lawyer.specializations.length > 0 ? (
          <ProfileFact name={t('lawyers.specialties')}>
            <Areas areas={lawyer.specializations} />
          </ProfileFact>
        ) : null}
        {languages.length > 0 ? (
          <ProfileFact name={t('profile.spoken')}>{formatList(languages)}</ProfileFact>
        ) : null}
        <ProfileFact name={t('lawyers.fees')}>
          <Fees lawyer={lawyer} />
        </ProfileFact>
        <ProfileFact name={t('profile.response.title')}>
          <ResponseTime lawyer={lawyer} texts="profile.response" />
        </ProfileFact>
        <ProfileFact name={t('profile.reviews.title')}>
          <Reviews lawyer={lawyer} />
        </ProfileFact>
      </ProfileFacts>
    </ProfileSection>
  )
}

function Areas({ areas }: { areas: string[] }) {
  const { t } = useTranslation()
  return (
    <ul className="flex flex-wrap items-center gap-x-4">
      {areas.map((area) => (
        <li key={area}>
          {isLegalArea(area) ? (
            <Link to={`/search?specialty=${area}`} className="inline-flex min-h-11 items-center">
              {t(`areas.${area}`)}
            </Link>
          ) : (
            <Tag>{area}</Tag>
          )}
        </li>
      ))}
    </ul>
  )
}

function Fees({ lawyer }: { lawyer: LawyerProfile }) {
  const { t } = useTranslation()
  const facts = [
    ...(lawyer.freeConsultation ? [t('lawyers.freeConsultation')] : []),
    ...(lawyer.contingencyFee ? [t('lawyers.contingencyFee')] : []),
  ]
  if (facts.length === 0) return t('profile.askFees')
  return (
    <ul>
      {facts.map((fact) => (
        <li key={fact}>{fact}</li>
      ))}
    </ul>
  )
}

/** Stars never stand without where they come from. */
function Reviews({ lawyer }: { lawyer: LawyerProfile }) {
  const { t } = useTranslation()
  const isRated = lawyer.rating !== null && lawyer.reviewCount > 0
  return (
    <>
      <Rating lawyer={lawyer} />
      {isRated ? (
        <p className="text-sm text-ink-soft">
          {t(lawyer.isSample ? 'profile.reviews.invented' : 'profile.reviews.unknown')}
        </p>
      ) : null}
    </>
  )
}
