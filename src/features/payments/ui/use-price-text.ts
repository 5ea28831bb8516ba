import { useTranslation } from '../../../i18n/translation-context.tsx'

/** An amount with its currency's code. */
export function usePriceText(): (cents: number, currency: string) => string {
  return useTranslation().formatMoney
}
