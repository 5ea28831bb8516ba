import { useEffect, useRef } from 'react'
import { useTranslation } from '../../../i18n/translation-context.tsx'

type Props = {
  errors: { field: string; text: string }[]
  /** How often the form was sent: each time with errors, the summary takes the focus. */
  shown: number
}

export function ErrorSummary({ errors, shown }: Props) {
  const { t } = useTranslation()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (shown > 0) box.current?.focus()
  }, [shown])
  if (shown === 0 || errors.length === 0) return null
  return (
    <div
      ref={box}
      tabIndex={-1}
      role="alert"
      className="rounded-card border-2 border-danger bg-danger-wash p-4 text-danger"
    >
      <p className="font-semibold">{t('intake.errorSummary', { count: errors.length })}</p>
      <ul className="mt-1 list-disc ps-5">
        {errors.map(({ field, text }) => (
          <li key={field}>
            <a href={`#${field}`} className="text-danger">
              {text}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
