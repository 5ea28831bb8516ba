import { useTranslation } from '../../../../i18n/translation-context.tsx'
import { Marked } from '../../../law/ui.ts'
import type { LandingDeadline } from '../../domain/landing/landing-page.ts'

type Props = { deadlines: readonly LandingDeadline[]; here: string }

/** Time limits of the place, each with where it stands; whether one runs depends on the case. */
export function DeadlineList({ deadlines, here }: Props) {
  const { t } = useTranslation()
  if (deadlines.length === 0) return null
  return (
    <section aria-labelledby="deadlines" className="flex flex-col gap-4">
      <h2 id="deadlines">{t('landing.deadlines.title', { place: here })}</h2>
      <ul className="grid gap-3 sm:grid-cols-2">
        {deadlines.map(({ law, what, rule, statute }) => (
          <li
            key={law}
            className="flex flex-col gap-1 rounded-card border border-amber-line bg-surface p-4 wrap-anywhere"
          >
            <h3 className="text-lg text-amber">
              <Marked {...what} />
            </h3>
            <p>{rule}</p>
            <p className="text-sm">
              <a href={`/law/${law}`} className="inline-flex min-h-11 items-center">
                <bdi>{statute}</bdi>
              </a>
            </p>
          </li>
        ))}
      </ul>
      <p className="measure text-sm text-ink-soft">{t('landing.deadlines.note')}</p>
    </section>
  )
}
