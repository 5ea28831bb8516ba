/** Lower case, no accents, single spaces: so that "munoz" finds "Muñoz". Keeps every script. */
export function foldText(text: string): string {
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
