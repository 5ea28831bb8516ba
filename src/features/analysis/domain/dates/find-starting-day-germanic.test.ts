import { describe, expect, it } from 'vitest'
import { COUNTED_FROM } from '../../../law/contract.ts'
import { findStartingDay } from './find-starting-day.ts'
import { rowsOf } from './rows-of-table.ts'

const TODAY = '2026-11-21'

const STORIES = [
  [
    'en',
    `
2026-11-16 | GB | dismissal-notice | On Monday my manager handed me a termination letter after nine years at the depot.
2026-11-12 | GB | decision-received | The council's refusal is dated 5 November but it only reached me on 12 November.
2026-11-18 | US | notice-received | Three days ago I found an eviction notice taped to my door.
2026-11-09 | GB | goods-received | I ordered the bike on 2 November, the courier brought it on 9 November and the frame was bent.
2026-11-14 | GB | defect-found | We bought the car on 1 September. A week ago the gearbox started leaking.
2026-11-10 | IE | knowledge-of-death | My uncle passed away on 4 October; my cousin only told me on 10 November.
2026-10-02 | GB | injury | I slipped on a wet floor on 2 October, had surgery on 6 October and see the consultant on 3 December.
2026-10-31 | GB | end-of-tenancy | We moved out on 31 October, the check-out report came on 12 November.
2026-11-17 | US | service-of-claim | A process server gave me the summons on 11/17/2026; the contract they sue about is from 3/2/2023.
- | GB | injury | I broke my wrist at the gym some time in the spring. I turn 40 on 3 December 1986.
- | US | decision-received | The denial came a couple of weeks ago, my X-ray was on 11/2/2026.
- | GB | notice-received | I honestly can't remember which day the letter arrived, but the hearing was set for 12 November.
2026-11-20 | CA | loss-or-damage | Yesterday evening a tree came through our garage roof.
`,
  ],
  [
    'de',
    `
2026-11-17 | DE | dismissal-notice | Dienstag hat mich der Chef ins Büro geholt und mir gekündigt.
2026-11-12 | DE | decision-received | Die Ablehnung der Krankenkasse ist vom 5. November, im Briefkasten war sie am 12. November.
2026-11-18 | AT | notice-received | Vor drei Tagen lag die Kündigung der Hausverwaltung im Postkasten.
2026-11-09 | DE | goods-received | Bestellt habe ich das Rad am 2. November, der Bote brachte es am 9. November.
2026-11-14 | CH | defect-found | Das Auto haben wir am 1. September gekauft. Vor einer Woche ist das Getriebe ausgefallen.
2026-11-10 | DE | knowledge-of-death | Mein Onkel starb am 4. Oktober, meine Kusine hat es mir erst am 10. November gesagt.
2026-10-02 | DE | injury | Am 2. Oktober bin ich auf dem nassen Boden ausgerutscht, operiert wurde ich am 6. Oktober.
2026-10-31 | DE | end-of-tenancy | Wir sind am 31. Oktober ausgezogen, die Abrechnung kam am 12. November.
2026-10-15 | DE | payment-due | Die Rechnung schrieb ich am 1. Oktober, fällig war sie am 15. Oktober, gemahnt habe ich am 2. November.
- | DE | injury | Irgendwann im Frühjahr habe ich mir beim Sport das Handgelenk gebrochen. Geboren bin ich am 3.12.1986.
- | DE | decision-received | Der Bescheid kam vor ein paar Wochen, geröntgt wurde ich am 2. November.
- | DE | notice-received | An welchem Tag das Schreiben ankam, weiß ich wirklich nicht mehr. Der Termin beim Amt war am 12. November.
2026-11-11 | DE | knowledge-of-facts | Mein Partner hat am 2. März das Konto geleert, am 11. November sah ich es auf dem Auszug.
2026-10-31 | DE | end-of-employment | Gekündigt habe ich am 1. Oktober, mein letzter Tag war der 31. Oktober.
2026-11-08 | DE | departure | Unser Flug am 8. November ab Faro wurde gestrichen, Geld gibt es nicht zurück.
`,
  ],
  [
    'nl',
    `
2026-11-16 | NL | dismissal-notice | Maandag gaf mijn baas me een ontslagbrief.
2026-11-12 | NL | decision-received | De afwijzing dateert van 5 november maar lag pas op 12 november in de bus.
2026-11-18 | BE | notice-received | Drie dagen geleden vond ik de opzegging van de huisbaas onder de deur.
2026-11-09 | NL | goods-received | Ik bestelde de fiets op 2 november en de koerier bracht hem op 9 november.
2026-11-14 | NL | defect-found | We kochten de auto op 1 september. Een week geleden begaf de versnellingsbak het.
2026-11-10 | BE | knowledge-of-death | Mijn oom stierf op 4 oktober, mijn nicht vertelde het me pas op 10 november.
2026-10-02 | NL | injury | Op 2 oktober gleed ik uit op de natte vloer, op 6 oktober ben ik geopereerd.
2026-10-31 | NL | end-of-tenancy | We zijn op 31 oktober verhuisd, de afrekening kwam op 12 november.
2026-11-20 | NL | arrest | Gisteravond heeft de politie mijn broer meegenomen.
- | NL | injury | In het voorjaar heb ik mijn pols gebroken in de sportschool. Ik ben geboren op 3-12-1986.
- | NL | decision-received | De weigering kwam een paar weken geleden, de MRI was op 2 november.
- | NL | notice-received | Ik weet niet meer welke dag de brief kwam; de zitting was op 12 november.
2026-11-05 | NL | notice-sent | Mijn opzegging ging 5 november op de post, de huisbaas had ze op 9 november.
2026-10-31 | NL | end-of-employment | Ik gaf mijn ontslag op 1 oktober, mijn laatste dag was 31 oktober.
2026-11-13 | NL | dismissal-notice | 13 november riep de teamleider me binnen en zei dat ik mijn spullen kon pakken.
2026-10-05 | BE | injury | Op 5 oktober kreeg ik op de werf een balk op mijn voet.
2026-11-17 | NL | goods-received | De laptop heb ik op 17 november opgehaald bij het afhaalpunt en het scherm is gebarsten.
2026-11-08 | NL | departure | Onze vlucht van 8 november uit Faro is geschrapt en ze betalen niet terug.
`,
  ],
] as const

describe.each(STORIES)('the day a time limit counts from, in %s', (language, table) => {
  it.each(rowsOf(table))('%s %s %s: %s', (day = '', country = '', event = '', facts = '') => {
    const from = COUNTED_FROM.find((each) => each === event) ?? 'event'
    const found = findStartingDay(facts, { today: TODAY, country, from, language })
    expect(found?.day ?? '').toBe(day)
  })
})
