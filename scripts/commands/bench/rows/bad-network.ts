import type { Route } from '@playwright/test'
import { person } from '../../../lib/chromium.mjs'
import { signInCookies } from '../../../lib/sign-in-cookies.ts'
import { type Bench, figureTable, type Figures, measureInTurn } from '../row.ts'
import type { Site } from '../sites.ts'

/** Milliseconds until the learner must have been told. */
const patience = 30_000

type Network = (route: Route) => Promise<void>

/** What happens to each call of the API once the page is open. Null: the browser itself is offline. */
const networks: Record<string, Network | null> = {
  slow: async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 9_000))
    await route.continue().catch(() => undefined)
  },
  hanging: () => new Promise(() => undefined),
  reset: (route) => route.abort('connectionreset'),
  off: null,
}

const told = '加载较慢|网络异常|网络已断开|加载失败|请求超时'

/** Milliseconds from the click on a course to words about the network, or to the course; the patience if there are none. */
async function untilTold({ browser }: Bench, { url }: Site, network: Network | null): Promise<number> {
  const context = await browser.newContext(person)
  await context.addCookies((await signInCookies(url)).map((cookie) => ({ ...cookie, url })))
  const page = await context.newPage()
  await page.goto(`${url}/`, { waitUntil: 'networkidle' })
  if (network) await page.route('**/v1/**', network)
  else await context.setOffline(true)
  const start = performance.now()
  await page.evaluate(() => {
    const link = Object.assign(document.createElement('a'), { href: '/courseDetail?course_id=1005' })
    document.body.append(link)
    link.click()
    link.remove()
  })
  const words = page.getByText(new RegExp(told)).first()
  const course = page.locator('main h1:not([data-skeleton] *)').first()
  const isSaid = await Promise.race([words, course].map((each) => each.waitFor({ timeout: patience }))).then(
    () => true,
    () => false,
  )
  const time = isSaid ? performance.now() - start : patience
  await context.close()
  return time
}

export async function measureBadNetwork(bench: Bench): Promise<string> {
  const medians = await measureInTurn({ ...bench, runs: 1 }, 'bad network', async (site) => {
    const figures: Figures = {}
    for (const [name, network] of Object.entries(networks)) figures[name] = await untilTold(bench, site, network)
    return figures
  })
  return `## Bad networks

The milliseconds from a click on a course until the page shows the course or a message about the network. A page that shows neither counts
as ${patience}. A slow answer comes after 9 s, a hanging one never.

${figureTable(medians)}
`
}
