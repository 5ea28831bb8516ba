import { z } from 'zod'
import { isLegalArea } from '../../../shared/legal-areas.ts'

/** Fields of a lawyer that a file may tell. */
export const IMPORT_FIELDS = [
  'name',
  'nameLocal',
  'firm',
  'location',
  'locationLocal',
  'country',
  'jurisdiction',
  'phone',
  'email',
  'website',
  'licenceNumber',
  'admittedYear',
  'experience',
  'specializations',
  'languages',
  'freeConsultation',
  'contingencyFee',
  'bio',
  'status',
] as const
export type ImportField = (typeof IMPORT_FIELDS)[number]

const template = z
  .string()
  .min(1)
  .max(200)
  .meta({ description: 'Text with {column} in it, such as "{first_name} {last_name}"' })

/** How the columns of a file become the fields of a lawyer. */
export const importMappingSchema = z.strictObject({
  register: z
    .string()
    .trim()
    .min(2)
    .max(160)
    .optional()
    .meta({ description: 'The register whose licence numbers these are' }),
  fields: z
    .partialRecord(z.enum(IMPORT_FIELDS), z.union([template, z.array(template).min(1).max(12)]))
    .meta({
      description: 'For each field a template, or several of which the first that is filled counts',
    }),
  constants: z
    .partialRecord(z.enum(IMPORT_FIELDS), z.string().min(1).max(200))
    .default({})
    .meta({ description: 'The same for every row, where the row says nothing' }),
  practising: z
    .array(z.string().min(1).max(80))
    .optional()
    .meta({ description: 'Values of status that mean: may practise. Other rows are left out' }),
  areas: z
    .record(z.string().min(1).max(120), z.string().refine(isLegalArea, 'is no area of law here'))
    .default({})
    .meta({ description: "The file's names of areas of law, and ours" }),
  separator: z.string().min(1).max(3).default(';').meta({ description: 'Between several values' }),
})
export type ImportMapping = z.infer<typeof importMappingSchema>

/** Columns by name, however it was written: "First Name" and "first_name" are the same. */
export type ImportRow = ReadonlyMap<string, string>

export function columnName(written: string): string {
  return written
    .trim()
    .toLowerCase()
    .replace(/[^\p{Letter}\p{Number}.]+/gu, '_')
    .replace(/^_+|_+$/g, '')
}

/** What a row says about a field; empty where it says nothing. */
export type FieldReader = (row: ImportRow, field: ImportField) => string

const readers = new WeakMap<ImportMapping, FieldReader>()

/** Templates are taken apart once, not for each of a million rows. */
export function fieldReader(mapping: ImportMapping): FieldReader {
  const known = readers.get(mapping)
  if (known) return known
  const { fields, constants } = mapping
  const templates = new Map(
    IMPORT_FIELDS.map((field) => [field, [fields[field] ?? []].flat().map(partsOf)]),
  )
  const reader: FieldReader = (row, field) => {
    for (const parts of templates.get(field) ?? []) {
      const text = fill(parts, row)
      if (text !== '') return text
    }
    return constants[field] ?? ''
  }
  readers.set(mapping, reader)
  return reader
}

/** Every second part, from the second on, is the name of a column. */
function partsOf(given: string): string[] {
  return given.split(/\{([^{}]+)\}/g).map((part, at) => (at % 2 === 1 ? columnName(part) : part))
}

/** Empty when one of its columns is: half a name is no name. */
function fill(parts: readonly string[], row: ImportRow): string {
  let text = ''
  for (const [at, part] of parts.entries()) {
    const value = at % 2 === 1 ? row.get(part) : part
    if (at % 2 === 1 && !value) return ''
    text += value
  }
  return NOT_A_SINGLE_SPACE.test(text) ? text.replace(/[\p{Cc}\s]+/gu, ' ').trim() : text.trim()
}

const NOT_A_SINGLE_SPACE = /[^\S ]|\p{Cc}| {2}/u
