import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { writeWholeFile } from '../../../platform/files/write-whole-file.server.ts'
import { errorFields, type Log } from '../../../platform/log.server.ts'
import { decodeClassifier, encodeClassifier } from '../domain/classifier-artefact.ts'
import type { TrainedClassifier } from '../domain/classifier-scoring.ts'

const SEAL_BYTES = 32

/** Keeps a trained classifier for the next start; where nothing can be written it stays in memory. */
export function writeArtefact(
  file: string,
  trained: TrainedClassifier<string>,
  source: string,
  log: Pick<Log, 'warn'>,
): void {
  const bytes = encodeClassifier(trained, source)
  try {
    writeWholeFile(file, Buffer.concat([bytes, sealOf(bytes)]))
  } catch (error) {
    log.warn(
      { file, ...errorFields(error) },
      'the trained classifier could not be written; it stays in memory',
    )
  }
}

/** Undefined when the file is absent, damaged, of other groups or trained from something else. */
export function readArtefact<Group extends string>(
  file: string,
  source: string,
  groups: readonly Group[],
): TrainedClassifier<Group> | undefined {
  const bytes = readIfThere(file)
  const content = bytes && unsealed(bytes)
  return content && decodeClassifier(content, source, groups)
}

function readIfThere(file: string): Uint8Array<ArrayBuffer> | undefined {
  try {
    // A copy of its own: a small file comes out of a shared pool, where arrays of words may lie unaligned.
    return new Uint8Array(readFileSync(file))
  } catch {
    return undefined
  }
}

/** The bytes without their checksum; undefined when it does not fit. */
function unsealed(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> | undefined {
  const content = bytes.subarray(0, Math.max(0, bytes.length - SEAL_BYTES))
  return sealOf(content).equals(bytes.subarray(content.length)) ? content : undefined
}

function sealOf(bytes: Uint8Array): Buffer {
  return createHash('sha256').update(bytes).digest()
}
