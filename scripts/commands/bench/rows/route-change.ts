import type { Browser, Page } from '@playwright/test'
import { person } from '../../../lib/chromium.mjs'
import { observeRoute, type RouteNotes } from '../in-page/observe-route.ts'
import { type Bench, figureTable, type Figures, measureInTurn } from '../row.ts'
import { slowLine, throttle } from '../throttle.ts'

const home = 'main section[aria-roledescription]'
const detail = 'main h1[title]'
const card = 'main a[href^="/courseDetail"]'

/** Waits until the page has finished its loads in the background. */
const settle = async (page: Page): Promise<void> => {
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
  await page.waitForTimeout(500)
}

/** Waits for a file or an answer that the page requests in the background. */
const requested = (page: Page, name: string): Promise<unknown> =>
  page.waitForFunction((part) => performance.getEntriesByType('resource').some((entry) => entry.name.includes(part)), name)

async function change(page: Page, selector: string, act: () => Promise<unknown>): Promise<RouteNotes> {
  await page.evaluate(observeRoute, selector)
  await act()
  await page.waitForFunction(() => (window as unknown as { benchRoute: RouteNotes }).benchRoute.content > 0, undefined, { polling: 200 })
  // Tasks right after the first frame count too.
  await settle(page)
  return page.evaluate(() => (window as unknown as { benchRoute: RouteNotes }).benchRoute)
}

/** Goes from home to a course by a card on which the pointer has rested, then back, and forward again. */
async function walk(browser: Browser, origin: string): Promise<Figures> {
  const context = await browser.newContext(person)
  try {
    const page = await context.newPage()
    await page.addInitScript('globalThis.__name = (named) => named')
    await page.goto(`${origin}/`, { waitUntil: 'load' })
    await page.locator(card).first().waitFor()
    await throttle(page, slowLine)
    await page.locator(card).first().scrollIntoViewIfNeeded()
    // The page loads the chunk that watches the pointer when it is idle.
    await requested(page, '/idle.')
    await settle(page)
    await page.locator(card).first().hover()
    await requested(page, '/v1/course/detail')
    await settle(page)
    const steps = {
      'home to course': await change(page, detail, async () => {
        await page.mouse.down()
        await page.mouse.up()
      }),
      back: await change(page, home, () => page.evaluate(() => history.back())),
      forward: await change(page, detail, () => page.evaluate(() => history.forward())),
    }
    return Object.fromEntries(
      Object.entries(steps).flatMap(([name, { content, longest }]) => [
        [`${name}: first content, ms`, content],
        [`${name}: longest task, ms`, longest],
      ]),
    )
  } finally {
    await context.close()
  }
}

export async function measureRouteChange(bench: Bench): Promise<string> {
  const medians = await measureInTurn(bench, 'route change', ({ url }) => walk(bench.browser, url))
  return `## From home to a course, back and forward

From the click, or from \`popstate\`, to the first frame with the content of the next page, and the longest task (0: none over
50 ms); the same line and processor, medians of ${bench.runs}. The pointer rests on the card before the click.

${figureTable(medians)}
`
}
