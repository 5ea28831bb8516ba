import type { Chance } from './sample-random.ts'

export type SampleRating = { rating: number | null; reviewCount: number }

/** 1,247 reviews whose stars average 4.80; only counts are kept, no review text is invented. */
const STARS: readonly (readonly [stars: number, reviews: number])[] = [
  [5, 1030],
  [4, 185],
  [3, 32],
]

const SHARE_WITH_REVIEWS = 0.76

/** Deals the stars out to `count` lawyers, to some many and to some none. */
export function dealReviews(count: number, chance: Chance): SampleRating[] {
  const stars = chance.shuffle(
    STARS.flatMap(([value, reviews]) => Array.from({ length: reviews }, () => value)),
  )
  const reviewed = Array.from({ length: count }, (_, at) => at).filter(() =>
    chance.happens(SHARE_WITH_REVIEWS),
  )
  // Squared so that a few lawyers gather many reviews and most only some, as in real directories.
  const weights = reviewed.map(() => (1 + chance.below(6)) ** 2)
  const hands = new Map<number, number[]>()
  const tickets = reviewed.flatMap((at, place) =>
    Array.from({ length: weights[place] ?? 1 }, () => at),
  )
  for (const star of stars) {
    const at = chance.pick(tickets)
    hands.set(at, [...(hands.get(at) ?? []), star])
  }
  return Array.from({ length: count }, (_, at) => ratingOf(hands.get(at) ?? []))
}

function ratingOf(stars: readonly number[]): SampleRating {
  if (stars.length === 0) return { rating: null, reviewCount: 0 }
  const sum = stars.reduce((total, star) => total + star, 0)
  return { rating: Math.round((sum / stars.length) * 10) / 10, reviewCount: stars.length }
}
