import type { LegalArea } from '../../../shared/legal-areas.ts'
import type { Chance } from './sample-random.ts'

/** What such a lawyer does, to follow "Handles". */
const WORK: Readonly<Record<LegalArea, string>> = {
  'personal-injury': 'claims after accidents and injuries',
  'family-law': 'separation, children and maintenance',
  'criminal-defense': 'the defence of people accused of crimes',
  employment: 'dismissals, unpaid wages and disputes at work',
  'real-estate': 'tenancies, sales and disputes about homes',
  business: 'contracts, company matters and unpaid invoices',
  immigration: 'visas, residence and appeals against refusals',
  'estate-planning': 'wills, inheritance and powers of attorney',
  'intellectual-property': 'trade marks, copyright and patents',
  tax: 'tax assessments and disputes with tax offices',
  environmental: 'pollution, permits and planning objections',
  healthcare: 'treatment errors and patients’ rights',
  maritime: 'ships’ crews, cargo and harbour disputes',
  technology: 'software contracts and personal data',
  'civil-rights': 'discrimination and complaints against authorities',
  insurance: 'insurance claims that were refused or cut',
}

const MANNERS = [
  'Explains the steps and the costs in writing before starting.',
  'Meets clients at the office or by video call.',
  'Replies in plain language and keeps clients informed by e-mail.',
  'Offers evening appointments on two days a week.',
  'Looks first for a settlement, and goes to court where that fails.',
  'Works with a small team and takes a limited number of cases.',
]

/** A short text about an invented lawyer, which says that the lawyer is invented. */
export function sampleBio(
  lawyer: { city: string; experience: number; specializations: readonly LegalArea[] },
  chance: Chance,
): string {
  const work = lawyer.specializations.slice(0, 2).map((area) => WORK[area])
  return [
    'Sample listing: this lawyer and this firm are invented.',
    `Handles ${work.join('; also ')}, in ${lawyer.city}, with ${lawyer.experience} years of practice.`,
    chance.pick(MANNERS),
  ].join(' ')
}
