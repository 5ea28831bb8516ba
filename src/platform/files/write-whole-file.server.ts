import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** Writes a file so that a reader, or a crash, meets the old content or the new, never a part. Makes its folder. */
export function writeWholeFile(file: string, content: Uint8Array | string): void {
  const folder = path.dirname(file)
  mkdirSync(folder, { recursive: true })
  const draft = path.join(mkdtempSync(path.join(folder, '.draft-')), path.basename(file))
  try {
    writeFileSync(draft, content)
    renameSync(draft, file)
  } finally {
    rmSync(path.dirname(draft), { recursive: true, force: true })
  }
}
