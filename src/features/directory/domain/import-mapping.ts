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
export function fieldOf(mapping: ImportMapping, row: ImportRow, field: ImportField): string {
  const templates = [mapping.fields[field] ?? []].flat()
  const filled = templates.map((given) => fill(given, row)).find((text) => text !== '')
  return filled ?? mapping.constants[field] ?? ''
}

/** Empty when one of its columns is: half a name is no name. */
function fill(given: string, row: ImportRow): string {
  let complete = true
  const text = given.replace(/\{([^{}]+)\}/g, (_, column: string) => {
    const value = row.get(columnName(column)) ?? ''
    if (value === '') complete = false
    return value
  })
  return complete ? text.replace(/[\p{Cc}\s]+/gu, ' ').trim() : ''
}
