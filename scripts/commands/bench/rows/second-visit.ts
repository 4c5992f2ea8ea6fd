import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type BrowserContext, chromium, type Page } from '@playwright/test'
import { launchOptions, person } from '../../../lib/chromium.mjs'
import { observeLoad, type PageNotes } from '../in-page/observe-load.ts'
import { measuredPages } from '../pages.ts'
import { type Bench, figureTable, type Figures, measureInTurn } from '../row.ts'
import { slowLine, throttle } from '../throttle.ts'

const content = `${measuredPages.find(({ path: address }) => address === '/')?.content ?? 'main'}, #first-view`

async function open(context: BrowserContext, origin: string, prepare?: (page: Page) => Promise<void>): Promise<Page> {
  const page = await context.newPage()
  await page.addInitScript('globalThis.__name = (named) => named')
  await page.addInitScript(observeLoad, content)
  await prepare?.(page)
  await page.goto(`${origin}/`, { waitUntil: 'load', timeout: 60_000 })
  await page.waitForSelector(content, { state: 'attached', timeout: 60_000 })
  await page.waitForLoadState('networkidle', { timeout: 60_000 })
  return page
}

/** Measures the second and the third visit of home. Only a profile on disk keeps the compiled scripts, as a learner's browser does. */
async function visit(origin: string): Promise<Figures> {
  const profile = mkdtempSync(path.join(tmpdir(), 'xhkt-profile-'))
  const context = await chromium.launchPersistentContext(profile, { ...launchOptions(), ...person })
  const again = async (): Promise<PageNotes> => {
    const page = await open(context, origin, (next) => throttle(next, slowLine))
    const notes = await page.evaluate(() => (window as unknown as { benchNotes: PageNotes }).benchNotes)
    await page.close()
    return notes
  }
  try {
    await (await open(context, origin)).close()
    const [second, third] = [await again(), await again()]
    return {
      'content of the second visit, ms': second.content,
      'LCP of the second visit, ms': second.lcp,
      'content of the third visit, ms': third.content,
      'LCP of the third visit, ms': third.lcp,
    }
  } finally {
    await context.close()
    rmSync(profile, { recursive: true, force: true })
  }
}

export async function measureSecondVisit(bench: Bench): Promise<string> {
  const medians = await measureInTurn(bench, 'second visit', ({ url }) => visit(url))
  return `## Home visited again

From the start of the navigation, by a visitor whose browser has all files. Content is the first view of the last visit,
or the page's own where there is none; the same line and processor, medians of ${bench.runs}. The first visit
fills the cache at full speed. A browser keeps a script compiled once it has run twice: the third visit has that.

${figureTable(medians)}
`
}
