import { describe, expect, it } from 'vitest'
import type { LawyerProfile } from '../../directory/server.ts'
import { lawyerData } from './lawyer-data.ts'

const PAGE = 'https://legal.example/lawyer/ana-gil-los-angeles'

const ADDRESS = {
  '@type': 'PostalAddress',
  addressLocality: 'Los Angeles',
  addressCountry: 'US',
}

const lawyer: LawyerProfile = {
  slug: 'ana-gil-los-angeles',
  name: 'Ana Gil',
  nameLocal: null,
  firm: 'Gil Law',
  location: 'Los Angeles',
  locationLocal: null,
  country: 'US',
  placeNames: ['California', 'United States'],
  isSample: false,
  isPartner: false,
  licence: { verified: false, number: '123456', register: 'State Bar', checkedOn: null },
  officialRegister: null,
  experience: null,
  specializations: [],
  bio: '',
  languages: [],
  freeConsultation: false,
  contingencyFee: false,
  responseTime: null,
  answersWithinHours: null,
  rating: null,
  reviewCount: 0,
  phone: null,
  email: null,
  website: null,
}

describe('what search engines read of a lawyer', () => {
  it('is a person with what the record says, and nothing else', () => {
    expect(lawyerData(lawyer, PAGE)).toEqual({
      '@context': 'https://schema.org',
      '@type': 'Person',
      '@id': PAGE,
      url: PAGE,
      name: 'Ana Gil',
      worksFor: { '@type': 'LegalService', name: 'Gil Law', address: ADDRESS },
      address: ADDRESS,
    })
  })

  it('never has a rating', () => {
    const rated = lawyerData({ ...lawyer, rating: 4.9, reviewCount: 31 }, PAGE)
    expect(rated).toEqual(lawyerData(lawyer, PAGE))
  })

  it('has the licence only when it is verified', () => {
    const licence = { ...lawyer.licence, verified: true, checkedOn: '2026-11-20' }
    expect(lawyerData({ ...lawyer, licence }, PAGE)).toMatchObject({
      hasCredential: { identifier: '123456', recognizedBy: { name: 'State Bar' } },
    })
  })

  it('links to a web address only', () => {
    const withSite = (website: string) => lawyerData({ ...lawyer, website }, PAGE)
    expect(withSite('https://gil.example')).toHaveProperty('sameAs', 'https://gil.example')
    expect(withSite('javascript:alert(1)')).not.toHaveProperty('sameAs')
  })
})
