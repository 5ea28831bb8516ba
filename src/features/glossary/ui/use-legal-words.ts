import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useTranslation } from '../../../i18n/translation-context.tsx'
import type { LanguageCode } from '../../../shared/languages.ts'
import { useExplainsWords } from './explain-words.ts'
import type { ExplainingText } from './explaining-text.ts'

/** The page comes first: terms and the code that finds them wait until the browser has nothing else to do. */
const LONGEST_WAIT_MS = 3_000
const WAIT_WITHOUT_SIGNAL_MS = 500

/** What explains the words of texts in one language; undefined while it is not there, or not wanted. */
export function useLegalWords(lang: LanguageCode): ExplainingText | undefined {
  const { language } = useTranslation()
  const wanted = useExplainsWords() === true
  const atRest = useAtRest()
  const { data } = useQuery({
    queryKey: ['legal-words', lang, language],
    queryFn: async ({ client }) => {
      const { loadExplainingText } = await import('./explaining-text.ts')
      return loadExplainingText(client, { textLanguage: lang, readerLanguage: language })
    },
    enabled: wanted && atRest,
  })
  return wanted ? (data ?? undefined) : undefined
}

function useAtRest(): boolean {
  const [atRest, setAtRest] = useState(false)
  useEffect(() => {
    const rest = () => setAtRest(true)
    // Safari tells nobody when it is idle.
    if (typeof window.requestIdleCallback !== 'function') {
      const timer = window.setTimeout(rest, WAIT_WITHOUT_SIGNAL_MS)
      return () => window.clearTimeout(timer)
    }
    const handle = window.requestIdleCallback(rest, { timeout: LONGEST_WAIT_MS })
    return () => window.cancelIdleCallback(handle)
  }, [])
  return atRest
}
