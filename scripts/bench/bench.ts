import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { chromium } from '@playwright/test'
import { type Area, areas } from '@xhkt/contract/federation/areas'
import type { ReleaseManifest } from '@xhkt/contract/federation/release-manifest'
import { readManifest } from '@xhkt/release/registry-file'
import { launchOptions } from '../browser/chromium.mjs'
import { buildAll } from '../build/build-all.ts'
import { root, storeDir } from '../build/paths.ts'
import { serve } from '../serve/serve.ts'
import { serveBarePage } from './lesson/bare-page.ts'
import { lessonHeading, measureLesson } from './lesson/lesson-section.ts'
import { measure, type Measurement } from './measure.ts'
import { buildMonolith, monolithStore } from './monolith/build.ts'
import { measuredPages } from './pages.ts'
import { signInCookies } from './sign-in-cookies.ts'
import { median, renderTable, type Row } from './table.ts'

const runs = Number(process.env.BENCH_RUNS ?? 5)
const onlyLesson = process.argv.includes('lesson')
const report = path.join(root, 'docs/benchmark.md')
const log = (line: string): void => console.log(line)

const releases = await buildAll({ log })
const packed = areas.map((area) => [area, readManifest(storeDir, area, releases[area])])
const manifests = Object.fromEntries(packed) as Record<Area, ReleaseManifest>
const freshData = (): string => mkdtempSync(path.join(tmpdir(), 'xhkt-bench-'))
const composed = await serve({ port: 0, store: storeDir, releases, dataDir: freshData(), prepare: serveBarePage })
const browser = await chromium.launch(launchOptions())

const medians = (all: Measurement[]): Measurement =>
  Object.fromEntries(Object.keys(all[0] ?? {}).map((key) => [key, median(all.map((one) => one[key as keyof Measurement]))])) as never

async function measurePages(): Promise<string> {
  log('Building the monolith of the same sources …')
  await buildMonolith(releases, manifests)
  const monolith = await serve({ port: 0, store: monolithStore, releases: null, dataDir: freshData() })
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
  await monolith.close()
  return renderTable(rows, runs)
}

/** The section of the pages as it was written last. */
const lastPages = (): string => (existsSync(report) ? (readFileSync(report, 'utf8').split(lessonHeading)[0] ?? '').trimEnd() : '# Benchmark')

try {
  const pages = onlyLesson ? lastPages() : (await measurePages()).trimEnd()
  const lesson = await measureLesson({ browser, origin: composed.url, player: manifests.player, runs, log })
  log(`${pages}\n\n${lesson}`)
  writeFileSync(report, `${pages}\n\n${lesson}`)
} finally {
  await browser.close()
  await composed.close()
}
