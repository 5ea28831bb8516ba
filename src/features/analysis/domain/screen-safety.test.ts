import path from 'node:path'
import { describe, expect, test } from 'vitest'
import {
  listKnowledgeFiles,
  readKnowledgeFile,
} from '../../../platform/knowledge/read-knowledge.server.ts'
import { DANGERS, type Danger, type SafetyFile, safetyFileSchema } from '../contract.ts'
import { createSafetyScreen } from './screen-safety.ts'

const files = listKnowledgeFiles('knowledge/safety')
  .filter((file) => path.basename(file) !== 'hotlines.yaml')
  .map((file) => readKnowledgeFile(file, safetyFileSchema))
const screen = createSafetyScreen(files)

const DANGEROUS: [Danger, string][] = [
  [
    'violence-at-home',
    "My husband drinks and then he hits me. I don't know where to go with the kids.",
  ],
  ['violence-at-home', 'last night my boyfriend got angry and hit me, i have a mark on my arm'],
  [
    'violence-at-home',
    'She has left him but is afraid he will kill her. I AM AFRAID HE WILL KILL ME too',
  ],
  ['violence-at-home', 'Mi marido me pega cuando bebe y no tengo papeles'],
  ['violence-at-home', 'mi ex me amenazó de muerte si pido el divorcio'],
  ['violence-at-home', 'زوجي يضربني كل يوم وأريد الطلاق'],
  ['violence-at-home', 'يشرب كثيراً ويضربني أمام الأولاد'],
  ['violence-at-home', 'Mein Mann schlägt mich, kann ich die Wohnung behalten?'],
  ['self-harm', 'I lost the house and the case. I just want to die.'],
  ['self-harm', 'honestly my family would be better off without me'],
  ['self-harm', 'Ya no quiero vivir, las deudas me ahogan'],
  ['self-harm', 'لا أريد أن أعيش بعد ما حدث في العمل'],
  ['self-harm', 'Seit der Kündigung will ich nicht mehr leben'],
  ['self-harm', 'Ich möchte nicht mehr leben, die Schulden fressen mich auf'],
  ['child-in-danger', 'Her new partner beats the kids and social services do nothing'],
  ['child-in-danger', 'My daughter says her stepdad touched her'],
  ['child-in-danger', 'Se llevó a mis hijos a otro país sin mi permiso'],
  ['child-in-danger', 'خطف أولادي وسافر بهم'],
  ['child-in-danger', 'Der Vater hat mein Kind entführt und ist in die Türkei'],
  ['detention', 'ICE took my husband this morning at work'],
  ['detention', 'my brother has just been arrested and they won’t tell us where he is'],
  ['detention', 'Detuvieron a mi hijo anoche y está en comisaría'],
  ['detention', 'قبضوا على أخي أمس ولا نعرف أين هو'],
  ['detention', 'Mein Bruder wurde heute festgenommen, was nun'],
  ['trafficking', 'My employer took my passport and I am not allowed to leave the house'],
  ['trafficking', 'Me quitaron el pasaporte y me obligan a trabajar sin pagarme'],
  ['trafficking', 'الكفيل أخذ جواز سفري ولا يسمح لي بالخروج'],
  ['trafficking', 'Der Chef hat meinen Pass und ich darf nicht raus'],
  ['medical-emergency', "my dad can't breathe and the hospital says he has no insurance"],
  ['medical-emergency', 'Mi madre no puede respirar y el hospital no la quiere atender'],
  ['medical-emergency', 'ابني ينزف والمستشفى رفض استقبالنا'],
  ['eviction-today', 'we are being thrown out tonight, me and two babies'],
  ['eviction-today', 'Landlord changed the locks while I was at work'],
  ['eviction-today', 'El dueño cambió la cerradura y no tengo dónde dormir'],
  ['eviction-today', 'صاحب البيت غيّر القفل ونحن في الشارع الآن'],
  ['eviction-today', 'Morgen kommt die Zwangsräumung, heute Nacht auf der Straße'],
  ['eviction-today', 'Der Vermieter hat das Schloss ausgetauscht'],
  ['deportation', 'I got a deportation order and my flight is on Friday'],
  ['deportation', 'Tengo miedo de que me deporten, tengo una orden de deportación'],
  ['deportation', 'وصلني قرار ترحيل من وزارة الداخلية'],
  ['deportation', 'Am Montag werde ich abgeschoben'],
]

