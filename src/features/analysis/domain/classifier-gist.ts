/**
 * What each concept means, as a vector: texts that speak of unlike concepts can still be about like things.
 * Made by an encoder of English words, of use in every language that has words for the concepts.
 */
export type ConceptVectors = {
  concepts: string[]
  /** Numbers in a vector. */
  size: number
  /** One row for each concept, of length 127. */
  vectors: Int8Array
  /** How much each concept counts: rare ones more. */
  rarity: Float32Array
}

const LENGTH = 127

/**
 * @param vectors of each concept's words; their common part is taken away, since it tells nothing apart
 * @param textsWith in how many of all texts a concept stands
 */
export function learnConceptVectors(
  vectors: ReadonlyMap<string, Float32Array>,
  textsWith: ReadonlyMap<string, number>,
  texts: number,
): ConceptVectors {
  const concepts = [...vectors.keys()].sort()
  const size = vectors.values().next().value?.length ?? 0
  const mean = new Float64Array(size)
  for (const vector of vectors.values()) {
    vector.forEach((x, d) => {
      mean[d] = (mean[d] ?? 0) + x / concepts.length
    })
  }
  const rows = new Int8Array(concepts.length * size)
  concepts.forEach((concept, row) => {
    const centred = (vectors.get(concept) ?? new Float32Array(size)).map(
      (x, d) => x - (mean[d] ?? 0),
    )
    const length = Math.hypot(...centred) || 1
    centred.forEach((x, d) => {
      rows[row * size + d] = Math.round((LENGTH * x) / length)
    })
  })
  const rarity = Float32Array.from(concepts, (concept) =>
    Math.log((texts + 1) / ((textsWith.get(concept) ?? 0) + 1)),
  )
  return { concepts, size, vectors: rows, rarity }
}

export type GistReader = (concepts: readonly string[]) => Float32Array | undefined

/** The sum of what a text's concepts mean, of length 1; undefined for a text that speaks of none. */
export function createGistReader({ concepts, size, vectors, rarity }: ConceptVectors): GistReader {
  const rows = new Map(concepts.map((concept, row) => [concept, row]))
  return (spoken) => {
    const gist = new Float32Array(size)
    let any = false
    for (const concept of new Set(spoken)) {
      const row = rows.get(concept)
      if (row === undefined) continue
      any = true
      const weight = rarity[row] ?? 0
      for (let d = 0; d < size; d += 1) {
        gist[d] = (gist[d] ?? 0) + weight * (vectors[row * size + d] ?? 0)
      }
    }
    const length = Math.hypot(...gist)
    return any && length > 0 ? gist.map((x) => x / length) : undefined
  }
}
