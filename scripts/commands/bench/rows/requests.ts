import type { BrowserContext } from '@playwright/test'
import { person } from '../../../lib/chromium.mjs'
import { signInCookies } from '../../../lib/sign-in-cookies.ts'
import { measuredPages } from '../pages.ts'
import { type Bench, figureTable, type Figures, measureInTurn } from '../row.ts'
import type { Site } from '../sites.ts'

/** Milliseconds after the last request of the load: what a page requests at rest comes within them. */
const restMs = 8_000

/** The requests of one visit, and its bytes in KB, without media, of which a page loads as much as it plays. */
async function visit(context: BrowserContext, url: string): Promise<[requests: number, kilobytes: number]> {
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  let [requests, bytes] = [0, 0]
  const counted = new Set<string>()
  await session.send('Network.enable')
  session.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (!request.url.startsWith('http') || request.url.includes('/media/lessons/')) return
    counted.add(requestId)
    requests += 1
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (counted.has(requestId)) bytes += encodedDataLength
  })
  await page.goto(url, { waitUntil: 'load' })
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(restMs)
  await page.close()
  return [requests, bytes / 1024]
}

async function visits({ browser }: Bench, { url }: Site): Promise<Figures> {
  const figures: Figures = {}
  for (const { name, path, signedIn } of measuredPages) {
    const context = await browser.newContext(person)
    if (signedIn) await context.addCookies((await signInCookies(url)).map((cookie) => ({ ...cookie, url })))
    for (const nth of ['first', 'second']) {
      const [requests, kilobytes] = await visit(context, url + path)
      figures[`${name}, ${nth} visit: requests`] = requests
      figures[`${name}, ${nth} visit: KB`] = kilobytes
    }
    await context.close()
  }
  return figures
}

export async function measureRequests(bench: Bench): Promise<string> {
  const medians = await measureInTurn({ ...bench, runs: 1 }, 'requests', (site) => visits(bench, site))
  return `## Requests

Of a visit that rests for 8 s, without the segments of videos; home and course by a visitor, the others signed in.

${figureTable(medians)}
`
}
