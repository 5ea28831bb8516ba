import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readDays } from './read-days.ts'

const TODAY = '2026-11-21'
const read = (facts: string, country = 'DE', today = TODAY) => readDays(facts, { today, country })
const days = (facts: string, country?: string, today?: string) =>
  read(facts, country, today).map(({ day }) => day)

const NAMED: Record<string, [string, string][]> = {
  US: [
    ['on 11/3/2026', '2026-11-03'],
    ['Nov. 3rd 2026', '2026-11-03'],
    ['the third of November', '2026-11-03'],
    ['last Friday', '2026-11-20'],
    ['a fortnight ago', '2026-11-07'],
    ['twelve days ago', '2026-11-09'],
    ['twenty-two days ago', '2026-10-30'],
    ['the day before yesterday', '2026-11-19'],
    ['on Monday', '2026-11-16'],
    ['a month ago', '2026-10-21'],
    ['in 3 days', '2026-11-24'],
    ['hearing on 30 November', '2026-11-30'],
    ['I was sacked on 30 November', '2025-11-30'],
    ['next Friday', '2026-11-27'],
    ['3 Nov', '2026-11-03'],
    ['2026-11-03', '2026-11-03'],
  ],
  ES: [
    ['el 3 de noviembre de 2026', '2026-11-03'],
    ['primero de marzo', '2026-03-01'],
    ['hace quince días', '2026-11-06'],
    ['anteayer', '2026-11-19'],
    ['el lunes me dijeron', '2026-11-16'],
    ['el viernes pasado', '2026-11-20'],
    ['3/11/2026', '2026-11-03'],
    ['ayer', '2026-11-20'],
    ['hace dos semanas', '2026-11-07'],
  ],
  FR: [
    ['le 1er mars', '2026-03-01'],
    ['le 3 novembre 2026', '2026-11-03'],
    ['il y a quinze jours', '2026-11-06'],
    ['avant-hier', '2026-11-19'],
    ['lundi dernier', '2026-11-16'],
    ['hier soir', '2026-11-20'],
    ['aujourd’hui', '2026-11-21'],
    ['il y a trois semaines', '2026-10-31'],
    ['03/11/26', '2026-11-03'],
  ],
  DE: [
    ['Am 3. November', '2026-11-03'],
    ['3.11.2026', '2026-11-03'],
    ['am 3.11. kam', '2026-11-03'],
    ['vor vierzehn Tagen', '2026-11-07'],
    ['vorgestern', '2026-11-19'],
    ['letzten Montag', '2026-11-16'],
    ['am Dienstag', '2026-11-17'],
    ['am 30. muss ich raus', '2026-11-30'],
    ['letzte Woche Freitag', '2026-11-13'],
    ['bis zum 30. November', '2026-11-30'],
  ],
  IT: [
    ['il 3 novembre 2026', '2026-11-03'],
    ['due settimane fa', '2026-11-07'],
    ["l'altro ieri", '2026-11-19'],
    ['lunedì scorso', '2026-11-16'],
    ['ieri sera', '2026-11-20'],
    ['il primo marzo', '2026-03-01'],
    ['3 giorni fa', '2026-11-18'],
    ['stamattina', '2026-11-21'],
  ],
  BR: [
    ['3 de novembro de 2026', '2026-11-03'],
    ['há três dias', '2026-11-18'],
    ['anteontem', '2026-11-19'],
    ['segunda passada', '2026-11-16'],
    ['ontem', '2026-11-20'],
    ['duas semanas atrás', '2026-11-07'],
    ['na sexta-feira', '2026-11-20'],
    ['hoje', '2026-11-21'],
  ],
  RU: [
    ['3 ноября', '2026-11-03'],
    ['3 ноября 2026 г.', '2026-11-03'],
    ['позавчера', '2026-11-19'],
    ['три недели назад', '2026-10-31'],
    ['в прошлый понедельник', '2026-11-16'],
    ['вчера', '2026-11-20'],
    ['в пятницу уволили', '2026-11-20'],
    ['неделю назад', '2026-11-14'],
    ['третьего ноября', '2026-11-03'],
  ],
  CN: [
    ['2026年11月3日', '2026-11-03'],
    ['11月3日', '2026-11-03'],
    ['十一月三日', '2026-11-03'],
    ['三天前', '2026-11-18'],
    ['二十三天前', '2026-10-29'],
    ['上周五', '2026-11-13'],
    ['昨天', '2026-11-20'],
    ['去年11月3号', '2025-11-03'],
    ['两个月前', '2026-09-21'],
  ],
  JP: [
    ['令和8年11月3日', '2026-11-03'],
    ['R8.11.3', '2026-11-03'],
    ['先週の金曜日', '2026-11-13'],
    ['三日前', '2026-11-18'],
    ['昨日', '2026-11-20'],
    ['一昨日', '2026-11-19'],
    ['２０２６年１１月３日', '2026-11-03'],
    ['2か月前に', '2026-09-21'],
  ],
  SA: [
    ['٣ نوفمبر ٢٠٢٦', '2026-11-03'],
    ['3 تشرين الثاني', '2026-11-03'],
    ['قبل يومين', '2026-11-19'],
    ['قبل أسبوعين', '2026-11-07'],
    ['أمس', '2026-11-20'],
    ['أول أمس', '2026-11-19'],
    ['يوم الاثنين الماضي', '2026-11-16'],
    ['قبل ثلاثة أيام', '2026-11-18'],
    ['قبل شهرين', '2026-09-21'],
  ],
  IN: [
    ['३ नवंबर 2026', '2026-11-03'],
    ['कल मुझे निकाला गया', '2026-11-20'],
    ['परसों नोटिस मिला', '2026-11-19'],
    ['तीन दिन पहले', '2026-11-18'],
    ['do hafte pehle', '2026-11-07'],
    ['पिछले सोमवार', '2026-11-16'],
    ['आज', '2026-11-21'],
    ['3 tareekh ko mila', '2026-11-03'],
  ],
  KR: [
    ['2026년 11월 3일', '2026-11-03'],
    ['11월 3일', '2026-11-03'],
    ['사흘 전', '2026-11-18'],
    ['어제', '2026-11-20'],
    ['그저께', '2026-11-19'],
    ['지난주 금요일', '2026-11-13'],
    ['2주 전', '2026-11-07'],
    ['두 달 전', '2026-09-21'],
  ],
  NL: [
    ['3 november 2026', '2026-11-03'],
    ['03-11-2026', '2026-11-03'],
    ['eergisteren', '2026-11-19'],
    ['twee weken geleden', '2026-11-07'],
    ['afgelopen vrijdag', '2026-11-20'],
    ['gisteren', '2026-11-20'],
    ['vorige week vrijdag', '2026-11-13'],
    ['op 3 november kreeg ik', '2026-11-03'],
  ],
  FI: [
    ['3. marraskuuta 2026', '2026-11-03'],
    ['toissapäivänä', '2026-11-19'],
    ['kaksi viikkoa sitten', '2026-11-07'],
    ['eilen', '2026-11-20'],
    ['viime maanantaina', '2026-11-16'],
    ['maanantaina sain', '2026-11-16'],
    ['3.11.2026', '2026-11-03'],
    ['viime viikon perjantaina', '2026-11-13'],
  ],
}