const ORDINARY = [
  'How is property split in a divorce in Texas if we married in 2010?',
  'My landlord keeps my deposit of 1,200 euros for normal wear. What can I do?',
  'A car hit me from behind at a red light and their insurer offers too little.',
  'I was dismissed without notice after six years. How long do I have to claim?',
  'Can my employer refuse to pay overtime if I am on a salary?',
  'How do I register a trademark for my bakery?',
  'My neighbour built a fence 30 cm into my land.',
  'I want to write a will and leave the flat to my sister.',
  'What custody arrangements do courts order when both parents work shifts?',
  'I hurt myself on a wet floor in a supermarket and broke my wrist.',
  'The tax office says I owe 4,000 for 2021 but I paid in instalments.',
  'My visa runs out in three months, can I change from student to work?',
  'How long does naturalisation take when my spouse is a citizen?',
  'I was charged with speeding and want to contest the ticket.',
  'I got a DUI last year. Can it be taken off my record?',
  'The insurance refuses to pay for my knee operation.',
  'My eviction hearing is in six weeks and I am two months behind on rent.',
  'Does life insurance pay in the case of suicide after two years?',
  'My boss shouts at everybody and I want to quit. Do I get unemployment pay?',
  'A client has not paid three invoices for web design.',
  'Mi casero no me devuelve la fianza de 900 euros.',
  'Me despidieron sin carta después de ocho años, ¿cuánto me toca?',
  '¿Cómo se reparte la herencia si no hay testamento?',
  'Quiero pedir la custodia compartida de mis hijos.',
  'La aseguradora no paga el arreglo del coche.',
  '¿Puedo renovar mi permiso de residencia si cambio de trabajo?',
  'صاحب العمل لم يدفع راتبي منذ شهرين',
  'كيف أقسم الميراث بين إخوتي؟',
  'أريد تجديد إقامتي وتغيير صاحب العمل',
  'المالك يرفض إعادة مبلغ التأمين',
  'Mein Vermieter zahlt die Kaution nicht zurück.',
  'Wie lange habe ich Zeit für eine Kündigungsschutzklage?',
  'Der Verkäufer nimmt das defekte Handy nicht zurück.',
  'Wie wird das Haus bei der Scheidung aufgeteilt?',
  'Ich habe einen Bußgeldbescheid bekommen und möchte Einspruch einlegen.',
  '敷金が返ってきません。どうすればいいですか。',
  'The Home Office has my passport for the visa application, how long may they keep it?',
  'Our container was detained at the port and the goods are spoiling.',
  'Google locked me out and took down my channel.',
  'Me molesta el ruido del bar de abajo hasta las tres.',
  'Secuestraron el auto por multas impagas, ¿cómo lo recupero?',
  'Kann ich die Ware noch zurückschicken, wenn ich sie ausgepackt habe?',
  'البضاعة محتجزة في الجمارك منذ شهر',
]

describe('the safety screen', () => {
  test.each(DANGEROUS)('%s is seen in: %s', (danger, facts) => {
    expect(screen(facts)).toContain(danger)
  })

  test('of thirty and more ordinary questions at most one is flagged', () => {
    const flagged = ORDINARY.filter((facts) => screen(facts).length > 0)
    expect(ORDINARY.length).toBeGreaterThanOrEqual(30)
    expect(flagged.length, flagged.join('\n')).toBeLessThanOrEqual(1)
  })

  test('every language names signs for every danger', () => {
    for (const file of files)
      expect(Object.keys(file.signs).sort(), file.language).toEqual([...DANGERS].sort())
  })

  test('no sign is empty once folded, since an empty sign would flag every text', () => {
    for (const file of files) {
      for (const [danger, signs] of Object.entries(file.signs)) {
        for (const sign of signs ?? []) {
          const alone = createSafetyScreen([
            { language: file.language, signs: { [danger]: [sign] } },
          ])
          expect(alone('zzz 日 ع'), sign).toEqual([])
        }
      }
    }
  })
})

describe('matching a sign', () => {
  const signs = (...patterns: string[]): SafetyFile[] => [
    { language: 'en', signs: { 'self-harm': patterns } },
  ]

  test('ignores case, accents, apostrophes and punctuation', () => {
    expect(createSafetyScreen(signs("can't go on"))('I CANT — go, on')).toEqual(['self-harm'])
    expect(createSafetyScreen(signs('dañó'))('me dano')).toEqual(['self-harm'])
    expect(createSafetyScreen(signs('straße'))('auf der Strasse')).toEqual(['self-harm'])
  })

  test('stands at the start of a word but lets its ending differ', () => {
    expect(createSafetyScreen(signs('molest'))('he molested')).toEqual(['self-harm'])
    expect(createSafetyScreen(signs('slave'))('enslavement')).toEqual([])
  })

  test('a gap takes up to five words and no more', () => {
    const gap = createSafetyScreen(signs('husband ... hit me'))
    expect(gap('my husband hit me')).toEqual(['self-harm'])
    expect(gap('my husband then came home and hit me')).toEqual(['self-harm'])
    expect(gap('my husband bought a bike and one day a car hit me')).toEqual([])
  })

  test('keeps Hindi vowels apart, and finds Japanese inside a sentence', () => {
    expect(createSafetyScreen(signs('मुझे मारता'))('वह मुझे मरते देखता')).toEqual([])
    expect(createSafetyScreen(signs('死にたい'))('もう死にたいです')).toEqual(['self-harm'])
  })

  test('a text of a hundred thousand words is screened in less than a second', () => {
    const facts = 'my husband and wife partner '.repeat(20_000)
    const before = process.cpuUsage()
    screen(facts)
    expect(process.cpuUsage(before).user / 1_000).toBeLessThan(1_000)
  })
})
