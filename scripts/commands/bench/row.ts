import type { Browser } from '@playwright/test'
import type { Site } from './sites.ts'
import { median } from './table.ts'

/** The input of a row of the benchmark. */
export interface Bench {
  browser: Browser
  /** The app built from the sources, and the baseline if one is named. */
  sites: readonly Site[]
  runs: number
  log: (line: string) => void
}

/** Figures by name. A baseline has no figure for a page or control that it lacks. */
export type Figures = Record<string, number>
export type Medians = [site: string, figures: Figures][]

/** Measures the sites in turn, so that all run under the same load of the machine. Returns the medians. */
export async function measureInTurn(
  { sites, runs, log }: Omit<Bench, 'browser'>,
  what: string,
  take: (site: Site) => Promise<Figures>,
): Promise<Medians> {
  const taken = new Map<string, Figures[]>(sites.map(({ name }) => [name, []]))
  for (let run = 0; run < runs; run++) {
    for (const site of sites) taken.get(site.name)?.push(await take(site))
    log(`  ${what} ${run + 1}/${runs}`)
  }
  return [...taken].map(([name, all]) => {
    const names = Object.keys(all[0] ?? {}).filter((figure) => all.every((one) => figure in one))
    return [name, Object.fromEntries(names.map((figure) => [figure, median(all.map((one) => one[figure] ?? NaN))]))]
  })
}

/** A table with a line for each figure of the sources, and its ratio to the baseline's if one was measured. */
export function figureTable(medians: Medians): string {
  const [now, before] = [medians.find(([name]) => name === 'now')?.[1] ?? {}, medians.find(([name]) => name === 'before')?.[1]]
  const cells = (...all: string[]): string => `| ${all.join(' | ')} |`
  const head = before ? [cells('', 'before', 'now', '×'), cells('---', '--:', '--:', '--:')] : [cells('', 'now'), cells('---', '--:')]
  const lines = Object.entries(now).map(([name, value]) => {
    const shown = String(Math.round(value))
    if (!before) return cells(name, shown)
    const old = before[name]
    return cells(name, old === undefined ? 'absent' : String(Math.round(old)), shown, old ? (value / old).toFixed(2) : '–')
  })
  return [...head, ...lines].join('\n')
}
