import type { BrowserContext } from '@playwright/test'
import { beijingDate } from '@xhkt/contract/beijing-time'
import type { Owner } from '@xhkt/contract/federation/areas'
import { type Amounts, few, makeFilledData, many } from '@xhkt/sandbox/bench/fill-lists'
import { person } from '../../../lib/chromium.mjs'
import { storeDir } from '../../../lib/paths.mjs'
import { serve } from '../../../serve/serve.ts'
import { observeLoad, type PageNotes } from '../in-page/observe-load.ts'
import { type Bench, type Figures, measureInTurn } from '../row.ts'
import { freshData, type Site } from '../sites.ts'
import { signInCookies } from '../../../lib/sign-in-cookies.ts'
import { throttle } from '../throttle.ts'

/** The account without any data in the seed. */
const phone = '13800000002'
/** The line is fast, so that only server and page take time. */
const fastLine = { kbps: 100_000, latency: 0, cpu: 4 }
const month = beijingDate(Math.floor(Date.now() / 1000)).slice(0, 7)

/** Pages by address, each with a selector that matches its rows, and never its skeleton. */
const pages: readonly [address: string, content: string][] = [
  ['/personal/myCourse', 'main a[href^="/live?"]'],
  ['/personal/schedule', 'main [role="grid"] a'],
  ['/personal/monthCalendar', 'main [role="gridcell"][aria-label*="节直播课"]'],
  ['/personal/monthCalendar?view=list', 'main section h3'],
  ['/personal/myOrder', 'main a[href^="/orderDetail"]'],
  ['/personal/allorder', 'main a[href^="/orderDetail"]'],
  ['/personal/renew', 'main a[href^="/payment"]'],
  ['/personal/redeem', 'main ul a[href^="/orderDetail"]'],
  ['/personal/myCoupon', 'main ul li[aria-label]'],
  ['/personal/myMessage', 'main li[data-row]'],
]

async function openSite(name: 'few' | 'many', amounts: Amounts, releases: Record<Owner, string>): Promise<Site> {
  const dataDir = freshData()
  await makeFilledData(dataDir, amounts, month)
  return { name, ...(await serve({ port: 0, store: storeDir, releases, dataDir })) }
}

/** Milliseconds from the start of the navigation to the rows. */
async function timeOf(context: BrowserContext, origin: string, [address, content]: (typeof pages)[number]): Promise<number> {
  const page = await context.newPage()
  try {
    await page.addInitScript('globalThis.__name = (named) => named')
    await page.addInitScript(observeLoad, content)
    await throttle(page, fastLine)
    await page.goto(origin + address, { waitUntil: 'load', timeout: 60_000 })
    await page.waitForSelector(content, { state: 'attached', timeout: 60_000 })
    await page.waitForFunction(() => (window as unknown as { benchNotes: PageNotes }).benchNotes.content > 0)
    return await page.evaluate(() => (window as unknown as { benchNotes: PageNotes }).benchNotes.content)
  } finally {
    await page.close()
  }
}

/** Measures each page of the personal centre with ten entries and with hundreds, in turn. */
export async function measureListScale(bench: Bench, releases: Record<Owner, string>): Promise<string> {
  const sites = [await openSite('few', few, releases), await openSite('many', many, releases)]
  const contexts = new Map<Site, BrowserContext>()
  try {
    for (const site of sites) {
      const context = await bench.browser.newContext(person)
      await context.addCookies((await signInCookies(site.url, phone)).map(({ name, value }) => ({ name, value, url: site.url })))
      contexts.set(site, context)
    }
    const contextOf = (site: Site): BrowserContext => {
      const context = contexts.get(site)
      if (!context) throw new Error(`no context for ${site.name}`)
      return context
    }
    const timesOf = async (site: Site): Promise<Figures> => {
      const figures: Figures = {}
      for (const one of pages) figures[one[0]] = await timeOf(contextOf(site), site.url, one)
      return figures
    }
    // The first visit fills the cache of the browser.
    for (const site of sites) await timesOf(site)
    const medians = new Map(await measureInTurn({ ...bench, sites }, 'list scale', timesOf))
    const lines = pages.map(([address]) => {
      const [ten, hundreds] = [medians.get('few')?.[address] ?? NaN, medians.get('many')?.[address] ?? NaN]
      return `| ${address} | ${Math.round(ten)} | ${Math.round(hundreds)} | ${(hundreds / ten).toFixed(2)} |`
    })
    return `## Pages of the personal centre with much in them

From the start of the navigation to the rows, in ms; no limit of the line, the processor 4× slower, files in the cache, medians of ${bench.runs},
the two in turn. With ten: ten of each. With many: 500 orders, 300 courses, 200 coupons, 2,000 messages, 200 live lessons in
the month. At most 1.25.

| page | with ten | with many | × |
| --- | --: | --: | --: |
${lines.join('\n')}
`
  } finally {
    await Promise.all([...contexts.values()].map((context) => context.close()))
    await Promise.all(sites.map(({ close }) => close()))
  }
}
