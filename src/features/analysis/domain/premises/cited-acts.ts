import type { Provision } from '../../../law/contract.ts'

/** An act a text names so that it can be looked up: by name, by year, by number. */
export type CitedAct = {
  /** As it stands in the text. */
  words: string
  name?: string | undefined
  number?: string | undefined
  year?: string | undefined
}

const MOST_ACTS = 3
const YEAR = '(?<year>(?:18|19|20)\\d\\d)'
const NUMBER = '(?<number>\\d{1,3}(?:\\.\\d{3})+|\\d{1,6})'

/**
 * How acts are cited: `Housing Act 1988`, `Ley 29/1994`, `Mieterschutzgesetz`, `Законом № 214-ФЗ`. Only forms that
 * cannot be ordinary words; what is not seen is not judged. Where a name shows by its capital, case counts.
 */
const FORMS: readonly RegExp[] = [
  `(?<name>(?:\\p{Lu}[\\p{L}'’-]+ (?:(?:and|of|for|the|in|to|on) ){0,2}){1,6}(?:Act|Ordinance))(?:,? (?:of )?${YEAR})`,
  // Compounds long enough to name one act; the genitive and the dative as well.
  '(?<![\\p{L}])(?<name>\\p{Lu}[\\p{Ll}]{6,40}(?:gesetzbuch|gesetz|verordnung))(?:e?s)?(?![\\p{L}])',
  `(?<![\\p{L}])(?:ley|lei|decreto|decreto-ley|decreto-lei|loi|legge|real decreto|d\\.? ?lgs\\.?)(?: (?:org[aá]nica|org[aâ]nica|federal|complementar|complementaria|legislativo|general|estadual))? ?(?:n[.ºo°]{0,2} ?|num\\.? |núm\\.? )?${NUMBER} ?(?:/|,? de |, de [\\p{L}\\d ]{3,20} de |,? del )${YEAR}`,
  `(?<![\\p{L}])loi (?:n[°o] ?)?${YEAR}-(?<number>\\d{1,5})`,
  `№ ?(?<number>\\d{1,4})-(?:ФЗ|ФКЗ)(?! ?от)`,
  '《(?<name>[\\p{Script=Han}、]{2,40}(?:法|法典|条例|條例))》',
  '「(?<name>[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}]{3,40}法)」',
  '[「｢](?<name>[\\p{Script=Hangul} ]{3,40}법)[」｣]',
  `(?:القانون|قانون|نظام) رقم (?<number>[\\d٠-٩]{1,5}) لسنة (?<year>[\\d٠-٩]{4})`,
  `(?<name>(?:[\\p{Script=Devanagari}]+ ){1,6}अधिनियम),? ${YEAR}`,
  `(?<![\\p{L}])(?<name>\\p{Lu}\\p{Ll}{6,30}wet)(?![\\p{L}])`,
  `(?<![\\p{L}])(?:laki|lain|lakia|laissa) ?\\(?(?<number>\\d{1,4})/${YEAR}`,
].map((form) => new RegExp(form, form.includes('\\p{Lu}') ? 'gu' : 'giu'))

/** The acts a text names, at most three. */
export function citedActs(facts: string): CitedAct[] {
  const acts = FORMS.flatMap((form) =>
    [...facts.matchAll(form)].map((match): CitedAct & { at: number } => ({
      at: match.index,
      words: match[0].trim(),
      name: match.groups?.['name'],
      number: match.groups?.['number'] && digitsOf(match.groups['number']),
      year: match.groups?.['year'] && digitsOf(match.groups['year']),
    })),
  )
  const first = new Map<string, CitedAct>()
  for (const { at: _, ...act } of acts.sort((a, b) => a.at - b.at)) {
    if (!first.has(act.words)) first.set(act.words, act)
  }
  return [...first.values()].slice(0, MOST_ACTS)
}

type Titled = Pick<Provision, 'act' | 'actLocal' | 'identifier'>

/** Whether one of these acts may be the one cited: every part that was named stands in its titles. */
export function isAmong(cited: CitedAct, acts: readonly Titled[]): boolean {
  const name = cited.name && folded(withoutArticle(cited.name))
  return acts.some((titled) => {
    const titles = [titled.act, titled.actLocal, titled.identifier].filter(
      (title) => title !== undefined,
    )
    const numbers = new Set(titles.flatMap((title) => digitsOf(title).match(/\d+/g) ?? []))
    const hasNumbers = [cited.number, cited.year].every((each) => !each || numbers.has(each))
    return hasNumbers && (!name || titles.some((title) => folded(title).includes(name)))
  })
}

/** ASCII digits, without the dots that part thousands. */
function digitsOf(text: string): string {
  return text
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x0660))
    .replace(/(\d)\.(?=\d{3}(?!\d))/g, '$1')
}

/** A sentence may begin right before the name: `The Housing Act`, `Under Housing Act`. */
function withoutArticle(name: string): string {
  return name.replace(/^(?:(?:the|under|by|per|see|and|in|our|your|that|this) )+/i, '')
}

function folded(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
