import { describe, expect, it } from 'vitest'
import { COUNTED_FROM } from '../../../law/contract.ts'
import { findStartingDay } from './find-starting-day.ts'
import { rowsOf } from './rows-of-table.ts'

const TODAY = '2026-11-21'

const STORIES = [
  [
    'es',
    `
2026-11-16 | ES | dismissal-notice | El lunes el encargado me entregó la carta de despido.
2026-11-12 | ES | decision-received | La denegación es del 5 de noviembre pero no me llegó hasta el 12 de noviembre.
2026-11-18 | MX | notice-received | Hace tres días encontré pegado en la puerta un aviso de desalojo.
2026-11-09 | ES | goods-received | Pedí la bicicleta el 2 de noviembre y el repartidor la trajo el 9 de noviembre.
2026-11-14 | AR | defect-found | Compramos el auto el 1 de septiembre. Hace una semana se rompió la caja.
2026-11-10 | ES | knowledge-of-death | Mi tío falleció el 4 de octubre y mi prima no me avisó hasta el 10 de noviembre.
2026-10-02 | ES | injury | El 2 de octubre resbalé en el suelo mojado, me operaron el 6 de octubre.
2026-10-31 | ES | end-of-tenancy | Dejamos el piso el 31 de octubre, la liquidación llegó el 12 de noviembre.
2026-11-20 | MX | arrest | Anoche la policía se llevó a mi hermano de la casa.
- | ES | injury | En primavera me rompí la muñeca en el gimnasio. Nací el 3/12/1986.
- | ES | decision-received | La resolución llegó hace unas semanas, la radiografía fue el 2 de noviembre.
- | CO | notice-received | No recuerdo qué día llegó la carta; la audiencia era el 12 de noviembre.
`,
  ],
  [
    'fr',
    `
2026-11-16 | FR | dismissal-notice | Lundi mon chef m'a remis ma lettre de licenciement.
2026-11-12 | FR | decision-received | Le refus de la CAF est daté du 5 novembre, je l'ai trouvé dans ma boîte le 12 novembre.
2026-11-18 | BE | notice-received | Il y a trois jours j'ai trouvé le congé du propriétaire sous la porte.
2026-11-09 | FR | goods-received | J'ai commandé le vélo le 2 novembre, le livreur l'a apporté le 9 novembre.
2026-11-14 | FR | defect-found | Nous avons acheté la voiture le 1er septembre. Il y a une semaine la boîte de vitesses a lâché.
2026-11-10 | CH | knowledge-of-death | Mon oncle est mort le 4 octobre et ma cousine ne me l'a dit que le 10 novembre.
2026-10-02 | FR | injury | Le 2 octobre j'ai glissé sur le sol mouillé, on m'a opéré le 6 octobre.
2026-10-31 | FR | end-of-tenancy | On a quitté l'appartement le 31 octobre, le décompte est arrivé le 12 novembre.
2026-11-17 | FR | service-of-claim | Mardi un huissier m'a signifié une assignation pour un prêt signé le 2 mars 2023.
- | FR | injury | Au printemps je me suis cassé le poignet au sport. Je suis né le 3/12/1986.
- | FR | decision-received | Le refus est arrivé il y a quelques semaines, l'IRM était le 2 novembre.
- | FR | notice-received | Je ne sais plus quel jour la lettre est arrivée; l'audience était le 12 novembre.
2026-11-15 | FR | event | Le 15 novembre l'assemblée des copropriétaires a voté l'interdiction des chiens.
2026-11-07 | FR | injury | Il y a deux semaines un scooter m'a fauchée sur le passage piéton, plâtre jusqu'en janvier.
2026-09-30 | FR | payment-due | Il devait me rendre l'argent le 30 septembre, toujours rien.
2026-10-12 | FR | death | Ma grand-mère s'est éteinte le 12 octobre, les obsèques ont eu lieu le 16.
2026-10-31 | FR | end-of-employment | J'ai donné ma démission le 1er octobre, mon dernier jour était le 31 octobre.
2026-11-11 | FR | knowledge-of-facts | Mon associé a vidé le compte le 2 mars, je l'ai découvert sur un relevé le 11 novembre.
2026-11-05 | FR | notice-sent | J'ai posté mon préavis le 5 novembre, la bailleresse l'a eu le 9 novembre.
2026-11-13 | FR | decision-received | La décision a été prise le 1er novembre, le facteur me l'a apportée le 13 novembre.
2026-11-08 | FR | departure | Notre vol du 8 novembre depuis Faro a été annulé.
`,
  ],
  [
    'it',
    `
2026-11-16 | IT | dismissal-notice | Lunedì il capo mi ha consegnato la lettera di licenziamento.
2026-11-12 | IT | decision-received | Il diniego porta la data del 5 novembre ma l'ho ricevuto il 12 novembre.
2026-11-18 | IT | notice-received | Tre giorni fa ho trovato lo sfratto infilato sotto la porta.
2026-11-09 | IT | goods-received | Ho ordinato la bici il 2 novembre, il corriere l'ha portata il 9 novembre.
2026-11-14 | IT | defect-found | Abbiamo comprato l'auto il primo settembre. Una settimana fa si è rotto il cambio.
2026-11-10 | CH | knowledge-of-death | Mio zio è morto il 4 ottobre, mia cugina mi ha avvisato solo il 10 novembre.
2026-10-02 | IT | injury | Il 2 ottobre sono scivolato sul pavimento bagnato, mi hanno operato il 6 ottobre.
2026-10-31 | IT | end-of-tenancy | Abbiamo lasciato la casa il 31 ottobre, il conto è arrivato il 12 novembre.
2026-10-15 | IT | payment-due | La fattura è del primo ottobre, scadeva il 15 ottobre, ho sollecitato il 2 novembre.
- | IT | injury | In primavera mi sono rotto il polso in palestra. Sono nato il 3/12/1986.
- | IT | decision-received | Il rifiuto è arrivato qualche settimana fa, la risonanza era il 2 novembre.
- | IT | notice-received | Non ricordo che giorno è arrivata la lettera; l'udienza era il 12 novembre.
2026-10-31 | IT | end-of-employment | Ho dato le dimissioni il primo ottobre, l'ultimo giorno è stato il 31 ottobre.
2026-11-08 | IT | departure | Il nostro volo dell'8 novembre da Faro è stato cancellato.
`,
  ],
  [
    'pt',
    `
2026-11-16 | BR | dismissal-notice | Na segunda-feira o gerente me entregou a carta de demissão.
2026-11-12 | PT | decision-received | O indeferimento tem data de 5 de novembro mas só me chegou a 12 de novembro.
2026-11-18 | BR | notice-received | Há três dias achei um aviso de despejo colado na porta.
2026-11-09 | BR | goods-received | Encomendei a bicicleta em 2 de novembro e o entregador trouxe em 9 de novembro.
2026-11-14 | BR | defect-found | Compramos o carro em 1º de setembro. Há uma semana o câmbio quebrou.
2026-11-10 | PT | knowledge-of-death | O meu tio morreu a 4 de outubro e a minha prima só me avisou a 10 de novembro.
2026-10-02 | BR | injury | Em 2 de outubro escorreguei no chão molhado, fui operado em 6 de outubro.
2026-10-31 | BR | end-of-tenancy | Saímos do apartamento em 31 de outubro, a conta chegou em 12 de novembro.
2026-11-20 | BR | loss-or-damage | Ontem à noite arrombaram a nossa loja.
- | PT | injury | Na primavera parti o pulso no ginásio. Nasci a 3/12/1986.
- | BR | decision-received | A negativa chegou há algumas semanas, a ressonância foi em 2 de novembro.
- | BR | notice-received | Não lembro em que dia a carta chegou; a audiência era em 12 de novembro.
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
