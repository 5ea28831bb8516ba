import { calendarDay } from './calendar-day.ts'

/** A day as found: in figures, without any language's words. Without a year, `month` and `dayOfMonth` are given. */
export type NumericDay = { start: number; end: number } & (
  | { day: string }
  | { month: number; dayOfMonth: number }
)

const MONTH_FIRST = ['US', 'FM', 'MH', 'PW', 'AS', 'GU', 'MP', 'VI', 'UM']
const YEAR_FIRST = ['CN', 'JP', 'KR', 'KP', 'TW', 'HU', 'MN', 'LT']
/** `5/16 bolt`, and around the clock. */
const INCHES = ['16', '24']
/** Both orders are in use there. */
const MIXED = ['CA', 'PH', 'PR', 'PA', 'BZ', 'KY', 'LR', 'GH', 'KE', 'ZA', 'SA', 'AE', 'MY', 'TG']
const MIXED_WITH_SLASH = ['CA', 'PH', 'PR', 'PA', 'BZ', 'KY', 'LR']

/** First year of an era, less one. */
const ERAS: Record<string, number> = {
  令和: 2018,
  r: 2018,
  平成: 1988,
  h: 1988,
  昭和: 1925,
  s: 1925,
}
const MINGUO = 1911

const NO_DIGIT_BEFORE =
  '(?<![\\p{N}\\p{L}][.,/-]|\\p{N}|§ ?|[$€£¥]|[+(]|nr\\.? |no\\.? |art\\.? |#)'
const NO_DIGIT_AFTER = '(?!\\p{N}|[.,/-]\\p{N}|%)'
const YEAR_LEADS = new RegExp(
  `${NO_DIGIT_BEFORE}(?<y>(?:19|20)\\d\\d)(?<s> ?[./-] ?)(?<m>\\d{1,2})\\k<s>(?<d>\\d{1,2})(?!\\p{N}|[./-]\\p{N})(?:\\.(?= ?\\p{Script=Hangul}))?`,
  'gu',
)
const THREE_PARTS = new RegExp(
  `${NO_DIGIT_BEFORE}(?<a>\\d{1,2})(?<s>\\. |[./-]| / | - )(?<b>\\d{1,2})\\k<s>(?<c>\\d{4}|\\d{2})${NO_DIGIT_AFTER}`,
  'gu',
)
const DATE_CUE =
  '(?:on|by|until|till|before|since|from|dated|of|am|vom|zum|bis|seit|el|del|al|le|du|au|il|dal|em|dia|ate|no|desde|op|van|tot|sinds|с|от|до|по|в|في|يوم|نهار|ليوم|تاريخ|بتاريخ|الموافق|حتي|ب|(?:ال)?(?:اثنين|اتنين|تنين|ثلاثاء?|تلاتا?ء?|اربعاء?|خميس|جمعه|سبت|احد|حد)|को|ko|(?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:maan|dins|woens|donder|vrij|zater|zon)dag|(?:mon|diens|donners|frei|sams|sonn)tag|mittwoch|sonnabend|tues?|weds?|thu|thurs?|fri|(?:mon|sat|sun|mo|mi|fr|sa|so|ma|di|wo|do|vr|za|zo)\\.?(?=,? ?(?:1[3-9]|2\\d|3[01])[/-])),? '
/** `Op 17-4`: no range falls. */
const DASH_CUE =
  /^(?:on|op|van|tot|sinds|(?:maan|dins|woens|donder|vrij|zater|zon)dag|ma|di|wo|do|vr|za|zo)\.?,? $/u
const TWO_PARTS = new RegExp(
  `(?:(?<cue>(?<![\\p{L}\\p{M}])(?:${DATE_CUE}|(?:d?al|del)?l'|[بف]))|(?<![\\p{N}\\p{L}][.,/:-]|\\p{N}|§ ?|klo ?|[$€£¥]))(?<a>\\d{1,2})(?<s>[./-])(?<b>\\d{1,2})(?<dot>\\.?)(?!\\p{N}|[.,/:-]\\p{N}|%| ?(?:%|uhr|h(?!\\p{L})|am(?!\\p{L})|pm|euro?|of |star|year|months|stund|inch|ora|hora|heure))`,
  'gu',
)
/** A number that somebody or something bears: `employee no. 12-05-18`. */
const LABEL =
  /(?:(?<![\p{L}\p{M}])(?:(?:\p{L}+[- ]?)?(?:nr|nro|num|nummer|numero|number|code|matricola|matricule|mat|ref|reference|referenz|commande n°|expediente|dossier|номер|табельный|заказ|рейс)|(?:order|ordine|pedido|commande|bestelling|bestellung|tilaus|заказ)(?= [\d]+-)|رقم(?: ال?\p{L}+)?|(?:नंबर|नं|क्रमांक|संख्या))[.:°º]?|№|n[°º]|番号|编号|单号|工号|번호|사번)[ :.：]{0,2}$/u
