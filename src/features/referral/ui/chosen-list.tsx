import { Check, CircleSlash } from 'lucide-react'
import { useTranslation } from '../../../i18n/translation-context.tsx'
import type { ChosenLawyer } from '../domain/contact-pages.ts'

/** Whom a request goes to, and whom it cannot go to and why. */
export function ChosenList({ lawyers }: { lawyers: readonly ChosenLawyer[] }) {
  const { t } = useTranslation()
  return (
    <section aria-labelledby="chosen-lawyers" className="flex flex-col gap-2">
      <h2 id="chosen-lawyers" className="text-xl">
        {t('contact.page.lawyers')}
      </h2>
      <ul className="flex flex-col gap-2">
        {lawyers.map(({ slug, name, result }) => {
          const isOpen = result === 'sent'
          const Icon = isOpen ? Check : CircleSlash
          return (
            <li key={slug} className="flex items-start gap-2">
              <Icon
                aria-hidden
                size={20}
                className={`mt-1 shrink-0 ${isOpen ? 'text-sure' : 'text-ink-soft'}`}
              />
              <span className="min-w-0">
                <bdi className="font-semibold">{name}</bdi>
                {isOpen ? null : (
                  <span className="block text-ink-soft">{t(`contact.why.${result}`)}</span>
                )}
              </span>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
