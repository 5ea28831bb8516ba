import { NO_LEGAL_PROBLEM } from './classifier-scoring.ts'
import { type Counted, type Example, seeded } from './classifier-training.ts'

/** An example with all that is counted in it. */
export type Lesson = Example & {
  words: Counted
  concepts: Counted
  gist: Float32Array | undefined
}

/**
 * People tell more than one thing at once. For every phrase one more lesson: two phrases for an issue with one for
 * another between them, in the same language. What is no problem is mixed with its like only.
 */
export function toldWithDistractions(lessons: readonly Lesson[]): Lesson[] {
  const random = seeded(17)
  const anyOf = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)]
  const inLanguage = grouped(lessons, ({ language }) => language)
  const alike = grouped(lessons, ({ language, label }) => `${language} ${label}`)
  return [...alike.values()].flatMap((same) =>
    same.flatMap((lesson) => {
      const others =
        lesson.label === NO_LEGAL_PROBLEM ? same : (inLanguage.get(lesson.language) ?? same)
      return together(
        lesson,
        [anyOf(others), anyOf(same)].filter((one) => one !== undefined),
      )
    }),
  )
}

function grouped(lessons: readonly Lesson[], keyOf: (lesson: Lesson) => string) {
  const groups = new Map<string, Lesson[]>()
  for (const lesson of lessons) {
    const group = groups.get(keyOf(lesson))
    if (group) group.push(lesson)
    else groups.set(keyOf(lesson), [lesson])
  }
  return groups
}

/** As if one text said it all. It has no meaning as a whole, since nobody has encoded it. */
function together(lesson: Lesson, others: readonly Lesson[]): Lesson {
  const all = [lesson, ...others]
  return {
    ...lesson,
    text: '',
    words: { ...lesson.words, counts: summed(all.map(({ words }) => words.counts)) },
    concepts: { ...lesson.concepts, counts: summed(all.map(({ concepts }) => concepts.counts)) },
    gist: mean(all.flatMap(({ gist }) => gist ?? [])),
  }
}

function summed(counts: readonly ReadonlyMap<number, number>[]): Map<number, number> {
  const sum = new Map<number, number>()
  for (const each of counts) {
    for (const [key, count] of each) sum.set(key, (sum.get(key) ?? 0) + count)
  }
  return sum
}

/** Of length 1, as single gists are. */
function mean(gists: readonly Float32Array[]): Float32Array | undefined {
  const [first] = gists
  if (!first) return undefined
  const sum = first.map((_, d) => gists.reduce((total, gist) => total + (gist[d] ?? 0), 0))
  const length = Math.hypot(...sum)
  return length > 0 ? sum.map((x) => x / length) : undefined
}
