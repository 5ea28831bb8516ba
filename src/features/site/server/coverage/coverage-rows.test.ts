import { expect, test } from 'vitest'
import type { Register } from '../../../directory/contract.ts'
import { packRow } from '../../domain/coverage-row.ts'
import { coverageRows, type Holdings } from './coverage-rows.ts'

function register(jurisdiction: string, url?: string): [string, Register] {
  const country = jurisdiction.split('-')[0] ?? ''
  const names = { licence_number: { en: 'Number' }, profession: { en: 'Lawyer' } }
  return [
    jurisdiction,
    {
      country,
      jurisdiction,
      body: `Bar of ${jurisdiction}`,
      link: 'not-opened',
      ...names,
      ...(url ? { register_url: url } : {}),
    },
  ]
}

const holdings: Holdings = {
  lawyers: new Map([
    ['US', 40],
    ['SM', 1],
    ['DE', 12],
    ['ZZ', 3],
  ]),
  law: new Map([
    ['DE', { provisions: 300, jurisdictions: 17 }],
    ['AT', { provisions: 90, jurisdictions: 1 }],
    ['EU', { provisions: 120, jurisdictions: 1 }],
  ]),
  registers: new Map([
    register('DE', 'https://register.example'),
    register('AT'),
    register('US'),
    register('US-CA', 'https://ca.example'),
    register('US-NY', 'https://ny.example'),
    register('US-TX'),
  ]),
  isUnion: (code) => code === 'EU',
}

test('every country with lawyers or law is there, however small, and no union', () => {
  const codes = coverageRows(holdings, 'en').map(({ code }) => code)
  expect(codes.toSorted()).toEqual(['AT', 'DE', 'SM', 'US', 'ZZ'])
})

test('a row says what is held, and nothing it does not know', () => {
  const rows = new Map(coverageRows(holdings, 'es').map((row) => [row.code, row]))
  expect(rows.get('DE')).toEqual({
    code: 'DE',
    name: 'Alemania',
    lawyers: 12,
    provisions: 300,
    jurisdictions: 17,
    register: { body: 'Bar of DE', url: 'https://register.example' },
  })
  expect(rows.get('AT')).toEqual({
    code: 'AT',
    name: 'Austria',
    lawyers: 0,
    provisions: 90,
    jurisdictions: 1,
  })
  expect(rows.get('US')).toMatchObject({ lawyers: 40, provisions: 0, registersOfParts: 2 })
})

test('rows stand in the order of the language', () => {
  const law = new Map(
    ['AT', 'EG', 'ZA', 'DE'].map((code) => [code, { provisions: 1, jurisdictions: 1 }]),
  )
  const order = (language: 'de' | 'es') =>
    coverageRows({ ...holdings, lawyers: new Map(), law }, language).map(({ name }) => name)
  expect(order('de')).toEqual(['Ägypten', 'Deutschland', 'Österreich', 'Südafrika'])
  expect(order('es')).toEqual(['Alemania', 'Austria', 'Egipto', 'Sudáfrica'])
})

test('a row is sent without the names of its parts', () => {
  const rows = new Map(coverageRows(holdings, 'en').map((row) => [row.code, packRow(row)]))
  const url = 'https://register.example'
  expect(rows.get('DE')).toEqual(['DE', 'Germany', 12, 300, 17, 'Bar of DE', url, undefined])
  expect(rows.get('US')).toEqual(['US', 'United States', 40, 0, 0, undefined, undefined, 2])
})
