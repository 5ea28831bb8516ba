const CYRILLIC = /^[\p{Script=Cyrillic}]+$/u
const ARABIC = /^[\p{Script=Arabic}]+$/u
const LATIN = /^[\p{Script=Latin}]+$/u

/** Endings of Russian nouns and adjectives, the longest first. */
const RUSSIAN_ENDINGS =
  /(?:иями|ями|ами|ого|его|ому|ему|ыми|ими|ией|иях|иям|ой|ей|ии|ию|ия|ие|ый|ий|ая|яя|ое|ее|ые|ым|им|ом|ем|ам|ям|ах|ях|ую|юю|ов|ев|у|ю|а|я|о|е|ы|и|ь|и)$/u
const SHORTEST_STEM = 4
/** "in", "from" and "to" of Finnish, which stand at the end of the word. */
const FINNISH_ENDINGS = /(?:ssa|sta|lla|lta|lle|sa|an|in|n)$/u
const SHORTEST_FINNISH = 4
/** "Berliner" of "Berlin". */
const GERMAN_ENDING = /er$/u
const SHORTEST_GERMAN = 4
const SHORTEST_ARABIC = 3

/** What is left of a Russian word without its ending, so that Москва and Москве are one; else the word. */
export function russianStem(word: string): string {
  if (!CYRILLIC.test(word)) return word
  const stem = word.replace(RUSSIAN_ENDINGS, '')
  return [...stem].length >= SHORTEST_STEM ? stem : word
}

/**
 * Other ways in which the book may have a word: Arabic without "in", "and" and "the" before it, Finnish without its
 * ending, German places without -er.
 */
export function otherForms(word: string): string[] {
  if (ARABIC.test(word)) return arabicForms(word)
  if (!LATIN.test(word)) return []
  return [
    ...shortened(word, FINNISH_ENDINGS, SHORTEST_FINNISH),
    ...shortened(word, GERMAN_ENDING, SHORTEST_GERMAN),
  ]
}

function shortened(word: string, ending: RegExp, shortest: number): string[] {
  const short = word.replace(ending, '')
  return short !== word && short.length >= shortest ? [short] : []
}

function arabicForms(word: string): string[] {
  const bare = [
    word,
    ...(/^لل/u.test(word) ? [`ال${word.slice(2)}`] : []),
    ...(/^[وبلفك]/u.test(word) ? [word.slice(1)] : []),
    ...(/^و[بلفك]/u.test(word) ? [word.slice(2)] : []),
  ].filter((form) => [...form].length >= SHORTEST_ARABIC)
  const forms = bare.flatMap((form) => [form, form.startsWith('ال') ? form.slice(2) : `ال${form}`])
  return [...new Set(forms)].filter((form) => form !== word && [...form].length >= SHORTEST_ARABIC)
}