const NO_DAY: Record<string, string[]> = {
  US: [
    'about 3 weeks ago',
    'last week',
    'in March',
    'recently',
    'for three weeks',
    'since 2015',
    'within 3 weeks',
    '30 days to answer',
    'after 2 years of marriage',
    "three weeks' notice",
    'every Monday',
    '$3.11',
    'call 555-11-2026',
    'section 3.11',
    '2 or 3 weeks ago',
    '2.5 years ago',
    '24/7',
    '1 out of 3',
    'I am 34 years old',
    '31 February 2026',
  ],
  ES: [
    'hace unas tres semanas',
    'en marzo',
    'durante tres semanas',
    'desde 2015',
    'la semana pasada',
    '30 días para responder',
    'tengo 34 años',
    'trabajo aquí hace 3 años',
  ],
  FR: [
    'il y a environ trois semaines',
    'en mars',
    'pendant trois semaines',
    'depuis 2015',
    'la semaine dernière',
    'délai de 30 jours',
    "j'ai 34 ans",
    'tous les lundis',
  ],
  DE: [
    'vor ungefähr drei Wochen',
    'im März',
    'seit drei Wochen',
    'seit 2015',
    'letzte Woche',
    'innerhalb von 3 Wochen',
    '§ 3.11 BGB',
    'jeden Montag',
    '3,11 Euro',
  ],
  IT: [
    'circa tre settimane fa',
    'a marzo',
    'per tre settimane',
    'dal 2015',
    'la settimana scorsa',
    'entro 30 giorni',
    'ho 34 anni',
    'ogni lunedì',
  ],
  BR: [
    'há cerca de três semanas',
    'em março',
    'durante três semanas',
    'desde 2015',
    'semana passada',
    'prazo de 30 dias',
    'tenho 34 anos',
    'a segunda vez',
    'trabalho lá há 3 anos',
  ],
  RU: [
    'около трёх недель назад',
    'в марте',
    'с 2015 года',
    'на прошлой неделе',
    'в течение 30 дней',
    'мне 34 года',
    'каждый понедельник',
    'две-три недели назад',
  ],
  CN: ['大约三周前', '三月份', '2015年以来', '上周', '30天内', '我34岁', '每周一', '提前30天通知'],
  JP: [
    '約三週間前',
    '三月に',
    '2015年から',
    '先週',
    '30日以内',
    '34歳です',
    '毎週月曜日',
    '3週間ほど前',
  ],
  SA: [
    'قبل حوالي ثلاثة أسابيع',
    'في مارس',
    'منذ 2015',
    'الأسبوع الماضي',
    'خلال 30 يوما',
    'عمري 34 سنة',
    'كل يوم اثنين',
    'أعمل منذ سنتين',
  ],
  IN: [
    'लगभग तीन हफ्ते पहले',
    'मार्च में',
    '2015 से',
    'पिछले हफ्ते',
    '30 दिन के अंदर',
    'मेरी उम्र 34 साल',
    'हर सोमवार को',
    'कल',
  ],
  KR: [
    '약 3주 전',
    '3월에',
    '2015년부터',
    '지난주',
    '30일 이내',
    '34살입니다',
    '매주 월요일',
    '3주쯤 걸림',
  ],
  NL: [
    'ongeveer drie weken geleden',
    'in maart',
    'drie weken lang',
    'sinds 2015',
    'vorige week',
    'binnen 30 dagen',
    'ik ben 34 jaar',
    'elke maandag',
  ],
  FI: [
    'noin kolme viikkoa sitten',
    'maaliskuussa',
    'kolme viikkoa',
    'vuodesta 2015',
    'viime viikolla',
    '30 päivän kuluessa',
    'olen 34 vuotta',
    'joka maanantai',
  ],
}

