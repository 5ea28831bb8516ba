import { describe, expect, it } from 'vitest'
import type { LanguageCode } from '../../../../shared/languages.ts'
import type { CountedFrom } from '../../../law/contract.ts'
import { findStartingDay } from './find-starting-day.ts'

type Row = [facts: string, from: CountedFrom, day: string | undefined]
const TODAY = '2026-11-21'

const STORIES: Partial<Record<LanguageCode, Row[]>> = {
  en: [
    ['I was hired on 3 March 2020 and fired on 3 November 2026.', 'dismissal-notice', '2026-11-03'],
    ['The decision of 3 November came on the 7th.', 'decision-received', '2026-11-07'],
    ['The decision of 3 November came on the 7th.', 'decision-date', '2026-11-03'],
    ['Got the letter that fired me on Tuesday', 'notice-received', '2026-11-17'],
    ['Got the letter that fired me on Tuesday', 'dismissal-notice', '2026-11-17'],
    ['A car hit me yesterday on the crossing.', 'injury', '2026-11-20'],
    ['My lease ends on 31 December 2026.', 'end-of-tenancy', '2026-12-31'],
    [
      'I have worked there since 3 March 2020. They fired me last month.',
      'dismissal-notice',
      undefined,
    ],
    ['I was fired a few weeks ago.', 'dismissal-notice', undefined],
    ['The sofa I ordered on 3 November has not arrived.', 'goods-received', undefined],
    ['They fired me. The hearing is on 30 November.', 'dismissal-notice', undefined],
    ['My neighbour is loud.', 'event', undefined],
  ],
  de: [
    ['Am 3. November habe ich die Kündigung bekommen.', 'dismissal-notice', '2026-11-03'],
    ['Bescheid vom 3. November, kam am 7. an.', 'decision-received', '2026-11-07'],
    ['Gestern wurde ich angefahren.', 'injury', '2026-11-20'],
    [
      'Ich arbeite dort seit dem 3. März 2020 und wurde neulich entlassen.',
      'dismissal-notice',
      undefined,
    ],
    ['Vor ein paar Wochen wurde ich gekündigt.', 'dismissal-notice', undefined],
  ],
  es: [
    ['Me despidieron el 3 de noviembre.', 'dismissal-notice', '2026-11-03'],
    ['Ayer me atropelló un coche.', 'injury', '2026-11-20'],
    ['Compré el móvil hace dos semanas.', 'contract-concluded', '2026-11-07'],
    ['Me despidieron hace poco.', 'dismissal-notice', undefined],
  ],
  fr: [
    ["J'ai été licencié le 3 novembre.", 'dismissal-notice', '2026-11-03'],
    ["J'ai eu un accident hier.", 'injury', '2026-11-20'],
    ['La décision du 3 novembre est arrivée le 7 novembre.', 'decision-received', '2026-11-07'],
    ["J'ai été licencié il y a environ trois semaines.", 'dismissal-notice', undefined],
  ],
  it: [
    ['Mi hanno licenziato il 3 novembre.', 'dismissal-notice', '2026-11-03'],
    ['Ieri sono caduto al lavoro.', 'injury', '2026-11-20'],
    ['Ho comprato il telefono due settimane fa.', 'contract-concluded', '2026-11-07'],
    ['Mi hanno licenziato di recente.', 'dismissal-notice', undefined],
  ],
  pt: [
    ['Fui demitido na segunda passada.', 'dismissal-notice', '2026-11-16'],
    ['Ontem fui atropelado.', 'injury', '2026-11-20'],
    ['Minha mãe faleceu em 3 de novembro.', 'death', '2026-11-03'],
    ['Fui demitido mês passado.', 'dismissal-notice', undefined],
  ],
  ru: [
    ['Меня уволили 3 ноября.', 'dismissal-notice', '2026-11-03'],
    ['Вчера меня сбила машина.', 'injury', '2026-11-20'],
    ['Отец умер три недели назад.', 'death', '2026-10-31'],
    ['Меня недавно уволили.', 'dismissal-notice', undefined],
  ],
  zh: [
    ['11月3日公司辞退了我', 'dismissal-notice', '2026-11-03'],
    ['昨天我上班时摔伤了', 'injury', '2026-11-20'],
    ['上周五收到货', 'goods-received', '2026-11-13'],
    ['公司最近辞退了我', 'dismissal-notice', undefined],
  ],
  ja: [
    ['先週の金曜日に解雇されました。', 'dismissal-notice', '2026-11-13'],
    ['昨日、車にはねられました。', 'injury', '2026-11-20'],
    ['11月3日に商品が届きました。', 'goods-received', '2026-11-03'],
    ['最近解雇されました。', 'dismissal-notice', undefined],
  ],
  ar: [
    ['فصلوني من العمل يوم 3 نوفمبر', 'dismissal-notice', '2026-11-03'],
    ['تعرضت لحادث سير أمس', 'injury', '2026-11-20'],
    ['وصلني قرار الرفض قبل ثلاثة أيام', 'decision-received', '2026-11-18'],
    ['فصلوني من العمل مؤخرا', 'dismissal-notice', undefined],
  ],
  hi: [
    ['मुझे 3 नवंबर को नौकरी से निकाल दिया', 'dismissal-notice', '2026-11-03'],
    ['कल मेरा एक्सीडेंट हुआ', 'injury', '2026-11-20'],
    ['mujhe 3 november ko naukri se nikala gaya', 'dismissal-notice', '2026-11-03'],
    ['मुझे हाल ही में नौकरी से निकाल दिया', 'dismissal-notice', undefined],
  ],
  ko: [
    ['11월 3일에 해고 통보를 받았습니다', 'dismissal-notice', '2026-11-03'],
    ['어제 차에 치였습니다', 'injury', '2026-11-20'],
    ['사흘 전에 아버지가 돌아가셨습니다', 'death', '2026-11-18'],
    ['얼마 전에 해고당했습니다', 'dismissal-notice', undefined],
  ],
  nl: [
    ['Ik ben vorige week vrijdag ontslagen.', 'dismissal-notice', '2026-11-13'],
    ['Gisteren ben ik aangereden.', 'injury', '2026-11-20'],
    ['Het pakket is op 3 november geleverd.', 'goods-received', '2026-11-03'],
    ['Ik ben onlangs ontslagen.', 'dismissal-notice', undefined],
  ],
  fi: [
    ['Sain potkut 3. marraskuuta.', 'dismissal-notice', '2026-11-03'],
    ['Eilen kaaduin töissä.', 'injury', '2026-11-20'],
    ['Isä kuoli kaksi viikkoa sitten.', 'death', '2026-11-07'],
    ['Sain hiljattain potkut.', 'dismissal-notice', undefined],
  ],
}

