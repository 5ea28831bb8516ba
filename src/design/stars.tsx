import { Star, StarHalf } from 'lucide-react'

/** Whole, half or empty stars for a rating of 0 to 5, rounded to the nearest half. */
export function starParts(rating: number): ('whole' | 'half' | 'empty')[] {
  const halves = Math.round(Math.min(5, Math.max(0, rating)) * 2)
  return [0, 1, 2, 3, 4].map((at) =>
    halves >= at * 2 + 2 ? 'whole' : halves === at * 2 + 1 ? 'half' : 'empty',
  )
}

/** @param label what a screen reader says instead of the stars */
export function Stars({ rating, label }: { rating: number; label: string }) {
  const parts = starParts(rating).map((part, at) => ({ part, key: `${at}-${part}` }))
  return (
    <span role="img" aria-label={label} className="inline-flex text-star">
      {parts.map(({ part, key }) => (
        <span key={key} className="relative inline-block size-4.5">
          <Star
            aria-hidden
            className="absolute size-4.5"
            fill={part === 'whole' ? 'currentColor' : 'none'}
          />
          {part === 'half' ? (
            <StarHalf
              aria-hidden
              className="absolute size-4.5 rtl:-scale-x-100"
              fill="currentColor"
            />
          ) : null}
        </span>
      ))}
    </span>
  )
}
