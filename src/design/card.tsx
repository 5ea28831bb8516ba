import type { ReactNode } from 'react'

type CardProps = {
  children: ReactNode
  className?: string
  as?: 'div' | 'section' | 'article' | 'li'
  labelledBy?: string
}

export function Card({ children, className = '', as: Element = 'div', labelledBy }: CardProps) {
  return (
    <Element
      aria-labelledby={labelledBy}
      className={`rounded-card border border-line bg-surface p-5 ${className}`}
    >
      {children}
    </Element>
  )
}

export function Tag({ children }: { children: ReactNode }) {
  return (
    <span className="inline-block rounded-pill border border-line bg-sunken px-2.5 py-0.5 text-sm text-ink">
      {children}
    </span>
  )
}
