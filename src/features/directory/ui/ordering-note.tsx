import { Link } from 'react-router'
import { useTranslation } from '../../../i18n/translation-context.tsx'

const RULES = {
  place: [
    'region',
    'language',
    'freeConsultation',
    'responseTime',
    'experience',
    'rotation',
    'filters',
    'partner',
  ],
  search: ['search', 'rotation', 'partner'],
  browse: ['rotation', 'partner'],
} as const

/** Says how a list is ordered, and what plays no part in it. */
export function OrderingNote({ list }: { list: keyof typeof RULES }) {
  const { t } = useTranslation()
  return (
    <details className="text-ink-soft">
      <summary className="inline-flex min-h-11 items-center gap-2 font-semibold text-brand before:content-['+'] [details[open]>&]:before:content-['−']">
        {t('lawyers.ordering.title')}
      </summary>
      <ul className="measure list-disc ps-6">
        {RULES[list].map((rule) => (
          <li key={rule}>{t(`lawyers.ordering.${rule}`)}</li>
        ))}
      </ul>
      <Link to="/how-results-are-ordered" className="inline-flex min-h-11 items-center">
        {t('lawyers.ordering.allRules')}
      </Link>
    </details>
  )
}
