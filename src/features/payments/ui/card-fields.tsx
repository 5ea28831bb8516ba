import type { ChangeEvent } from 'react'
import { TextField } from '../../../design/field.tsx'
import { useTranslation } from '../../../i18n/translation-context.tsx'
import {
  type CardEntry,
  type CardField,
  cursorAfterDigits,
  digitsOf,
  formatCardNumber,
  formatCvc,
  formatExpiry,
} from './card-entry.ts'

const FORMATS: Record<CardField, (text: string) => string> = {
  number: formatCardNumber,
  expiry: formatExpiry,
  cvc: formatCvc,
}

type Props = { card: CardEntry; problems: CardField[]; onChange(card: CardEntry): void }

export function CardFields({ card, problems, onChange }: Props) {
  const { t } = useTranslation()
  const field = (name: CardField) => ({
    name: `card-${name}`,
    value: card[name],
    required: true,
    dir: 'ltr',
    inputMode: 'numeric' as const,
    className: 'tabular-nums text-start',
    error: problems.includes(name) ? t(`checkout.card.${name}Problem`) : undefined,
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
      onChange({ ...card, [name]: formatInPlace(target, FORMATS[name]) })
    },
  })
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <div className="sm:col-span-2">
        <TextField
          {...field('number')}
          label={t('checkout.card.number')}
          autoComplete="cc-number"
        />
      </div>
      <TextField
        {...field('expiry')}
        label={t('checkout.card.expiry')}
        hint={t('checkout.card.expiryHint')}
        autoComplete="cc-exp"
      />
      <TextField
        {...field('cvc')}
        label={t('checkout.card.cvc')}
        hint={t('checkout.card.cvcHint')}
        autoComplete="cc-csc"
      />
    </div>
  )
}

/** Formats what stands in the field and keeps the cursor behind the same digit, also in the middle. */
function formatInPlace(input: HTMLInputElement, format: (text: string) => string): string {
  const cursor = input.selectionStart ?? input.value.length
  const atEnd = cursor === input.value.length
  const digitsBefore = digitsOf(input.value.slice(0, cursor)).length
  const formatted = format(input.value)
  input.value = formatted
  const place = atEnd ? formatted.length : cursorAfterDigits(formatted, digitsBefore)
  input.setSelectionRange(place, place)
  return formatted
}
