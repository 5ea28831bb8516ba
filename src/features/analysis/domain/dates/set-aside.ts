import type { CountedFrom } from '../../../law/contract.ts'
import { daysBetween } from './calendar-day.ts'
import { isTakenBack } from './corrected-days.ts'
import { type Asked, fitOf, has } from './event-fit.ts'
import type { NamedDay } from './read-days.ts'
import type { Span } from './split-clauses.ts'
import type { Story } from './story.ts'

/** These can lie ahead; all others have happened. */
const MAY_LIE_AHEAD: readonly CountedFrom[] = [
  'end-of-tenancy',
  'end-of-employment',
  'departure',
  'payment-due',
]
/** What a colleague may have met as well. */
const OF_A_JOB: readonly CountedFrom[] = ['dismissal-notice', 'end-of-employment']
/** What people plan: `they want me to sign on the 11th` is not the 11th of a year ago. */
const MAY_BE_MEANT: readonly CountedFrom[] = [
  'arrest',
  'contract-concluded',
  'service-of-claim',
  'notice-sent',
  ...MAY_LIE_AHEAD,
]
/** A threat, or what was kept from a person, may be the event itself. */
const MAY_BE_A_THREAT: readonly CountedFrom[] = ['event', 'end-of-year']
/** A birth may be the event itself. */
const MAY_BE_A_BIRTH: readonly CountedFrom[] = ['event', 'injury']

const UP_TO =
  "bis(?: zum)?|to|until|till|through|fino al|al?|hasta el|jusqu'au|au|ate|ao|tot(?: en met)?|до|по|-|الي|الى|حتي|से|부터|에서|から|到|至|~|〜"
const OR =
  'or|oder|ou|of|или|либо|tai|या|ya|او|ام|还是|或者?|か|인가|이나|나|o|y|e|et|and|und|en|и|ja|و|aur|और'
/** `The 5th or`: what follows may be the day as well. */
const EITHER = 'or|oder|ou|of|или|либо|tai|या|ya|او|ام|还是|或者?|か|인가|이나|o'
const ARTICLE =
  '(?:(?:the|el|il|le|den|dem|der|am|on|al|o|de|dia|em|op|du|zum|vom|entre|on the|dia|in|في|يوم)[ ])*'
/** `From the 3rd to the 9th`: the second day may end something, neither is the day of anything else. */
const RANGE = new RegExp(`^ ?(?:${UP_TO}) ?(?:the |il |el |le )?$`, 'u')
/** `From 9 to 13 February`, `the 5th or the 6th of May`: the first day without its month. */
const BARE_DAY =
  '(?<![\\p{L}\\p{N}.,/:-])(?:0?[1-9]|[12]\\d|3[01])(?:st|nd|rd|th|er|º|°|e|-?го)?[.日号일]?'
const AFTER_BARE_RANGE = new RegExp(`${BARE_DAY} ?(?:${UP_TO}) ?${ARTICLE}$`, 'u')
const AFTER_BARE_CHOICE = new RegExp(`${BARE_DAY} ?(?:${OR}) ?${ARTICLE}$`, 'u')
const CHOICE = new RegExp(`^ ?(?:${EITHER}) ?${ARTICLE}$`, 'u')
const BEFORE_CHOICE = new RegExp(
  `^ (?:${EITHER}) ${ARTICLE}(?:0?[1-9]|[12]\\d|3[01])(?![\\d:]|[.,]\\d)`,
  'u',
)
const BARE_REACH = 32

/** What was put off or cancelled went on a later day, but was to go on the first. */
const PUT_OFF =
  /delay|cancel|postpon|put off|pushed back|verspat|verschob|annull|gestrich|storniert|retard|report[ee]|decal|cancelad|aplaza|retras|atras|adiad|rinviat|ritard|spostat|vertraag|geannul|verzet|uitgesteld|отлож|откладыв|перен[оеё]с|задерж|отмен|сдвин|siirr|siirt|myohas|viivas|peru|改|延|取消|变更|欠航|遅|지연|결항|연기|취소|바뀌|바뀐|اجل|تاخر|اتاخر|الغ|غير(?:و|ت)|रद्द|टल|देर|लेट|बदल/u

