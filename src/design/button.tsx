import type { ComponentProps, ReactNode } from 'react'
import { Link } from 'react-router'

type Look = 'primary' | 'secondary' | 'quiet' | 'danger'
type Size = 'normal' | 'large'

const LOOKS: Record<Look, string> = {
  primary:
    'bg-brand-fill text-on-brand border-brand-fill hover:bg-brand-fill-strong disabled:bg-sunken disabled:text-ink-soft disabled:border-line',
  secondary:
    'bg-surface text-brand border-line-strong hover:border-brand hover:bg-brand-wash disabled:text-ink-soft',
  quiet: 'bg-transparent text-brand border-transparent hover:bg-brand-wash',
  danger: 'bg-surface text-danger border-danger-line hover:bg-danger-wash',
}

const SIZES: Record<Size, string> = {
  normal: 'min-h-11 px-4 py-2',
  large: 'min-h-13 px-6 py-3 text-lg',
}

/** The look of a button, for links and other elements that must look like one. */
export function buttonLook(look: Look = 'primary', size: Size = 'normal'): string {
  return `inline-flex items-center justify-center gap-2 rounded-card border font-semibold no-underline transition-colors duration-150 ${LOOKS[look]} ${SIZES[size]}`
}

type ButtonProps = ComponentProps<'button'> & { look?: Look; size?: Size; busy?: boolean }

/** `busy` keeps the button's place and words, and stops a second press. */
export function Button({
  look = 'primary',
  size = 'normal',
  busy = false,
  className = '',
  disabled,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
      className={`${buttonLook(look, size)} ${className}`}
    >
      {busy ? <Spinner /> : null}
      {children}
    </button>
  )
}

type ButtonLinkProps = {
  to: string
  look?: Look
  size?: Size
  className?: string
  children: ReactNode
}

export function ButtonLink({
  to,
  look = 'primary',
  size = 'normal',
  className = '',
  children,
}: ButtonLinkProps) {
  return (
    <Link to={to} className={`${buttonLook(look, size)} ${className}`}>
      {children}
    </Link>
  )
}

export function Spinner() {
  return (
    <span
      aria-hidden
      className="inline-block size-4 animate-spin rounded-full border-2 border-current border-e-transparent"
    />
  )
}
