import { describe, expect, it } from 'vitest'
import { provisionExample } from '../../../../../test/provision-example.ts'
import type { LanguageCode } from '../../../../shared/languages.ts'
import { flawOf } from './screen-text.ts'

const bgb = provisionExample({
  id: 'de-bgb-551',
  act: 'Civil Code',
  actLocal: 'Bürgerliches Gesetzbuch',
  section: '551',
})
const zpo = provisionExample({ id: 'de-zpo-1', act: 'Code of Civil Procedure', section: '1' })
const provisions = [bgb, zpo]

const HARMLESS: Partial<Record<LanguageCode, string>> = {
  en: 'Keep every letter, and ask in writing why the money was kept.',
  es: 'Guarde todas las cartas y pida por escrito la razón del descuento.',
  fr: 'Conservez toutes les lettres et demandez une explication écrite au propriétaire.',
  de: 'Bewahren Sie alle Briefe auf und verlangen Sie schriftlich eine Begründung.',
  it: 'Conservi tutte le lettere e chieda per iscritto il motivo della trattenuta.',
  pt: 'Guarde todas as cartas e peça por escrito uma explicação ao senhorio.',
  ru: 'Сохраните все письма и попросите письменно объяснить причину удержания.',
  zh: '请保留所有信件，并以书面形式要求房东说明理由。',
  ja: 'すべての手紙を保管し、理由を書面で尋ねてください。',
  ar: 'احتفظ بجميع الرسائل واطلب توضيحًا مكتوبًا من المالك.',
  hi: 'सभी पत्र संभालकर रखें और मकान मालिक से लिखित कारण पूछें।',
  ko: '모든 편지를 보관하고 집주인에게 이유를 서면으로 물어보세요.',
  nl: 'Bewaar alle brieven en vraag schriftelijk waarom het geld is ingehouden.',
  fi: 'Säilytä kaikki kirjeet ja pyydä vuokranantajalta kirjallinen selitys.',
}

const INVENTED: Partial<Record<LanguageCode, string>> = {
  en: 'You are protected by the Tenant Fairness Act in this case.',
  es: 'En este caso le protege la Ley de Inquilinos Justos.',
  fr: 'Dans ce cas, le code des locataires vous protège contre le propriétaire.',
  de: 'Hier schützt Sie das Mieterschutzgesetz vor dem Vermieter.',
  it: 'In questo caso la protegge il codice degli inquilini.',
  pt: 'Neste caso protege-o o código dos inquilinos.',
  ru: 'Вас защищает жилищный кодекс вашей страны.',
  zh: '《租客公平法》保护您免受房东的侵害。',
  ja: 'あなたは民法によって守られています。',
  ar: 'يحميك في هذه الحالة قانون المستأجرين.',
  hi: 'इस मामले में किरायेदार अधिनियम आपकी रक्षा करता है।',
  ko: '이 경우 주택임차인법이 세입자를 보호합니다.',
  nl: 'In dit geval beschermt de Huurderswet u tegen de verhuurder.',
  fi: 'Tässä asiassa sinua suojaa vuokralaislaki.',
}

const DEADLINES: Partial<Record<LanguageCode, string>> = {
  en: 'You must object within two weeks of the letter.',
  es: 'Debe oponerse en dos semanas desde la carta.',
  fr: 'Vous devez contester dans les deux semaines après la lettre.',
  de: 'Sie müssen binnen zwei Wochen nach dem Brief widersprechen.',
  it: 'Deve opporsi entro due settimane dalla lettera.',
  pt: 'Deve opor-se no prazo de duas semanas após a carta.',
  ru: 'Возражение нужно подать в течение двух недель после письма.',
  zh: '您必须在收到信件后两周内提出异议。',
  ja: '手紙を受け取ってから二週間以内に異議を述べてください。',
  ar: 'يجب أن تعترض خلال أسبوعين من استلام الرسالة.',
  hi: 'पत्र मिलने के दो सप्ताह के भीतर आपत्ति करें।',
  ko: '편지를 받은 날부터 이주일 이내에 이의를 제기하세요.',
  nl: 'U moet binnen twee weken na de brief bezwaar maken.',
  fi: 'Sinun on vastustettava kahden viikon kuluessa kirjeestä.',
}

const each = (texts: Partial<Record<LanguageCode, string>>) =>
  Object.entries(texts) as [LanguageCode, string][]

describe('in every language offered', () => {
  it.each(each(HARMLESS))('a harmless sentence is shown: %s', (language, text) => {
    expect(flawOf(text, { language, provisions })).toBeUndefined()
  })

  it.each(each(INVENTED))('an invented law is not: %s', (language, text) => {
    expect(flawOf(text, { language, provisions })).toBe('citation')
  })

  it.each(each(DEADLINES))('a deadline of its own is not: %s', (language, text) => {
    expect(flawOf(text, { language, provisions })).toBe('number')
  })
})

describe('a sentence about a law', () => {
  const flaw = (text: string) => flawOf(text, { language: 'en', about: bgb, provisions })

  it.each([
    'Section 551 may limit what a landlord can ask for.',
    'The Civil Code § 551 may limit what a landlord can ask for.',
    'The Bürgerliches Gesetzbuch may limit what a landlord can ask for.',
  ])('may name it: %s', (text) => expect(flaw(text)).toBeUndefined())

  it.each([
    'Section 552 may limit what a landlord can ask for.',
    'Section 551a may limit what a landlord can ask for.',
    'Section 551.2 may limit what a landlord can ask for.',
    'Section 5512 may limit what a landlord can ask for.',
    'The landlord can ask for 551 at most.',
    'Section 551 of the Fair Rent Act may limit what a landlord can ask for.',
    'The code of civil procedure may limit what a landlord can ask for.',
  ])('may name no other: %s', (text) => expect(flaw(text)).toBeDefined())
})
