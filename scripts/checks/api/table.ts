/** A row of the table: one call. */
export interface Row {
  call: string
  /** The code and the time, or the reason of a missing answer. */
  answered: string
  /** The fields that differ from the contract, and how. */
  contract: string
  /** Whether the pages can show the answer. */
  pages: string
  isBroken: boolean
}

/** The rows as columns of text, with a count below. */
export function tableOf(rows: readonly Row[]): string {
  const cells = [['call', 'answered', 'contract', 'pages'], ...rows.map(({ call, answered, contract, pages }) => [call, answered, contract, pages])]
  const widths = [0, 1].map((column) => Math.max(...cells.map((line) => (line[column] ?? '').length)))
  const lines = cells.map((line) => line.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ').trimEnd())
  const made = rows.filter(({ contract }) => contract !== '')
  const kept = made.filter(({ isBroken }) => !isBroken)
  return [...lines, '', `${kept.length} of ${made.length} calls keep the contract; ${rows.length - made.length} were not made or not answered`].join('\n')
}
