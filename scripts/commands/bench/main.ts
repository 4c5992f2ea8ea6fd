import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { chromium } from '@playwright/test'
import { type Area, areas, owners } from '@xhkt/contract/federation/areas'
import type { ReleaseManifest } from '@xhkt/contract/federation/release-manifest'
import { readManifest } from '@xhkt/release/registry-file'
import { launchOptions } from '../../lib/chromium.mjs'
import { buildAll } from '../../build/build-all.ts'
import { commitOf } from '../../build/commit-of.ts'
import { root, storeDir } from '../../lib/paths.mjs'
import { serve } from '../../serve/serve.ts'
import { serveBarePage } from './lesson/bare-page.ts'
import { measureLesson } from './lesson/lesson-section.ts'
import { buildMonolith, monolithStore } from '../../monolith/build.ts'
import { measuredPages } from './pages.ts'
import { renderReport } from './report.ts'
import type { Bench } from './row.ts'
import { measureLessonHour } from './rows/lesson-hour.ts'
import { measureInteractions } from './rows/interactions.ts'
import { measureLongLesson } from './rows/long-lesson.ts'
import { measureListScale } from './rows/list-scale.ts'
import { measurePages } from './rows/pages.ts'
import { measureRouteChange } from './rows/route-change.ts'
import { measureBadNetwork } from './rows/bad-network.ts'
import { measureRequests } from './rows/requests.ts'
import { measureRounds } from './rows/rounds.ts'
import { measureSecondVisit } from './rows/second-visit.ts'
import { measureWeakMachine } from './rows/weak-machine.ts'
import { freshData, serveBaseline, type Site } from './sites.ts'

const args = process.argv.slice(2)
const baselineAt = args.indexOf('--baseline')
const [, baselineTree] = baselineAt < 0 ? [] : args.splice(baselineAt, 2)
/** The commit of the tree; ends with `+` if the sources of any release have uncommitted changes. */
function commitOfTree(): string {
  const commits = owners.map(commitOf)
  return commits.find((commit) => commit?.endsWith('+')) ?? commits[0] ?? 'an unknown commit'
}
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
  'long-lesson': () => measureLongLesson(bench),
  'lesson-hour': () => measureLessonHour(bench),
  rounds: () => measureRounds(bench),
  'weak-machine': () => measureWeakMachine(bench),
  'bad-network': () => measureBadNetwork(bench),
  requests: () => measureRequests(bench),
  lesson: () => measureLesson(bench, manifests.player),
}
/** Rows with a single page of `pages`. Their results are printed, and not written to docs/benchmark.md. */
const onePage = Object.fromEntries(measuredPages.map((page) => [page.name.replace(' ', '-'), () => measureBesideMonolith([page])]))
/** Names that stand for several rows. */
const groups: Record<string, string[]> = { 'long-use': ['rounds', 'weak-machine', 'bad-network', 'requests'] }

try {
  const asked = args.length > 0 ? args.flatMap((name) => groups[name] ?? [name]) : Object.keys(rows)
  const unknown = asked.find((name) => !rows[name] && !onePage[name])
  if (unknown) throw new Error(`No row ${unknown}. There are ${[rows, groups, onePage].flatMap(Object.keys).join(', ')}.`)
  const sections: string[] = []
  for (const name of asked) {
    const section = (await (rows[name] ?? onePage[name])?.()) ?? ''
    log(`\n${section}`)
    sections.push(section)
  }
  // docs/benchmark.md shows a complete run of one tree. A comparison with another checkout belongs to the change that it proves.
  if (args.length === 0 && baseline.length === 0) {
    writeFileSync(path.join(root, 'docs/benchmark.md'), renderReport(sections, { date: new Date(), commit: commitOfTree() }))
  }
} finally {
  await browser.close()
  await Promise.all([composed, ...baseline].map(({ close }) => close()))
}
