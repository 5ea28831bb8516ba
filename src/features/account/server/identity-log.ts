import { errorFields, type Log } from '../../../platform/log.server.ts'

type Level = 'debug' | 'info' | 'warn' | 'error'

/** Better Auth's log lines in ours: what it logs beside the message can hold addresses, codes and rows. */
export function identityLogger(log: Log) {
  return (level: Level, message: string, ...details: unknown[]): void => {
    const error = details.find((detail) => detail instanceof Error)
    const fields = error ? errorFields(error) : {}
    log[level === 'debug' ? 'info' : level](fields, `identity: ${withoutPersonalData(message)}`)
  }
}

function withoutPersonalData(message: string): string {
  const [firstLine = ''] = String(message).split('\n')
  return firstLine
    .replace(/\S+@\S+/g, '(address)')
    .replace(/\d{4,}/g, '(number)')
    .slice(0, 200)
}
