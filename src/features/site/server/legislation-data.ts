import type { Legislation, WithContext } from 'schema-dts'
import type { DescribedProvision } from '../../law/contract.ts'

const FORCE = { 'in-force': 'InForce', 'not-yet': 'NotInForce', ended: 'NotInForce' } as const

/** What a search engine reads of a law page, as schema.org's `Legislation`. */
export function legislationData(
  law: DescribedProvision,
  pageUrl: string,
): WithContext<Legislation> {
  return {
    '@context': 'https://schema.org',
    '@type': 'Legislation',
    '@id': pageUrl,
    url: pageUrl,
    name: law.statute,
    headline: law.heading.text,
    abstract: law.summary.text,
    inLanguage: law.summary.lang,
    legislationType: law.actType,
    ...(law.identifier ? { legislationIdentifier: law.identifier } : {}),
    legislationJurisdiction: { '@type': 'AdministrativeArea', name: law.place },
    legislationLegalForce: `https://schema.org/${FORCE[law.force]}`,
    temporalCoverage: `${law.inForceFrom}/${law.inForceTo ?? '..'}`,
    isPartOf: { '@type': 'Legislation', name: law.officialTitle ?? law.act },
    isBasedOn: law.url,
  }
}
