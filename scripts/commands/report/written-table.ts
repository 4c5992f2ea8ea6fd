const cellsOf = (row: string): string[] =>
  row
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim())

const rowOf = (cells: readonly string[]): string => `|${cells.map((cell) => (cell ? ` ${cell} ` : ' ')).join('|')}|`

/**
 * Replaces the first table under a heading of a Markdown text.
 * @param rowsFrom Makes the new rows from the old ones, whose handwritten cells it keeps.
 */
export async function withTable(
  text: string,
  heading: string,
  header: readonly string[],
  rowsFrom: (rows: string[][]) => string[][] | Promise<string[][]>,
): Promise<string> {
  const start = text.indexOf(`\n## ${heading}\n`)
  const table = start < 0 ? null : /(?:^\|.*\n)+/m.exec(text.slice(start))
  if (!table) throw new Error(`there is no table under "## ${heading}"`)
  const from = start + table.index
  const [, , ...rows] = table[0].trimEnd().split('\n')
  const lines = [rowOf(header), `|${header.map(() => '---|').join('')}`, ...(await rowsFrom(rows.map(cellsOf))).map(rowOf)]
  return `${text.slice(0, from)}${lines.join('\n')}\n${text.slice(from + table[0].length)}`
}
