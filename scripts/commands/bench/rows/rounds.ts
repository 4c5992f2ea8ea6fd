import type { CDPSession, Page } from '@playwright/test'
import { type Mounts, mountInPage, restPage } from '../../../e2e/mount-in-page.ts'
import { openInPage } from '../../../e2e/open-in-page.ts'
import { person } from '../../../lib/chromium.mjs'
import { signInCookies } from '../../../lib/sign-in-cookies.ts'
import { measuredPages } from '../pages.ts'
import { type Bench, figureTable, type Figures, measureInTurn } from '../row.ts'
import type { Site } from '../sites.ts'

const rounds = Number(process.env.BENCH_ROUNDS ?? 100)
/** Rounds before the first count. In them loads what loads once and stays. */
const before = 10

type Visit = Omit<Mounts, 'times' | 'restAddress' | 'restTitle'>

const pages: Record<string, Visit> = {
  ...Object.fromEntries(measuredPages.map(({ name, path, content }) => [name, { path, seen: content, plays: content.includes('video') }])),
  'live room': { path: '/living?live_room_id=10170502', seen: '[data-connection="connected"]', plays: true, everyMs: 150 },
  'course list': { path: '/categories', seen: 'main a[href^="/courseDetail"]' },
  search: { path: '/search?keyword=法', seen: 'main a[href^="/courseDetail"]' },
}

interface Loop {
  /** Where the document is opened. */
  address: string
  signedIn: boolean
  ready?: (page: Page) => Promise<unknown>
  run: (page: Page, times: number) => Promise<void>
}

const mount = (page: Page, visit: Visit, times: number): Promise<void> => page.evaluate(mountInPage, { ...visit, ...restPage, times })

const atRest = { address: restPage.restAddress, signedIn: true }
const loops: Record<string, Loop> = {
  ...Object.fromEntries(
    Object.entries(pages).map(([name, visit]) => [name, { ...atRest, run: (page: Page, times: number) => mount(page, visit, times) }]),
  ),
  'all of them in turn': {
    ...atRest,
    run: async (page, times) => {
      for (let time = 0; time < times; time++) for (const visit of Object.values(pages)) await mount(page, visit, 1)
    },
  },
  'login dialog': {
    address: restPage.restAddress,
    signedIn: false,
    run: (page, times) => page.evaluate(openInPage, { opener: '登录', closer: '[role=dialog] [class*=close]', times }),
  },
  captcha: {
    address: '/phone',
    signedIn: false,
    ready: (page) => page.getByLabel('手机号').fill('13800000002'),
    run: (page, times) => page.evaluate(openInPage, { opener: '获取验证码', closer: '.sandbox-captcha-close', times }),
  },
}

/**
 * Runs in the page before its scripts: the tab counts as a minute old. So it asks for newer releases at its first page, and the code of
 * their notice, which loads once and stays, does not load in the middle of the rounds.
 */
function ageByMinute(): void {
  const now = performance.now.bind(performance)
  performance.now = () => now() + 60_001
}

type Counts = Record<'nodes' | 'listeners' | 'KB', number>

/** Milliseconds in which the vendor's chat logs out, after the page of a live room is gone. Its two listeners stay until then. */
const logoutMs = 2_000

/** What the browser's own counters say after garbage collections. React frees the last page when it is idle. */
async function count(page: Page, session: CDPSession): Promise<Counts> {
  await page.waitForTimeout(logoutMs)
  for (let time = 0; time < 4; time++) {
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
    await session.send('HeapProfiler.collectGarbage')
  }
  const { metrics } = await session.send('Performance.getMetrics')
  const valueOf = (metric: string): number => metrics.find(({ name }) => name === metric)?.value ?? NaN
  return { nodes: valueOf('Nodes'), listeners: valueOf('JSEventListeners'), KB: valueOf('JSHeapUsedSize') / 1024 }
}

/** What further rounds leave in one document. No step comes from outside: the runner would hold the elements that it waits for. */
async function leftBehind({ browser }: Bench, { url }: Site, { address, signedIn, ready, run }: Loop): Promise<Counts> {
  const context = await browser.newContext(person)
  try {
    if (signedIn) await context.addCookies((await signInCookies(url)).map((cookie) => ({ ...cookie, url })))
    const page = await context.newPage()
    // esbuild wraps functions in a helper `__name`, which the page does not have.
    await page.addInitScript('globalThis.__name = (named) => named')
    await page.addInitScript(ageByMinute)
    const session = await context.newCDPSession(page)
    await session.send('Performance.enable')
    await page.goto(url + address, { waitUntil: 'networkidle' })
    await ready?.(page)
    await run(page, before)
    const first = await count(page, session)
    await run(page, rounds)
    const last = await count(page, session)
    return { nodes: last.nodes - first.nodes, listeners: last.listeners - first.listeners, KB: last.KB - first.KB }
  } finally {
    await context.close()
  }
}

export async function measureRounds(bench: Bench): Promise<string> {
  const medians = await measureInTurn({ ...bench, runs: 1 }, 'rounds', async (site) => {
    const figures: Figures = {}
    for (const [name, loop] of Object.entries(loops)) {
      for (const [what, left] of Object.entries(await leftBehind(bench, site, loop))) figures[`${name}: ${what}`] = left
    }
    return figures
  })
  return `## Rounds

What ${rounds} visits of a page, or openings of a dialog, leave in one document after the first ${before}, by the browser's counters after
garbage collections. The KB are those of the heap, most of them code that the browser compiles meanwhile.

${figureTable(medians)}
`
}
