/**
 * Whether an answer may be sent in a coding.
 * @param accepted the request's Accept-Encoding; `q=0` refuses a coding that is named
 */
export function acceptsCoding(accepted: string | undefined, coding: 'br' | 'gzip'): boolean {
  return ACCEPTED[coding].test(accepted ?? '')
}

const ACCEPTED = {
  br: /\bbr\b(?!\s*;\s*q=0(?![.\d]*[1-9]))/i,
  gzip: /\bgzip\b(?!\s*;\s*q=0(?![.\d]*[1-9]))/i,
}
