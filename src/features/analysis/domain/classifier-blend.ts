import { softmax } from './classifier-model.ts'

/** Ways to look at a text: its words and letters, the concepts behind them, what these mean, the meaning of the whole. */
export const VIEWS = ['words', 'concepts', 'gist', 'meaning'] as const
export type View = (typeof VIEWS)[number]

/** What each way says for each label; not every text can be looked at in every way. */
export type ViewScores = Partial<Record<View, Float64Array>>

/** How much each view counts. */
export type Blend = Record<View, number>

const NOTHING: Blend = { words: 0, concepts: 0, gist: 0, meaning: 0 }
const WORDS_ONLY: Blend = { ...NOTHING, words: 1 }

const START: Blend = { words: 0.8, concepts: 0.5, gist: 0.5, meaning: 0.5 }
const STEPS = [1.6, 1.25, 1.1]
const WORTH_A_STEP = 1e-4

export function blended(scores: ViewScores, blend: Blend): Float64Array {
  const width = scores.words?.length ?? 0
  const sum = new Float64Array(width)
  for (const view of VIEWS) {
    const own = scores[view]
    const weight = blend[view]
    if (!own || weight === 0) continue
    for (let k = 0; k < width; k += 1) sum[k] = (sum[k] ?? 0) + weight * (own[k] ?? 0)
  }
  return sum
}

type Seen = { views: ViewScores; label: number }

/**
 * The weights by which texts that were not trained on surprise least, by trying one weight after the other.
 * @param areas of each label: what counts is that the area is right
 */
export function fitBlend(seen: readonly Seen[], areas: readonly (string | null)[]): Blend {
  if (seen.length === 0) return WORDS_ONLY
  const used = VIEWS.filter((view) => seen.some(({ views }) => views[view]))
  const start = { ...NOTHING }
  for (const view of used) start[view] = START[view]
  let best = { blend: start, loss: surprise(seen, areas, start) }
  const triesAround = (blend: Blend, step: number) =>
    used.flatMap((view) => [step, 1 / step].map((by) => ({ ...blend, [view]: blend[view] * by })))
  for (const step of STEPS) {
    for (let moved = true; moved; ) {
      const tried = triesAround(best.blend, step).map((blend) => ({
        blend,
        loss: surprise(seen, areas, blend),
      }))
      const least = tried.reduce((a, b) => (b.loss < a.loss ? b : a))
      moved = least.loss < best.loss - WORTH_A_STEP
      if (moved) best = least
    }
  }
  return best.blend
}

function surprise(seen: readonly Seen[], areas: readonly (string | null)[], blend: Blend): number {
  let sum = 0
  for (const { views, label } of seen) {
    const probabilities = softmax(blended(views, blend))
    let right = 0
    probabilities.forEach((probability, k) => {
      if (areas[k] === areas[label]) right += probability
    })
    sum -= Math.log(Math.max(right, 1e-9))
  }
  return sum / seen.length
}
