import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto'

const IV_BYTES = 12
const TAG_BYTES = 16

/** Encrypts and signs. Ciphertexts name their key, so that `APP_SECRET` can be rotated. */
export type Keyring = {
  /** AES-256-GCM. `place` binds the ciphertext to its column and row: moved elsewhere, it does not open. */
  encrypt(plainText: string, place: string): string
  /** @throws when the key is unknown, the text was changed, or it stands in another place */
  decrypt(cipherText: string, place: string): string
  /** `value` with a signature that is only good for `purpose`. */
  sign(value: string, purpose: string): string
  /** The value, or undefined when the signature is not ours or was made for another purpose. */
  unsign(signed: string, purpose: string): string | undefined
  /** Keyed hashes of `value`, under the current key and then the earlier ones: store the first, look for all. */
  fingerprints(value: string, purpose: string): [string, ...string[]]
}

type Key = { id: string; encryption: Buffer; signing: Buffer }

/** @param secrets the current `APP_SECRET` first, then earlier ones that may still open and verify */
export function createKeyring(secrets: readonly [string, ...string[]]): Keyring {
  const keys = secrets.map(deriveKey)
  const current = keys[0] as Key

  return {
    encrypt(plainText, place) {
      const iv = randomBytes(IV_BYTES)
      const cipher = createCipheriv('aes-256-gcm', current.encryption, iv).setAAD(
        Buffer.from(place),
      )
      const body = Buffer.concat([
        iv,
        cipher.update(plainText, 'utf8'),
        cipher.final(),
        cipher.getAuthTag(),
      ])
      return `${current.id}.${body.toString('base64url')}`
    },
    decrypt(cipherText, place) {
      const [id, encoded] = cipherText.split('.')
      const key = keys.find((candidate) => candidate.id === id)
      if (!key || !encoded)
        throw new Error('This text was encrypted with a key that is not configured')
      const body = Buffer.from(encoded, 'base64url')
      const decipher = createDecipheriv('aes-256-gcm', key.encryption, body.subarray(0, IV_BYTES))
      decipher.setAAD(Buffer.from(place)).setAuthTag(body.subarray(-TAG_BYTES))
      return (
        decipher.update(body.subarray(IV_BYTES, -TAG_BYTES), undefined, 'utf8') +
        decipher.final('utf8')
      )
    },
    sign(value, purpose) {
      return `${Buffer.from(value).toString('base64url')}.${signatureOf(current, value, purpose)}`
    },
    unsign(signed, purpose) {
      const [encoded, signature] = signed.split('.')
      if (!encoded || !signature) return undefined
      const value = Buffer.from(encoded, 'base64url').toString()
      return keys.some((key) => sameText(signatureOf(key, value, purpose), signature))
        ? value
        : undefined
    },
    fingerprints(value, purpose) {
      const [first = '', ...earlier] = keys.map((key) =>
        signatureOf(key, value, `fingerprint:${purpose}`),
      )
      return [first, ...earlier]
    },
  }
}

function deriveKey(secret: string): Key {
  const derive = (use: string) =>
    Buffer.from(hkdfSync('sha256', secret, 'legal-ai-assistant', use, 32))
  const encryption = derive('encryption')
  return {
    id: createHash('sha256').update(encryption).digest('hex').slice(0, 8),
    encryption,
    signing: derive('signing'),
  }
}

function signatureOf(key: Key, value: string, purpose: string): string {
  return createHmac('sha256', key.signing).update(`${purpose}\n${value}`).digest('base64url')
}

function sameText(a: string, b: string): boolean {
  const left = Buffer.from(a)
  const right = Buffer.from(b)
  return left.length === right.length && timingSafeEqual(left, right)
}
