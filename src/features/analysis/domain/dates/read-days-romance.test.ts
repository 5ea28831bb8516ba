import { describe, expect, it } from 'vitest'
import { readDays } from './read-days.ts'
import { rowsOf } from './rows-of-table.ts'

const TODAY = '2026-11-21'

const DAYS = {
  es: `
2026-11-03 | ES | el 3 de noviembre de 2026
2026-03-01 | ES | primero de marzo
2026-11-06 | ES | hace quince días
2026-11-19 | ES | anteayer
2026-11-16 | ES | el lunes me dijeron
2026-11-20 | ES | el viernes pasado
2026-11-03 | ES | 3/11/2026
2026-11-20 | ES | ayer
2026-11-07 | ES | hace dos semanas
- | ES | hace unas tres semanas
- | ES | en marzo
- | ES | durante tres semanas
- | ES | desde 2015
- | ES | la semana pasada
- | ES | 30 días para responder
- | ES | tengo 34 años
- | ES | trabajo aquí hace 3 años
2026-11-05 | ES | el 5 de este mes
2026-10-20 | ES | el 20 del mes pasado
2026-11-14 | ES | el sábado 14 de noviembre
2026-09-14 | AR | 14/09/26
2026-09-01 | ES | 1º de septiembre
2026-10-27 | ES | hace veinticinco días
2026-09-17 | ES | el diecisiete de septiembre
2026-11-19 | MX | antier
2026-11-20 | ES | anoche
2026-11-21 | ES | esta misma mañana
2026-11-19 | ES | el jueves pasado
2026-11-11 | ES | el miércoles de la semana pasada
2026-11-12 | ES | hasta el 12 de noviembre no llegó
2026-10-21 | ES | hace un mes
- | ES | hace unos días
- | ES | la tercera vez
- | ES | a los 3 meses de la compra
2026-10-21 | ES | hace hoy un mes
2026-11-17 | ES | el martes por la noche
2026-10-05 | ES | el 5/10
2026-11-11 | ES | hace diez días exactos
2026-11-17 | MX | el martes pasado
2026-10-05 | MX | 5 de octubre del 2026
2026-11-19 | ES | antes de ayer
2026-11-17 | AR | el martes a la noche
2026-11-11 | CL | diez días atrás
2026-10-05 | ES | con fecha 5 de octubre
2026-11-13 | ES | hace ocho días
`,
  fr: `
2026-03-01 | FR | le 1er mars
2026-11-03 | FR | le 3 novembre 2026
2026-11-06 | FR | il y a quinze jours
2026-11-19 | FR | avant-hier
2026-11-16 | FR | lundi dernier
2026-11-20 | FR | hier soir
2026-11-21 | FR | aujourd’hui
2026-10-31 | FR | il y a trois semaines
2026-11-03 | FR | 03/11/26
- | FR | il y a environ trois semaines
- | FR | en mars
- | FR | pendant trois semaines
- | FR | depuis 2015
- | FR | la semaine dernière
- | FR | délai de 30 jours
- | FR | j'ai 34 ans
- | FR | tous les lundis
2026-11-05 | FR | le 5 de ce mois
2026-10-20 | FR | le 20 du mois dernier
2026-11-14 | FR | samedi 14 novembre
2026-09-14 | BE | 14/09/26
2026-09-14 | CH | 14.9.2026
2026-10-27 | FR | il y a vingt-cinq jours
2026-09-17 | FR | le dix-sept septembre
2026-11-20 | FR | hier après-midi
2026-11-21 | FR | ce soir
2026-11-19 | FR | jeudi dernier
2026-11-11 | FR | le mercredi de la semaine dernière
2026-10-21 | FR | il y a un mois
2026-10-07 | FR | le 7 octobre au matin
- | FR | mon fils et sa sœur
- | FR | il y a quelques jours
- | FR | au bout de 3 mois
- | FR | la 3e fois
2026-11-13 | FR | il y a huit jours
2026-10-05 | FR | le 05.10.2026
2026-11-17 | FR | mardi soir
2026-11-20 | FR | vendredi passé
2026-10-05 | FR | le 5/10
2026-10-21 | FR | il y a un mois jour pour jour
2026-11-19 | FR | avant-hier au soir
2026-11-10 | CA | la semaine passée, mardi
2026-10-05 | FR | en date du 5 octobre
2026-11-11 | FR | cela fait dix jours
2026-10-31 | FR | ça fait trois semaines
2026-11-11 | FR | voilà dix jours
`,
  it: `
2026-11-03 | IT | il 3 novembre 2026
2026-11-07 | IT | due settimane fa
2026-11-19 | IT | l'altro ieri
2026-11-16 | IT | lunedì scorso
2026-11-20 | IT | ieri sera
2026-03-01 | IT | il primo marzo
2026-11-18 | IT | 3 giorni fa
2026-11-21 | IT | stamattina
- | IT | circa tre settimane fa
- | IT | a marzo
- | IT | per tre settimane
- | IT | dal 2015
- | IT | la settimana scorsa
- | IT | entro 30 giorni
- | IT | ho 34 anni
- | IT | ogni lunedì
2026-11-05 | IT | il 5 di questo mese
2026-10-20 | IT | il 20 del mese scorso
2026-11-14 | IT | sabato 14 novembre
2026-09-14 | IT | 14/09/26
2026-09-14 | CH | 14.9.2026
2026-10-27 | IT | venticinque giorni fa
2026-09-17 | IT | il diciassette settembre
2026-11-20 | IT | ieri mattina
2026-11-21 | IT | oggi pomeriggio
2026-11-19 | IT | giovedì scorso
2026-11-11 | IT | mercoledì della settimana scorsa
2026-10-21 | IT | un mese fa
2026-11-11 | IT | l'11 novembre
- | IT | qualche giorno fa
- | IT | la terza volta
- | IT | dopo 3 mesi
- | IT | mio figlio e mia moglie
2026-11-11 | IT | dieci giorni or sono
2026-11-17 | IT | martedì sera
2026-10-05 | IT | il 5/10
2026-10-05 | IT | il 5 ottobre u.s.
2026-10-08 | IT | l'8 ottobre
2026-11-19 | IT | avantieri
2026-11-17 | IT | questo martedì
2026-11-14 | IT | una settimana fa esatta
2026-10-05 | IT | in data 05/10/2026
2026-11-13 | IT | otto giorni fa
2026-10-05 | IT | il giorno 5 ottobre
`,
  pt: `
2026-11-03 | BR | 3 de novembro de 2026
2026-11-18 | BR | há três dias
2026-11-19 | BR | anteontem
2026-11-16 | BR | segunda passada
2026-11-20 | BR | ontem
2026-11-07 | BR | duas semanas atrás
2026-11-20 | BR | na sexta-feira
2026-11-21 | BR | hoje
- | BR | há cerca de três semanas
- | BR | em março
- | BR | durante três semanas
- | BR | desde 2015
- | BR | semana passada
- | BR | prazo de 30 dias
- | BR | tenho 34 anos
- | BR | a segunda vez
- | BR | trabalho lá há 3 anos
2026-11-05 | PT | no dia 5 deste mês
2026-10-20 | BR | dia 20 do mês passado
2026-11-14 | BR | sábado, 14 de novembro
2026-09-14 | PT | 14/09/26
2026-10-27 | BR | há vinte e cinco dias
2026-09-17 | BR | dezessete de setembro
2026-11-04 | PT | há dezassete dias
2026-11-20 | BR | ontem à noite
2026-11-21 | BR | hoje cedo
2026-11-19 | BR | quinta-feira passada
2026-11-11 | BR | na quarta da semana passada
2026-10-21 | BR | há um mês
2026-11-14 | BR | faz uma semana
- | BR | há alguns dias
- | BR | terceira vez
- | BR | depois de 3 meses
2026-11-17 | BR | na terça à noite
2026-10-05 | BR | dia 05/10
2026-10-05 | BR | em 5/10/26
2026-10-21 | PT | faz hoje um mês
2026-11-11 | BR | dez dias atrás
2026-11-17 | BR | terça-feira passada
2026-11-17 | PT | na passada terça-feira
2026-10-05 | BR | dia cinco de outubro
2026-11-11 | BR | há exatos dez dias
2026-11-17 | BR | nesta terça
`,
}

describe.each(Object.entries(DAYS))('days as people name them, in %s', (_, table) => {
  it.each(rowsOf(table))('%s %s %s', (day = '', country = '', facts = '') => {
    const found = readDays(facts, { today: TODAY, country })
    expect(found.map((named) => named.day)).toEqual(day ? [day] : [])
  })
})
