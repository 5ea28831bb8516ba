import { randomInt } from 'node:crypto'

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

export type IdPrefix =
  | 'pi'
  | 'cus'
  | 'ch'
  | 're'
  | 'evt'
  | 'pm'
  | 'du'
  | 'req'
  | 'src'
  | 'sub'
  | 'si'
  | 'in'
  | 'il'
  | 'inpay'
  | 'price'
  | 'prod'

export function newId(prefix: IdPrefix): string {
  return `${prefix}_${randomText(prefix === 'req' || prefix === 'cus' ? 14 : 24)}`
}

export function newClientSecret(intentId: string): string {
  return `${intentId}_secret_${randomText(25)}`
}

function randomText(length: number): string {
  let text = ''
  for (let i = 0; i < length; i++) text += ALPHABET.charAt(randomInt(ALPHABET.length))
  return text
}
