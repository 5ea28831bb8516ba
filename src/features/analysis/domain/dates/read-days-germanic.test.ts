import { describe, expect, it } from 'vitest'
import { readDays } from './read-days.ts'
import { rowsOf } from './rows-of-table.ts'

const TODAY = '2026-11-21'

const DAYS = {
  en: `
2026-11-03 | US | on 11/3/2026
2026-11-03 | US | Nov. 3rd 2026
2026-11-03 | US | the third of November
2026-11-20 | US | last Friday
2026-11-07 | US | a fortnight ago
2026-11-09 | US | twelve days ago
2026-10-30 | US | twenty-two days ago
2026-11-19 | US | the day before yesterday
2026-11-16 | US | on Monday
2026-10-21 | US | a month ago
2026-11-24 | US | in 3 days
2026-11-30 | US | hearing on 30 November
2025-11-30 | US | I was sacked on 30 November
2026-11-27 | US | next Friday
2026-11-03 | US | 3 Nov
2026-11-03 | US | 2026-11-03
- | US | about 3 weeks ago
- | US | last week
- | US | in March
- | US | recently
- | US | for three weeks
- | US | since 2015
- | US | within 3 weeks
- | US | 30 days to answer
- | US | after 2 years of marriage
- | US | three weeks' notice
- | US | every Monday
- | US | $3.11
- | US | call 555-11-2026
- | US | section 3.11
- | US | 2 or 3 weeks ago
- | US | 2.5 years ago
- | US | 24/7
- | US | 1 out of 3
- | US | I am 34 years old
- | US | 31 February 2026
2026-11-05 | GB | the 5th of this month
2026-10-20 | GB | on the 20th of last month
2026-11-14 | GB | Saturday, 14 November
2026-10-03 | US | Oct 3
2026-09-14 | US | 9/14/26
2026-09-14 | GB | 14.09.2026
2026-09-01 | GB | 1st Sept 2026
2026-11-19 | GB | on Thursday night
2026-11-21 | GB | earlier today
2026-10-17 | GB | five weeks ago
2026-10-21 | GB | a month ago today
2026-11-11 | GB | Wednesday of last week
2026-11-20 | GB | yesterday after lunch I fell
- | GB | mon père a 60 ans
- | GB | three weeks before the end
- | GB | a few days ago
- | GB | the 3rd time
- | GB | room 5 on floor 12
2026-11-17 | GB | Tuesday just gone
2026-10-05 | GB | on the fifth of October
2026-10-05 | GB | 5/10/26
- | US | 10/5
2026-10-05 | US | on 10/5
2026-10-05 | GB | 5 Oct.
2026-10-31 | GB | three weeks ago today
2026-10-31 | GB | three weeks back
2026-11-20 | GB | last night
2026-10-05 | IN | 5th Oct 2026
2026-10-05 | US | Mon, Oct 5
2026-10-05 | US | October 5th
`,
  de: `
2026-11-03 | DE | Am 3. November
2026-11-03 | DE | 3.11.2026
2026-11-03 | DE | am 3.11. kam
2026-11-07 | DE | vor vierzehn Tagen
2026-11-19 | DE | vorgestern
2026-11-16 | DE | letzten Montag
2026-11-17 | DE | am Dienstag
2026-11-30 | DE | am 30. muss ich raus
2026-11-13 | DE | letzte Woche Freitag
2026-11-30 | DE | bis zum 30. November
- | DE | vor ungefähr drei Wochen
- | DE | im März
- | DE | seit drei Wochen
- | DE | seit 2015
- | DE | letzte Woche
- | DE | innerhalb von 3 Wochen
- | DE | § 3.11 BGB
- | DE | jeden Montag
- | DE | 3,11 Euro
2026-11-05 | DE | am 5. dieses Monats
2026-10-20 | DE | am 20. letzten Monats
2026-11-14 | DE | Samstag, den 14. November
2026-01-07 | AT | am 7. Jänner 2026
2026-09-14 | CH | 14.9.26
2026-11-04 | DE | vor siebzehn Tagen
2026-09-17 | DE | am siebzehnten September
2026-11-20 | DE | gestern Abend
2026-11-21 | DE | heute früh
2026-11-14 | DE | heute vor einer Woche
2026-11-19 | DE | letzten Donnerstag
2026-11-12 | DE | Donnerstag letzter Woche
2026-10-21 | DE | vor einem Monat
- | DE | zum 3. Mal
- | DE | vor ein paar Tagen
- | DE | 3 Wochen nach dem Umzug
- | DE | vorletzten Freitag
2026-11-13 | DE | vor acht Tagen
2026-11-07 | DE | vor 14 Tagen
2026-11-17 | DE | diesen Dienstag
2026-11-17 | DE | Dienstagabend
2026-11-20 | DE | in der Nacht auf gestern
2026-10-05 | DE | 5.10.
2026-10-05 | DE | am 5.10
2026-10-21 | DE | exakt vor einem Monat
2026-02-03 | AT | am 3. Feber
`,
  nl: `
2026-11-03 | NL | 3 november 2026
2026-11-03 | NL | 03-11-2026
2026-11-19 | NL | eergisteren
2026-11-07 | NL | twee weken geleden
2026-11-20 | NL | afgelopen vrijdag
2026-11-20 | NL | gisteren
2026-11-13 | NL | vorige week vrijdag
2026-11-03 | NL | op 3 november kreeg ik
- | NL | ongeveer drie weken geleden
- | NL | in maart
- | NL | drie weken lang
- | NL | sinds 2015
- | NL | vorige week
- | NL | binnen 30 dagen
- | NL | ik ben 34 jaar
- | NL | elke maandag
2026-11-05 | NL | de 5e van deze maand
2026-10-20 | NL | de 20e van vorige maand
2026-11-14 | NL | zaterdag 14 november
2026-09-14 | NL | 14-9-26
2026-09-14 | BE | 14/09/2026
2026-10-27 | NL | vijfentwintig dagen geleden
2026-11-20 | NL | gisteravond
2026-11-21 | NL | vanmorgen
2026-11-19 | NL | afgelopen donderdag
2026-11-11 | NL | vorige week woensdag
2026-10-21 | NL | een maand geleden
2026-10-07 | NL | op 7 oktober 's ochtends
- | NL | een paar dagen geleden
- | NL | de derde keer
- | NL | na 3 maanden
2026-11-02 | NL | 2 nov jl.
2026-11-13 | NL | acht dagen geleden
2026-11-17 | NL | dinsdagavond
2026-10-05 | NL | op 5/10
2026-10-05 | NL | d.d. 5 oktober
2026-11-17 | BE | verleden dinsdag
2026-11-20 | BE | vorige vrijdag
2026-11-20 | NL | gistermiddag
2026-10-31 | NL | precies drie weken geleden
2026-11-16 | NL | afgelopen maandag
2026-10-05 | NL | op de vijfde oktober
- | NL | anderhalve week geleden
2026-11-14 | NL | vandaag een week geleden
`,
}

describe.each(Object.entries(DAYS))('days as people name them, in %s', (_, table) => {
  it.each(rowsOf(table))('%s %s %s', (day = '', country = '', facts = '') => {
    const found = readDays(facts, { today: TODAY, country })
    expect(found.map((named) => named.day)).toEqual(day ? [day] : [])
  })
})
