import type { LanguageWords } from './language-words.ts'

export const ENGLISH: LanguageWords = {
  asides: `lawyer, lawyers, attorney, attorneys, solicitor, solicitors, barrister, barristers, advocate, advocates, counsel,
    law, laws, legal, firm, firms, law firm, law office, office, advice, help, specialist, expert, experts, find, looking, search,
    need, want, best, good, cheap, top, near, nearby, near me, in, at, on, of, for, from, with, by, to, around, the, a, an, and, or,
    my, me, i, we, our, is, am, are, who, some, any, please, city of, state of, area, region`,
  areas: {
    'personal-injury': `personal injury, injury, injuries, injured, accident, accidents, car accident, car crash, car crashes, traffic accident,
      road accident, slip and fall, whiplash, dog bite, wrongful death, compensation claim, product liability, bodily injury`,
    'family-law': `family, family law, divorce, divorces, divorced, custody, child custody, child support, alimony, maintenance, matrimonial,
      marriage, adoption, prenup, prenuptial agreement, paternity, separation, domestic violence, visitation`,
    'criminal-defense': `criminal, criminal law, criminal defense, criminal defence, crime, defense attorney, dui, dwi, drunk driving, arrest, arrested,
      assault charge, theft charge, drug charge, bail, felony, misdemeanor, expungement, jail, prison`,
    employment: `employment, employment law, labor, labour, labor law, labour law, work law, workplace, wrongful dismissal, unfair dismissal,
      dismissal, wrongful termination, fired, redundancy, severance, unpaid wages, wages, overtime, workers rights, employee rights`,
    'real-estate': `real estate, property law, property, housing, tenant, tenants, tenancy, landlord, landlord tenant, landlord and tenant, rent, rental,
      lease, eviction, evicted, deposit, security deposit, conveyancing, foreclosure, mortgage, condominium, construction defects`,
    business: `business, business law, commercial, commercial law, corporate, corporate law, company, company law, contract, contracts, contract law,
      startup, startups, bankruptcy, insolvency, debt collection, partnership, franchise, mergers, consumer, consumer rights, consumer law`,
    immigration: `immigration, immigration law, visa, visas, asylum, deportation, green card, citizenship, naturalization, naturalisation, residence permit,
      work permit, refugee, refugees`,
    'estate-planning': `estate planning, wills and estates, wills, probate, inheritance, estates, trusts, trusts and estates, last will, testament,
      power of attorney, executor, heirs, succession`,
    'intellectual-property': `intellectual property, ip law, patent, patents, trademark, trademarks, trade mark, copyright, copyrights, licensing, counterfeit`,
    tax: 'tax, taxes, taxation, tax law, income tax, vat, irs, hmrc, tax audit, tax return',
    environmental: `environment, environmental, environmental law, pollution, noise pollution, asbestos, climate law, energy law, water rights, contamination`,
    healthcare: `healthcare, health care, health law, medical, medical law, medical malpractice, malpractice, medical negligence, clinical negligence,
      hospital, patient rights, nursing home`,
    maritime:
      'maritime, maritime law, admiralty, shipping law, shipping, boating accident, seafarer, seaman, seamen',
    technology: `technology, technology law, tech law, it law, internet law, data protection, privacy law, privacy, data breach, gdpr, cyber law, software,
      online fraud, cybercrime`,
    'civil-rights': `civil rights, human rights, discrimination, police brutality, police misconduct, disability rights, free speech, equality law,
      constitutional, constitutional law, racial discrimination`,
    insurance:
      'insurance, insurance law, insurance claim, insurance claims, insurer, denied claim, bad faith',
  },
}
