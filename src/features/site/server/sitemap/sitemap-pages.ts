/** Pages of the site itself that anybody may find; everything else is listed by its kind or belongs to one person. */
export const SITE_PAGES = [
  '/',
  '/pricing',
  '/search',
  '/lawyers',
  '/coverage',
  '/how-it-works',
  '/how-results-are-ordered',
  '/legal-glossary',
  '/faq',
  '/legal-terms',
  '/seller',
  '/accessibility',
  '/privacy',
]