const LABEL_REACH = 24
/** Languages whose words for `on` stand behind the day. */
const CUE_BEHIND =
  /^ ?(?:에(?!서)|일(?:자|부|날)?(?=[에로,. ]|$)|날|자로|부로|이었|이에요|입니다|\((?:[월화수목금토일]|[月火水木金土日](?:曜日?)?|(?:周|星期|礼拜)?[一二三四五六日天])\)|새벽|오전|오후|아침|저녁|밤|に|の(?:朝|夜|夕|昼|午)|付|でし|です(?!が?割)|、|发行|号|(?![的以之成强弱多分股份人倍级比个次名年月天小大半左程权所持])\p{Script=Han}|(?:को|था|थी|की|का|ko|tha|thi|ki)(?![\p{L}\p{M}]))/u
const CYRILLIC_REACH = 24
const CYRILLIC_BEFORE = /(?:^|[\p{Script=Cyrillic},:;.!?(]) ?$/u
/** An article of a code, a sum or a version. */
const NO_CYRILLIC_DAY =
  /(?<!\p{L})(?:ст|стат\p{L}{1,3}|п|пп|пункт\p{L}{0,3}|ч|част\p{L}{1,2}|гл|глав\p{L}{1,2}|кв|версия|верси\p{L}|на|в среднем|около|примерно|это|всего|стоит|цена|по цене|за|оценка|балл)[ .]{0,2}$/u
const CYRILLIC_AFTER =
  /^ ?(?:[,;.!?)]|$|(?!(?:руб|р(?!\p{L})|тыс|млн|процент|проц|кг|г(?!\p{L})|км|м(?!\p{L})|см|грн|тенге|тг|сом|лей|евро|доллар|коап|упк|гк|тк|ук|жк|нк|час|мин|утра|вечера|дня|ночи)\.?)\p{Script=Cyrillic})/u
const TAIWAN =
  /(?<![\p{N}./-])(?<y>1[0-4]\d)(?<s>[./-])(?<m>\d{1,2})\k<s>(?<d>\d{1,2})(?![\p{N}./-])/gu
const HAN_NUMBER = '[〇零一二三四五六七八九十廿卅]'
const EAST_ASIAN = new RegExp(
  `(?:(?<era>令和|平成|昭和|民国|民國|(?<![a-z])r)? ?(?<y>\\d{1,4}|元|${HAN_NUMBER}{2,4}) ?(?:年|년)(?:度)?[ ,]?|(?<rel>去年|昨年|作年|재작년|작년|지난 ?해|今年|本年|올해|금년|前年|내년|明年|来年)(?:의|的|の)? ?)?(?<![\\d.])(?<m>\\d{1,2}|${HAN_NUMBER}{1,2}) ?(?:月份?|월|月の(?=\\d{1,2} ?日(?:[のにだで、(夜朝昼夕]|から|午))) ?(?<d>\\d{1,2}|${HAN_NUMBER}{1,3}) ?(?:日|号|號|일)(?!(?:間|间|동안|간|\\p{N}| ?(?:쯤|무렵|즈음|전후|가량|께(?!서))|경(?![찰기우비험고력제영매로남북주])))`,
  'gu',
)
const ERA_FIGURES =
  /(?<![a-z\p{N}])(?<era>[rhs]|令和|平成) ?(?<y>\d{1,2})[./-](?<m>\d{1,2})[./-](?<d>\d{1,2})(?!\d)/gu
const EAST_ASIAN_RANGE = /(?:[~〜～-]|[日号\d] ?[至到]) ?$/u

