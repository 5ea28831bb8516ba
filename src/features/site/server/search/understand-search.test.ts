import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { freshDatabase } from '../../../../../test/fresh-database.ts'
import { connectDatabase } from '../../../../platform/database/database.server.ts'
import { createLog } from '../../../../platform/log.server.ts'
import { isLanguageCode } from '../../../../shared/languages.ts'
import type { LegalArea } from '../../../../shared/legal-areas.ts'
import type { Adviser } from '../../../analysis/server.ts'
import { loadSampleDirectory } from '../../../directory/server.ts'
import { loadPlaces } from '../../../places/server.ts'
import { type SearchKnowledge, understandSearch } from './understand-search.ts'

const NOW = new Date('2026-11-21T12:00:00Z')

/** Stories, and what the classifier makes of them; of anything else it is unsure. */
const STORIES: Readonly<Record<string, LegalArea>> = {
  'landlord kept my deposit': 'real-estate',
  'Vermieter zahlt Kaution nicht zurück': 'real-estate',
  'mon patron m a licencié': 'employment',
  'mi jefe no me paga el sueldo': 'employment',
  'хозяин не возвращает залог за квартиру': 'real-estate',
  房东不退押金: 'real-estate',
  'I was fired while pregnant': 'employment',
  'my neighbour s dog bit me in': 'personal-injury',
  'my boss was not nice to me': 'employment',
}
const adviser: Adviser = {
  async advise({ facts }) {
    const area = STORIES[facts] ?? 'civil-rights'
    const confidence = facts in STORIES ? 0.95 : 0.3
    return { areas: [{ area, score: confidence }], confidence, safety: null } as unknown as Awaited<
      ReturnType<Adviser['advise']>
    >
  },
}

const opened: (() => Promise<void>)[] = []
let knowledge: SearchKnowledge

beforeAll(async () => {
  const fresh = await freshDatabase()
  const { db, close } = connectDatabase(fresh.url, createLog('silent'))
  opened.push(close, fresh.drop)
  await loadSampleDirectory(db)
  knowledge = { db, places: loadPlaces('knowledge/places.yaml'), adviser }
})

afterAll(async () => {
  for (const close of opened) await close()
})

/** A search on one line: `place | area | names | quoted`, as far as each was read. */
async function readAs(query: string, language: string, country?: string): Promise<string> {
  const { reading } = await understandSearch(knowledge, query, {
    language: isLanguageCode(language) ? language : 'en',
    country,
    now: NOW,
  })
  const place = reading.place?.place
  const textOf = (words: readonly { text: string }[]) => words.map(({ text }) => text).join(' ')
  return [
    place ? [place.region ?? place.country, place.city].filter(Boolean).join(' ') : '',
    reading.area?.area ?? '',
    textOf(reading.names),
    textOf(reading.quoted),
  ]
    .join(' | ')
    .replace(/(?: \| )+$/, '')
}

