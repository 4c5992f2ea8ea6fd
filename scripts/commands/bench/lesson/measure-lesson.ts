import type { Browser, Page } from '@playwright/test'
import { signInCookies } from '../../../lib/sign-in-cookies.ts'
import { slowLine, throttle } from '../throttle.ts'
import { barePath } from './bare-page.ts'
import { bindingName, observeFirstFrame } from './observe-first-frame.ts'

const course = '/courseDetail?course_id=1001'
const lesson = '/live?course_id=1001&section_id=10010101'

export const entries = ['bare', 'course page', 'cold'] as const
export type Entry = (typeof entries)[number]

interface Play {
  url: string
  position: number
}

async function playOf(page: Page, origin: string, token: string): Promise<Play> {
  const answer = await page.request.get(`${origin}${lesson.replace('/live', '/v1/video/play')}`, { headers: { Authorization: `Bearer ${token}` } })
  return ((await answer.json()) as { data: Play }).data
}

async function enter(page: Page, origin: string, entry: Entry, { url, position }: Play): Promise<void> {
  if (entry === 'bare') await page.goto(`${origin}${barePath}?url=${url}&start=${position}`, { waitUntil: 'commit' })
  else if (entry === 'cold') await page.goto(origin + lesson, { waitUntil: 'commit' })
  else {
    await page.goto(origin + course, { waitUntil: 'load' })
    await page.waitForLoadState('networkidle')
    await page.locator(`a[href="${lesson}"]`).first().click()
  }
}

/** Milliseconds from the click, or from the start of the navigation, to the first decoded frame of a lesson. Starts with an empty cache. */
export async function measureFirstFrame(browser: Browser, origin: string, entry: Entry): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'zh-CN' })
  try {
    const cookies = await signInCookies(origin)
    await context.addCookies(cookies.map(({ name, value }) => ({ name, value, url: origin })))
    const page = await context.newPage()
    await page.addInitScript('globalThis.__name = (named) => named')
    await page.addInitScript(observeFirstFrame, bindingName)
    const play = await playOf(page, origin, cookies[0]?.value ?? '')
    // A study report would change the position at which the next run starts.
    const session = await context.newCDPSession(page)
    await session.send('Network.enable')
    await session.send('Network.setBlockedURLs', { urls: ['*/v1/video/study/report'] })
    await throttle(page, slowLine)
    await session.send('Runtime.enable')
    await session.send('Runtime.addBinding', { name: bindingName })
    const frame = new Promise<number>((resolve, reject) => {
      setTimeout(() => reject(new Error(`no frame of the lesson, ${entry}`)), 60_000).unref()
      session.on('Runtime.bindingCalled', ({ payload }) => resolve(Number(payload)))
    })
    await enter(page, origin, entry, play)
    return await frame
  } finally {
    await context.close()
  }
}
