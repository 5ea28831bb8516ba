import type { LanguageCode } from '../../../../shared/languages.ts'

/** The signs a language's sounds are written with, beside the stress, length and link that all may have. */
const SIGNS: Readonly<Partial<Record<LanguageCode, string>>> = {
  en: 'pbtdkɡfvθðszʃʒhmnŋlɹjw ɑæʌɔəɛɝɚɪiʊueaoʃ',
  es: 'pbtdkɡfθsxmnɲlɾrjwβðɣʎʝŋʃ aeiou\u032f',
  fr: 'pbtdkɡfvszʃʒmnɲŋlʁjwɥ aeɛəøœioɔuyɑ\u0303.',
  de: 'pbtdkɡfvszʃʒçxhmnŋlʁjʔ aɐeɛəiɪoɔuʊyʏøœ\u032f\u0329',
  it: 'pbtdkɡfvszʃʒmnɲŋlʎrjw aeɛioɔu',
  pt: 'pbtdkɡfvszʃʒmnɲlʎɾʁjw aɐeɛioɔu\u0303',
  ru: 'pbtdkɡfvszʂʐɕxmnlɫrj aeɛioɔuɐəɪɨʉɵæ\u02b2',
  zh: 'pmftnlkxɕʂɻsʈtŋ aɑeɛəɤiouʊwjɥy ɹ\u032f\u0329\u02b0˥˧˨˩˦',
  ja: 'pbtdkɡsɕzʑçɸhmnɲŋɴɾjɰ aieoɯ\u0303',
  ar: 'btθdʒħxdðrzsʃʕɣfqklmnhwjʔ aiu\u02e4',
  hi: 'pbtdʈɖkɡɽɾmnɳŋlsʃʂzfʋjhtʒ aəɪiʊueɛoɔ\u0303\u032a\u02b0\u02b1',
  ko: 'pbtdkɡsɕʑhmnŋlɾjwɰ aɛeiouʌɯ\u02b0\u0348\u031a',
  nl: 'pbtdkɡfvszʃʒxɣhmnŋlrʋj aɑeɛəiɪoɔuyʏøœ\u032f',
  fi: 'pbtdkɡfsʃhmnŋlrʋj ɑeiouyæø',
}
const SHARED = 'ˈˌː‿'

/** What in a pronunciation is no sound of the language: a mark of another voice, a digit, a letter left as it was. */
export function strangeSigns(language: LanguageCode, ipa: string): string[] {
  const own = SIGNS[language]
  if (own === undefined) return []
  const known = new Set(own.normalize('NFD') + SHARED)
  // The cedilla of one sign must not be taken apart from it.
  const signs = ipa.normalize('NFD').replaceAll('c\u0327', 'ç')
  const allowsCedilla = own.includes('ç')
  return [...signs].filter((sign) => !(known.has(sign) || (sign === 'ç' && allowsCedilla)))
}
