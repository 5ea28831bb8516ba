export type Screen = {
  /** The pattern in src/routes.ts that answers it. */
  route: string
  /** With the names of what a person has in braces. */
  path: string
  /** Seen by somebody signed in, instead of by a stranger. */
  signedIn?: boolean
  /** The answer's status where it is an error: the browser's console says it, too. */
  status?: number
}

const PLACE = ':country/:jurisdiction?/:specialization?/:city?'
const CALIFORNIA = 'united-states/california'

/** Every route of the site, as a stranger and as somebody signed in where that shows another page. */
export const SCREENS: readonly Screen[] = [
  { route: '', path: '/' },
  { route: '', path: '/', signedIn: true },
  { route: '', path: '/?case={caseId}', signedIn: true },
  { route: '', path: '/?case={dangerCaseId}', signedIn: true },
  { route: '', path: '/?case=0d0b6c8e-0000-4000-8000-000000000000', status: 404 },
  { route: 'pricing', path: '/pricing' },
  { route: 'pricing', path: '/pricing?email={email}', signedIn: true },
  { route: 'subscribe/:planType', path: '/subscribe/unlimited?email=someone%40example.org' },
  { route: 'subscribe/:planType', path: '/subscribe/gold', status: 404 },
  { route: 'free-analysis', path: '/free-analysis' },
  { route: 'free-analysis', path: '/free-analysis', signedIn: true },
  { route: 'payment-success', path: '/payment-success' },
  { route: 'receipt/:id', path: '{receiptPath}', signedIn: true },
  { route: 'receipt/:id', path: '/receipt/pi_0000000000000000', status: 404 },
  { route: 'withdraw', path: '/withdraw' },
  { route: 'withdraw', path: '/withdraw', signedIn: true },
  { route: 'withdraw', path: '{withdrawPath}', signedIn: true },
  { route: 'withdraw', path: '/withdraw?payment=none' },
  { route: 'seller', path: '/seller' },
  { route: 'how-it-works', path: '/how-it-works' },
  { route: 'faq', path: '/faq' },
  { route: 'accessibility', path: '/accessibility' },
  { route: 'legal-terms', path: '/legal-terms' },
  { route: 'privacy', path: '/privacy' },
  { route: 'your-data', path: '/your-data' },
  { route: 'your-data', path: '/your-data', signedIn: true },
  { route: 'account', path: '/account' },
  ...['profile', 'subscription', 'billing', 'usage', 'cases', 'contacts'].map((tab) => ({
    route: 'account',
    path: `/account?tab=${tab}`,
    signedIn: true,
  })),
  {
    route: 'account',
    path: '/account?tab=cases&case={caseId}',
    signedIn: true,
  },
  {
    route: 'account',
    path: '/account?tab=cases&case={caseId}&delete=ask',
    signedIn: true,
  },
  { route: 'account', path: '/account?tab=cases&case=none', signedIn: true },
  { route: 'search', path: '/search' },
  { route: 'search', path: '/search?q=divorce+Berlin' },
  { route: 'search', path: '/search?q=zzzzqqqq' },
  { route: 'search', path: '/search?q=a' },
  { route: 'search', path: `/search?q=${'deposit+'.repeat(40)}` },
  { route: 'how-results-are-ordered', path: '/how-results-are-ordered' },
  { route: 'law/:provisionId', path: '/law/us-ca-civ-1950-5' },
  { route: 'law/:provisionId', path: '/law/no-such-law', status: 404 },
  { route: 'legal-glossary', path: '/legal-glossary' },
  { route: 'legal-glossary', path: '/legal-glossary#bail' },
  { route: 'legal-glossary', path: '/legal-glossary?q=zzzz' },
  { route: 'legal-glossary/:term', path: '/legal-glossary/bail' },
  { route: 'legal-glossary/:term', path: '/legal-glossary/plantiff', status: 404 },
  { route: 'lawyers', path: '/lawyers' },
  { route: `lawyers/${PLACE}`, path: '/lawyers/germany' },
  { route: `lawyers/${PLACE}`, path: `/lawyers/${CALIFORNIA}/family-law/los-angeles` },
  { route: `lawyers/${PLACE}`, path: '/lawyers/germny', status: 404 },
  { route: 'attorneys', path: '/attorneys' },
  { route: `attorneys/${PLACE}`, path: `/attorneys/${CALIFORNIA}` },
  { route: 'lawyer/:slug', path: '/lawyer/{slug}' },
  { route: 'lawyer/:slug', path: '/lawyer/nobody', status: 404 },
  { route: 'coverage', path: '/coverage' },
  { route: 'test-notifications', path: '/test-notifications' },
  { route: 'dev/mailbox', path: '/dev/mailbox' },
  { route: 'dev/mailbox/:id', path: '{mailPath}' },
  {
    route: 'ask-lawyers',
    path: '/ask-lawyers?case={caseId}&lawyer={otherSlug}',
    signedIn: true,
  },
  { route: 'ask-lawyers', path: '/ask-lawyers?case={caseId}', signedIn: true },
  { route: 'ask-lawyers', path: '/ask-lawyers?case=none&lawyer=x' },
  { route: 'answer/:token', path: '{answerPath}' },
  { route: 'answer/:token', path: '/answer/x.y', status: 404 },
  { route: 'did-this-help/:token', path: '/did-this-help/x.y', status: 404 },
  { route: 'mail-stop/:token', path: '{stopPath}' },
  { route: 'mail-stop/:token', path: '/mail-stop/x.y', status: 404 },
  { route: '*', path: '/no/such/page', status: 404 },
]
