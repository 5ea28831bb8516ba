import { useMemo } from 'react'
import { useTranslation } from '../../../i18n/translation-context.tsx'

/** Moments and months in the reader's language, all in UTC, as they are counted. */
export function useTimeWords() {
  const { language } = useTranslation()
  return useMemo(() => {
    const format = (options: Intl.DateTimeFormatOptions) => {
      const made = new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' })
      return (moment: string) => made.format(new Date(moment))
    }
    return {
      /** Day and time, with the zone they are in. */
      moment: format({
        year: 'numeric',
        month: 'long',
        day: 'numeric',
        hour: '2-digit',
        minute: '2-digit',
        timeZoneName: 'short',
      }),
      /** `YYYY-MM` as "June 2026". */
      month: format({ year: 'numeric', month: 'long' }),
      /** `YYYY-MM` as "Jun". */
      shortMonth: format({ month: 'short' }),
    }
  }, [language])
}
