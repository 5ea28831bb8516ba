export type CardEntry = { number: string; expiry: string; cvc: string }
export type CardField = keyof CardEntry

const MAX_CARD_DIGITS = 19

export function digitsOf(text: string): string {
  return text.replace(/\D/g, '')
}

/** Digits in the groups printed on the card: 4-6-5 for American Express, fours for all others. */
export function formatCardNumber(text: string): string {
  const digits = digitsOf(text)
  const groups = isAmex(digits)
    ? [digits.slice(0, 4), digits.slice(4, 10), digits.slice(10, 15)]
    : (digits.slice(0, MAX_CARD_DIGITS).match(/.{1,4}/g) ?? [])
  return groups.filter(Boolean).join(' ')
}

/** `MM / YY`. A full year, as browsers fill it in, is shortened. */
export function formatExpiry(text: string): string {
  const typed = digitsOf(text)
  const digits = /^[2-9]/.test(typed) ? `0${typed}` : typed
  const month = digits.slice(0, 2)
  const year =
    digits.length >= 6 && digits.slice(2, 4) === '20' ? digits.slice(4, 6) : digits.slice(2, 4)
  return year ? `${month} / ${year}` : month
}

export function formatCvc(text: string): string {
  return digitsOf(text).slice(0, 4)
}

/** Where the cursor stands in a formatted text, so many digits from its start. */
export function cursorAfterDigits(formatted: string, digits: number): number {
  let passed = 0
  for (let at = 0; at < formatted.length; at += 1) {
    if (passed === digits) return at
    if (/\d/.test(formatted[at] ?? '')) passed += 1
  }
  return formatted.length
}

/** The month 1-12 and the full year, if the text holds both. */
export function readExpiry(expiry: string): { month: number; year: number } | undefined {
  const digits = digitsOf(expiry)
  const month = Number(digits.slice(0, 2))
  return digits.length === 4 && month >= 1 && month <= 12
    ? { month, year: 2000 + Number(digits.slice(2)) }
    : undefined
}

/** Fields that cannot be right, in the order they stand. The provider has the last word on the rest. */
export function cardProblems({ number, expiry, cvc }: CardEntry, today: Date): CardField[] {
  const digits = digitsOf(number)
  const cvcLength = digitsOf(cvc).length
  const problems: Record<CardField, boolean> = {
    number: digits.length < 12 || !passesLuhn(digits),
    expiry: isPast(readExpiry(expiry), today),
    cvc: isAmex(digits) ? cvcLength < 3 : cvcLength !== 3,
  }
  return (['number', 'expiry', 'cvc'] as const).filter((field) => problems[field])
}

function isAmex(digits: string): boolean {
  return /^3[47]/.test(digits)
}

function isPast(expiry: { month: number; year: number } | undefined, today: Date): boolean {
  if (!expiry) return true
  const monthsLeft =
    (expiry.year - today.getFullYear()) * 12 + expiry.month - (today.getMonth() + 1)
  return monthsLeft < 0
}

/** The check digit catches any one wrong digit and most swapped ones. */
function passesLuhn(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, at) => {
    const value = at % 2 === 1 ? Number(digit) * 2 : Number(digit)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return sum % 10 === 0
}
