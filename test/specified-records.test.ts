import { getTableColumns, type Table } from 'drizzle-orm'
import { describe, expect, it, test } from 'vitest'
import { users } from '../src/features/account/tables.ts'
import { legalAnalyses } from '../src/features/analysis/tables.ts'
import { lawyers } from '../src/features/directory/tables.ts'
import { legalCases } from '../src/features/intake/tables.ts'
import { payments } from '../src/features/payments/tables.ts'
import { lawyerReferrals } from '../src/features/referral/tables.ts'
import { FACTS_MIN_LENGTH } from '../src/shared/case-form-limits.ts'
import { LANGUAGES } from '../src/shared/languages.ts'
import { SEARCH_MIN_LENGTH } from '../src/shared/lawyer-list.ts'
import { BADGE_AREAS, FORM_AREAS } from '../src/shared/legal-areas.ts'

const words = (list: string): string[] => list.split(/\s+/)

/** Fields by our names; a person's own words are encrypted, so their columns say so. */
const RECORDS: Record<string, { table: Table; fields: string[]; defaults: object }> = {
  legal_cases: {
    table: legalCases,
    fields: words(
      'id userId email country jurisdiction legalArea factsEncrypted urgency documentsEncrypted createdAt',
    ),
    defaults: {},
  },
  legal_analysis: {
    table: legalAnalyses,
    fields: words(
      'id caseId identifiedAreas applicableLaws keyConsiderations confidence createdAt',
    ),
    defaults: {},
  },
  users: {
    table: users,
    fields: words(
      'id email name stripeCustomerId subscriptionPlan subscriptionStatus subscriptionId analysisCredits premiumExpiresAt lastPaymentDate createdAt updatedAt',
    ),
    defaults: { subscriptionPlan: 'free', subscriptionStatus: 'inactive', analysisCredits: 1 },
  },
  payments: {
    table: payments,
    fields: words(
      'id userId stripePaymentIntentId amount currency status type description createdAt',
    ),
    defaults: { currency: 'usd' },
  },
  lawyer_referrals: {
    table: lawyerReferrals,
    fields: words('id caseId lawyerId userId contacted referralFee commissionPaid createdAt'),
    defaults: { contacted: false, referralFee: 0, commissionPaid: false },
  },
  lawyers: {
    table: lawyers,
    fields: words(
      'id name firm location country jurisdiction experience specializations bio rating reviewCount freeConsultation contingencyFee languages responseTime phone email website referralFee isPartner',
    ),
    defaults: {
      freeConsultation: false,
      contingencyFee: false,
      referralFee: 5000,
      isPartner: false,
    },
  },
}

describe.each(Object.entries(RECORDS))('%s', (name, { table, fields, defaults }) => {
  const columns = getTableColumns(table)

  it('has the specified fields', () => {
    expect(Object.keys(columns)).toEqual(expect.arrayContaining(fields))
  })

  it('has the specified defaults', () => {
    const found = Object.fromEntries(
      Object.keys(defaults).map((field) => [field, columns[field]?.default]),
    )
    expect(found, name).toEqual(defaults)
  })
})

test('an address, a customer of the provider and a payment intent stand once', () => {
  expect(users.email.isUnique).toBe(true)
  expect(users.stripeCustomerId.isUnique).toBe(true)
  expect(payments.stripePaymentIntentId.isUnique).toBe(true)
})

test('a plan is free, standard or premium; an urgency is low, medium or high', () => {
  expect(users.subscriptionPlan.enumValues).toEqual(['free', 'standard', 'premium'])
  expect(legalCases.urgency.enumValues).toEqual(['low', 'medium', 'high'])
})

test('a lawyer is a record: nothing ties one to a user', () => {
  const columns = Object.keys(getTableColumns(lawyers))
  expect(columns.filter((column) => /user|password|session/i.test(column))).toEqual([])
})

test('sixteen areas and other in the form, twelve on landing pages', () => {
  expect(FORM_AREAS).toEqual(
    words(
      'personal-injury family-law criminal-defense employment real-estate business immigration estate-planning intellectual-property tax environmental healthcare maritime technology civil-rights insurance other',
    ),
  )
  expect(BADGE_AREAS).toEqual(
    words(
      'personal-injury family-law criminal-defense employment business civil-rights immigration real-estate tax intellectual-property environmental healthcare',
    ),
  )
})

test('a language has a code, an English and a native name, and a flag', () => {
  for (const { code, name, nativeName, flag } of LANGUAGES) {
    expect(code).toMatch(/^[a-z]{2}$/)
    expect(new Intl.DisplayNames('en', { type: 'language' }).of(code)).toBe(name)
    expect(nativeName).not.toBe('')
    expect(flag).toMatch(/^[A-Z]{2}$/)
  }
})

test('facts have at least 15 characters, a search 2', () => {
  expect(FACTS_MIN_LENGTH).toBe(15)
  expect(SEARCH_MIN_LENGTH).toBe(2)
})