/** Days in figures: 3.11.2026, 11/3/2026, 2026-11-03, 3.11., 2026年11月3日. Where both orders fit, none. */
export function readNumericDays(text: string, country: string, today: string): NumericDay[] {
  return allNumericDays(text, country, today).filter(
    ({ start }) => !LABEL.test(text.slice(Math.max(0, start - LABEL_REACH), start)),
  )
}

function allNumericDays(text: string, country: string, today: string): NumericDay[] {
  return [
    ...[...text.matchAll(YEAR_LEADS)].flatMap(({ groups = {}, 0: all, index }) =>
      found(calendarDay(Number(groups['y']), Number(groups['m']), Number(groups['d'])), all, index),
    ),
    ...(country === 'TW' ? [...text.matchAll(TAIWAN)] : []).flatMap(
      ({ groups = {}, 0: all, index }) =>
        found(
          calendarDay(MINGUO + Number(groups['y']), Number(groups['m']), Number(groups['d'])),
          all,
          index,
        ),
    ),
    ...[...text.matchAll(THREE_PARTS)].flatMap(({ groups = {}, 0: all, index }) =>
      found(dayOfThree(groups, country, Number(today.slice(0, 4))), all, index),
    ),
    ...[...text.matchAll(TWO_PARTS)].flatMap((match) => twoParts(match, country)),
    ...[...text.matchAll(EAST_ASIAN)].flatMap((match) => eastAsian(match, text, today)),
    ...[...text.matchAll(ERA_FIGURES)].flatMap(({ groups = {}, 0: all, index }) => {
      const before = ERAS[groups['era'] ?? ''] ?? 0
      const day = calendarDay(
        before + Number(groups['y']),
        Number(groups['m']),
        Number(groups['d']),
      )
      return found(day, all, index)
    }),
  ]
}

/** '26 and 2026 are one; a year of two figures is taken from the century that lies nearest. */
export function fullYear(figures: string, currentYear: number): number {
  const year = Number(figures.replace("'", ''))
  if (year >= 100) return year
  const century = Math.floor(currentYear / 100) * 100
  return century + year > currentYear + 10 ? century - 100 + year : century + year
}

function found(day: string | undefined, all: string, start: number): NumericDay[] {
  return day ? [{ day, start, end: start + all.length }] : []
}

function dayOfThree(
  { a = '', b = '', c = '', s = '' }: Record<string, string | undefined>,
  country: string,
  currentYear: number,
): string | undefined {
  if (c.length === 2 && YEAR_FIRST.includes(country)) {
    return calendarDay(fullYear(a, currentYear), Number(b), Number(c))
  }
  const order = orderOf(country, s.trim(), Number(a), Number(b))
  if (!order) return undefined
  return calendarDay(fullYear(c, currentYear), order.month, order.dayOfMonth)
}

/** Which of two figures is the month: by their size, else by the country's habit, else unknown. */
function orderOf(country: string, separator: string, first: number, second: number) {
  const dayFirst = { dayOfMonth: first, month: second }
  const monthFirst = { dayOfMonth: second, month: first }
  if (first === second) return dayFirst
  if (first > 12) return dayFirst
  if (second > 12) return MIXED.includes(country) || separator !== '.' ? monthFirst : undefined
  if (MONTH_FIRST.includes(country)) return separator === '.' ? undefined : monthFirst
  if (separator === '.') return YEAR_FIRST.includes(country) ? undefined : dayFirst
  return MIXED_WITH_SLASH.includes(country) || YEAR_FIRST.includes(country) ? undefined : dayFirst
}

function twoParts(match: RegExpExecArray, country: string): NumericDay[] {
  const { cue = '', a = '', b = '', s = '', dot = '' } = match.groups ?? {}
  if (s === '-' && !(DASH_CUE.test(cue) && Number(a) > 12 && Number(b) <= 12)) return []
  if (s === '-' && MONTH_FIRST.includes(country)) return []
  // Without a word before it, 3/11 may be a share and 14.30 a time; only the German 3.11. speaks for itself.
  const speaks = cue || (s === '.' && dot) || isPlainDay(match, country)
  if (!speaks && !isFollowedByCue(match) && !isCyrillicDay(match)) return []
  const order = YEAR_FIRST.includes(country)
    ? { month: Number(a), dayOfMonth: Number(b) }
    : orderOf(country, s, Number(a), Number(b))
  if (!order || !calendarDay(2024, order.month, order.dayOfMonth)) return []
  const start = match.index + cue.length
  return [{ ...order, start, end: match.index + match[0].length }]
}

