import type { Browser, Page } from '@playwright/test'
import { person } from '../../browser/chromium.mjs'
import { observeInteractions } from '../in-page/observe-interactions.ts'
import { type Bench, figureTable, type Figures, measureInTurn } from '../row.ts'
import { signInCookies } from '../sign-in-cookies.ts'
import { slowLine, throttle } from '../throttle.ts'

interface Interaction {
  name: string
  path: string
  signedIn?: boolean
  act: (page: Page) => Promise<unknown>
}

const interactions: Interaction[] = [
  {
    name: 'typing in the search box',
    path: '/',
    act: async (page) => {
      const box = page.getByRole('combobox', { name: '搜索课程' })
      await box.click()
      await box.pressSequentially('kaoyan', { delay: 120 })
    },
  },
  { name: 'the user menu', path: '/', signedIn: true, act: (page) => page.getByRole('banner').getByRole('button', { name: '的账号菜单' }).press('Enter') },
  { name: 'a filter', path: '/classified/index', act: (page) => page.getByRole('main').getByRole('link', { name: '免费', exact: true }).click() },
  { name: 'a tab', path: '/courseDetail?course_id=1005', act: (page) => page.getByRole('main').getByRole('link', { name: '课程目录' }).click() },
  { name: '领取', path: '/couponcollection?coupon_code=SUMMER300', signedIn: true, act: (page) => page.getByRole('main').getByRole('button', { name: '领取' }).click() },
  { name: 'the login dialog', path: '/', act: (page) => page.getByRole('banner').getByRole('button', { name: '登录', exact: true }).click() },
]

async function interact(browser: Browser, origin: string, { path, signedIn, act }: Interaction): Promise<number> {
  const context = await browser.newContext(person)
  try {
    if (signedIn) await context.addCookies((await signInCookies(origin)).map(({ name, value }) => ({ name, value, url: origin })))
    const page = await context.newPage()
    await page.addInitScript('globalThis.__name = (named) => named')
    await page.goto(origin + path, { waitUntil: 'load' })
    await page.waitForLoadState('networkidle')
    await throttle(page, slowLine)
    await page.evaluate(observeInteractions)
    await act(page)
    await page.waitForLoadState('networkidle')
    // The entry comes after the frame that shows the result.
    await page.waitForTimeout(1000)
    return await page.evaluate(() => (window as unknown as { benchInp: number }).benchInp)
  } finally {
    await context.close()
  }
}

export async function measureInteractions(bench: Bench): Promise<string> {
  const medians = await measureInTurn(bench, 'interactions', async ({ url }) => {
    const figures: Figures = {}
    // A coupon can be collected once.
    await fetch(`${url}/sandbox/reset`, { method: 'POST' })
    for (const interaction of interactions) figures[interaction.name] = await interact(bench.browser, url, interaction)
    return figures
  })
  return `## Interactions

From the key or the click to the next frame, in ms: the slowest event of each interaction (INP; below 16 ms it is 0); the processor 4× slower,
medians of ${bench.runs}.

${figureTable(medians)}
`
}
