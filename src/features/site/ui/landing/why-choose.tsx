import { useTranslation } from '../../../../i18n/translation-context.tsx'

/** Each of them can be looked up on the site. */
const REASONS = ['sources', 'order', 'licence', 'secret', 'price'] as const

export function WhyChoose() {
  const { t } = useTranslation()
  return (
    <section aria-labelledby="why" className="flex flex-col gap-4">
      <h2 id="why" className="text-xl">
        {t('landing.why.title')}
      </h2>
      <ul className="flex list-disc flex-col gap-2 ps-5">
        {REASONS.map((reason) => (
          <li key={reason}>{t(`landing.why.${reason}`)}</li>
        ))}
      </ul>
    </section>
  )
}
