import { BookOpenText, CalendarClock, Users } from 'lucide-react'
import { useTranslation } from '../../../../i18n/translation-context.tsx'
import type { Preview } from '../../../analysis/contract.ts'

const NOT_SURE_BELOW = 0.6
const AREAS_SHOWN = 2

/** The findings in numbers, none rounded up: what is not there is said too. */
export function PreviewFindings({ preview }: { preview: Preview }) {
  const { t, formatList } = useTranslation()
  const areas = preview.areas.slice(0, AREAS_SHOWN).map(({ area }) => t(`areas.${area}`))
  const sure = preview.confidence >= NOT_SURE_BELOW
  return (
    <div className="appear flex flex-col gap-4">
      {areas.length > 0 ? (
        <div>
          <p className="text-ink-soft">
            {t(sure ? 'pricing.preview.area' : 'pricing.preview.areaUnsure')}
          </p>
          <p className="font-heading text-xl font-semibold">
            {formatList(sure ? areas.slice(0, 1) : areas)}
          </p>
        </div>
      ) : (
        <p className="measure">{t('pricing.preview.noArea')}</p>
      )}
      <ul className="grid gap-3 sm:grid-cols-3">
        <Finding icon={<BookOpenText className="size-5" />} kind="laws" count={preview.laws} />
        <Finding
          icon={<CalendarClock className="size-5" />}
          kind="deadlines"
          count={preview.deadlines}
          urgent={preview.deadlines > 0}
        />
        <Finding icon={<Users className="size-5" />} kind="lawyers" count={preview.lawyers} />
      </ul>
      <p className="text-sm text-ink-soft">{t('pricing.preview.note')}</p>
    </div>
  )
}

type FindingProps = {
  icon: React.ReactNode
  kind: 'laws' | 'deadlines' | 'lawyers'
  count: number
  urgent?: boolean
}

function Finding({ icon, kind, count, urgent = false }: FindingProps) {
  const { t, formatNumber } = useTranslation()
  return (
    <li
      className={`flex items-start gap-3 rounded-card border p-3 ${urgent ? 'border-amber-line bg-amber-wash text-amber' : 'border-line bg-surface'}`}
    >
      <span aria-hidden className="mt-1 shrink-0">
        {icon}
      </span>
      <span className="flex flex-col">
        <span className="text-xl font-semibold tabular-nums">{formatNumber(count)}</span>
        <span className="leading-snug">{t(`pricing.preview.${kind}`, { count })}</span>
      </span>
    </li>
  )
}
