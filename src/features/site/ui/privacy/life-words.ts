import { useTranslation } from '../../../../i18n/translation-context.tsx'

/** How long something is kept: a time, or a rule in words. */
export type KeptFor =
  | { unit: 'minutes' | 'hours' | 'days' | 'months' | 'years'; count: number }
  | { unit: 'shown' | 'kept' | 'withCase' | 'untilErased' | 'taxLaw' | 'forGood' }

/** Says it as a phrase of its own: in a sentence many languages would bend the words of time. */
export function useLifeWords(): (life: KeptFor) => string {
  const { t, formatNumber } = useTranslation()
  return (life) =>
    'count' in life
      ? t(`privacy.life.${life.unit}`, { count: life.count, number: formatNumber(life.count) })
      : t(`privacy.life.${life.unit}`)
}
