import { detectAll } from 'tinyld'
import { isLanguageCode, type LanguageCode } from '../../../../shared/languages.ts'
import { guessLanguage, type LanguageGuess, type LanguageProfile } from './language-profile.ts'

/** A text of which less is known than this may be in a language that is none of ours. */
const PARTLY_KNOWN = 0.5
const HARDLY_KNOWN = 0.15
const FEWEST_WORDS = 3
const SURE = 0.5
/** Enough to tell; a whole text of rare letters would hold up everybody else's requests. */
const LONGEST_READ = 2_000

/**
 * The language a person writes in, if it is one of ours; otherwise the language of the interface. A second
 * detector that knows many more languages is asked too: ours alone would take Polish for German.
 */
export function detectLanguage(
  profile: LanguageProfile,
  facts: string,
  interfaceLanguage: LanguageCode,
): LanguageCode {
  const beginning = facts.slice(0, LONGEST_READ)
  const guess = guessLanguage(profile, beginning)
  return guess && !isForeign(beginning, guess) ? guess.language : interfaceLanguage
}

function isForeign(text: string, { known, words }: LanguageGuess): boolean {
  if (known >= PARTLY_KNOWN) return false
  const [first] = detectAll(text)
  if (!first || first.accuracy < SURE) return known < HARDLY_KNOWN && words >= FEWEST_WORDS
  return !isLanguageCode(first.lang)
}
