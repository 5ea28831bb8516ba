/** Rows of a table written as text: one a line, cells between bars, `-` for an empty one. For tests. */
export function rowsOf(table: string): string[][] {
  return table
    .trim()
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim().replace(/^-$/, '')))
}
