/** 一 to 四十, as many as are asked for. */
export function hanNumbers(upTo: number): Record<string, number> {
  return counted(upTo, ['', ...'一二三四五六七八九'], '十')
}

/** 일 to 사십. */
export function sinoKoreanNumbers(upTo: number): Record<string, number> {
  return counted(upTo, ['', ...'일이삼사오육칠팔구'], '십')
}

function counted(upTo: number, digits: readonly string[], ten: string): Record<string, number> {
  const numbers = Array.from({ length: upTo }, (_, i) => i + 1)
  return Object.fromEntries(
    numbers.map((number) => {
      const tens = Math.floor(number / 10)
      const leading = tens > 1 ? digits[tens] : ''
      return [`${tens ? `${leading}${ten}` : ''}${digits[number % 10]}`, number]
    }),
  )
}
