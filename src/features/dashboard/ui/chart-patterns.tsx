/** How the parts of a bar are told apart, by more than their colour. */
const PATTERNS = ['solid', 'stripes', 'dots', 'grid', 'plain'] as const

const idOf = (at: number) => `usage-${PATTERNS[at % PATTERNS.length]}`

/** What a shape is filled with; `PatternDefinitions` must stand in a picture of the same page. */
export const patternOf = (at: number) => `url(#${idOf(at)})`

export function PatternDefinitions() {
  return (
    <defs>
      <pattern id={idOf(0)} width="8" height="8" patternUnits="userSpaceOnUse">
        <rect width="8" height="8" className="fill-brand" />
      </pattern>
      <pattern id={idOf(1)} width="8" height="8" patternUnits="userSpaceOnUse">
        <rect width="8" height="8" className="fill-amber-wash" />
        <path d="M-2 10 10 -2M-2 2 2 -2M6 10 10 6" className="stroke-amber" strokeWidth="2.5" />
      </pattern>
      <pattern id={idOf(2)} width="8" height="8" patternUnits="userSpaceOnUse">
        <rect width="8" height="8" className="fill-fair-wash" />
        <circle cx="4" cy="4" r="2.2" className="fill-fair" />
      </pattern>
      <pattern id={idOf(3)} width="8" height="8" patternUnits="userSpaceOnUse">
        <rect width="8" height="8" className="fill-surface" />
        <path d="M0 4H8M4 0V8" className="stroke-ink-soft" strokeWidth="1.2" />
      </pattern>
      <pattern id={idOf(4)} width="8" height="8" patternUnits="userSpaceOnUse">
        <rect width="8" height="8" className="fill-line-strong" />
      </pattern>
    </defs>
  )
}

/** A sample for the legend. */
export function ChartPattern({ at }: { at: number }) {
  return (
    <svg aria-hidden viewBox="0 0 16 16" className="size-4 shrink-0">
      <rect
        x="0.5"
        y="0.5"
        width="15"
        height="15"
        fill={patternOf(at)}
        className="stroke-line-strong"
      />
    </svg>
  )
}