/** `Lately I learnt that the land was sold on 12 May 2023`: what is so long past was not learnt lately. */
const LATELY =
  /(?:(?<![\p{L}\p{M}])(?:recently|lately|not long ago|kurzlich|neulich|unlangst|recemment|dernierement|hace poco|recientemente|ultimamente|di recente|recentemente|ha poco|ha pouco|onlangs|recent|laatst|недавно|на днях|hiljattain|askettain|vastikaan|(?:vahan|jokin|jonkin) aika(?:a)? sitten|(?:ال)?موخرا|حديثا|قبل (?:فتره|مده)|من (?:فتره|مده|شويه)|الايام (?:دي|هذه|هاي)|हाल ही|हाल में|अभी हाल|अभी अभी|हाल-फिलहाल|कुछ (?:दिन|समय) पहले|haal hi)(?![\p{L}\p{M}])|最近|近来|近日|近期|前不久|不久前|刚刚?(?:才)?(?:知|得知|发现)|近ごろ|この(?:頃|ごろ|間)|このあいだ|先頃|요즘|요새|최근|얼마 ?전)[^.!?。！？।؟\n]{0,80}$/u
const LATELY_DAYS = 180
const LATELY_REACH = 100

const BORN_BEFORE =
  /(?<![\p{L}\p{M}])(?:born|dob|d\.o\.b\.|date of birth|birth ?day|geb|geb\.|geboren|geburtsdatum|geburtstag|nee?(?= (?:le|en)(?!\p{L}))|(?<=(?:^|[.!?,;:(]) ?)nee?|naissance|naci|nacio|nacid[oa]|nacimiento|nat[oa]|nascita|nasci|nasceu|nascid[oa]|nascimento|родил\p{L}*|рожд(?!еств)\p{L}*|geboortedatum|geb\. op|synt|synt\p{L}{2,}|s|مواليد|مولود\p{L}*|ميلاد\p{L}*|ولد(?:ت|نا)?|اتولد\p{L}*|जन्म(?:तिथि|दिन)?|janm|janam)(?![\p{L}\p{M}])[.:]?(?: (?:का|की|हुआ|ka))?,? ?(?:(?:on|in|the|am|le|en|el|dia|il|em|a|no|op|de|on the|في|يوم|تاريخ|بتاريخ)[ ]|l')*$|(?:出生于|出生日期[是为]?|生于|生日[是为]?|生年月日は?|誕生日は?|생년월일은?|생일은?) ?[:：]? ?$/u
const BORN_AFTER =
  /^(?:,? ?(?:г\.?|года?))?[ ,(]{0,2}(?:рожд\p{L}*|р\. ?|г\. ?р\.|geboren|synt\p{L}+)|^ ?(?:生まれ|出生|생(?!각|산|활)|년?생(?:이|인|입|으))|^ (?:को|ko|का) (?:जन्म|पैदा|janm|janam|paida)/u

export function mayLieAhead(from: CountedFrom): boolean {
  return MAY_LIE_AHEAD.includes(from)
}

/**
 * Whether a named day is that of nothing that happened: one end of a stretch or one of two, a birth, or in a clause
 * that tells what was only meant to be, or what a colleague met.
 */
export function isSetAside(
  text: string,
  { named, at, clause, asked }: { named: NamedDay[]; at: number; clause: Span; asked: Story },
): boolean {
  const own = named[at]
  if (!own) return true
  const words = text.slice(clause.start, clause.end)
  return (
    own.doubtful === 'week' ||
    isQuoted(text, own) ||
    isTakenBack(text, named, at) ||
    (own.doubtful === 'year' && (MAY_BE_MEANT.includes(asked.from) || fitOf(words, asked) === 0)) ||
    isOfRange(text, { named, at, asked }) ||
    isBirth(text, own, asked) ||
    isNotLately(text, own, asked) ||
    isOfTheDelay(text, { named, at, asked }) ||
    isOnlyMeant(words, asked) ||
    (OF_A_JOB.includes(asked.from) && has(words, 'others', asked))
  )
}

/** What was threatened has not come; but a threat may be the event itself. */
function isOnlyMeant(words: string, asked: Asked): boolean {
  if (mayLieAhead(asked.from) || !has(words, 'unreal', asked)) return false
  return !(MAY_BE_A_THREAT.includes(asked.from) && fitOf(words, asked) === 1)
}

/** `Today is your last day`, said a week ago, is not today. */
function isQuoted(text: string, { start, dated }: NamedDay): boolean {
  if (dated) return false
  const before = text.slice(0, start)
  const plain = (before.match(/"/g) ?? []).length % 2 === 1 && text.slice(start).includes('"')
  return plain || /[«„“][^«»„“”]*$/u.test(before)
}

function isOfRange(
  text: string,
  { named, at, asked }: { named: NamedDay[]; at: number; asked: Asked },
): boolean {
  const joined = (one: NamedDay | undefined, other: NamedDay | undefined) =>
    one !== undefined && other !== undefined && RANGE.test(text.slice(one.end, other.start))
  const [before, own, after] = [named[at - 1], named[at], named[at + 1]]
  if (!own) return false
  const lead = text.slice(Math.max(0, own.start - BARE_REACH, before?.end ?? 0), own.start)
  // The words of a day may open with its article: `el 6 de febrero`.
  const first = /^(?:\p{L}+ ){0,2}/u.exec(text.slice(own.start, own.end))?.[0] ?? ''
  if (AFTER_BARE_CHOICE.test(lead) || AFTER_BARE_CHOICE.test(lead + first)) return true
  const isChoice = (one: NamedDay | undefined, other: NamedDay | undefined) =>
    one !== undefined && other !== undefined && CHOICE.test(text.slice(one.end, other.start))
  if (BEFORE_CHOICE.test(text.slice(own.end, own.end + BARE_REACH))) return true
  if (joined(own, after) || isChoice(before, own) || isChoice(own, after)) return true
  return (
    !mayLieAhead(asked.from) &&
    (joined(before, own) || AFTER_BARE_RANGE.test(lead) || AFTER_BARE_RANGE.test(lead + first))
  )
}

/** `The flight of the 9th was put off and left the day after` is the flight of the 9th. */
function isOfTheDelay(
  text: string,
  { named, at, asked }: { named: NamedDay[]; at: number; asked: Story },
): boolean {
  const [before, own] = [named[at - 1], named[at]]
  if (asked.from !== 'departure' || !before || !own || !(own.later || own.ahead)) return false
  if (own.dated || before.later || before.ahead) return false
  const between = text.slice(before.end, own.start)
  return PUT_OFF.test(between) && !/[!?。！？।؟\n]|\. /u.test(between)
}

function isNotLately(text: string, { start, day }: NamedDay, { from, today }: Story): boolean {
  return (
    from.startsWith('knowledge') &&
    daysBetween(day, today) > LATELY_DAYS &&
    LATELY.test(text.slice(Math.max(0, start - LATELY_REACH), start))
  )
}

function isBirth(text: string, { start, end }: NamedDay, { from }: Asked): boolean {
  if (MAY_BE_A_BIRTH.includes(from)) return false
  const lead = text.slice(Math.max(0, start - BARE_REACH), start)
  const first = /^(?:\p{L}+ ){0,2}/u.exec(text.slice(start, end))?.[0] ?? ''
  return (
    BORN_BEFORE.test(lead) ||
    BORN_BEFORE.test(lead + first) ||
    BORN_AFTER.test(text.slice(end, end + BARE_REACH))
  )
}
