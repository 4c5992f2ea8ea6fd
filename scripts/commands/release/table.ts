/** Titles and rows, aligned in columns. */
export function table(titles: string[], rows: string[][]): string[] {
  const all = [titles, ...rows]
  const widths = titles.map((_, column) => Math.max(...all.map((row) => row[column]?.length ?? 0)))
  return all.map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ').trimEnd())
}

/** A time for a person, in the machine's time zone. */
export const momentOf = (iso: string): string => new Date(iso).toLocaleString('sv-SE')
