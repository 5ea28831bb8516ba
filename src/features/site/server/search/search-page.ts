import type { Database } from '../../../../platform/database/database.server.ts'
import { countAction } from '../../../../platform/rate-limit/count-action.server.ts'
import { SEARCH_MIN_LENGTH } from '../../../../shared/lawyer-list.ts'
import type { Adviser } from '../../../analysis/server.ts'
import {
  countFacets,
  decodeCursor,
  encodeCursor,
  type FacetCounts,
  foldText,
  type LawyerFinder,
} from '../../../directory/server.ts'
import type { SearchReading } from '../../domain/search/decide-reading.ts'
import {
  hasChoices,
  LONGEST_SEARCH,
  readChoices,
  type SearchChoices,
} from '../../domain/search/search-choices.ts'
import {
  type FoundList,
  LAWYERS_A_PAGE,
  MOST_SHOWN_AT_ONCE,
  type SearchPage,
} from '../../domain/search/search-page.ts'
import { facetGroups } from './facet-groups.ts'
import { findNear } from './find-near.ts'
import { fittingReadings, otherReadings } from './other-readings.ts'
import { type DirectoryQuestion, questionOf } from './search-filter.ts'
import { chipsOf, placeLabel, type Wording } from './search-labels.ts'
import { nearLinks, otherLinks } from './search-links.ts'
import { type UnderstoodSearch, understandSearch } from './understand-search.ts'
import { wordBookOf } from './word-book-of.ts'

export type SearchSources = Wording & {
  db: Database
  finder: LawyerFinder
  adviser: Adviser
  now: Date
  /** Reading a search may take a classifier: only so many are read from one connection. */
  clientAddress: string
}

/** Everything a search page says. */
export async function searchPage(
  sources: SearchSources,
  asked: URLSearchParams,
): Promise<SearchPage> {
  const choices = readChoices(asked)
  const chips = chipsOf(sources, undefined, choices)
  const plain = { choices, chips, others: [], near: [], facets: [], safety: null }
  const nothing = { ...plain, list: undefined, widenedTo: undefined, area: choices.specialty }
  const state = stateBeforeAsking(choices)
  if (state) return { ...nothing, state }
  const { places, language, now } = sources
  const verdict = await countAction(sources.db, 'search', sources.clientAddress, now)
  if (!verdict.allowed) {
    return { ...nothing, state: 'too-often', waitSeconds: verdict.retryAfterSeconds }
  }
  const understood = await understandSearch(sources, choices.q, {
    language,
    country: choices.country,
    now,
  })
  const questionFor = (reading: SearchReading, chosen = choices) =>
    questionOf(places, reading, chosen, understood.directory.isListed)
  const saysNothing = understood.words.length === 0 && !hasChoices(choices)
  const settled = saysNothing
    ? { ...understood, counted: NOBODY, question: undefined }
    : await settle(sources, understood, questionFor)
  const { reading, counted, question } = settled
  const common = {
    ...plain,
    safety: understood.safety,
    chips: chipsOf(sources, reading, choices),
    area: question?.filter.specialization,
  }
  if (!question || counted.total === 0) {
    const near = question
      ? await findNear(sources.finder, wordBookOf(places), { reading, choices }, questionFor)
      : []
    const wider = near.find(({ search }) => search.kind === 'wider' && search.place)
    const place = wider?.search.kind === 'wider' ? wider.search.place : undefined
    return {
      ...common,
      state: 'nothing',
      near: nearLinks(sources, near, choices),
      widenedTo: place && placeLabel(sources, place),
      list: wider && (await listOf(sources, wider.question, asked, { total: wider.count })),
    }
  }
  return {
    ...common,
    state: 'found',
    others: otherLinks(sources, settled.others, choices),
    facets: facetGroups(sources, counted, choices, question.filter),
    widenedTo: undefined,
    list: await listOf(sources, question, asked, counted),
  }
}

/** Of a page for which nobody is looked for. */
function stateBeforeAsking(choices: SearchChoices): SearchPage['state'] | undefined {
  if (choices.q.length > LONGEST_SEARCH) return 'too-long'
  const length = [...foldText(choices.q)].length
  if (length === 0 && !hasChoices(choices)) return 'start'
  return length > 0 && length < SEARCH_MIN_LENGTH ? 'too-short' : undefined
}

const NOBODY: FacetCounts = { total: 0, byMark: new Map(), exact: true }

/** Where nobody fits a place or an area, words that lawyers are called are taken for their name. */
async function settle(
  { db, finder }: SearchSources,
  { reading, directory }: UnderstoodSearch,
  questionFor: (reading: SearchReading) => DirectoryQuestion,
) {
  const question = questionFor(reading)
  const [counted, others] = await Promise.all([
    countFacets(db, question.filter, question.words),
    fittingReadings(finder, otherReadings(reading, directory), questionFor),
  ])
  const named = counted.total === 0 ? others.find(({ kind }) => kind === 'name') : undefined
  if (!named) return { reading, question, counted, others }
  const instead = questionFor(named.reading)
  return {
    reading: named.reading,
    question: instead,
    counted: await countFacets(db, instead.filter, instead.words),
    others: others.filter((other) => other !== named),
  }
}

async function listOf(
  { finder }: SearchSources,
  { filter, words }: DirectoryQuestion,
  asked: URLSearchParams,
  { total, exact = true }: { total: number; exact?: boolean },
): Promise<FoundList> {
  const cursor = decodeCursor(asked.get('cursor') ?? '')
  const limit = cursor ? LAWYERS_A_PAGE : shownAtOnce(asked.get('shown'))
  const { lawyers, next } = await finder.find(filter, { limit, cursor }, words)
  return {
    lawyers,
    cursor: next && encodeCursor(next),
    isLaterPage: cursor !== undefined,
    total,
    exact,
  }
}

/** Whole pages, one at least. */
function shownAtOnce(asked: string | null): number {
  const shown = /^\d{1,3}$/.test(asked ?? '') ? Number(asked) : LAWYERS_A_PAGE
  const pages = Math.max(1, Math.ceil(shown / LAWYERS_A_PAGE))
  return Math.min(MOST_SHOWN_AT_ONCE, pages * LAWYERS_A_PAGE)
}
