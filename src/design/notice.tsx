import type { ReactNode } from 'react'

export type NoticeTone = 'plain' | 'amber' | 'danger' | 'sure' | 'brand'

const TONES: Record<NoticeTone, string> = {
  plain: 'bg-surface border-line text-ink',
  amber: 'bg-amber-wash border-amber-line text-amber',
  danger: 'bg-danger-wash border-danger-line text-danger',
  sure: 'bg-sure-wash border-sure text-sure',
  brand: 'bg-brand-wash border-brand text-ink',
}

type NoticeProps = {
  tone?: NoticeTone
  icon?: ReactNode
  title?: ReactNode
  children?: ReactNode
  /** `alert` interrupts a screen reader; use it for what has just gone wrong. */
  role?: 'alert' | 'status' | 'note'
  className?: string
}

export function Notice({
  tone = 'plain',
  icon,
  title,
  children,
  role,
  className = '',
}: NoticeProps) {
  return (
    <div role={role} className={`flex gap-3 rounded-card border p-4 ${TONES[tone]} ${className}`}>
      {icon ? (
        <span aria-hidden className="mt-0.5 shrink-0">
          {icon}
        </span>
      ) : null}
      <div className="min-w-0 flex-1">
        {title ? <p className="font-semibold">{title}</p> : null}
        {children}
      </div>
    </div>
  )
}
