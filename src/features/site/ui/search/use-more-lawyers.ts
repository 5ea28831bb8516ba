import { type MouseEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { useTranslation } from '../../../../i18n/translation-context.tsx'
import { apiCall } from '../../../../platform/browser/api-call.ts'
import type { Lawyer } from '../../../directory/contract.ts'
import { type SearchChoices, searchAddress } from '../../domain/search/search-choices.ts'
import {
  type FoundList,
  LAWYERS_A_PAGE,
  MOST_SHOWN_AT_ONCE,
} from '../../domain/search/search-page.ts'

type Answer = { lawyers: Lawyer[]; cursor: string | null }

type MoreLawyers = {
  lawyers: readonly Lawyer[]
  cursor: string | undefined
  state: 'rests' | 'loading' | 'failed'
  /** Of the list, to move on to the first new card when there is no more to ask for. */
  listRef: RefObject<HTMLUListElement | null>
  load(event: MouseEvent): void
}

/** Adds the next page below the list instead of opening it. */
export function useMoreLawyers(list: FoundList, choices: SearchChoices): MoreLawyers {
  const { language } = useTranslation()
  const [lawyers, setLawyers] = useState<readonly Lawyer[]>(list.lawyers)
  const [cursor, setCursor] = useState(list.cursor)
  const [state, setState] = useState<MoreLawyers['state']>('rests')
  const listRef = useRef<HTMLUListElement>(null)
  const [firstNew, setFirstNew] = useState<number>()

  // The link that was pressed is gone after the last page, and the keyboard would start again at the top.
  useEffect(() => {
    if (firstNew === undefined) return
    listRef.current?.children[firstNew]?.querySelector('a')?.focus()
  }, [firstNew])

  const load = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || !cursor) return
    event.preventDefault()
    if (state === 'loading') return
    setState('loading')
    const address = searchAddress(choices, { cursor }).replace(/^\/search/, '/api/search')
    apiCall<Answer>('GET', `${address}&lang=${language}`).then(
      (answer) => {
        const known = new Set(lawyers.map(({ id }) => id))
        const all = [...lawyers, ...answer.lawyers.filter(({ id }) => !known.has(id))]
        if (!list.isLaterPage) keepShown(all.length)
        if (!answer.cursor) setFirstNew(lawyers.length)
        setLawyers(all)
        setCursor(answer.cursor ?? undefined)
        setState('rests')
      },
      () => setState('failed'),
    )
  }
  return { lawyers, cursor, state, listRef, load }
}

/** The address says how many are shown; the router's own state of this visit stays as it is. */
function keepShown(count: number): void {
  const pages = Math.ceil(count / LAWYERS_A_PAGE)
  const shown = Math.min(MOST_SHOWN_AT_ONCE, pages * LAWYERS_A_PAGE)
  const address = new URL(window.location.href)
  address.searchParams.set('shown', String(shown))
  window.history.replaceState(window.history.state, '', address)
}
