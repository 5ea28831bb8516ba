import path from 'node:path'
import type { Config } from '../../platform/config.server.ts'
import { keptAppSecret } from '../../platform/secrets/app-secret.server.ts'
import { createKeyring, type Keyring } from '../../platform/secrets/keyring.server.ts'

/** The keys of the running app, for a command that reads what people wrote. */
export async function operatorKeyring(config: Config): Promise<Keyring> {
  const secret = config.appSecret ?? (await keptAppSecret(path.resolve(config.dataDir)))
  return createKeyring([secret, ...(config.previousSecret ? [config.previousSecret] : [])])
}

/** A reader's words must not move the operator's cursor or pass for another line of the list. */
export function onOneLine(message: string): string {
  return message.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ')
}
