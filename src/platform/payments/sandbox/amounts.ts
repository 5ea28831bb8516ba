import { invalidParam, missingParam } from './api-error.ts'
import type { FormTree } from './form-decoding.ts'
import { integerParam, requiredText } from './read-params.ts'

const MAX_AMOUNT = 99_999_999

// Smallest amounts the provider settles, in the currency's own minor unit. Where it converts, the
// real floor follows the exchange rate; 1 stands in for it.
const MINIMUM_AMOUNTS = new Map<string, number>([
  ['usd', 50],
  ['aud', 50],
  ['brl', 50],
  ['cad', 50],
  ['chf', 50],
  ['eur', 50],
  ['inr', 50],
  ['nzd', 50],
  ['sgd', 50],
  ['gbp', 30],
  ['jpy', 50],
  ['mxn', 1000],
  ['dkk', 250],
  ['nok', 300],
  ['sek', 300],
  ['hkd', 400],
  ['czk', 1500],
  ['huf', 17500],
  ['pln', 200],
  ['ron', 200],
  ['thb', 1000],
  ['aed', 200],
  ['myr', 200],
])

const OTHER_CURRENCIES =
  'afn all amd ang aoa ars awg azn bam bbd bdt bgn bif bmd bnd bob bsd bwp byn bzd cdf clp cny cop crc cve djf dop dzd egp etb fjd fkp gel gip gmd gnf gtq gyd hnl htg idr ils isk jmd kes kgs khr kmf krw kyd kzt lak lbp lkr lrd lsl mad mdl mga mkd mmk mnt mop mur mvr mwk mzn nad ngn nio npr pab pen pgk php pkr pyg qar rsd rub rwf sar sbd scr shp sle sos srd std szl tjs top try ttd twd tzs uah ugx uyu uzs vnd vuv wst xaf xcd xof xpf yer zar zmw'
const CURRENCIES = new Set([...MINIMUM_AMOUNTS.keys(), ...OTHER_CURRENCIES.split(' ')])

const ZERO_DECIMAL = new Set(
  'bif clp djf gnf jpy kmf krw mga pyg rwf ugx vnd vuv xaf xof xpf'.split(' '),
)

export function currencyParam(params: FormTree): string {
  const currency = requiredText(params, 'currency').toLowerCase()
  if (!CURRENCIES.has(currency)) {
    const message = `Invalid currency: ${currency}. Use a three-letter ISO code the provider supports.`
    throw invalidParam('currency', message)
  }
  return currency
}

export function requiredAmount(params: FormTree, currency: string): number {
  const amount = optionalAmount(params, currency)
  if (amount === undefined) throw missingParam('amount')
  return amount
}

export function optionalAmount(params: FormTree, currency: string): number | undefined {
  const amount = integerParam(params, 'amount', { min: 1 })
  if (amount === undefined) return undefined
  const minimum = MINIMUM_AMOUNTS.get(currency) ?? 1
  if (amount < minimum) {
    const message = `Amount must be at least ${displayAmount(minimum, currency)}`
    throw invalidParam('amount', message, 'amount_too_small')
  }
  if (amount > MAX_AMOUNT) {
    const message = `Amount must be no more than ${displayAmount(MAX_AMOUNT, currency)}`
    throw invalidParam('amount', message, 'amount_too_large')
  }
  return amount
}

export function displayAmount(amount: number, currency: string): string {
  const shown = ZERO_DECIMAL.has(currency) ? String(amount) : (amount / 100).toFixed(2)
  return currency === 'usd' ? `$${shown} usd` : `${shown} ${currency}`
}
