import type { ComponentProps, ReactNode } from 'react'

type Props = Omit<ComponentProps<'input'>, 'type'> & {
  hint?: ReactNode
  error?: string | undefined
  children: ReactNode
}

/** A box to tick with its words beside it: a large target. */
export function Tick({ id, hint, error, children, ...rest }: Props & { id: string }) {
  const described = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ')
  return (
    <div>
      <label htmlFor={id} className="flex min-h-11 cursor-pointer items-start gap-3 py-2">
        <input
          {...rest}
          id={id}
          type="checkbox"
          aria-invalid={error ? true : undefined}
          aria-describedby={described || undefined}
          className="mt-0.5 size-5 shrink-0 accent-brand-fill"
        />
        <span className="measure">{children}</span>
      </label>
      {hint ? (
        <p id={`${id}-hint`} className="measure ps-8 text-sm text-ink-soft">
          {hint}
        </p>
      ) : null}
      {error ? (
        <p
          id={`${id}-error`}
          className="ms-8 border-s-4 border-danger ps-2 font-semibold text-danger"
        >
          {error}
        </p>
      ) : null}
    </div>
  )
}
