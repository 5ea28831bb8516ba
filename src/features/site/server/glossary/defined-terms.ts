import type { LanguageCode } from '../../../../shared/languages.ts'
import type { LetterGroup, TermEntry } from '../../../glossary/contract.ts'

type TermSet = { name: string; url: string; language: LanguageCode }

/** What a search engine reads of the list: schema.org's `DefinedTermSet`. */
export function termSetData({ name, url, language }: TermSet, groups: readonly LetterGroup[]) {
  return {
    '@context': 'https://schema.org',
    '@type': 'DefinedTermSet',
    '@id': url,
    url,
    name,
    inLanguage: language,
    hasDefinedTerm: groups
      .flatMap(({ terms }) => terms)
      .map(({ id, term }) => ({
        '@type': 'DefinedTerm',
        '@id': `${url}/${id}`,
        url: `${url}/${id}`,
        name: term,
      })),
  }
}

/** Of one term: schema.org's `DefinedTerm` in its set. */
export function termData({ name, url }: TermSet, entry: TermEntry) {
  return {
    '@context': 'https://schema.org',
    '@type': 'DefinedTerm',
    '@id': `${url}/${entry.id}`,
    url: `${url}/${entry.id}`,
    name: entry.term,
    description: entry.definition,
    termCode: entry.id,
    inLanguage: entry.lang,
    inDefinedTermSet: { '@type': 'DefinedTermSet', '@id': url, url, name },
  }
}
