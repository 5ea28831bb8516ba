import type { PlaceMeaning } from './word-book.ts'

/** What the lawyers' records say of typed words. */
export type DirectoryWords = {
  /** How many lawyers bear a word in a name or firm. */
  named(word: string): number
  /** Whether some name, firm or city begins with it. */
  begins(word: string): boolean
  /** How many lawyers are in a city, by country; as records write it. */
  lawyersIn(city: string): ReadonlyMap<string, number>
  lawyersAt(place: PlaceMeaning): number
}
