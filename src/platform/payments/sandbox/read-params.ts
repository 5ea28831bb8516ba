import { invalidParam, missingParam } from './api-error.ts'
import type { FormTree } from './form-decoding.ts'
import type { Metadata } from './object-shapes.ts'

const METADATA_KEYS = 50
const METADATA_KEY_CHARS = 40
const METADATA_VALUE_CHARS = 500

export function allowOnly(params: FormTree, names: readonly string[]): void {
  for (const name of params.keys()) {
    if (!names.includes(name)) {
      throw invalidParam(name, `Received unknown parameter: ${name}`, 'parameter_unknown')
    }
  }
}

/** Undefined when absent; the empty string stands, because the API reads it as "unset". */
export function textParam(params: FormTree, name: string): string | undefined {
  const value = params.get(name)
  if (value === undefined || typeof value === 'string') return value
  throw invalidParam(name, 'Invalid string')
}

export function requiredText(params: FormTree, name: string): string {
  const value = textParam(params, name)
  if (value === undefined) throw missingParam(name)
  if (value === '') {
    throw invalidParam(
      name,
      `You passed an empty string for '${name}'. A value is needed here.`,
      'parameter_invalid_empty',
    )
  }
  return value
}

/** Null when sent empty (the caller unsets it), undefined when not sent. */
export function nullableText(params: FormTree, name: string): string | null | undefined {
  const value = textParam(params, name)
  return value === '' ? null : value
}

export function oneOf<T extends string>(
  params: FormTree,
  name: string,
  allowed: readonly T[],
): T | undefined {
  const value = textParam(params, name)
  if (value === undefined) return undefined
  const found = allowed.find((candidate) => candidate === value)
  if (found === undefined) {
    throw invalidParam(name, `Invalid ${name}: must be one of ${allowed.join(', ')}`)
  }
  return found
}

export function booleanParam(params: FormTree, name: string): boolean {
  const value = textParam(params, name)
  if (value === undefined || value === 'false') return false
  if (value === 'true') return true
  throw invalidParam(name, `Invalid boolean: ${value}`)
}

export function integerParam(
  params: FormTree,
  name: string,
  limits: { min: number; max?: number },
): number | undefined {
  const value = textParam(params, name)
  if (value === undefined) return undefined
  if (!/^-?\d{1,15}$/.test(value)) {
    throw invalidParam(name, `Invalid integer: ${value}`, 'parameter_invalid_integer')
  }
  const number = Number(value)
  if (number < limits.min) {
    const message = `This value must be greater than or equal to ${limits.min}.`
    throw invalidParam(name, message, 'parameter_invalid_integer')
  }
  if (limits.max !== undefined && number > limits.max) {
    const message = `This value must be less than or equal to ${limits.max}.`
    throw invalidParam(name, message, 'parameter_invalid_integer')
  }
  return number
}

export function subtree(params: FormTree, name: string): FormTree | undefined {
  const value = params.get(name)
  if (value === undefined || typeof value === 'object') return value
  throw invalidParam(name, 'Invalid object')
}

export function textList(params: FormTree, name: string): string[] {
  const list = params.get(name)
  if (list === undefined || list === '') return []
  if (typeof list === 'string') throw invalidParam(name, 'Invalid array')
  return [...list.values()].map((value) => {
    if (typeof value !== 'string') throw invalidParam(name, 'Invalid string')
    return value
  })
}

/** Merges as the API does: a key sent empty is removed, `metadata=` removes all of them. */
export function metadataParam(params: FormTree, current: Metadata): Metadata {
  const sent = params.get('metadata')
  if (sent === undefined) return current
  if (sent === '') return {}
  if (typeof sent === 'string') throw invalidParam('metadata', 'Invalid object')
  const merged = new Map(Object.entries(current))
  for (const [key, value] of sent) {
    if (typeof value !== 'string') throw invalidParam(`metadata[${key}]`, 'Invalid string')
    checkMetadataEntry(key, value)
    if (value === '') merged.delete(key)
    else merged.set(key, value)
  }
  if (merged.size > METADATA_KEYS) {
    const message = `Metadata can have up to ${METADATA_KEYS} keys, but it would have ${merged.size}.`
    throw invalidParam('metadata', message)
  }
  return Object.fromEntries(merged)
}

function checkMetadataEntry(key: string, value: string): void {
  if (key.length > METADATA_KEY_CHARS) {
    const message = `Metadata keys can have up to ${METADATA_KEY_CHARS} characters, not ${key.length}.`
    throw invalidParam(`metadata[${key}]`, message)
  }
  if (value.length > METADATA_VALUE_CHARS) {
    const message = `Metadata values can have up to ${METADATA_VALUE_CHARS} characters, not ${value.length}.`
    throw invalidParam(`metadata[${key}]`, message)
  }
}
