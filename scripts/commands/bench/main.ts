import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { chromium } from '@playwright/test'
import { type Area, areas } from '@xhkt/contract/federation/areas'
import type { ReleaseManifest } from '@xhkt/contract/federation/release-manifest'
import { readManifest } from '@xhkt/release/registry-file'
import { launchOptions } from '../../lib/chromium.mjs'
import { buildAll } from '../../build/build-all.ts'
import { root, storeDir } from '../../lib/paths.mjs'
import { serve } from '../../serve/serve.ts'
import { serveBarePage } from './lesson/bare-page.ts'
import { measureLesson } from './lesson/lesson-section.ts'
import { buildMonolith, monolithStore } from '../../monolith/build.ts'
import { measuredPages } from './pages.ts'
import type { Bench } from './row.ts'
import { measureLessonHour } from './rows/lesson-hour.ts'
import { measureInteractions } from './rows/interactions.ts'
import { measureListScale } from './rows/list-scale.ts'
import { measurePages } from './rows/pages.ts'
import { measureRouteChange } from './rows/route-change.ts'
import { measureSecondVisit } from './rows/second-visit.ts'
import { freshData, serveBaseline, type Site } from './sites.ts'

/** The title of a section; the part above the first one is `# Benchmark`. */
const titleOf = (section: string): string => section.split('\n', 1)[0] ?? ''

/** Replaces sections of a Markdown file by their titles, and adds those that it does not have. Each starts with `# ` or `## `. */
function writeSections(file: string, sections: readonly string[]): void {
  const before = existsSync(file) ? readFileSync(file, 'utf8').split(/^(?=##? )/m) : []
  const all = new Map([...before, ...sections].map((section) => [titleOf(section), section.trim()]))
  writeFileSync(file, `${[...all.values()].join('\n\n')}\n`)
}

const args = process.argv.slice(2)
const baselineAt = args.indexOf('--baseline')
const [, baselineTree] = baselineAt < 0 ? [] : args.splice(baselineAt, 2)
const log = (line: string): void => console.log(line)

const releases = await buildAll({ log })
const packed = areas.map((area) => [area, readManifest(storeDir, area, releases[area])])
const manifests = Object.fromEntries(packed) as Record<Area, ReleaseManifest>
const composed = await serve({ port: 0, store: storeDir, releases, dataDir: freshData(), prepare: serveBarePage })
const baseline = baselineTree === undefined ? [] : [await serveBaseline(path.resolve(baselineTree))]
const browser = await chromium.launch(launchOptions())
const bench: Bench = { browser, sites: [{ name: 'now', ...composed }, ...baseline], runs: Number(process.env.BENCH_RUNS ?? 5), log }

async function measureBesideMonolith(pages: typeof measuredPages = measuredPages): Promise<string> {
  log('Building the monolith of the same sources …')
  await buildMonolith(releases, manifests)
  const monolith: Site = { name: 'monolith', ...(await serve({ port: 0, store: monolithStore, releases: null, dataDir: freshData() })) }
  try {
    return await measurePages(bench, monolith, pages)
  } finally {
    await monolith.close()
  }
}

const rows: Record<string, () => Promise<string>> = {
  pages: () => measureBesideMonolith(),
  'second-visit': () => measureSecondVisit(bench),
  'route-change': () => measureRouteChange(bench),
  interactions: () => measureInteractions(bench),
  'list-scale': () => measureListScale(bench, releases),
  'lesson-hour': () => measureLessonHour(bench),
  lesson: () => measureLesson({ ...bench, origin: composed.url, player: manifests.player }),
}
/** One page of the row `pages`. It is only printed. */
const onePage = Object.fromEntries(measuredPages.map((page) => [page.name.replace(' ', '-'), () => measureBesideMonolith([page])]))

try {
  const asked = args.length > 0 ? args : Object.keys(rows)
  const unknown = asked.find((name) => !rows[name] && !onePage[name])
  if (unknown) throw new Error(`No row ${unknown}. There are ${[...Object.keys(rows), ...Object.keys(onePage)].join(', ')}.`)
  for (const name of asked) {
    const section = await (rows[name] ?? onePage[name])?.()
    log(`\n${section}`)
    // A comparison with another checkout belongs to the change that it proves.
    if (section && rows[name] && baseline.length === 0) writeSections(path.join(root, 'docs/benchmark.md'), [section])
  }
} finally {
  await browser.close()
  await Promise.all([composed, ...baseline].map(({ close }) => close()))
}
