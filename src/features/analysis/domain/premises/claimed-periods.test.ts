import { expect, test } from 'vitest'
import type { LanguageCode } from '../../../../shared/languages.ts'
import { claimedPeriods, isSamePeriod } from './claimed-periods.ts'

const periodsIn = (facts: string, language: LanguageCode) =>
  claimedPeriods(facts, { country: 'DE', language }).map(({ period }) => period)

test.each<[LanguageCode, string, string]>([
  ['en', 'My boss fired me. I have two years to sue, right?', 'P2Y'],
  ['en', 'The letter came today, the time limit is 30 days they say', 'P30D'],
  ['en', 'Can I still appeal within 6 weeks?', 'P6W'],
  ['de', 'Ich habe ja 3 Monate Zeit, oder?', 'P3M'],
  ['de', 'Die Frist beträgt zwei Jahre, hat er gesagt', 'P2Y'],
  ['es', 'Tengo un año para demandar por el despido', 'P1Y'],
  ['es', 'me dijeron que el plazo es de 20 días', 'P20D'],
  ['fr', "J'ai deux ans pour contester le licenciement", 'P2Y'],
  ['it', 'Ho sei mesi per impugnare il licenziamento', 'P6M'],
  ['pt', 'Tenho 5 anos para reclamar na justiça', 'P5Y'],
  ['nl', 'Ik heb 3 maanden de tijd om bezwaar te maken', 'P3M'],
  ['fi', 'Minulla on 60 päivää aikaa valittaa', 'P60D'],
  ['ru', 'У меня есть три года, чтобы обжаловать увольнение', 'P3Y'],
  ['fr', 'On m’a dit que le délai est de deux ans', 'P2Y'],
  ['ru', 'Срок на возражение три дня, как мне сказали', 'P3D'],
  ['ru', 'срок исковой давности составляет два года', 'P2Y'],
  ['zh', '我有三年时间起诉，对吗', 'P3Y'],
  ['zh', '仲裁时效是两年吧', 'P2Y'],
  ['ja', '2年以内に訴えればいいですよね', 'P2Y'],
  ['ko', '1년 안에 소송하면 되나요', 'P1Y'],
  ['ar', 'عندي ٣ شهور للطعن في القرار', 'P3M'],
  ['hi', 'मेरे पास 3 साल का समय है केस करने का', 'P3Y'],
])('%s: a time limit the writer believes in is read: %s', (language, facts, period) => {
  expect(periodsIn(facts, language)).toContain(period)
})

test.each<[LanguageCode, string]>([
  ['en', 'I worked there for 10 years and want to appeal'],
  ['en', 'He was fired 3 weeks ago. The notice period is 3 months'],
  ['de', 'Ich arbeite dort seit 10 Jahren, Kündigungsfrist 3 Monate'],
  ['es', 'llevo dos años sin contrato y quiero demandar'],
  ['fr', "J'ai travaillé deux ans pour cette entreprise"],
  ['fr', 'Le délai de congé de trois mois n’est pas respecté'],
  ['ru', 'Его посадили, срок десять дней'],
  ['ru', 'Судья дал срок на примирение два месяца'],
  ['zh', '我在这家公司干了三年，想起诉'],
  ['ja', '3年働いた会社を訴えたい'],
])('%s: a time that merely went by is no such belief: %s', (language, facts) => {
  expect(periodsIn(facts, language)).toEqual([])
})

test('the words are those of the text', () => {
  const [claim] = claimedPeriods('Ok. I HAVE  two years to sue him.', {
    country: 'US',
    language: 'en',
  })
  expect(claim?.words).toBe('HAVE  two years to sue')
})

test('periods are compared as people would', () => {
  expect(isSamePeriod('P14D', 'P2W')).toBe(true)
  expect(isSamePeriod('P1M', 'P30D')).toBe(true)
  expect(isSamePeriod('P12M', 'P1Y')).toBe(true)
  expect(isSamePeriod('20WD', 'P28D')).toBe(true)
  expect(isSamePeriod('P3W', 'P1M')).toBe(false)
  expect(isSamePeriod('P2Y', 'P3Y')).toBe(false)
  expect(isSamePeriod('soon', 'P3Y')).toBe(false)
})
