import type { Bench } from '../row.ts'
import { measure, type Measurement } from '../measure.ts'
import type { MeasuredPage } from '../pages.ts'
import { signInCookies } from '../../../lib/sign-in-cookies.ts'
import type { Site } from '../sites.ts'
import { median, renderTable, type Row } from '../table.ts'

const medians = (all: Measurement[]): Measurement =>
  Object.fromEntries(Object.keys(all[0] ?? {}).map((key) => [key, median(all.map((one) => one[key as keyof Measurement]))])) as never

/** Measures the first visit of each page, beside the monolith and the baseline. */
export async function measurePages({ browser, sites, runs, log }: Bench, monolith: Site, pages: readonly MeasuredPage[]): Promise<string> {
  const all = [...sites, monolith]
  const rows: Row[] = []
  for (const page of pages) {
    const results = new Map<string, Measurement[]>(all.map(({ name }) => [name, []]))
    // Alternates between the sites, so that all run under the same load of the machine.
    for (let run = 0; run < runs; run++) {
      for (const { name, url } of all) results.get(name)?.push(await measure(browser, url, page, await signInCookies(url)))
      log(`  ${page.name} ${run + 1}/${runs}`)
    }
    const of = (name: Site['name']): Measurement | undefined => (results.has(name) ? medians(results.get(name) ?? []) : undefined)
    rows.push({ page: page.name, composed: of('now') as Measurement, monolith: of('monolith') as Measurement, before: of('before') })
  }
  return renderTable(rows, runs)
}
