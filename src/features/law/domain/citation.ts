import type { LanguageCode } from '../../../shared/languages.ts'
import type { Provision } from '../contract.ts'

type Cited = Pick<Provision, 'act' | 'actLocal' | 'heading' | 'section' | 'sectionSign'>

/**
 * The act's title as this reader can use it: the place's own where the reader reads its language or at least its
 * letters, since that is how offices there know it; else the English one.
 */
export function citedTitle(provision: Cited, language: LanguageCode): string {
  const { act, actLocal, heading } = provision
  if (actLocal === undefined) return act
  const readable = isLatin(actLocal) || (language !== 'en' && heading[language] !== undefined)
  return readable ? actLocal : act
}

/** Places whose parliament enacts in English: the title in another language is a translation. */
const ENACTED_IN_ENGLISH = new Set(['HK', 'IN', 'SG'])

/** The title under which the place itself files the act, in whatever script: what one looks it up by. */
export function officialTitle({
  country,
  act,
  actLocal,
}: Pick<Provision, 'country' | 'act' | 'actLocal'>): string {
  return ENACTED_IN_ENGLISH.has(country) ? act : (actLocal ?? act)
}

/** Act and section as one would cite them; an entry without a section cites its act. Schedules and amendments name themselves and take no sign. */
export function citation(
  provision: Cited,
  language: LanguageCode,
  section = provision.section,
): string {
  const title = citedTitle(provision, language)
  if (section === undefined) return title
  if (!/^\d/.test(section)) return `${title}, ${section}`
  const numbered = isLatin(title) ? undefined : NUMBERED[language]?.[provision.sectionSign]
  return numbered
    ? `${title} ${numbered.replace('#', section)}`
    : `${title} ${provision.sectionSign} ${section}`
}

type Signs = Readonly<Record<string, string>>

/** A title in a script of its own takes a section as people write it there; `#` stands for the number. */
const NUMBERED: Partial<Record<LanguageCode, Signs>> = {
  ar: { 'art.': 'المادة #', 'Art.': 'المادة #' },
  hi: { 's.': 'धारा #', 'art.': 'अनुच्छेद #', 'Art.': 'अनुच्छेद #', rule: 'नियम #' },
  ja: { 'art.': '第#条', 'Art.': '第#条' },
  ko: { 'art.': '제#조', 'Art.': '제#조' },
  ru: { 'art.': 'ст. #', 'Art.': 'ст. #' },
  zh: { 'art.': '第#条', 'Art.': '第#条' },
}

function isLatin(text: string): boolean {
  return [...text].every(
    (letter) => !/\p{Letter}/u.test(letter) || /\p{Script=Latin}/u.test(letter),
  )
}
