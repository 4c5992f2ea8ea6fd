import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { chromium } from '@playwright/test'
import { areas } from '@xhkt/contract/federation/areas'
import { readManifest } from '@xhkt/release/registry-file'
import { launchOptions } from '../browser/chromium.mjs'
import { buildAll } from '../build/build-all.ts'
import { root, storeDir } from '../build/paths.ts'
import { serve } from '../serve/serve.ts'
import { measure, type Measurement } from './measure.ts'
import { buildMonolith, monolithStore } from './monolith/build.ts'
import { measuredPages } from './pages.ts'
import { signInCookies } from './sign-in-cookies.ts'
import { median, renderTable, type Row } from './table.ts'

const runs = Number(process.env.BENCH_RUNS ?? 5)
const log = (line: string): void => console.log(line)

const releases = await buildAll({ log })
log('Building the monolith of the same sources …')
const manifests = Object.fromEntries(areas.map((area) => [area, readManifest(storeDir, area, releases[area])])) as never
await buildMonolith(releases, manifests)
const dataDir = mkdtempSync(path.join(tmpdir(), 'xhkt-bench-'))
const composed = await serve({ port: 0, store: storeDir, releases, dataDir })
const monolith = await serve({ port: 0, store: monolithStore, releases: null, dataDir: mkdtempSync(path.join(tmpdir(), 'xhkt-bench-')) })
const browser = await chromium.launch(launchOptions())

const medians = (all: Measurement[]): Measurement =>
  Object.fromEntries(Object.keys(all[0] ?? {}).map((key) => [key, median(all.map((one) => one[key as keyof Measurement]))])) as never

try {
  const rows: Row[] = []
  for (const page of measuredPages) {
    const results: Record<'composed' | 'monolith', Measurement[]> = { composed: [], monolith: [] }
    // Alternates between the two, so that both run under the same load of the machine.
    for (let run = 0; run < runs; run++) {
      for (const [name, server] of [['composed', composed], ['monolith', monolith]] as const) {
        results[name].push(await measure(browser, server.url, page, await signInCookies(server.url)))
      }
      log(`  ${page.name} ${run + 1}/${runs}`)
    }
    rows.push({ page: page.name, composed: medians(results.composed), monolith: medians(results.monolith) })
  }
  const table = renderTable(rows, runs)
  log(table)
  writeFileSync(path.join(root, 'docs/benchmark.md'), table)
} finally {
  await browser.close()
  await composed.close()
  await monolith.close()
}
