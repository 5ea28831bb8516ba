import type { LawyerProfile } from '../../directory/server.ts'

/** What a search engine reads of a lawyer's page, as schema.org's `Person`: the record, and never a rating. */
export function lawyerData(lawyer: LawyerProfile, pageUrl: string) {
  const { licence } = lawyer
  return {
    '@context': 'https://schema.org',
    '@type': 'Person',
    '@id': pageUrl,
    url: pageUrl,
    name: lawyer.name,
    ...(lawyer.nameLocal ? { alternateName: lawyer.nameLocal } : {}),
    ...(lawyer.bio ? { description: lawyer.bio } : {}),
    ...(lawyer.firm ? { worksFor: { '@type': 'Organization', name: lawyer.firm } } : {}),
    address: {
      '@type': 'PostalAddress',
      ...(lawyer.location ? { addressLocality: lawyer.location } : {}),
      addressCountry: lawyer.country,
    },
    ...(lawyer.specializations.length > 0 ? { knowsAbout: lawyer.specializations } : {}),
    ...(lawyer.languages.length > 0 ? { knowsLanguage: lawyer.languages } : {}),
    ...(lawyer.phone ? { telephone: lawyer.phone } : {}),
    ...(lawyer.email ? { email: lawyer.email } : {}),
    ...(isWebAddress(lawyer.website) ? { sameAs: lawyer.website } : {}),
    ...(licence.verified
      ? {
          hasCredential: {
            '@type': 'EducationalOccupationalCredential',
            credentialCategory: 'license',
            identifier: licence.number,
            recognizedBy: { '@type': 'Organization', name: licence.register },
          },
        }
      : {}),
  }
}

/** A record could hold anything. */
function isWebAddress(website: string | null): boolean {
  return /^https?:\/\//i.test(website ?? '')
}
