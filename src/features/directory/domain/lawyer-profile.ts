import type { MarkedText } from '../../law/contract.ts'

/** What the record says of the licence, and how far it was checked. */
export type ProfileLicence = {
  /** Only with a number, the register it was checked against and the day; never for a sample record. */
  verified: boolean
  number: string | null
  /** The register the number is from. */
  register: string | null
  /** YYYY-MM-DD; null while the licence is not verified. */
  checkedOn: string | null
}

/** The official register of lawyers of a place, and its words. */
export type ProfileRegister = {
  body: string
  /** Null where none is online. */
  url: string | null
  licenceNumber: MarkedText
  profession: MarkedText
}

/** Everything a page says about one lawyer. Fees for referrals stay on the server. */
export type LawyerProfile = {
  slug: string
  name: string
  nameLocal: string | null
  firm: string
  location: string
  locationLocal: string | null
  country: string
  /** The region, where the country is divided here, and the country, in the reader's language. */
  placeNames: string[]
  isSample: boolean
  isPartner: boolean
  licence: ProfileLicence
  officialRegister: ProfileRegister | null
  /** Years; null where nobody said. */
  experience: number | null
  specializations: string[]
  bio: string
  languages: string[]
  freeConsultation: boolean
  contingencyFee: boolean
  responseTime: string | null
  /** Median of the answers to requests; null before there are enough. */
  answersWithinHours: number | null
  rating: number | null
  reviewCount: number
  phone: string | null
  email: string | null
  website: string | null
}
