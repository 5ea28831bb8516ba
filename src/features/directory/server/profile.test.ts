import { describe, expect, it } from 'vitest'
import { loadPlaces } from '../../places/server.ts'
import type { Register } from '../contract.ts'
import type { LawyerRow } from './lawyers.repo.ts'
import { lawyerProfile } from './profile.ts'

const NUMBERED = { licenceNumber: '123456', register: 'State Bar of California' }
const CHECKED = { ...NUMBERED, checkedOn: '2026-11-20' }

const register = (jurisdiction: string, more: Partial<Register> = {}): Register => ({
  country: jurisdiction.slice(0, 2),
  jurisdiction,
  body: `Bar of ${jurisdiction}`,
  register_url: `https://${jurisdiction.toLowerCase()}.example/register`,
  link: 'not-opened',
  licence_number: { en: 'Bar number', es: 'Número de colegiado' },
  profession: { en: 'Attorney' },
  ...more,
})

const { register_url: _none, ...offline } = register('BR')
const registers = new Map(
  [register('US'), register('US-CA'), offline].map((one) => [one.jurisdiction, one]),
)
const places = loadPlaces('knowledge/places.yaml')

const STORED_AT = new Date('2026-11-21T12:00:00Z')

/** A stored record that says as little as a record may. */
const BARE: LawyerRow = {
  id: '00000000-0000-4000-8000-000000000001',
  slug: 'ana-gil-los-angeles',
  name: 'Ana Gil',
  nameLocal: null,
  firm: 'Gil Law',
  location: 'Los Angeles',
  locationLocal: null,
  country: 'US',
  jurisdiction: 'US-CA',
  experience: null,
  admittedYear: null,
  specializations: [],
  bio: '',
  rating: null,
  reviewCount: 0,
  freeConsultation: false,
  contingencyFee: false,
  languages: [],
  responseTime: null,
  answersCounted: 0,
  answerMedianMinutes: null,
  phone: null,
  email: null,
  website: null,
  referralFee: 5000,
  isPartner: false,
  isSample: false,
  licenceNumber: null,
  register: null,
  checkedOn: null,
  facets: ['c:US'],
  rotation: 1,
  sortName: 'ana gil',
  traits: 0,
  city: 'madrid',
  localCity: null,
  createdAt: STORED_AT,
  updatedAt: STORED_AT,
}

const profile = (more: Partial<LawyerRow> = {}, language: 'en' | 'es' = 'en') =>
  lawyerProfile({ ...BARE, ...more }, { registers, places }, language)

const NOTHING = { verified: false, number: null, register: null, checkedOn: null }

describe('the licence on a profile', () => {
  it('is verified only with a number, a register and a day', () => {
    expect(profile(CHECKED).licence).toEqual({
      verified: true,
      number: '123456',
      register: 'State Bar of California',
      checkedOn: '2026-11-20',
    })
    for (const missing of ['licenceNumber', 'register', 'checkedOn'] as const) {
      for (const nothing of [null, '']) {
        const { licence } = profile({ ...CHECKED, [missing]: nothing })
        expect(licence, missing).toMatchObject({ verified: false, checkedOn: null })
      }
    }
  })

  it('gives the number of the record while it is not verified', () => {
    expect(profile(NUMBERED).licence).toEqual({
      verified: false,
      number: '123456',
      register: 'State Bar of California',
      checkedOn: null,
    })
    expect(profile().licence).toEqual(NOTHING)
  })

  it('is never verified for a sample, whatever the record holds', () => {
    expect(profile({ ...CHECKED, isSample: true }).licence).toEqual(NOTHING)
  })
})

describe('the official register on a profile', () => {
  it("is that of the sub-region, else the country's, else none", () => {
    expect(profile().officialRegister?.body).toBe('Bar of US-CA')
    expect(profile({ jurisdiction: 'US-TX' }).officialRegister?.body).toBe('Bar of US')
    expect(profile({ country: 'FR', jurisdiction: 'FR' }).officialRegister).toBeNull()
  })

  it('has no address where none is online, and its words in the language of the reader', () => {
    expect(profile({ country: 'BR', jurisdiction: 'BR' }).officialRegister?.url).toBeNull()
    expect(profile({}, 'es').officialRegister).toMatchObject({
      licenceNumber: { text: 'Número de colegiado', lang: 'es' },
      profession: { text: 'Attorney', lang: 'en' },
    })
  })
})

describe('a profile', () => {
  it('names region and country in the language of the reader, each place once', () => {
    expect(profile({}, 'es').placeNames).toEqual(['California', 'Estados Unidos'])
    const inCityState = { country: 'SG', jurisdiction: 'SG', location: 'Singapore' }
    expect(profile(inCityState).placeNames).toEqual([])
  })

  it('says nothing that the record does not', () => {
    expect(profile()).toMatchObject({
      experience: null,
      rating: null,
      reviewCount: 0,
      responseTime: null,
      answersWithinHours: null,
      bio: '',
      phone: null,
    })
  })

  it('tells the measured time to answer once there are enough answers', () => {
    const measured = (answersCounted: number) =>
      profile({ answersCounted, answerMedianMinutes: 130 }).answersWithinHours
    expect(measured(4)).toBeNull()
    expect(measured(5)).toBe(3)
  })

  it('keeps what is not for visitors', () => {
    const told = JSON.stringify(profile({ referralFee: 98_765 }))
    expect(told).not.toContain('98765')
    expect(told).not.toMatch(/facets|traits|localCity|"city"|rotation|sortName|00000000-0000/)
  })
})
