import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../../platform/database/database.server.ts'
import { facet } from '../domain/facets.ts'
import { traitsOf } from '../domain/traits.ts'
import type { NewLawyer } from './lawyers.repo.ts'

export type Upserted = {
  added: number
  changed: number
  unchanged: number
  /** Taken off the list before; they are not brought back. */
  withheld: number
}

/** Columns a record sets, and their types; the rest keep their defaults or what was there. */
const COLUMNS = {
  slug: 'text',
  name: 'text',
  name_local: 'text',
  firm: 'text',
  location: 'text',
  location_local: 'text',
  country: 'text',
  jurisdiction: 'text',
  experience: 'integer',
  admitted_year: 'integer',
  specializations: 'text[]',
  bio: 'text',
  free_consultation: 'boolean',
  contingency_fee: 'boolean',
  languages: 'jsonb',
  phone: 'text',
  email: 'text',
  website: 'text',
  licence_number: 'text',
  register: 'text',
  checked_on: 'text',
  facets: 'text[]',
  traits: 'bigint',
  city: 'text',
  local_city: 'text',
  rotation: 'bigint',
  sort_name: 'text',
} as const
type Column = keyof typeof COLUMNS

const NAMES = Object.keys(COLUMNS) as Column[]
/** What makes the record, and the address of its page, which stays once it is given. */
const FIXED: readonly Column[] = ['slug', 'rotation', 'register', 'licence_number']
const CHANGING = NAMES.filter((name) => !FIXED.includes(name))

const KNOWN_TO_BE_CHECKED = 'excluded.checked_on is null and lawyers.checked_on is not null'
/** A check that was recorded stays when a file knows of none, or of an older one only. */
const KEPT: Partial<Record<Column, string>> = {
  checked_on: 'greatest(excluded.checked_on, lawyers.checked_on)',
  facets: `excluded.facets ||
    case when ${KNOWN_TO_BE_CHECKED} then array['${facet.verified}'] else '{}' end`,
  traits: `excluded.traits |
    case when ${KNOWN_TO_BE_CHECKED} then ${traitsOf([facet.verified])}::bigint else 0 end`,
}
const newValue = (name: Column) => KEPT[name] ?? `excluded.${name}`

const list = (names: readonly string[]) => sql.raw(names.join(', '))
const typed = list(NAMES.map((name) => `${name}::${COLUMNS[name]} as ${name}`))
const setAll = list(CHANGING.map((name) => `${name} = ${newValue(name)}`))
const newValues = list(CHANGING.map(newValue))
const oldValues = list(CHANGING.map((name) => `lawyers.${name}`))

/**
 * Adds records or brings those of the same register and licence number up to date, in one statement. Within one call a
 * licence may stand only once. Checks, reviews and partner terms of known lawyers
 * stay as they are; whoever was taken off the list stays off.
 */
export async function upsertLawyers(
  db: Database,
  records: readonly NewLawyer[],
): Promise<Upserted> {
  if (records.length === 0) return { added: 0, changed: 0, unchanged: 0, withheld: 0 }
  const { rows } = await db.execute<Record<'added' | 'changed' | 'withheld', string>>(sql`
    with given as (
      select given.*, removed.register is not null as is_withheld
      from (select ${typed} from unnest(${columnsOf(records)}) as told (${list(NAMES)})) as given
      left join lawyer_removals as removed using (register, licence_number)
    ), written as (
      insert into lawyers (${list(NAMES)})
      select ${list(NAMES)} from given where not is_withheld
      on conflict (register, licence_number) where register is not null and licence_number is not null
      do update set ${setAll}, updated_at = now()
      where (${oldValues}) is distinct from (${newValues})
      returning xmax = 0 as is_new
    )
    select count(*) filter (where is_new) as added, count(*) filter (where not is_new) as changed,
      (select count(*) from given where is_withheld) as withheld
    from written`)
  const counted = rows[0] ?? { added: 0, changed: 0, withheld: 0 }
  const added = Number(counted.added)
  const changed = Number(counted.changed)
  const withheld = Number(counted.withheld)
  return { added, changed, withheld, unchanged: records.length - added - changed - withheld }
}

/** A list for each column, which the database reads sooner than the same as JSON (0147). */
function columnsOf(records: readonly NewLawyer[]): SQL {
  const rows = records.map(rowOf)
  const columns = NAMES.map((name) => rows.map((row) => textOf(row[name], COLUMNS[name])))
  return sql.join(
    columns.map((column) => sql`${sql.param(column)}::text[]`),
    sql`, `,
  )
}

function textOf(value: unknown, type: (typeof COLUMNS)[Column]): string | null {
  if (value === null) return null
  if (type === 'text[]') return arrayText(value as readonly string[])
  return type === 'jsonb' ? JSON.stringify(value) : String(value)
}

/** As PostgreSQL writes an array; the driver would make one of two dimensions of lists in a list. */
function arrayText(values: readonly string[]): string {
  const quoted = (text: string) => `"${text.replace(/["\\]/g, '\\$&')}"`
  return `{${values.map(quoted).join(',')}}`
}

function rowOf(record: NewLawyer): Record<Column, unknown> {
  return {
    slug: record.slug,
    name: record.name,
    name_local: record.nameLocal ?? null,
    firm: record.firm,
    location: record.location,
    location_local: record.locationLocal ?? null,
    country: record.country,
    jurisdiction: record.jurisdiction,
    experience: record.experience,
    admitted_year: record.admittedYear ?? null,
    specializations: record.specializations,
    bio: record.bio ?? '',
    free_consultation: record.freeConsultation ?? false,
    contingency_fee: record.contingencyFee ?? false,
    languages: record.languages ?? [],
    phone: record.phone ?? null,
    email: record.email ?? null,
    website: record.website ?? null,
    licence_number: record.licenceNumber ?? null,
    register: record.register ?? null,
    checked_on: record.checkedOn ?? null,
    facets: record.facets,
    traits: record.traits,
    city: record.city ?? null,
    local_city: record.localCity ?? null,
    rotation: record.rotation,
    sort_name: record.sortName,
  }
}
