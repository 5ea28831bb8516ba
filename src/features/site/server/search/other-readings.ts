import type { LawyerFinder } from '../../../directory/server.ts'
import type { SearchReading } from '../../domain/search/decide-reading.ts'
import type { Word } from '../../domain/search/split-words.ts'
import type { SearchedDirectory } from './ask-directory.ts'
import type { DirectoryQuestion } from './search-filter.ts'

/** Another way to read the same words. */
export type OtherReading = {
  kind: 'name' | 'place' | 'area'
  reading: SearchReading
  /** The words that are read otherwise; of an area, those that are then left out. */
  words: readonly Word[]
}

/** A reading that some lawyers fit, with their number. */
export type FittingReading = OtherReading & { count: number }

const MOST_OTHERS = 5

/** Words of a place or an area that lawyers are also called; other places of the name; other areas named. */
export function otherReadings(
  reading: SearchReading,
  { named }: SearchedDirectory,
): OtherReading[] {
  const { place, area, otherAreas } = reading
  const asName = (words: readonly Word[], left: Partial<SearchReading>): OtherReading[] =>
    words.length > 0 && words.every(({ text }) => named(text) > 0)
      ? [
          {
            kind: 'name',
            words,
            reading: { ...reading, ...left, quoted: [...reading.quoted, ...words] },
          },
        ]
      : []
  const others: OtherReading[] = [
    ...(place ? asName(place.words, { place: undefined }) : []),
    ...(area && !area.told ? asName(area.words, { area: undefined }) : []),
  ]
  for (const other of place?.others ?? []) {
    const elsewhere = place && { ...place, place: other, others: [] }
    others.push({
      kind: 'place',
      words: place?.words ?? [],
      reading: { ...reading, place: elsewhere },
    })
  }
  for (const other of otherAreas) {
    const named = [...(area?.words ?? []), ...otherAreas.flatMap((one) => one.words)]
    const words = named.filter((word) => !other.words.includes(word))
    const instead = { ...other, told: false }
    others.push({ kind: 'area', words, reading: { ...reading, area: instead } })
  }
  return others.slice(0, MOST_OTHERS)
}

export async function fittingReadings(
  finder: LawyerFinder,
  others: readonly OtherReading[],
  questionFor: (reading: SearchReading) => DirectoryQuestion,
): Promise<FittingReading[]> {
  const counted = await Promise.all(
    others.map(async (other) => {
      const { filter, words } = questionFor(other.reading)
      return { ...other, count: await finder.count(filter, words) }
    }),
  )
  return counted.filter(({ count }) => count > 0)
}
