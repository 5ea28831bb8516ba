import type { ReactNode } from 'react'

type Props = { icon: ReactNode; title: string; text: string; children?: ReactNode }

/** A list that has nothing yet, with what would fill it. */
export function EmptyState({ icon, title, text, children }: Props) {
  return (
    <div className="flex flex-col items-start gap-3 rounded-card border border-dashed border-line-strong p-5">
      <p className="flex items-center gap-3 font-semibold">
        <span aria-hidden className="text-brand">
          {icon}
        </span>
        {title}
      </p>
      <p className="measure text-ink-soft">{text}</p>
      {children}
    </div>
  )
}
