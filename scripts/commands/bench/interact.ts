import type { Browser, Locator, Page } from '@playwright/test'
import { person } from '../../lib/chromium.mjs'
import { signInCookies } from '../../lib/sign-in-cookies.ts'
import { observeInteractions } from './in-page/observe-interactions.ts'
import type { Site } from './sites.ts'
import { type Line, throttle } from './throttle.ts'

export interface Interaction {
  name: string
  path: string
  signedIn?: boolean
  /** Brings the page to where the interaction starts, before the processor is slowed down. */
  ready?: (page: Page) => Promise<unknown>
  control: (page: Page) => Locator
  /** The interaction; a click by default. */
  act?: (control: Locator) => Promise<unknown>
}

/** The slowest event of the interaction, in ms; undefined for a baseline without the control. */
export async function interact(
  browser: Browser,
  { name, url }: Site,
  { path, signedIn, ready, control, act }: Interaction,
  line: Line,
): Promise<number | undefined> {
  const context = await browser.newContext(person)
  try {
    if (signedIn) await context.addCookies((await signInCookies(url)).map((cookie) => ({ ...cookie, url })))
    const page = await context.newPage()
    await page.addInitScript('globalThis.__name = (named) => named')
    await page.goto(url + path, { waitUntil: 'load' })
    await page.waitForLoadState('networkidle')
    await ready?.(page)
    const target = control(page)
    // A baseline may be older than the page or its control. In the sources a missing control is an error.
    if (name === 'before' && (await target.count()) === 0) return undefined
    await throttle(page, line)
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

export const typingInSearch: Interaction = {
  name: 'typing in the search box',
  path: '/',
  control: (page) => page.getByRole('combobox', { name: '搜索课程' }),
  act: async (box) => {
    await box.click()
    await box.pressSequentially('kaoyan', { delay: 120 })
  },
}
