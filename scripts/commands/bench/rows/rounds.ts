import type { Page } from '@playwright/test'
import { follow } from '../../../e2e/follow.ts'
import { person } from '../../../lib/chromium.mjs'
import { signInCookies } from '../../../lib/sign-in-cookies.ts'
import { measuredPages } from '../pages.ts'
import { type Bench, figureTable, type Figures, measureInTurn } from '../row.ts'
import type { Site } from '../sites.ts'

/** Visits before the first count: in them everything loads that loads once and stays. */
const before = 10
const rounds = Number(process.env.BENCH_ROUNDS ?? 40)
const rest = '/aboutAndcontact/index/contact'

interface Counts {
  nodes: number
  listeners: number
  bytes: number
}

async function open(page: Page, path: string, content: string): Promise<void> {
  await follow(page, path)
  await page.waitForSelector(content)
}

async function leave(page: Page): Promise<void> {
  await page.goBack()
  await page.waitForSelector('main h1:has-text("联系我们")')
}

/** What is left in one document by each further visit of a page, by the browser's own counters after a garbage collection. */
async function leftByVisit({ browser }: Bench, { url }: Site): Promise<Figures> {
  const figures: Figures = {}
  for (const { name, path, content } of measuredPages) {
    const context = await browser.newContext(person)
    await context.addCookies((await signInCookies(url)).map((cookie) => ({ ...cookie, url })))
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Performance.enable')
    const count = async (): Promise<Counts> => {
      for (let time = 0; time < 3; time++) {
        await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
        await session.send('HeapProfiler.collectGarbage')
      }
      const { metrics } = await session.send('Performance.getMetrics')
      const valueOf = (metric: string): number => metrics.find((one) => one.name === metric)?.value ?? NaN
      return { nodes: valueOf('Nodes'), listeners: valueOf('JSEventListeners'), bytes: valueOf('JSHeapUsedSize') }
    }
    const visit = async (times: number): Promise<void> => {
      for (let time = 0; time < times; time++) {
        await open(page, path, content)
        await leave(page)
      }
    }
    await page.goto(url + rest, { waitUntil: 'networkidle' })
    await visit(before)
    const first = await count()
    await visit(rounds)
    const last = await count()
    figures[`${name}: nodes in ${rounds} visits`] = last.nodes - first.nodes
    figures[`${name}: listeners in ${rounds} visits`] = last.listeners - first.listeners
    figures[`${name}: KB in ${rounds} visits`] = (last.bytes - first.bytes) / 1024
    await context.close()
  }
  return figures
}

export async function measureRounds(bench: Bench): Promise<string> {
  const medians = await measureInTurn({ ...bench, runs: 1 }, 'rounds', (site) => leftByVisit(bench, site))
  return `## Rounds

What ${rounds} visits of a page leave in one document after the first ${before}, by the browser's counters after a garbage collection.

${figureTable(medians)}
`
}