const READINGS: [language: string, query: string, reading: string][] = [
  ['en', 'landlord kept my deposit leipzig', 'DE-SN Leipzig | real-estate'],
  ['es', 'García familia Madrid', 'ES-MD | family-law | García'],
  ['en', 'tax', ' | tax'],
  ['en', 'Müller', ' |  | Müller'],
  ['es', 'abogado laboral cdmx', 'MX-CMX | employment'],
  ['ja', '離婚 東京', 'JP-13 | family-law'],
  ['ja', '東京で離婚に強い弁護士', 'JP-13 | family-law'],
  ['ar', 'محامي طلاق القاهرة', 'EG-C | family-law'],
  ['ar', 'محامي طلاق بالقاهرة', 'EG-C | family-law'],
  ['ar', 'محامي عقارات في دبي', 'AE-DU | real-estate'],
  ['ar', 'قانون العمل الرياض', 'SA-01 | employment'],
  ['en', 'divorce lawyer Berlin', 'DE-BE | family-law'],
  ['de', 'Scheidungsanwalt München', 'DE-BY Munich | family-law'],
  ['de', 'Mietrecht Muenchen', 'DE-BY Munich | real-estate'],
  ['de', 'Fachanwalt für Arbeitsrecht in Hamburg', 'DE-HH | employment'],
  ['de', 'Berliner Anwalt Steuerrecht', 'DE-BE | tax'],
  ['de', 'Vermieter zahlt Kaution nicht zurück Köln', 'DE-NW Cologne | real-estate'],
  ['de', 'Anwalt in Österreich', 'AT'],
  ['de', 'Erbrecht Wien', 'AT-9 | estate-planning'],
  ['fr', 'avocat pénaliste Paris', 'FR-IDF Paris | criminal-defense'],
  ['fr', 'avocat droit du travail Île-de-France', 'FR-IDF | employment'],
  ['fr', "mon patron m'a licencié Lyon", 'FR-ARA Lyon | employment'],
  ['fr', 'avocat divorce Bruxelles', 'BE-BRU Brussels | family-law'],
  ['es', 'abogado de extranjería Barcelona', 'ES-CT Barcelona | immigration'],
  ['es', 'mi jefe no me paga el sueldo Sevilla', 'ES-AN Seville | employment'],
  ['es', 'herencias Buenos Aires', 'AR-C Buenos Aires | estate-planning'],
  ['es', 'abogado penalista en Estados Unidos', 'US | criminal-defense'],
  ['it', 'avvocato divorzista Milano', 'IT-25 Milan | family-law'],
  ['it', 'licenziamento Roma', 'IT-62 Rome | employment'],
  ['pt', 'advogado trabalhista São Paulo', 'BR-SP | employment'],
  ['pt', 'divórcio Lisboa', 'PT-11 | family-law'],
  ['nl', 'arbeidsrecht advocaat Den Haag', 'NL-ZH The Hague | employment'],
  ['nl', 'huurrecht Amsterdam', 'NL-NH Amsterdam | real-estate'],
  ['fi', 'perheoikeus Helsinki', 'FI-18 Helsinki | family-law'],
  ['fi', 'asianajaja avioero Helsingissä', 'FI-18 Helsinki | family-law'],
  ['ru', 'адвокат по трудовым спорам Москва', 'RU-MOW | employment'],
  ['ru', 'юрист по семейным делам в Москве', 'RU-MOW | family-law'],
  ['ru', 'развод Санкт-Петербург', 'RU-SPE | family-law'],
  ['ru', 'адвокат в Германии', 'DE'],
  ['ru', 'хозяин не возвращает залог за квартиру Берлин', 'DE-BE | real-estate'],
  ['zh', '上海 离婚律师', 'CN-SH | family-law'],
  ['zh', '北京劳动法律师', 'CN-BJ | employment'],
  ['zh', '台北 繼承', 'TW-TPE | estate-planning'],
  ['zh', '房东不退押金 纽约', 'US-NY New York | real-estate'],
  ['ko', '서울 이혼 변호사', 'KR-11 | family-law'],
  ['ko', '서울에서 이혼', 'KR-11 | family-law'],
  ['ko', '부산 교통사고 변호사', 'KR-26 | personal-injury'],
  ['hi', 'तलाक वकील मुंबई', 'IN-MH Mumbai | family-law'],
  ['hi', 'दिल्ली में संपत्ति वकील', 'IN-DL | real-estate'],
  ['en', 'immigration attorney Los Angeles CA', 'US-CA Los Angeles | immigration'],
  ['en', 'criminal lawyer Houston, Texas', 'US-TX Houston | criminal-defense'],
  ['en', 'Buffalo NY personal injury', 'US-NY Buffalo | personal-injury'],
  ['en', 'lawyers in Scotland', 'GB-SCT'],
  ['en', 'family solicitor near London', 'GB-ENG London | family-law'],
  ['en', 'Munich Germany tenant lawyer', 'DE-BY Munich | real-estate'],
  ['en', 'trademark lawyer UK', 'GB | intellectual-property'],
  ['en', 'Georgia', 'GE'],
  ['en', 'I was fired while pregnant', ' | employment'],
  ['en', "my neighbour's dog bit me in Dublin", 'IE-D | personal-injury'],
  ['en', 'wrongful termination', ' | employment'],
  ['en', 'tenant', ' | real-estate'],
  ['en', 'Paris Hilton', 'FR-IDF Paris |  | Hilton'],
  ['en', '"Berlin"', ' |  |  | Berlin'],
  ['en', '"Tax" Berlin', 'DE-BE |  |  | Tax'],
  ['en', 'Karim', ' |  | Karim'],
  ['ar', 'ليلى قباني', ' |  | ليلى قباني'],
  ['en', 'my boss was not nice to me', ' | employment'],
  ['en', 'divorce lawyer Nice', 'FR-PAC Nice | family-law'],
  ['en', 'an', ' |  | an'],
  ['en', 'lawyer', ' |  | lawyer'],
  ['en', 'asdf qwer zxcv', ' |  | asdf qwer zxcv'],
]

describe('a search is read', () => {
  test.each(READINGS)('(%s) %s', async (language, query, reading) => {
    expect(await readAs(query, language)).toBe(reading)
  })
})