/** 7/31 in America, 31/07 elsewhere: too large for a share; or what a message opens with. */
function isPlainDay(
  { input, index, 0: all, groups = {} }: RegExpExecArray,
  country: string,
): boolean {
  if (groups['s'] !== '/') return false
  const opens = /(?:^|[.!?。\n] ?)$/u.test(input.slice(Math.max(0, index - 2), index))
  if (opens && /^ \p{L}/u.test(input.slice(index + all.length))) return true
  const [first = '', second = ''] = [groups['a'], groups['b']]
  // In East Asia the month leads: `9/27 a car hit me`; as a share 9/27 would be odd.
  if (YEAR_FIRST.includes(country) && Number(second) > 12 && /^(?:0?[1-9]|1[0-2])$/.test(first)) {
    return !INCHES.includes(second)
  }
  if (!MONTH_FIRST.includes(country)) {
    return Number(first) > 12 && /^(?:0[1-9]|1[0-2])$/.test(second)
  }
  return Number(second) > 12 && /^(?:0?[1-9]|1[0-2])$/.test(first) && !INCHES.includes(second)
}

function isFollowedByCue({ input, index, 0: all }: RegExpExecArray): boolean {
  return CUE_BEHIND.test(input.slice(index + all.length))
}

/** Who writes Russian gives the month two figures, and the clock a colon: `уволили 19.08, без причины`. */
function isCyrillicDay({ input, index, 0: all, groups = {} }: RegExpExecArray): boolean {
  const before = input.slice(Math.max(0, index - CYRILLIC_REACH), index)
  return (
    groups['s'] === '.' &&
    /^(?:0[1-9]|1[0-2])$/.test(groups['b'] ?? '') &&
    CYRILLIC_BEFORE.test(before) &&
    !NO_CYRILLIC_DAY.test(before) &&
    CYRILLIC_AFTER.test(input.slice(index + all.length))
  )
}

function eastAsian(match: RegExpExecArray, text: string, today: string): NumericDay[] {
  const { era = '', y, rel, m = '', d = '' } = match.groups ?? {}
  const [month, dayOfMonth] = [hanNumber(m), hanNumber(d)]
  if (EAST_ASIAN_RANGE.test(text.slice(Math.max(0, match.index - 2), match.index))) return []
  if (/^ ?(?:[~〜～至]|到 ?\d)/u.test(text.slice(match.index + match[0].length))) return []
  const thisYear = Number(today.slice(0, 4))
  const year = rel ? thisYear - yearsBack(rel) : y && eraYear(era, y, thisYear)
  if (year) return found(calendarDay(year, month, dayOfMonth), match[0], match.index)
  if (!calendarDay(2024, month, dayOfMonth)) return []
  return [{ month, dayOfMonth, start: match.index, end: match.index + match[0].length }]
}

function yearsBack(word: string): number {
  if (word === '前年' || word === '재작년') return 2
  if (/^[내明来]/u.test(word)) return -1
  return /^[今本올금]/u.test(word) ? 0 : 1
}

function eraYear(era: string, figures: string, thisYear: number): number {
  const year = figures === '元' ? 1 : hanNumber(figures)
  if (era.startsWith('民')) return MINGUO + year
  // Taiwan counts from 1912 and often leaves the era out.
  if (!era && year > 99 && year < 1000) return MINGUO + year
  const before = ERAS[era]
  return before === undefined ? fullYear(String(year), thisYear) : before + year
}

function hanNumber(written: string): number {
  if (/^\d+$/.test(written)) return Number(written)
  const digits = [...written.replace('廿', '二十').replace('卅', '三十').replaceAll('零', '〇')]
  const value = (digit: string | undefined) => '〇一二三四五六七八九'.indexOf(digit ?? '')
  const ten = digits.indexOf('十')
  if (ten < 0) return digits.reduce((sum, digit) => sum * 10 + value(digit), 0)
  const tens = ten === 0 ? 1 : value(digits[0])
  return tens * 10 + Math.max(0, value(digits[ten + 1]))
}
