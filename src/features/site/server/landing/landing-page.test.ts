import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freshDatabase } from '../../../../../test/fresh-database.ts'
import { loadCatalogue } from '../../../../i18n/catalogue.server.ts'
import { connectDatabase } from '../../../../platform/database/database.server.ts'
import { uncachedKnowledge } from '../../../../platform/knowledge/knowledge-cache.server.ts'
import { createLog } from '../../../../platform/log.server.ts'
import { BADGE_AREAS } from '../../../../shared/legal-areas.ts'
import {
  createLawyerFinder,
  createLawyersOfPlaces,
  loadRegisters,
  loadSampleDirectory,
} from '../../../directory/server.ts'
import { loadCorpus, provisionsOf } from '../../../law/server.ts'
import { jurisdictionLineage, loadPlaces } from '../../../places/server.ts'
import { readLandingAddress } from '../../domain/landing/landing-address.ts'
import { landingEntries } from '../sitemap/landing-entries.ts'
import { type LandingSources, landingPage } from './landing-page.ts'

const NOW = new Date('2026-11-23T12:00:00Z')
const DAY = '2026-11-23'

const places = loadPlaces('knowledge/places.yaml')
const corpus = loadCorpus('knowledge', uncachedKnowledge)
const catalogue = loadCatalogue('public/translations')

let sources: LandingSources
const opened: (() => Promise<void>)[] = []

beforeAll(async () => {
  const fresh = await freshDatabase()
  const { db, close } = connectDatabase(fresh.url, createLog('silent'))
  opened.push(close, fresh.drop)
  await loadSampleDirectory(db)
  const registers = loadRegisters('knowledge')
  const now = () => NOW
  const finder = createLawyerFinder({ db, registers, now })
  const lawyers = createLawyersOfPlaces({ db, registers, finder, now })
  const language = 'en' as const
  const t = catalogue.translate(language)
  sources = { places, corpus, registers, lawyers, language, t, modelReads: false, day: DAY }
})

afterAll(async () => {
  for (const close of opened) await close()
})

function subjectAt(path: string) {
  const reading = readLandingAddress(places, path.split('/'))
  if ('unknown' in reading) throw new Error(`${path} is not known`)
  return reading.subject
}

const pageAt = (path: string) => landingPage(sources, subjectAt(path))

describe('a landing page', () => {
  it('shows law of the place and of what it lies in, never of another place', async () => {
    for (const path of [
      'germany/bavaria/employment',
      'united-states/california',
      'singapore/tax',
    ]) {
      const { country, region, area } = subjectAt(path)
      const lineage = jurisdictionLineage(places, country.code, region?.code)
      const applying = new Set(
        provisionsOf(corpus, lineage, DAY)
          .filter(({ areas }) => !area || areas.includes(area))
          .map(({ id }) => id),
      )
      const { page } = await pageAt(path)
      const shown = [...page.laws.map(({ id }) => id), ...page.deadlines.map(({ law }) => law)]
      expect(shown.length).toBeGreaterThan(4)
      expect(shown.filter((id) => !applying.has(id))).toEqual([])
      expect(new Set(shown).size).toBe(shown.length)
      expect(page.counts.laws).toBe(applying.size)
    }
  })

  it('shows law of its own first', async () => {
    const { page } = await pageAt('united-states/california/real-estate')
    expect(page.laws[0]?.place).toBe('California')
    expect(page.laws.map(({ place }) => place)).toContain('United States')
  })

  it('shows six lawyers where there are so many, and marks those of a wider place', async () => {
    const { page: state } = await pageAt('united-states/california')
    expect(state.featured.map(({ wider, lawyers }) => [wider, lawyers.length])).toEqual([
      [false, 6],
    ])
    const { page: city } = await pageAt('germany/bavaria/munich')
    expect(city.featured[0]).toMatchObject({ place: 'Munich', wider: false })
    const { page: narrow } = await pageAt('germany/bavaria/maritime')
    for (const { place, wider } of narrow.featured) expect(wider).toBe(place !== 'Bavaria')
    const shown = narrow.featured.flatMap(({ lawyers }) => lawyers)
    expect(shown.length).toBeLessThanOrEqual(6)
    expect(shown.every(({ areas }) => areas[0] === 'maritime')).toBe(true)
  })

  it('says so where nobody is listed, and who keeps the register', async () => {
    const pages = await Promise.all(places.countries.map(({ slug }) => pageAt(slug)))
    const empty = pages.filter(({ page: one }) => one.featured.length === 0)
    expect(empty.length).toBeGreaterThan(20)
    expect(empty.every(({ page: one }) => one.counts.lawyers === 0)).toBe(true)
    expect(empty.filter(({ page: one }) => one.offices.register !== null).length).toBeGreaterThan(
      15,
    )
  })
})

