import { describe, expect, test } from 'vitest'
import { detectLanguage } from './detect-language.ts'
import { learnLanguages } from './language-profile.ts'

const PROFILE = learnLanguages(
  [
    ['en', 'My landlord keeps the deposit and does not answer my letters about the flat'],
    ['en', 'I was told that I am dismissed and the company does not pay what it owes'],
    ['es', 'El propietario no me devuelve la fianza del piso y no contesta mis llamadas'],
    ['es', 'Me dijeron que estoy despedido y la empresa no paga lo que debe'],
    ['de', 'Der Vermieter gibt mir die Kaution nicht zurück und antwortet nicht auf meine Briefe'],
    ['nl', 'De verhuurder geeft mij de borg niet terug en antwoordt niet op mijn brieven'],
    ['hi', 'Makan malik mera deposit wapas nahi kar raha hai aur phone bhi nahi uthata'],
    ['hi', 'मकान मालिक मेरी जमानत वापस नहीं कर रहा है'],
    ['zh', '房东不退还我的押金,也不回复我的信息'],
    ['ja', '大家さんが敷金を返してくれません。電話にも出ません'],
    ['ru', 'Хозяин квартиры не возвращает залог и не отвечает на письма'],
  ].flatMap(([language, text]) =>
    // Each is said often enough to be learned.
    Array.from({ length: 4 }, () => ({ language: language as 'en', text: text ?? '' })),
  ),
)
const detect = (text: string) => detectLanguage(PROFILE, text, 'ko')

describe('the language of a text', () => {
  test.each([
    ['en', 'the landlord does not answer and keeps the deposit'],
    ['es', 'la empresa no paga la fianza'],
    ['de', 'der Vermieter antwortet nicht'],
    ['nl', 'de verhuurder antwoordt niet'],
    ['hi', 'makan malik deposit wapas nahi kar raha'],
    ['hi', 'मालिक जमानत वापस नहीं'],
    ['zh', '房东不退押金'],
    ['ja', '敷金を返してくれません'],
    ['ja', 'Amazonの電話にも出ません'],
    ['ru', 'хозяин не возвращает залог'],
  ])('%s: %s', (language, text) => {
    expect(detect(text)).toBe(language)
  })
})

describe('what is none of ours, or nothing at all, is answered in the language of the page', () => {
  test.each([
    'Właściciel mieszkania nie chce mi oddać kaucji po wyprowadzce',
    'Min hyresvärd vill inte betala tillbaka depositionen',
    'Ev sahibi depozitomu geri vermiyor ve beni evden çıkarmak istiyor',
    'Хазяїн квартири не повертає мені заставу',
    'صاحبخانه پول پیش من را پس نمی دهد',
    'Ο ιδιοκτήτης δεν μου επιστρέφει την εγγύηση',
    '',
    '12345 !!! 😀',
  ])('%s', (text) => {
    expect(detect(text)).toBe('ko')
  })
})

test('the language of a long text is that of its beginning, whatever follows', () => {
  const spanish = 'El propietario no me devuelve la fianza y no contesta mis llamadas. '.repeat(40)
  expect(detect(spanish + '\u0f71\u0f74\u200b'.repeat(5_300))).toBe('es')
})

test('learning twice gives the same profile', () => {
  const samples = [{ language: 'en' as const, text: 'the same words, the same words again' }]
  expect(learnLanguages(samples)).toEqual(learnLanguages(samples))
})
