const TITLES = /^(?:dr|prof|mr|mrs|ms|me|sir|avv|lic)\.?$/i

/** One or two letters that stand for a portrait: of the first and the last name, in any script. */
export function monogram(name: string): string {
  const words = name.split(/\s+/).filter((word) => /\p{Letter}/u.test(word) && !TITLES.test(word))
  const first = words[0]
  const last = words.length > 1 ? words.at(-1) : undefined
  return [first, last]
    .map((word) => word?.match(/\p{Letter}/u)?.[0]?.toLocaleUpperCase() ?? '')
    .join('')
}
