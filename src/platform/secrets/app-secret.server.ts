import { randomBytes } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'

/** The secret of a demo installation: made once, kept in `DATA_DIR`, readable by its owner only. */
export async function keptAppSecret(dataDir: string): Promise<string> {
  const file = path.join(dataDir, 'app-secret')
  const kept = await readFile(file, 'utf8').catch(() => '')
  if (kept.trim().length >= 32) return kept.trim()
  const made = randomBytes(32).toString('base64url')
  await mkdir(dataDir, { recursive: true })
  await writeFile(file, `${made}\n`, { mode: 0o600 })
  return made
}
