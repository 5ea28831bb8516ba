/** Where header and footer lead, with the keys of their texts. */
export const NAVIGATION_LINKS = [
  { to: '/#how-it-works', text: 'nav.howItWorks' },
  { to: '/#faq', text: 'nav.faq' },
  { to: '/search', text: 'nav.lawyers' },
  { to: '/pricing', text: 'nav.pricing' },
  { to: '/#legal-terms', text: 'nav.legalTerms' },
  { to: '/#contact', text: 'nav.contact' },
  { to: '/account', text: 'nav.account' },
]
