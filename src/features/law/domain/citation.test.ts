import { describe, expect, it } from 'vitest'
import { citation, citedTitle, officialTitle } from './citation.ts'

const german = {
  act: 'Protection Against Dismissal Act',
  actLocal: 'Kündigungsschutzgesetz',
  heading: { en: 'Time limit', de: 'Frist' },
  section: '4',
  sectionSign: '§',
}
const indian = {
  act: 'Constitution of India',
  actLocal: 'भारत का संविधान',
  heading: { en: 'Life', hi: 'जीवन' },
  section: '21',
  sectionSign: 'Art.',
}

describe('citation', () => {
  it('names an act as offices there know it, when its letters can be read', () => {
    expect(citation(german, 'en')).toBe('Kündigungsschutzgesetz § 4')
    expect(citation(german, 'de', '5')).toBe('Kündigungsschutzgesetz § 5')
  })

  it('gives the English name to a reader who cannot read the script', () => {
    expect(citation(indian, 'en')).toBe('Constitution of India Art. 21')
    expect(citation(indian, 'hi')).toBe('भारत का संविधान अनुच्छेद 21')
    expect(citedTitle(indian, 'es')).toBe('Constitution of India')
  })

  it('a title in a script of its own takes the section as people write it there', () => {
    const japanese = {
      act: 'Civil Code',
      actLocal: '民法',
      heading: { en: 'Tort', ja: '不法行為' },
      section: '709',
      sectionSign: 'art.' as const,
    }
    expect(citation(japanese, 'ja')).toBe('民法 第709条')
    expect(citation(japanese, 'de')).toBe('Civil Code art. 709')
    const egyptian = { ...japanese, actLocal: 'القانون المدني', heading: { en: 'x', ar: 'س' } }
    expect(citation(egyptian, 'ar', '163')).toBe('القانون المدني المادة 163')
  })

  it('an entry that speaks of a whole act cites the act alone', () => {
    expect(citation({ ...german, section: undefined }, 'de')).toBe('Kündigungsschutzgesetz')
    expect(citation({ ...german, section: undefined }, 'de', '4')).toBe(
      'Kündigungsschutzgesetz § 4',
    )
  })

  it('a schedule takes no sign', () => {
    const schedule = {
      act: 'Finance Act 2009',
      actLocal: undefined,
      heading: { en: 'x' },
      section: 'Sch 55',
      sectionSign: 's.',
    }
    expect(citation(schedule, 'en')).toBe('Finance Act 2009, Sch 55')
  })

  it('the official title is the one the place itself uses', () => {
    expect(officialTitle({ ...german, country: 'DE' })).toBe('Kündigungsschutzgesetz')
    expect(officialTitle({ ...indian, country: 'IN' })).toBe('Constitution of India')
    expect(officialTitle({ country: 'NZ', act: 'Fencing Act 1978', actLocal: undefined })).toBe(
      'Fencing Act 1978',
    )
  })
})
