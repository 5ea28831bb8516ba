import { isErasedAddress } from './erased-address.ts'

const MAX_LENGTH = 254

/** Lower case without surrounding space: the form in which addresses are stored and compared. */
export function normaliseEmail(text: string): string {
  return text.trim().toLowerCase()
}

/** One @, something before it, a dotted domain after it, no space or control character; nobody's who was erased. */
export function isValidEmail(text: string): boolean {
  const email = text.trim()
  return (
    email.length <= MAX_LENGTH &&
    /^[^\s@<>()[\],;:\\"]{1,64}@[^\s@<>()[\],;:\\"/]+\.[a-z\d-]{2,63}$/iu.test(email) &&
    !/\p{Cc}/u.test(email) &&
    !isErasedAddress(email)
  )
}

/** The looser test that starts a payment's set-up (spec section 5). */
export function looksLikeEmail(text: string): boolean {
  return text.includes('@') && text.includes('.') && text.length > 5
}
