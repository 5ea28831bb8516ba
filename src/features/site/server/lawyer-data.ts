import type { Person, WithContext } from 'schema-dts'
import type { LawyerProfile } from '../../directory/server.ts'

/** What a search engine reads of a lawyer's page, as schema.org's `Person` at a `LegalService`: the record, and never a rating. */
export function lawyerData(lawyer: LawyerProfile, pageUrl: string): WithContext<Person> {
  const { verified, number, register } = lawyer.licence
  const address = {
    '@type': 'PostalAddress' as const,
    ...(lawyer.location ? { addressLocality: lawyer.location } : {}),
    addressCountry: lawyer.country,
  }
  return {
    '@context': 'https://schema.org',
    '@type': 'Person',
    '@id': pageUrl,
    url: pageUrl,
    name: lawyer.name,
    ...(lawyer.nameLocal ? { alternateName: lawyer.nameLocal } : {}),
    ...(lawyer.bio ? { description: lawyer.bio } : {}),
    ...(lawyer.firm
      ? { worksFor: { '@type': 'LegalService' as const, name: lawyer.firm, address } }
      : {}),
    address,
    ...(lawyer.specializations.length > 0 ? { knowsAbout: lawyer.specializations } : {}),
    ...(lawyer.languages.length > 0 ? { knowsLanguage: lawyer.languages } : {}),
    ...(lawyer.phone ? { telephone: lawyer.phone } : {}),
    ...(lawyer.email ? { email: lawyer.email } : {}),
    ...(isWebAddress(lawyer.website) ? { sameAs: lawyer.website } : {}),
    ...(verified && number && register
      ? {
          hasCredential: {
            '@type': 'EducationalOccupationalCredential' as const,
            credentialCategory: 'license',
            identifier: number,
            recognizedBy: { '@type': 'Organization' as const, name: register },
          },
        }
      : {}),
  }
}

/** A record could hold anything. */
function isWebAddress(website: string | null): website is string {
  return /^https?:\/\//i.test(website ?? '')
}
