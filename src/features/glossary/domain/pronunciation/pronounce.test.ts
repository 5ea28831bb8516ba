import { describe, expect, it } from 'vitest'
import type { LanguageCode } from '../../../../shared/languages.ts'
import { strangeSigns } from './ipa-signs.ts'
import { espeakVoiceOf, pronounce } from './pronounce.ts'

const nobody = () => {
  throw new Error('eSpeak was asked')
}

describe('from the spelling of the language itself', () => {
  it.each<[LanguageCode, string, string]>([
    ['zh', 'shōuyǎng', 'ʂou̯˥jɑŋ˨˩˦'],
    ['zh', 'yǐngxiǎng', 'iŋ˧˥ɕjɑŋ˨˩˦'],
    ['zh', "miǎnpéi'é", 'mjɛn˨˩pʰei̯˧˥ɤ˧˥'],
    ['zh', 'lǜshī', 'ly˥˩ʂɻ̩˥'],
    ['ja', 'ようしえんぐみ', 'joːɕieŋɡɯmi'],
    ['ja', 'りっしょうせきにん', 'ɾiɕɕoːsekiɲiɴ'],
    ['ja', 'じょうぶん', 'dʑoːbɯɴ'],
    ['ko', '법률', 'pʌmnjul'],
    ['ko', '입양', 'ibjaŋ'],
    ['ko', '특허', 'tʰɯkʰʌ'],
    ['ko', '판례', 'pʰallje'],
    ['ko', '집주인', 'tɕip̚t͈ɕuin'],
    ['ar', 'حَقُّ اللُّجُوء', 'ħaqqu lludʒuːʔ'],
    ['ar', 'الِاسْتِئْنَاف', 'ʔalistiʔnaːf'],
    ['ar', 'اتِّفَاقِيَّةُ التَّرْخِيص', 'ʔittifaːqijjatu ttarxiːsˤ'],
    ['ar', 'الشُّرُوطُ وَالْأَحْكَام', 'ʔaʃʃuruːtˤu walʔaħkaːm'],
  ])('%s %s', (language, read, said) => {
    expect(espeakVoiceOf(language)).toBeUndefined()
    expect(pronounce(language, read, nobody)).toBe(said.normalize('NFC'))
  })

  it.each<[LanguageCode, string]>([
    ['zh', 'lawyer'],
    ['ja', '契約'],
    ['ko', 'VAT'],
    ['ar', 'العقد'],
  ])('%s: what cannot be read is refused: %s', (language, read) => {
    expect(() => pronounce(language, read, nobody)).toThrow()
  })
})

describe('from what eSpeak says', () => {
  it.each<[LanguageCode, string, string, string]>([
    ['en', 'estate', 'ɪ_s_t_ˈeɪ_t', 'ɪˈsteɪt'],
    ['en', 'harassment', 'h_ɚ_ɹ_ˈæ_s_m_ə_n_t', 'həˈɹæsmənt'],
    ['es', 'contrato', 'k_o_n_t_ɾ_ˈa_t_o', 'konˈtɾato'],
    ['it', 'adozione', 'a_d_o_ts_i_ˈo_n_e', 'adotˈtsjone'],
    ['fr', 'biens des époux', 'b_j_ˈɛ̃ d_e-_z e_p_ˈu', 'bjɛ̃ de.z‿epu'],
    ['pt', 'sentença', 's_eɪ_ŋ_t_ˈeɪ_ŋ_s_æ', 'sẽˈtẽsɐ'],
    ['ru', 'доказательство', 'd_ʌ_k_a_z_ˈɑ_tʲ_i_ɭ_s_t_v_ʌ', 'dəkɐˈzatʲɪlʲstvə'],
  ])('%s %s', (language, read, heard, said) => {
    expect(pronounce(language, read, () => heard)).toBe(said.normalize('NFC'))
  })
})

it('what is no sound of the language is named', () => {
  expect(strangeSigns('fr', 'akt (en)otɑ̃tik')).toEqual(['(', ')'])
  expect(strangeSigns('zh', 'ʂou5')).toEqual(['5'])
  expect(strangeSigns('de', 'ˈ??heːbɐ')).toEqual(['?', '?'])
  expect(strangeSigns('ja', '契約')).toEqual(['契', '約'])
})
