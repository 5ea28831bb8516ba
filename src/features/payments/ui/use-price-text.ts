import { useTranslation } from '../../../i18n/translation-context.tsx'

/** An amount with its currency's code, because a bare dollar sign says too little to people outside the US. */
export function usePriceText(): (cents: number, currency: string) => string {
  const { t, language } = useTranslation()
  const amounts = new Intl.NumberFormat(language, {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  })
  return (cents, currency) =>
    t('checkout.price', { amount: amounts.format(cents / 100), currency: currency.toUpperCase() })
}
