/** Calls, and pages that belong to one person or one purchase. Pages kept out for another reason say so themselves. */
const CLOSED = [
  '/api/',
  '/account',
  '/subscribe/',
  '/payment-success',
  '/free-analysis',
  '/receipt/',
  '/withdraw',
  '/ask-lawyers',
  '/answer/',
  '/did-this-help/',
  '/mail-stop/',
  '/dev/',
  '/test-notifications',
  '/*?case=',
]

/** What programs that read the whole site may read. */
export function robotsText(origin: string): string {
  const closed = CLOSED.map((path) => `Disallow: ${path}\n`).join('')
  return `User-agent: *\n${closed}\nSitemap: ${origin}/sitemap.xml\n`
}
