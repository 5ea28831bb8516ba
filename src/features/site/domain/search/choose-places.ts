import type { DirectoryWords } from './directory-words.ts'
import type { Word } from './split-words.ts'
import { holds, type PlaceMeaning } from './word-book.ts'
import type { Match, PlaceReading } from './word-reading.ts'

/** Names of cities that are everyday words: taken for a place only where nothing else is said, or after a capital. */
const EVERYDAY_WORDS = new Set(
  `angers bari bath bergen brest cali cork essen florence halle hall hamm kent la leon lima lille linz male mie mobile nancy
   natal nice of orange orleans pau reading saga sale salvador split tours tsu van victoria vitoria sur sucre paz san santa
   same side born march brand sand hue most gera bray como cuenca barrie normal enterprise independence liberty`.split(
    /\s+/,
  ),
)

/** So many words beside it make a sentence, in which an everyday word is no place. */
const WORDS_OF_A_SENTENCE = 3

type Candidate = { match: Match; place: PlaceMeaning }

/** The one place that most of the words for places agree on: "Austin Texas" is Austin, "Munich Germany" Munich. */
export function choosePlaces(
  matches: readonly Match[],
  words: readonly Word[],
  directory: DirectoryWords,
): PlaceReading | undefined {
  const placed = matches.filter(({ places, words: own }) => {
    return places.length > 0 && !isEverydayWord(own, words)
  })
  const candidates: Candidate[] = placed.flatMap((match) =>
    match.places.map((place) => ({ match, place })),
  )
  const [best] = candidates
    .map((candidate) => ({ ...candidate, ...weigh(candidate, placed, directory) }))
    .sort(
      (a, b) =>
        b.agreeing.length - a.agreeing.length ||
        a.asNames - b.asNames ||
        b.lawyers - a.lawyers ||
        width(a.place) - width(b.place),
    )
  if (!best) return undefined
  const others = best.match.places
    .filter((place) => place !== best.place && directory.lawyersAt(place) > 0)
    .sort((a, b) => directory.lawyersAt(b) - directory.lawyersAt(a))
  return {
    words: best.agreeing.flatMap((match) => match.words),
    place: best.place,
    saysRegion: best.agreeing.some(({ places }) =>
      places.some(({ country, region, city }) => {
        return country === best.place.country && region === best.place.region && region && !city
      }),
    ),
    // Once a second word has told which is meant, there is no other.
    others: best.agreeing.length > 1 ? [] : others,
  }
}

function weigh({ match, place }: Candidate, placed: readonly Match[], directory: DirectoryWords) {
  return {
    agreeing: placed.filter(
      (other) => other === match || other.places.some((wide) => holds(wide, place)),
    ),
    /** Of two places that do not agree one may be a name: "Jordan Ellery, Leeds". */
    asNames: match.words.every((word) => directory.named(word.text) > 0) ? 1 : 0,
    lawyers: directory.lawyersAt(place),
  }
}

const width = ({ region, city }: PlaceMeaning) => (city ? 2 : region ? 1 : 0)

function isEverydayWord(own: readonly Word[], words: readonly Word[]): boolean {
  const [word] = own
  if (own.length > 1 || !word || !EVERYDAY_WORDS.has(word.key)) return false
  const beside = words.length - 1
  const typedAsName = /^\p{Lu}\p{Ll}/u.test(word.text)
  return beside >= WORDS_OF_A_SENTENCE && !typedAsName
}
