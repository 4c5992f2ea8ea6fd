import type { Browser, Locator, Page } from '@playwright/test'
import { person } from '../../../lib/chromium.mjs'
import { observeInteractions } from '../in-page/observe-interactions.ts'
import { type Bench, figureTable, type Figures, measureInTurn } from '../row.ts'
import { signInCookies } from '../../../lib/sign-in-cookies.ts'
import type { Site } from '../sites.ts'
import { slowLine, throttle } from '../throttle.ts'

interface Interaction {
  name: string
  path: string
  signedIn?: boolean
  control: (page: Page) => Locator
  /** The interaction; a click by default. */
  act?: (control: Locator) => Promise<unknown>
}

const interactions: Interaction[] = [
  {
    name: 'typing in the search box',
    path: '/',
    control: (page) => page.getByRole('combobox', { name: '搜索课程' }),
    act: async (box) => {
      await box.click()
      await box.pressSequentially('kaoyan', { delay: 120 })
    },
  },
  {
    name: 'the user menu',
    path: '/',
    signedIn: true,
    control: (page) => page.getByRole('banner').getByRole('button', { name: '的账号菜单' }),
    act: (menu) => menu.press('Enter'),
  },
  { name: 'a filter', path: '/classified/index', control: (page) => page.getByRole('main').getByRole('link', { name: '免费', exact: true }) },
  { name: 'a tab', path: '/courseDetail?course_id=1005', control: (page) => page.getByRole('main').getByRole('link', { name: '课程目录' }) },
  {
    name: '领取',
    path: '/couponcollection?coupon_code=SUMMER300',
    signedIn: true,
    control: (page) => page.getByRole('main').getByRole('button', { name: '领取' }),
  },
  { name: 'the login dialog', path: '/', control: (page) => page.getByRole('banner').getByRole('button', { name: '登录', exact: true }) },
]

/** The slowest event of the interaction, in ms; undefined for a baseline without the control. */
async function interact(browser: Browser, { name, url }: Site, { path, signedIn, control, act }: Interaction): Promise<number | undefined> {
  const context = await browser.newContext(person)
  try {
    if (signedIn) await context.addCookies((await signInCookies(url)).map((cookie) => ({ ...cookie, url })))
    const page = await context.newPage()
    await page.addInitScript('globalThis.__name = (named) => named')
    await page.goto(url + path, { waitUntil: 'load' })
    await page.waitForLoadState('networkidle')
    const target = control(page)
    // A baseline may be older than the page or its control. In the sources a missing control is an error.
    if (name === 'before' && (await target.count()) === 0) return undefined
    await throttle(page, slowLine)
    await page.evaluate(observeInteractions)
    await (act ? act(target) : target.click())
    await page.waitForLoadState('networkidle')
    // The browser reports the entry after the frame that shows the result.
    await page.waitForTimeout(1000)
    return await page.evaluate(() => (window as unknown as { benchInp: number }).benchInp)
  } finally {
    await context.close()
  }
}

export async function measureInteractions(bench: Bench): Promise<string> {
  const medians = await measureInTurn(bench, 'interactions', async (site) => {
    const figures: Figures = {}
    // An account can collect a coupon only once.
    await fetch(`${site.url}/sandbox/reset`, { method: 'POST' })
    for (const interaction of interactions) {
      const slowest = await interact(bench.browser, site, interaction)
      if (slowest !== undefined) figures[interaction.name] = slowest
    }
    return figures
  })
  return `## Interactions

From the key or the click to the next frame, in ms: the slowest event of each interaction (INP; below 16 ms it is 0); the processor 4× slower,
medians of ${bench.runs}.

${figureTable(medians)}
`
}
