import type { Analysis } from '../contract.ts'

/** What each question offers, as keys of its texts; the options of `closest-area` are the areas found. */
export const FOLLOW_UP_OPTIONS = {
  'with-whom': [
    'employer',
    'landlord',
    'family',
    'neighbour',
    'shop',
    'authority',
    'immigration',
    'police',
    'insurer',
    'doctor',
    'online',
  ],
  'what-happened': [
    'letter',
    'money',
    'hurt',
    'lost',
    'accused',
    'separation',
    'death',
    'damage',
    'papers',
  ],
} as const

/** Below this the answer is "cannot tell", and we ask. */
export const CANNOT_TELL = 0.6
const FEWEST_TO_CHOOSE_FROM = 2

type Doubtful = Pick<Analysis, 'areas' | 'confidence' | 'areaChosen'>

/** At most three, the one that is quickest to answer first; none when the answer is clear or the person's own. */
export function followUpQuestions({
  areas,
  confidence,
  areaChosen,
}: Doubtful): Analysis['followUp'] {
  if (areaChosen || confidence >= CANNOT_TELL) return []
  const choice = areas.length >= FEWEST_TO_CHOOSE_FROM ? (['closest-area'] as const) : []
  return [...choice, 'with-whom', 'what-happened']
}
