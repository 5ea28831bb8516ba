import { useTranslation } from '../../../../i18n/translation-context.tsx'

type Props = {
  /** Key of the texts: `<at>.title` and one below it for each part. */
  at: string
  parts: readonly string[]
}

/** A heading and what stands under it, point by point. */
export function PlainList({ at, parts }: Props) {
  const { t } = useTranslation()
  const id = at.replaceAll('.', '-')
  return (
    <section aria-labelledby={id} className="flex flex-col gap-3">
      <h2 id={id}>{t(`${at}.title`)}</h2>
      <ul className="flex list-disc flex-col gap-2 ps-6">
        {parts.map((part) => (
          <li key={part} className="measure ps-1">
            {t(`${at}.${part}`)}
          </li>
        ))}
      </ul>
    </section>
  )
}
