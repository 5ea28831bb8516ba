import { type ComponentProps, type ReactNode, useId } from 'react'

type FieldProps = {
  label: ReactNode
  hint?: ReactNode
  /** What is wrong, in the reader's language. */
  error?: string | undefined
}

const CONTROL =
  'block w-full rounded-card border bg-surface px-3 py-2.5 text-ink placeholder:text-ink-soft min-h-11 border-line-strong hover:border-brand aria-invalid:border-danger aria-invalid:border-2'

/** A label, its control, and below it the hint or what is wrong, tied together for screen readers. */
function Field({
  id,
  label,
  hint,
  error,
  children,
}: FieldProps & { id: string; children: ReactNode }) {
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      {hint ? (
        <p id={`${id}-hint`} className="text-sm text-ink-soft">
          {hint}
        </p>
      ) : null}
      {children}
      <FieldError id={`${id}-error`} error={error} />
    </div>
  )
}

export function FieldError({ id, error }: { id: string; error: string | undefined }) {
  if (!error) return null
  return (
    <p id={id} className="border-s-4 border-danger ps-2 font-semibold text-danger">
      {error}
    </p>
  )
}

function describedBy(id: string, { hint, error }: FieldProps): string | undefined {
  return (
    [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ') || undefined
  )
}

export function TextField({
  label,
  hint,
  error,
  className = '',
  ...rest
}: FieldProps & ComponentProps<'input'>) {
  const made = useId()
  const id = rest.id ?? made
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      <input
        {...rest}
        id={id}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, { label, hint, error })}
        className={`${CONTROL} ${className}`}
      />
    </Field>
  )
}

export function TextAreaField({
  label,
  hint,
  error,
  className = '',
  ...rest
}: FieldProps & ComponentProps<'textarea'>) {
  const made = useId()
  const id = rest.id ?? made
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      <textarea
        {...rest}
        id={id}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, { label, hint, error })}
        className={`${CONTROL} ${className}`}
      />
    </Field>
  )
}

export function SelectField({
  label,
  hint,
  error,
  className = '',
  children,
  ...rest
}: FieldProps & ComponentProps<'select'>) {
  const made = useId()
  const id = rest.id ?? made
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      <select
        {...rest}
        id={id}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, { label, hint, error })}
        className={`${CONTROL} ${className}`}
      >
        {children}
      </select>
    </Field>
  )
}

type ChoiceProps = {
  legend: ReactNode
  name: string
  options: readonly { value: string; label: string; note?: string }[]
  /** From react-hook-form's `register`, or plain radio attributes. */
  radio: ComponentProps<'input'>
}

/** A few choices side by side, each a large target. */
export function ChoiceField({ legend, name, options, radio }: ChoiceProps) {
  return (
    <fieldset>
      <legend className="mb-1.5 font-semibold">{legend}</legend>
      <div className="grid gap-2 sm:grid-cols-3">
        {options.map((option) => (
          <label
            key={option.value}
            className="flex min-h-11 cursor-pointer items-start gap-3 rounded-card border border-line-strong bg-surface p-3 hover:border-brand has-checked:border-brand has-checked:bg-brand-wash has-focus-visible:outline-3 has-focus-visible:outline-brand"
          >
            <input
              {...radio}
              type="radio"
              name={name}
              value={option.value}
              className="mt-1 size-4 shrink-0 accent-brand-fill"
            />
            <span className="flex flex-col">
              <span className="font-semibold">{option.label}</span>
              {option.note ? <span className="text-sm text-ink-soft">{option.note}</span> : null}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
