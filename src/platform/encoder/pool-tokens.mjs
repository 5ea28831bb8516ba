/**
 * The vector of a text from the vectors of its tokens, made of length 1: their mean, or that of the first token.
 * @param tokens one row of `size` numbers for each token
 * @param mask 1 for each token that counts, 0 for one that only fills up
 */
export function poolTokens(tokens, mask, size, pooling) {
  const vector = pooling === 'first' ? tokens.slice(0, size) : meanOf(tokens, mask, size)
  const length = Math.hypot(...vector) || 1
  return vector.map((x) => x / length)
}

/** Not divided by the number of tokens: only the direction is kept. */
function meanOf(tokens, mask, size) {
  const sum = new Float32Array(size)
  mask.forEach((counts, token) => {
    if (!counts) return
    for (let d = 0; d < size; d += 1) sum[d] += tokens[token * size + d]
  })
  return sum
}