describe('the ways on from a landing page', () => {
  it('lead to the twelve areas with a badge and to the other four', async () => {
    const { page } = await pageAt('germany/bavaria/tax')
    expect(page.badges.map(({ area }) => area)).toEqual(BADGE_AREAS)
    expect(page.otherAreas).toHaveLength(4)
    expect(page.badges.find(({ area }) => area === 'tax')?.path).toBe(
      '/lawyers/germany/bavaria/tax',
    )
  })

  it('lead from a country to all its regions, from a region to those with pages of their own', async () => {
    const { page: country } = await pageAt('germany')
    expect(country.regions).toHaveLength(16)
    const { page: region } = await pageAt('germany/bavaria')
    expect(region.regions.length).toBeGreaterThan(1)
    expect(region.regions.every(({ own }) => own)).toBe(true)
  })

  it('are named in the language the page is asked for', async () => {
    const spanish = { ...sources, language: 'es' as const, t: catalogue.translate('es') }
    const { page } = await landingPage(spanish, subjectAt('germany/bavaria/family-law'))
    expect(page.place).toBe('Baviera, Alemania')
    expect(page.trail.map(({ name }) => name)).toContain('Alemania')
  })
})

describe('a page with something of its own', () => {
  it.each([
    ['germany', true],
    ['germany/tax', true],
    ['united-states/california/tax', true],
    ['united-kingdom/england/family-law', true],
    ['germany/bavaria', true],
    ['germany/saxony', false],
    ['germany/saxony/tax', false],
    ['germany/bavaria/munich', true],
    ['germany/bavaria/nuremberg', false],
  ])('is /lawyers/%s: %s', async (path, own) => {
    expect((await pageAt(path)).own).toBe(own)
  })

  it('is in the sitemap, and no other page is', async () => {
    const entries = await landingEntries(sources)
    const listed = new Set(entries.map(({ path }) => path))
    expect(listed.size).toBe(entries.length)
    expect(entries.length).toBeGreaterThan(3_000)
    for (const { slug, regions } of places.countries.slice(0, 60)) {
      for (const place of [
        slug,
        ...regions.slice(0, 5).map((region) => `${slug}/${region.slug}`),
      ]) {
        for (const path of [place, `${place}/tax`]) {
          expect([path, listed.has(`/lawyers/${path}`)]).toEqual([path, (await pageAt(path)).own])
        }
      }
    }
    const checked = entries.filter(({ changedOn }) => changedOn !== undefined)
    expect(checked.length).toBeGreaterThan(3_000)
    expect(checked.every(({ changedOn }) => /^\d{4}-\d\d-\d\d$/.test(changedOn ?? ''))).toBe(true)
  })

  it('is what links say of it, so that search engines are led to nothing empty', async () => {
    for (const path of ['germany/bavaria', 'united-states', 'germany/saxony/tax']) {
      const { page } = await pageAt(path)
      for (const link of [...page.badges, ...page.regions, ...page.cities].slice(0, 40)) {
        const { own } = await pageAt(link.path.replace('/lawyers/', ''))
        expect([link.path, link.own]).toEqual([link.path, own])
      }
    }
  })
})
