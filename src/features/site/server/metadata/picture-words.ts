import type { Catalogue } from '../../../../i18n/catalogue.server.ts'
import type { Translate } from '../../../../i18n/translate.ts'
import type { Database } from '../../../../platform/database/database.server.ts'
import type { LanguageCode } from '../../../../shared/languages.ts'
import type { Register } from '../../../directory/contract.ts'
import { describeLawyer } from '../../../directory/server.ts'
import type { Corpus } from '../../../law/contract.ts'
import { citation, inLanguage, jurisdictionName } from '../../../law/server.ts'
import type { Places } from '../../../places/server.ts'
import { readLandingAddress } from '../../domain/landing/landing-address.ts'
import { landingWords } from '../landing/landing-metadata.ts'
import { placeWithin } from '../landing/landing-names.ts'
import type { PictureOf } from './picture-address.ts'

/** What stands on the picture of a page. */
export type PictureWords = { title: string; text: string }

export type PictureSources = {
  db: Database
  catalogue: Catalogue
  corpus: Corpus
  places: Places
  registers: ReadonlyMap<string, Register>
}

/** Pages of the site itself, with the keys of their words. */
const PAGES: Readonly<Record<string, readonly [title: string, text: string]>> = {
  home: ['home.heroTitle', 'home.metaDescription'],
  pricing: ['pricing.metaTitle', 'pricing.metaDescription'],
  search: ['search.title', 'search.intro'],
  coverage: ['coverage.title', 'coverage.metaDescription'],
  lawyers: ['landing.index.title', 'landing.index.metaDescription'],
  'how-results-are-ordered': ['ordering.title', 'ordering.description'],
  'how-it-works': ['howPage.title', 'howPage.description'],
  faq: ['faqPage.title', 'faqPage.description'],
  accessibility: ['accessibilityPage.title', 'accessibilityPage.description'],
  'legal-glossary': ['glossary.title', 'glossary.metaDescription'],
  'legal-terms': ['terms.title', 'terms.description'],
  privacy: ['privacy.title', 'privacy.description'],
  seller: ['seller.title', 'seller.description'],
}

/** Undefined where there is no such page. */
export async function pictureWords(
  sources: PictureSources,
  { kind, slug }: PictureOf,
  language: LanguageCode,
): Promise<PictureWords | undefined> {
  const t = sources.catalogue.translate(language)
  switch (kind) {
    case 'page':
      return wordsOfPage(slug, t)
    case 'place':
      return wordsOfPlace(sources, slug, { language, t })
    case 'lawyer':
      return wordsOfLawyer(sources, slug, { language, t })
    case 'law':
      return wordsOfLaw(sources, slug, { language, t })
  }
}

type Reader = { language: LanguageCode; t: Translate }

function wordsOfPage(slug: string, t: Translate): PictureWords | undefined {
  if (!Object.hasOwn(PAGES, slug)) return undefined
  const [title, text] = PAGES[slug] ?? ['', '']
  return { title: t(title), text: t(text) }
}

function wordsOfPlace(
  { places }: PictureSources,
  slug: string,
  reader: Reader,
): PictureWords | undefined {
  const reading = readLandingAddress(places, slug.split('--'))
  if ('unknown' in reading) return undefined
  const { area } = reading.subject
  const { title, description } = landingWords(
    { place: placeWithin({ places, ...reader }, reading.subject), area },
    reader.t,
  )
  return { title, text: description }
}

async function wordsOfLawyer(
  { db, places, registers }: PictureSources,
  slug: string,
  { language, t }: Reader,
): Promise<PictureWords | undefined> {
  const lawyer = await describeLawyer(db, { places, registers }, slug, language)
  if (!lawyer) return undefined
  const areas = lawyer.specializations.slice(0, 3).map((area) => t(`areas.${area}`, {}, area))
  const place = [lawyer.location, ...lawyer.placeNames].filter(Boolean).join(' · ')
  return {
    title: lawyer.name,
    text: [
      lawyer.firm,
      place,
      areas.join(' · '),
      ...(lawyer.isSample ? [t('lawyers.sample')] : []),
    ].join('\n'),
  }
}

function wordsOfLaw(
  { corpus, places }: PictureSources,
  id: string,
  { language, t }: Reader,
): PictureWords | undefined {
  const provision = corpus.byId.get(id)
  if (!provision) return undefined
  const place = jurisdictionName(places, provision.jurisdiction, language, t)
  return {
    title: inLanguage(provision.heading, language).text,
    text: `${citation(provision, language)}\n${place}`,
  }
}
