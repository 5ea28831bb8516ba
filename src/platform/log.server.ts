import { pino } from 'pino'

export type Log = {
  info(message: string): void
  info(fields: Record<string, unknown>, message: string): void
  warn(message: string): void
  warn(fields: Record<string, unknown>, message: string): void
  error(message: string): void
  error(fields: Record<string, unknown>, message: string): void
}

/** JSON lines on standard output. Callers never pass what a person typed, an address or a query string. */
export function createLog(level: string): Log {
  return pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime })
}

/** What of an error may be logged: its kind and where it was thrown. Messages can quote what a person typed. */
export function errorFields(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { kind: typeof error }
  const frames = (error.stack ?? '')
    .split('\n')
    .filter((line) => line.trimStart().startsWith('at '))
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined
  return { kind: error.name, code, at: frames.slice(0, 6).map((line) => line.trim()) }
}
