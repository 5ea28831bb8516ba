import { ExternalLink } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from '../../../i18n/translation-context.tsx'

/** A link to a source outside, in a new window. On paper its address stands beside it. */
export function SourceLink({ url, children }: { url: string; children: ReactNode }) {
  const { t } = useTranslation()
  return (
    <a
      href={url}
      target="_blank"
      rel="noopener noreferrer"
      className="inline-flex min-h-11 items-center gap-1.5 font-semibold print:inline"
    >
      {children}
      <ExternalLink aria-hidden size={16} className="shrink-0 print:hidden rtl:-scale-x-100" />
      <span className="sr-only"> ({t('results.newWindow')})</span>
      <bdi dir="ltr" className="ms-1 hidden font-normal wrap-anywhere print:inline">
        {url}
      </bdi>
    </a>
  )
}
