import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

const WORTH_BYTES = 512
/** The highest levels take much longer, and every start after a change waits for them. */
const BROTLI_QUALITY = 9

/** Writes scripts and styles beside themselves as they travel, so that no answer has to compress them again. */
export function compressAssets(folder) {
  for (const name of readdirSync(folder).filter((file) => /\.(?:js|css)$/.test(file))) {
    const file = join(folder, name)
    const bytes = readFileSync(file)
    if (bytes.length < WORTH_BYTES) continue
    const params = { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY }
    writeFileSync(`${file}.br`, brotliCompressSync(bytes, { params }))
    writeFileSync(`${file}.gz`, gzipSync(bytes, { level: constants.Z_BEST_COMPRESSION }))
  }
}