describe.each(Object.entries(NAMED))('days as people name them in %s', (country, rows) => {
  it.each(rows)('%s', (facts, day) => {
    expect(days(facts, country)).toEqual([day])
  })
})

describe.each(Object.entries(NO_DAY))('what names no day in %s', (country, rows) => {
  it.each(rows)('%s', (facts) => {
    expect(days(facts, country)).toEqual([])
  })
})

describe('the calendar', () => {
  it('clamps a month ago to the end of the month', () => {
    expect(days('a month ago', 'GB', '2026-03-31')).toEqual(['2026-02-28'])
    expect(days('a year ago', 'GB', '2024-02-29')).toEqual(['2023-02-28'])
  })

  it('takes the last leap year for a 29 February without a year', () => {
    expect(days('on 29 February', 'GB')).toEqual(['2024-02-29'])
  })

  it('names no day where a country uses both orders', () => {
    expect(days('3/11/2026', 'CA')).toEqual([])
    expect(days('13/11/2026', 'CA')).toEqual(['2026-11-13'])
  })

  it('does not read a day just past as one of the next year', () => {
    expect(days('the invoice was due on 1 November', 'GB')).toEqual(['2026-11-01'])
  })

  it('marks what lies ahead', () => {
    expect(read('tomorrow', 'GB')[0]?.ahead).toBe(true)
    expect(read('yesterday', 'GB')[0]?.ahead).toBeUndefined()
  })

  it('reads through marks of direction, and points at the words in the original', () => {
    const facts = 'fired on \u200f3\u200e/\u200e11\u200e/2026!'
    const [found] = read(facts, 'GB')
    expect(found?.day).toBe('2026-11-03')
    expect(facts.slice(found?.start, found?.end)).toBe('3\u200e/\u200e11\u200e/2026')
  })
})

describe('any text', () => {
  it('never throws and never names an impossible day', () => {
    const piece = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom(
        ...Object.values(NAMED)
          .flat()
          .map(([facts]) => facts),
      ),
      fc.constantFrom('31/02/2026', '99.99.9999', '\ud800', '0', ' ', '十十年', '٣٣'),
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
        const facts = pieces.join('')
        for (const { day, start, end } of read(facts, 'US')) {
          expect(new Date(`${day}T00:00:00Z`).toISOString().slice(0, 10)).toBe(day)
          expect(start).toBeLessThan(end)
          expect(end).toBeLessThanOrEqual(facts.length)
        }
      }),
      { numRuns: 300 },
    )
  })

  it.each([
    [
      'a long story',
      'They told me to leave and I had nothing to say about it. I got the letter on Monday. ',
    ],
    ['digits', '1.1.1.1.1'],
    ['half a date', '3 of '],
    ['a story in Chinese', '我在公司工作了很多年，后来他们让我走人。'],
  ])('reads 20,000 characters of %s in bounded time', (_, piece) => {
    const facts = piece.repeat(20_000).slice(0, 20_000)
    read(facts)
    const before = performance.now()
    for (let i = 0; i < 5; i += 1) read(facts)
    // Twenty milliseconds are meant; the rest is for a busy machine.
    expect((performance.now() - before) / 5).toBeLessThan(200)
  })
})
