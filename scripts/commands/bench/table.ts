import type { Measurement } from './measure.ts'

export interface Row {
  page: string
  composed: Measurement
  monolith: Measurement
  /** The figures of the baseline, if one was measured. */
  before?: Measurement
}

export function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  return sorted.length % 2 ? (sorted[middle] ?? 0) : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2
}

const kb = (bytes: number): string => (bytes / 1024).toFixed(1)
const ms = (value: number): string => String(Math.round(value))

const columns: [string, (one: Measurement) => string][] = [
  ['JS KB', (one) => kb(one.scriptBytes)],
  ['all KB', (one) => kb(one.bytes)],
  ['requests', (one) => ms(one.requests)],
  ['FCP ms', (one) => ms(one.fcp)],
  ['LCP ms', (one) => ms(one.lcp)],
  ['content ms', (one) => ms(one.content)],
  ['TBT ms', (one) => ms(one.blocking)],
  ['CLS', (one) => one.cls.toFixed(3)],
]

/** A section of docs/benchmark.md. Each cell is `composed / monolith`, or `composed / monolith / baseline` if one was measured. */
export function renderTable(rows: Row[], runs: number): string {
  const head = ['page', ...columns.map(([name]) => name), 'JS ×'].join(' | ')
  const line = columns.map(() => '--:').join(' | ')
  const body = rows.map(({ page, composed, monolith, before }) => {
    const cells = columns.map(([, show]) => [composed, monolith, ...(before ? [before] : [])].map(show).join(' / '))
    return `| ${page} | ${cells.join(' | ')} | ${(composed.scriptBytes / monolith.scriptBytes).toFixed(2)} |`
  })
  return `## First visits

Each cell is **composed / monolith**: the app composed from five releases, and one webpack build of the same sources with
the remotes linked in and the routes split, measured in turn in one run. Cold cache; medians of ${runs}. Bytes are those that
travelled (brotli for text, headers included).

| ${head} |
| --- | ${line} | --: |
${body.join('\n')}
`
}
