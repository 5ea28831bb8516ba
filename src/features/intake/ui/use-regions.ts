import { useQuery } from '@tanstack/react-query'
import { useTranslation } from '../../../i18n/translation-context.tsx'

export type CountryOption = { code: string; name: string; hasRegions: boolean }
export type RegionOption = { code: string; name: string }

/**
 * The sub-regions of a country in the reader's language; undefined while they are on their way.
 * @param known what the page came with
 */
export function useRegions(
  country: string | undefined,
  known?: RegionOption[],
): RegionOption[] | undefined {
  const { language } = useTranslation()
  const { data } = useQuery<RegionOption[]>({
    queryKey: ['/api/regions', { country, lang: language }],
    enabled: country !== undefined && !known,
  })
  return known ?? data
}
