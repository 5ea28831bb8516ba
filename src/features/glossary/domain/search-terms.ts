import { editDistance } from '../../../shared/edit-distance.ts'
import type { ListedTerm } from '../contract.ts'
import { foldForSearch } from './fold-letters.ts'

export type TermSearch = {
  /** Ids of the terms that hold the words asked for, in any of their forms; all of them where nothing is asked. */
  find(query: string): ReadonlySet<string>
  /** The terms written most like the words asked for, nearest first. */
  near(query: string): ListedTerm[]
}

const MOST_SUGGESTIONS = 5
/** Of three letters one may be wrong; more would make suggestions of anything. */
const LETTERS_A_SLIP = 3
/** A word within a longer term is a little further away than a term of one word. */
const PART_COSTS = 0.5

export function createTermSearch(terms: readonly ListedTerm[]): TermSearch {
  const prepared = terms.map((term) => ({
    term,
    keys: [...new Set([term.term, ...term.forms, term.english].map(foldForSearch))],
  }))
  return {
    find(query) {
      const key = foldForSearch(query)
      const found = prepared.filter(({ keys }) => keys.some((own) => own.includes(key)))
      return new Set(found.map(({ term }) => term.id))
    },
    near(query) {
      const key = foldForSearch(query)
      const most = Math.max(1, Math.floor([...key].length / LETTERS_A_SLIP))
      return prepared
        .map(({ term, keys }) => ({
          term,
          away: Math.min(...keys.map((own) => away(key, own, most))),
        }))
        .filter(({ away: distance }) => distance <= most + PART_COSTS)
        .sort((a, b) => a.away - b.away)
        .slice(0, MOST_SUGGESTIONS)
        .map(({ term }) => term)
    },
  }
}

/** Slips between two keys, or between what was asked and one word of a longer term. */
function away(asked: string, key: string, most: number): number {
  const parts = key.split(' ')
  const whole = slips(asked, key, most)
  if (parts.length === 1) return whole
  return Math.min(whole, ...parts.map((part) => slips(asked, part, most) + PART_COSTS))
}

function slips(asked: string, written: string, most: number): number {
  const tooFar = Math.abs(asked.length - written.length) > most
  return tooFar ? Number.POSITIVE_INFINITY : editDistance(asked, written)
}
