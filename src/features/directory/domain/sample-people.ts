import type { FirmStyle, NamePool } from './sample-name-pool.ts'
import { LATIN_POOLS } from './sample-names-latin.ts'
import { NATIVE_SCRIPT_POOLS } from './sample-names-native.ts'
import type { Chance } from './sample-random.ts'

export type SamplePerson = { given: string; family: string; name: string; nameLocal: string | null }

const POOLS = { ...LATIN_POOLS, ...NATIVE_SCRIPT_POOLS }

/** Invented names of firms: made of syllables that no language uses together. */
const ROOT_BEGINNINGS =
  'Aven,Bryl,Corv,Dorn,Elst,Fenn,Galm,Hest,Isk,Jorl,Kest,Lorm,Merl,Nerv,Orl,Pell,Quil,Rast,Selv,Torv,Ulm,Verl,Wist,Yarl,Zent'
const ROOT_ENDINGS = 'amere,adel,avor,onde,aris,imar,olan,egra,uvia,enth,ardo,iska,oria,assel,umbra'

const FIRM_STYLES: Readonly<Record<FirmStyle, string>> = {
  en: '* Law,* Legal,* & Partners,* Law Office',
  es: 'Bufete *,* Abogados,Despacho *',
  pt: '* Advogados,* Sociedade de Advogados',
  fr: 'Cabinet *,* Avocats',
  de: 'Kanzlei *,* Rechtsanwälte',
  it: 'Studio Legale *,* Avvocati',
  nl: '* Advocaten,Kantoor *',
  nordic: 'Advokat *,* Law',
  slavic: '* Legal,* Law Office',
  plain: '* Legal,* Law Firm,* & Associates',
}

/** @throws Error when the plan names a pool that does not exist */
export function namePool(name: string): NamePool {
  const pool = POOLS[name]
  if (!pool) throw new Error(`no names for "${name}"`)
  return pool
}

export function makePerson(pool: NamePool, chance: Chance): SamplePerson {
  const [givenNames, familyNames] = pickSet(pool, chance)
  const given = readName(chance.pick(givenNames.split(',')))
  const families = chance.shuffle(familyNames.split(',')).slice(0, pool.twoFamilyNames ? 2 : 1)
  const family = readName(families.join(' '))
  const latin = [given.latin, family.latin]
  return {
    given: given.latin,
    family: family.latin,
    name: (pool.familyFirst ? latin.reverse() : latin).join(' '),
    nameLocal: nativeName(pool, given.native, family.native),
  }
}

export function makeFirm(style: FirmStyle, chance: Chance): string {
  const root = chance.pick(ROOT_BEGINNINGS.split(',')) + chance.pick(ROOT_ENDINGS.split(','))
  return chance.pick(FIRM_STYLES[style].split(',')).replace('*', root)
}

/** `Núria Puigvert` -> `nuria-puigvert`. */
export function slugOf(text: string): string {
  return text
    .replace(/[đĐ]/g, 'd')
    .replace(/[øØ]/g, 'o')
    .replace(/[łŁ]/g, 'l')
    .replace(/[æÆ]/g, 'ae')
    .replace(/ı/g, 'i')
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}

/** A set with many names is drawn as often as its share of the family names. */
function pickSet(pool: NamePool, chance: Chance): readonly [string, string] {
  return chance.pick(pool.sets.flatMap((set) => set[1].split(',').map(() => set)))
}

function readName(entry: string): { latin: string; native: string | null } {
  const [latin = '', native = null] = entry.split('=')
  return { latin, native }
}

function nativeName(pool: NamePool, given: string | null, family: string | null): string | null {
  if (given === null || family === null) return null
  return pool.nativeJoin === undefined
    ? `${given} ${family}`
    : `${family}${pool.nativeJoin}${given}`
}
