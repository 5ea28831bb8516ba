/** Lower case, no accents, single spaces: so that "munoz" finds "Muñoz". Keeps every script. */
export function foldText(text: string): string {
  if (PLAIN.test(text)) return text.toLowerCase()
  return text
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/ø/g, 'o')
    .replace(/ł/g, 'l')
    .replace(/æ/g, 'ae')
    .replace(/ı/g, 'i')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .normalize('NFC')
}

/** Nothing in it but what folds to itself or to its small letter: most of what a million rows hold. */
const PLAIN = /^[!-~]+(?: [!-~]+)*$/
