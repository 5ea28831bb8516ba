import { describe, expect, it } from 'vitest'
import type { LanguageCode } from '../../../shared/languages.ts'
import { orderTerms } from './order-terms.ts'

/** Each term as `term` or `term=reading`; the answer as one line a letter. */
function ordered(language: LanguageCode, terms: readonly string[]): string[] {
  const listed = terms.map((written) => {
    const [term = '', reading] = written.split('=')
    return { id: term, lang: language, term, definition: '', forms: [], english: '', reading }
  })
  return orderTerms(listed, language).map(
    ({ letter, terms: under }) => `${letter}: ${under.map(({ term }) => term).join(' ')}`,
  )
}

describe('the order of terms in Latin letters', () => {
  it('English: one letter for small and capital, spaces do not count', () => {
    expect(ordered('en', ['tort', 'bail', 'Act', 'bail bond', 'bailiff', 'appeal'])).toEqual([
      'A: Act appeal',
      'B: bail bail bond bailiff',
      'T: tort',
    ])
  })

  it('French and Italian: an accent is no letter of its own', () => {
    expect(ordered('fr', ['expert', 'élection', 'exécution', 'état', 'avocat'])).toEqual([
      'A: avocat',
      'E: élection état exécution expert',
    ])
    expect(ordered('it', ['eredità', 'erede', 'équo'])).toEqual(['E: équo erede eredità'])
  })

  it('Spanish: ñ is a letter behind n', () => {
    expect(ordered('es', ['ñapa', 'nulidad', 'ocupante', 'norma', 'ánimo'])).toEqual([
      'A: ánimo',
      'N: norma nulidad',
      'Ñ: ñapa',
      'O: ocupante',
    ])
  })

  it('German: umlauts stand with their vowels; Finnish: å, ä and ö stand at the end', () => {
    expect(ordered('de', ['Zeuge', 'Änderung', 'Anwalt', 'Öffentlichkeit', 'Opfer'])).toEqual([
      'A: Änderung Anwalt',
      'O: Öffentlichkeit Opfer',
      'Z: Zeuge',
    ])
    expect(ordered('fi', ['äänestys', 'öykkäri', 'asunto', 'yhtiö', 'oikeus'])).toEqual([
      'A: asunto',
      'O: oikeus',
      'Y: yhtiö',
      'Ä: äänestys',
      'Ö: öykkäri',
    ])
  })

  it('Portuguese and Dutch: by the plain letter', () => {
    expect(ordered('pt', ['ónus', 'ação', 'obra', 'acordo'])).toEqual([
      'A: ação acordo',
      'O: obra ónus',
    ])
    expect(ordered('nl', ['eis', 'één', 'echtscheiding'])).toEqual(['E: echtscheiding één eis'])
  })

  it('a term that begins with no letter has a place, too', () => {
    expect(ordered('en', ['§ 90', 'act'])).toEqual(['#: § 90', 'A: act'])
  })
})

describe('the order of terms in other letters', () => {
  it('Russian: ё stands with е, й is a letter of its own', () => {
    expect(ordered('ru', ['ёмкость', 'иск', 'естество', 'йод', 'залог'])).toEqual([
      'Е: ёмкость естество',
      'З: залог',
      'И: иск',
      'Й: йод',
    ])
  })

  it('Japanese: rows of kana by the reading, voiced letters with their plain ones', () => {
    expect(
      ordered('ja', [
        '原告=げんこく',
        '契約=けいやく',
        '保釈=ほしゃく',
        'リース=リース',
        '和解=わかい',
        '遺言=いごん',
        '時効=じこう',
        '敷金=しききん',
      ]),
    ).toEqual(['あ: 遺言', 'か: 契約 原告', 'さ: 敷金 時効', 'は: 保釈', 'ら: リース', 'わ: 和解'])
  })

  it('Chinese: initials of pinyin, tones after letters', () => {
    expect(
      ordered('zh', [
        '原告=yuángào',
        '保释=bǎoshì',
        '合同=hétong',
        '押金=yājīn',
        '被告=bèigào',
        '押韵=yāyùn',
      ]),
    ).toEqual(['B: 保释 被告', 'H: 合同', 'Y: 押金 押韵 原告'])
  })

  it('Korean: first consonants, doubled ones with the plain', () => {
    expect(ordered('ko', ['항소', '까치', '계약', '원고', '보증금', '빠름'])).toEqual([
      'ㄱ: 계약 까치',
      'ㅂ: 보증금 빠름',
      'ㅇ: 원고',
      'ㅎ: 항소',
    ])
  })

  it('Arabic: without the article, vowel signs and hamza', () => {
    expect(ordered('ar', ['المدّعي', 'الأهلية', 'عقد', 'إخلاء', 'التقادم', 'كفالة'])).toEqual([
      'ا: إخلاء الأهلية',
      'ت: التقادم',
      'ع: عقد',
      'ك: كفالة',
      'م: المدّعي',
    ])
  })

  it('Hindi: the letter of the first akshara', () => {
    expect(ordered('hi', ['किराया', 'अपील', 'क़र्ज़', 'ज़मानत', 'क्षति', 'वादी', 'जुर्माना'])).toEqual([
      'अ: अपील',
      'क: क़र्ज़ किराया क्षति',
      'ज: ज़मानत जुर्माना',
      'व: वादी',
    ])
  })

  it('English terms in another script come last', () => {
    expect(ordered('ar', ['bail', 'عقد'])).toEqual(['ع: عقد', 'B: bail'])
    expect(ordered('ru', ['bail', 'иск'])).toEqual(['И: иск', 'B: bail'])
  })
})
