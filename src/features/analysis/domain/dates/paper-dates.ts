import type { CountedFrom } from '../../../law/contract.ts'
import { isReceipt } from './event-fit.ts'
import type { Span } from './split-clauses.ts'

/** What is dated so is not received so: `the decision of 3 November came on the 7th`. */
const OF_THE_PAPER =
  /(?:\b(?:of|dated|printed(?: on)?|stamped(?: on)?|geschrieben(?: am)?|verfasst(?: am)?|ausgestellt(?: am)?|ausgefertigt am|written(?: on)?|issued(?: on)?|issue date(?: on it)?(?: is| was)?|drawn up(?: on)?|(?:letter|notice|envelope)(?: itself)? says|ecrite?s?|etablie?s?|redigee?s?|emise?s?|geschreven(?: op)?|opgesteld(?: op)?|opgemaakt(?: op)?|kirjoitettu|laadittu|tem data(?: de)?|(?:tiene|trae|con) fecha(?: de| del)?|datiert (?:auf|vom)(?: den)?|gedateerd op|lleva fecha(?: de)?|porta (?:la )?data(?: del)?|porte la date(?: du)?|tragt das datum|date on it is|from|vom|datiert|du|del|datee?|fecha|van|di|dat[oa]d[oa]|datat[oa]|dd)|от|датирован\p{L}*|помечен\p{L}*|(?:стоит|указана|проставлена|значится|написана)(?: дата| число)?|дата(?: на \p{L}+| в \p{L}+| стоит| указана| письма| решения| документа)*|на (?:сам\p{L}+ )?(?:бумаге|письме|документе|конверте|уведомлении|решении|постановлении|нем|ней)(?: стоит| написано| указано| значится| дата)*|(?:(?:paperissa|kirjeessa|paatoksessa|ilmoituksessa|laskussa|siina) )?(?:on|lukee) (?:paivays|paivamaara)|paivat\p{L}+|paivays(?: on| oli)?|paivamaara(?:na)?(?: on| oli)?|lukee(?: paivays| paivamaara)?|(?:पर|में) (?:तारीख|दिनांक)|(?:कागज|पत्र|नोटिस|लेटर|आदेश|चिट्ठी|लिफाफे) पर|दिनांक|तारीख(?= )|dinank|pe (?:date|tarikh|tareekh)|(?:ال)?(?:مورخ|متارخ)\p{L}*(?: في| ب| بتاريخ| يوم)?|مكتوبه? (?:علي|في|ع)\p{L}*(?: تاريخ)?(?: يوم| في)?|(?:علي|في)ها? تاريخ|تاريخ(?:ه|ها|و) ?(?:يوم|في|كان)?|الصادر\p{L}*(?: في| يوم)?|写的?是|写着|写明|上面?写(?:的是)?|[信纸单函书][上尾头面里]{0,2}写(?:住|着|明|的是)?|标的是|印的是|日期(?:是|为)?|落款(?:是|为)?|日付[はがも]|差出日は|作成日は|発行日は|(?:審問|審理|申請)は|(?:날짜|일자)[는가]|(?:발송|작성|고지|판정|결정|통지)일은)[ :]*(?:the |the day )?$/u
const OF_THE_PAPER_BEHIND =
  /^ ?(?:付|自|的(?:决定|判决|裁定|通知)|(?:作出|做出)的|일?자|의 결정|(?:이라고|로|이라|이) ?(?:써|쓰여|적|찍|되어|돼|표시|기재)|(?:की|के|का|ki|ke|ka) (?:आदेश|फैसल|निर्णय|पत्र|नोटिस|चिट्ठी|order|notice|letter|है|हैं|था|थी|hai|tha|thi|लिखा|likha|तारीख|date)|(?:लिखा|लिखी|डाला|डली|पड़ी|likha|likhi|dali|padi|dala) |(?:तारीख|tarikh|date) (?:लिखी|पड़ी|डली|likhi|padi)|(?:paivatty|tehty|annettu|kirjoitettu|paivatyn|tehdyn) )/u
/** Portuguese says `do` before the day of a paper, Dutch before a Thursday. */
const DO = /(?<!(?:partir|antes|depois|desde|dentro) )\bdo $/u
const IN_PORTUGUESE = /^(?:dia |\d{1,2}(?:\.?o|º)? de )/u
const DATED: readonly CountedFrom[] = ['decision-date', 'notice-sent']

/** Speaks for the day a paper bears, and against its being the day the paper came. */
export function ofThePaper(text: string, { start, end }: Span, from: CountedFrom): number {
  const before = text.slice(Math.max(0, start - 20), start)
  const named = text.slice(start, end)
  const dated =
    OF_THE_PAPER.test(before) ||
    /^(?:vom|du|del|of|from|dated|van|от|de(?! \d+(?:e|ste)$)) /u.test(named) ||
    (DO.test(before) && IN_PORTUGUESE.test(named)) ||
    OF_THE_PAPER_BEHIND.test(text.slice(end, end + 20))
  if (!dated) return 0
  if (DATED.includes(from)) return 1.5
  return isReceipt(from) ? -3 : 0
}
