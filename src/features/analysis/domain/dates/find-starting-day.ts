import type { LanguageCode } from '../../../../shared/languages.ts'
import type { CountedFrom } from '../../../law/contract.ts'
import { fitOf, has, isReceipt, oppositionOf } from './event-fit.ts'
import { foldText } from './fold-text.ts'
import { type NamedDay, placeIn, readFoldedDays } from './read-days.ts'
import { clausesOf, partsByDay, type Span, sentencesOf, spanAt } from './split-clauses.ts'
import { type Vagueness, vaguenessOf } from './vague-telling.ts'

export type StartingDay = {
  /** YYYY-MM-DD */
  day: string
  /** The words of the text that name it. */
  words: string
}

export type Story = {
  /** The day of writing, YYYY-MM-DD. */
  today: string
  country: string
  from: CountedFrom
  language: LanguageCode
}

type Surroundings = {
  text: string
  sentences: Span[]
  clause: Span
  sentence: number
  own: NamedDay
  single: boolean
}
type Scored = {
  day: string
  score: number
  start: number
  end: number
  /** The day's own clause tells the event. */
  told: boolean
  fits: boolean
  opposed: boolean
}

/** These can lie ahead; all others have happened. */
const MAY_LIE_AHEAD: readonly CountedFrom[] = [
  'end-of-tenancy',
  'end-of-employment',
  'departure',
  'payment-due',
]
/** `From the 3rd to the 9th`: the second day may end something, neither is the day of anything else. */
const RANGE =
  /^ ?(?:bis(?: zum)?|to|until|till|through|fino al|al?|hasta el|jusqu'au|au|ate|ao|tot(?: en met)?|до|по|-|الي|الى|حتي|से|부터|から|到|至|~|〜) ?(?:the |il |el |le )?$/u
/** What is dated so is not received so: `the decision of 3 November came on the 7th`. */
const OF_THE_PAPER =
  /(?:\b(?:of|dated|tem data(?: de)?|lleva fecha(?: de)?|porta (?:la )?data(?: del)?|porte la date(?: du)?|tragt das datum|date on it is|from|vom|datiert|du|del|datee?|fecha|van|di|dat[oa]d[oa]|datat[oa]|dd)|от|датирован\p{L}*|помечен\p{L}*|(?:стоит|указана|проставлена|значится|написана)(?: дата| число)?|дата(?: на \p{L}+| в \p{L}+| стоит| указана| письма| решения| документа)*|на (?:сам\p{L}+ )?(?:бумаге|письме|документе|конверте|уведомлении|решении|постановлении|нем|ней)(?: стоит| написано| указано| значится| дата)*|(?:(?:paperissa|kirjeessa|paatoksessa|ilmoituksessa|laskussa|siina) )?(?:on|lukee) (?:paivays|paivamaara)|paivat\p{L}+|paivays(?: on| oli)?|paivamaara(?:na)?(?: on| oli)?|lukee(?: paivays| paivamaara)?|(?:पर|में) (?:तारीख|दिनांक)|(?:कागज|पत्र|नोटिस|लेटर|आदेश|चिट्ठी|लिफाफे) पर|दिनांक|तारीख(?= )|dinank|pe (?:date|tarikh|tareekh)|(?:ال)?(?:مورخ|متارخ)\p{L}*(?: في| ب| بتاريخ| يوم)?|مكتوبه? (?:علي|في|ع)\p{L}*(?: تاريخ)?(?: يوم| في)?|(?:علي|في)ها? تاريخ|تاريخ(?:ه|ها|و) ?(?:يوم|في|كان)?|الصادر\p{L}*(?: في| يوم)?|写的是|写着|写明|日期(?:是|为)?|落款(?:是|为)?|日付[はが]|날짜[는가])[ :]*(?:the |the day )?$/u
const OF_THE_PAPER_BEHIND =
  /^ ?(?:付|自|的(?:决定|判决|裁定|通知)|(?:作出|做出)的|일?자|의 결정|(?:이라고|로|이라|이) ?(?:써|쓰여|적|찍|되어|돼|표시|기재)|(?:की|के|का|ki|ke|ka) (?:आदेश|फैसल|निर्णय|पत्र|नोटिस|चिट्ठी|order|notice|letter|है|हैं|था|थी|hai|tha|thi|लिखा|likha|तारीख|date)|(?:लिखा|लिखी|डाला|डली|पड़ी|likha|likhi|dali|padi|dala) |(?:तारीख|tarikh|date) (?:लिखी|पड़ी|डली|likhi|padi)|(?:paivatty|tehty|annettu|kirjoitettu|paivatyn|tehdyn) )/u
const DATED: readonly CountedFrom[] = ['decision-date', 'notice-sent']
/** A text that names more days than this is a list, not a story. */
const HAN = /[\p{Script=Han}\p{Script=Hangul}]/u
const MOST_DAYS = 40
const ENOUGH = 2
const MARGIN = 1

/**
 * The day of the event a time limit counts from, as the person tells it; undefined where the text leaves a doubt.
 */
export function findStartingDay(facts: string, story: Story): StartingDay | undefined {
  const folded = foldText(facts)
  const named = readFoldedDays(folded.text, story)
  const found = chosenDay(folded.text, named, story) ?? knownAtOnce(folded.text, named, story)
  if (!found) return undefined
  const { start, end } = placeIn(facts, folded, found)
  return { day: found.day, words: facts.slice(start, end) }
}

/** Who saw it happen knew of it that day; without such words, nobody is taken to have known. */
function knownAtOnce(text: string, named: NamedDay[], story: Story): Scored | undefined {
  if (story.from !== 'knowledge-of-facts' && story.from !== 'knowledge-of-death') return undefined
  if (!has(text, 'atOnce', story) || has(text, story.from, story)) return undefined
  return chosenDay(text, named, {
    ...story,
    from: story.from === 'knowledge-of-death' ? 'death' : 'event',
  })
}

function chosenDay(text: string, named: NamedDay[], story: Story): Scored | undefined {
  const possible = named.filter(
    (each, at) =>
      (mayLieAhead(story) || (!each.ahead && each.day <= story.today)) &&
      !isOfRange(text, { named, at, story }),
  )
  if (possible.length === 0 || possible.length > MOST_DAYS) return undefined
  const sentences = sentencesOf(text, named)
  const vagueness = vaguenessOf(text, { sentences, named, asked: story })
  const [first, ...others] = bestOfEachDay(scoresOf({ text, named, sentences }, possible, story))
  if (!first) return undefined
  return isClear(first, others, vagueness) ? first : undefined
}

/** Receipt and knowledge come after what the text may tell in their stead. */
function isLearnt({ from }: Story): boolean {
  return isReceipt(from) || from.startsWith('knowledge')
}

function mayLieAhead({ from }: Story): boolean {
  return MAY_LIE_AHEAD.includes(from)
}

function isOfRange(
  text: string,
  { named, at, story }: { named: NamedDay[]; at: number; story: Story },
): boolean {
  const joined = (one: NamedDay | undefined, other: NamedDay | undefined) =>
    one !== undefined && other !== undefined && RANGE.test(text.slice(one.end, other.start))
  const [before, own, after] = [named[at - 1], named[at], named[at + 1]]
  return joined(own, after) || (!mayLieAhead(story) && joined(before, own))
}

/**
 * Clear is a day whose own clause tells the event; and, where the text leaves no time open, the only one nothing
 * speaks against.
 */
function isClear(first: Scored, others: Scored[], vagueness: Vagueness): boolean {
  if (vagueness === 'event' && !first.told) return false
  const second = Math.max(Number.NEGATIVE_INFINITY, ...others.map(({ score }) => score))
  if (first.score >= ENOUGH && first.score - second >= MARGIN) {
    return vagueness === 'none' || first.told
  }
  if (vagueness !== 'none' || first.score < 0 || (first.opposed && !first.fits)) return false
  return others.every(({ opposed, score }) => opposed && score < 0)
}

function bestOfEachDay(scored: Scored[]): Scored[] {
  const best = new Map<string, Scored>()
  for (const each of scored) {
    const known = best.get(each.day)
    if (!known || known.score < each.score) best.set(each.day, each)
  }
  return [...best.values()].sort((a, b) => b.score - a.score)
}

function scoresOf(
  { text, named, sentences }: { text: string; named: NamedDay[]; sentences: Span[] },
  possible: NamedDay[],
  story: Story,
): Scored[] {
  return possible.map((own) => {
    const sentence = spanAt(sentences, own.start)
    const within = sentences[sentence] ?? { start: 0, end: text.length }
    const clauses = clausesOf(text, within, named).flatMap((clause) =>
      partsByDay(text, clause, named),
    )
    const clause = clauseOf(text, clauses, own, named)
    const around = { text, sentences, clause, sentence, own, single: possible.length === 1 }
    return { ...own, ...scoreOf(around, named, story) }
  })
}

/** A day that stands alone between commas belongs to what comes before it, or after it at the start. */
function clauseOf(text: string, clauses: Span[], own: NamedDay, named: NamedDay[]): Span {
  const at = spanAt(clauses, own.start)
  const clause = clauses[at] ?? own
  const rest = clause.end - clause.start - (own.end - own.start)
  if (rest > (HAN.test(text) ? 2 : 6)) return clause
  const next = clauses[at + 1]
  const before = clauses[at - 1]
  const free = (span: Span | undefined) =>
    span && !named.some(({ start }) => start >= span.start && start < span.end)
  if (next && free(next)) return { start: clause.start, end: next.end }
  return before && free(before) ? { start: before.start, end: clause.end } : clause
}

function scoreOf(
  { text, sentences, clause, sentence, own, single }: Surroundings,
  named: NamedDay[],
  story: Story,
): Pick<Scored, 'score' | 'told' | 'fits' | 'opposed'> {
  const words = text.slice(clause.start, clause.end)
  const within = sentences[sentence] ?? clause
  const inClause = fitOf(words, story)
  const alone = !named.some(
    (day) => day.start !== own.start && day.start >= within.start && day.start < within.end,
  )
  const inSentence = fitOf(text.slice(within.start, within.end), story)
  const nearby = [sentences[sentence - 1], sentences[sentence + 1]]
    .filter((span) => span !== undefined)
    .filter((span) => !named.some(({ start }) => start >= span.start && start < span.end))
    .map((span) => fitOf(text.slice(span.start, span.end), story))
  const beside = Math.max(0, ...nearby)
  const speaking = 4 * inClause + (alone ? 2.5 : 1) * (inClause ? 0 : inSentence)
  const at = { start: own.start - clause.start, end: own.end - clause.start }
  const fit = {
    clause: inClause,
    sentence: inSentence,
    text: isLearnt(story) ? undefined : fitOf(text, story),
  }
  const against = oppositionOf(words, story, { at, fit, single })
  const paper = ofThePaper(text, own, story)
  return {
    score: speaking + (speaking ? 0 : 1.5 * beside) - against + paper,
    told: inClause > 0 && against < 2,
    fits: inClause > 0 && paper >= 0,
    opposed: against > 0 || paper < 0,
  }
}

/** Speaks for the day a paper bears, and against its being the day the paper came. */
function ofThePaper(text: string, { start, end }: NamedDay, { from }: Story): number {
  const before = text.slice(Math.max(0, start - 20), start)
  const named = text.slice(start, end)
  const dated =
    OF_THE_PAPER.test(before) ||
    /^(?:vom|du|del|of|from|dated|van|от|de) /u.test(named) ||
    OF_THE_PAPER_BEHIND.test(text.slice(end, end + 20))
  if (!dated) return 0
  if (DATED.includes(from)) return 1.5
  return isReceipt(from) ? -3 : 0
}
