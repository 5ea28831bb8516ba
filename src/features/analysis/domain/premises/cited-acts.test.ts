import { expect, test } from 'vitest'
import { citedActs, isAmong } from './cited-acts.ts'

const HELD = [
  { act: 'Housing Act 1988', actLocal: undefined, identifier: undefined },
  { act: 'Civil Code', actLocal: 'Bürgerliches Gesetzbuch', identifier: undefined },
  { act: 'Protection against Dismissal Act', actLocal: 'Kündigungsschutzgesetz', identifier: 'x' },
  {
    act: 'Urban Leases Act',
    actLocal: 'Ley 29/1994, de 24 de noviembre, de Arrendamientos Urbanos',
    identifier: 'BOE-A-1994-26003',
  },
  {
    act: 'General Data Protection Law',
    actLocal: 'Lei nº 13.709, de 14 de agosto de 2018',
    identifier: undefined,
  },
  { act: 'Labour Act', actLocal: '中华人民共和国劳动合同法', identifier: undefined },
]
const heldOf = (facts: string) => citedActs(facts).map((cited) => isAmong(cited, HELD))

test.each([
  'Under the Housing Act 1988 he must give notice',
  'nach dem Kündigungsschutzgesetzes darf er das nicht',
  'según la Ley 29/1994 me toca la fianza',
  'a Lei 13.709/2018 me protege',
  'a lei n.º 13.709, de 14 de agosto de 2018',
  '根据《劳动合同法》公司应该赔偿',
])('an act we hold is recognised: %s', (facts) => {
  expect(heldOf(facts)).toEqual([true])
})

test.each([
  'The Fair Landlord Protection Act 2019 says he owes me double',
  'laut Mieterschutzverordnung bekomme ich das Doppelte',
  'la Ley 99/2021 dice que no pago',
  'selon la loi n° 2023-9999 je peux partir',
  'по Закону № 999-ФЗ мне положено',
  '根据《租客保护法》我可以不付',
  'القانون رقم ٩٩ لسنة ٢٠٢١ يقول كده',
  'किरायेदार सुरक्षा अधिनियम, 2021 के तहत',
])('an act we do not hold is told apart: %s', (facts) => {
  expect(heldOf(facts)).toEqual([false])
})

test('ordinary words are no acts', () => {
  const facts =
    'He told me to act in 2019. Die Hausordnung gilt. La ley es clara. 我要用法律保护自己。 Act now! The Act is good.'
  expect(citedActs(facts)).toEqual([])
})

test('an act is named once, and three at most', () => {
  expect(citedActs('The Aaa Bbb Act 1999 and '.repeat(400))).toHaveLength(1)
  expect(citedActs('Ley 1/2000. Ley 2/2001. Ley 3/2002. Ley 4/2003.')).toHaveLength(3)
})