const COUNTRIES: Partial<Record<LanguageCode, string>> = { zh: 'CN', ja: 'JP', ko: 'KR', en: 'GB' }

describe.each(Object.entries(STORIES) as [LanguageCode, Row[]][])(
  'the day a time limit counts from, in %s',
  (language, rows) => {
    it.each(rows)('%s (%s)', (facts, from, day) => {
      const country = COUNTRIES[language] ?? 'DE'
      expect(findStartingDay(facts, { today: TODAY, country, from, language })?.day).toBe(day)
    })
  },
)

it('gives the words as they stand in the text', () => {
  const facts = 'They fired me on\u200f Nov. 3rd\u00a02026, on the spot.'
  const story = { today: TODAY, country: 'US', from: 'dismissal-notice', language: 'en' } as const
  const found = findStartingDay(facts, story)
  expect(found?.words).toBe('Nov. 3rd\u00a02026')
})

it('does not take knowledge for granted', () => {
  const story = { today: TODAY, country: 'GB', from: 'knowledge-of-death', language: 'en' } as const
  expect(findStartingDay('My father died on 3 November.', story)).toBeUndefined()
  const beside = 'My father died on 3 November. I held his hand.'
  expect(findStartingDay(beside, story)?.day).toBe('2026-11-03')
})
