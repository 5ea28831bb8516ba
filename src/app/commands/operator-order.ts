import { userInfo } from 'node:os'
import { type ParseArgsConfig, parseArgs } from 'node:util'
import { givenReason } from '../../features/operator/server.ts'
import type { Config } from '../../platform/config.server.ts'

type Options = NonNullable<ParseArgsConfig['options']>

/** What an operator asks for: what it is about, why, and the command's own options. */
export type OperatorOrder = {
  /** The one word behind the command, such as an id; empty for lists. */
  about: string
  /** Undefined where none was given, or one that says nothing. */
  reason: string | undefined
  flag(name: string): boolean
  text(name: string): string | undefined
}

/** Undefined for options that do not exist, and more words than one. */
export function readOrder(args: string[], options: Options = {}): OperatorOrder | undefined {
  try {
    const parsed = parseArgs({
      args,
      options: { ...options, reason: { type: 'string' } },
      allowPositionals: true,
    })
    const { positionals } = parsed
    if (positionals.length > 1) return undefined
    const values: Record<string, unknown> = parsed.values
    const textOf = (name: string) => {
      const value = values[name]
      return typeof value === 'string' ? value : undefined
    }
    return {
      about: positionals[0]?.trim() ?? '',
      reason: givenReason(textOf('reason')),
      flag: (name) => values[name] === true,
      text: textOf,
    }
  } catch {
    return undefined
  }
}

export const REASON_NEEDED =
  'Say why, in a few words: --reason "..." is kept with your name and this command.'

/** Who is noted beside what they look at and change. */
export function operatorName({ operatorName: configured }: Pick<Config, 'operatorName'>): string {
  return configured ?? userInfo().username
}

export const dayOf = (moment: Date) => moment.toISOString().slice(0, 10)
export const minuteOf = (moment: Date) => moment.toISOString().slice(0, 16).replace('T', ' ')

export function isUuid(text: string): boolean {
  return /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text)
}
