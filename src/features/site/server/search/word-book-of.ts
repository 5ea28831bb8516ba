import { countryName, type Places } from '../../../places/server.ts'
import { placeEntries } from '../../domain/search/place-entries.ts'
import { makeWordBook, type WordBook } from '../../domain/search/word-book.ts'

const books = new WeakMap<Places, WordBook>()

/** The book of words for these places; made at the first search, since it takes a moment. */
export function wordBookOf(places: Places): WordBook {
  const book = books.get(places) ?? makeWordBook(placeEntries(places, countryName))
  books.set(places, book)
  return book
}
