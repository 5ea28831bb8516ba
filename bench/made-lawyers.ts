// Lawyers by the million for the bench: names, places and areas as unevenly spread as real ones.
import { type Chance, seededChance } from '../src/features/directory/domain/sample-random.ts'
import { lawyerRecord } from '../src/features/directory/server/lawyer-record.ts'
import type { NewLawyer } from '../src/features/directory/server/lawyers.repo.ts'
import { LEGAL_AREAS } from '../src/shared/legal-areas.ts'

const SYLLABLES =
  'an ber cor dal el fan gar hol im jan kel lor mar nov ost per quin ros sal tor ul van wes xan yor zim ba che di fo gu ha ko li me no pa ri se ta vo wi'.split(
    ' ',
  )
const FIRST_NAMES =
  'Maria José Ana Muñoz Juan Carlos Anna Peter Hans Jürgen Olga Иван Мария Ahmed Fatima محمد 田中 佐藤 山田 김민수 이서연 王伟 李娜 Priya Rahul Søren Zoë François Chloé Łukasz Åsa Nguyễn Aylin Özge'.split(
    ' ',
  )
const PLACES: [country: string, weight: number, jurisdictions: number, language: string][] = [
  ['US', 500, 50, 'en'],
  ['IN', 120, 28, 'hi'],
  ['BR', 90, 27, 'pt'],
  ['GB', 60, 4, 'en'],
  ['DE', 50, 16, 'de'],
  ['ES', 40, 17, 'es'],
  ['IT', 35, 20, 'it'],
  ['RU', 30, 40, 'ru'],
  ['JP', 20, 47, 'ja'],
  ['MX', 20, 32, 'es'],
  ['FR', 20, 13, 'fr'],
  ['CA', 10, 10, 'en'],
  ['NL', 4, 1, 'nl'],
  ['FI', 1, 1, 'fi'],
]
const OTHER_LANGUAGES = ['en', 'es', 'fr', 'ar', 'zh', 'hi', 'ko', 'ru']
const CITIES_OF_A_PLACE = 40
const SURNAMES = 60_000
const CHECKED_ONE_IN = 20
const ALL_WEIGHT = PLACES.reduce((sum, [, weight]) => sum + weight, 0)

/** The same lawyers on every machine, a batch at a time. */
export function* madeLawyers(count: number, batchLength: number): Generator<NewLawyer[]> {
  const chance = seededChance(17)
  for (let made = 0; made < count; made += batchLength) {
    const length = Math.min(batchLength, count - made)
    yield Array.from({ length }, (_, at) => madeLawyer(made + at, chance))
  }
}

function madeLawyer(number: number, chance: Chance): NewLawyer {
  const [country, , parts, language] = placeBy(chance.below(ALL_WEIGHT))
  const part = uneven(chance, parts) + 1
  const jurisdiction = parts === 1 ? country : `${country}-${part}`
  const city = capital(wordOf(part * CITIES_OF_A_PLACE + uneven(chance, CITIES_OF_A_PLACE) + 7_000))
  const first = FIRST_NAMES[uneven(chance, FIRST_NAMES.length)] ?? ''
  const family = capital(wordOf(uneven(chance, SURNAMES)))
  const others = OTHER_LANGUAGES.filter(() => chance.happens(0.08))
  const areas = LEGAL_AREAS.filter(() => chance.happens(0.12))
  return lawyerRecord({
    slug: `made-${number}`,
    name: `${first} ${family}`,
    nameLocal: null,
    firm: `${family} & ${capital(wordOf(uneven(chance, SURNAMES)))}`,
    location: city,
    country,
    jurisdiction,
    experience: chance.below(40),
    specializations: areas.length > 0 ? areas : ['family-law'],
    languages: [...new Set([language, ...others])],
    freeConsultation: chance.happens(0.3),
    contingencyFee: chance.happens(0.1),
    email: `made-${number}@lawyers.example`,
    register: `register-of-${country.toLowerCase()}`,
    licenceNumber: String(number),
    checkedOn: number % CHECKED_ONE_IN === 0 ? '2026-11-20' : null,
  })
}

function placeBy(drawn: number) {
  let left = drawn
  for (const place of PLACES) {
    left -= place[1]
    if (left < 0) return place
  }
  return PLACES[0] as (typeof PLACES)[number]
}

/** Few are frequent and many are rare: the low numbers come far more often. */
function uneven(chance: Chance, count: number): number {
  return Math.floor(count ** (chance.below(1_000_000) / 1_000_000)) - 1
}

/** Every number is another word that can be spoken. */
export function wordOf(number: number): string {
  let left = number
  let word = ''
  do {
    word += SYLLABLES[left % SYLLABLES.length]
    left = Math.floor(left / SYLLABLES.length)
  } while (left > 0)
  return word.length > 2 ? word : `${word}ner`
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)
