// As lines of text: hundreds of small objects would be most of what a page sends and most of the work of sending it.

type Country = { code: string; name: string; hasRegions: boolean }
type Region = { code: string; name: string }

/** A line for each: code, whether it has regions, name. */
export function packCountries(countries: readonly Country[]): string {
  return countries
    .map(({ code, name, hasRegions }) => `${code}${hasRegions ? '+' : '-'}${name}`)
    .join('\n')
}

export function unpackCountries(lines: string): Country[] {
  return linesOf(lines).map((line) => ({
    code: line.slice(0, 2),
    hasRegions: line[2] === '+',
    name: line.slice(3),
  }))
}

/** A line for each: code, a space, name. */
export function packRegions(regions: readonly Region[]): string {
  return regions.map(({ code, name }) => `${code} ${name}`).join('\n')
}

export function unpackRegions(lines: string): Region[] {
  return linesOf(lines).map((line) => {
    const [code = ''] = line.split(' ', 1)
    return { code, name: line.slice(code.length + 1) }
  })
}

/** The line of one of them, so that nobody takes hundreds apart for it. */
export function lineOf(lines: string, code: string): string {
  const at = `\n${lines}`.indexOf(`\n${code}`)
  return code === '' || at < 0 ? '' : (lines.slice(at).split('\n', 1)[0] ?? '')
}

const linesOf = (lines: string) => (lines === '' ? [] : lines.split('\n'))
