/** Places in the rotation: whole numbers below this, which a double holds exactly. */
const PLACES = 2 ** 52

/**
 * A lawyer's fixed place in the rotation, evenly spread and unrelated to anything about the lawyer.
 * @param id any text that stays the same for this lawyer
 */
export function rotationPlace(id: string): number {
  const [high, low] = hashPair(id)
  return (high % 2 ** 20) * 2 ** 32 + low
}

/**
 * Where the rotation starts on a day: whoever stands behind it comes first, and tomorrow it is somebody else.
 * @param day YYYY-MM-DD
 */
export function rotationStart(day: string): number {
  return rotationPlace(`day ${day}`) % PLACES
}

/** Two 32-bit hashes of a text (cyrb53, public domain): even, quick and the same on every machine. */
function hashPair(text: string): [number, number] {
  let h1 = 0xdeadbeef
  let h2 = 0x41c6ce57
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at)
    h1 = Math.imul(h1 ^ unit, 2654435761)
    h2 = Math.imul(h2 ^ unit, 1597334677)
  }
  h1 = Math.imul(h1 ^ (h1 >>> 16), 2246822507) ^ Math.imul(h2 ^ (h2 >>> 13), 3266489909)
  h2 = Math.imul(h2 ^ (h2 >>> 16), 2246822507) ^ Math.imul(h1 ^ (h1 >>> 13), 3266489909)
  return [h2 >>> 0, h1 >>> 0]
}
