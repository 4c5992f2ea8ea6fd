import { chromium, type CDPSession, type Page } from '@playwright/test'
import { launchOptions } from '../browser/chromium.mjs'
import { startApp } from '../e2e/app-process.ts'
import { signInCookies } from './sign-in-cookies.ts'

// What a lesson keeps while it plays at double speed, with a seek every three seconds: heap, listeners, nodes and documents after a
// collection of garbage, twice a minute.

/** Seeded: 45 minutes. */
const lesson = process.env.BENCH_LESSON ?? '/live?course_id=1011&section_id=10110101'
const minutes = Number(process.env.BENCH_MINUTES ?? 5)
const seekPeriodMs = 3_000
const seeks = 10

async function kept(session: CDPSession): Promise<Record<string, number>> {
  await session.send('HeapProfiler.collectGarbage')
  const { metrics } = await session.send('Performance.getMetrics')
  const of = (name: string): number => metrics.find((metric) => metric.name === name)?.value ?? 0
  const heapMb = Math.round(of('JSHeapUsedSize') / 1e5) / 10
  return { heapMb, listeners: of('JSEventListeners'), nodes: of('Nodes'), documents: of('Documents') }
}

/** Plays from another place of the lesson, and answers where it was. */
const seek = (page: Page, to: number): Promise<number> =>
  page.locator('video').evaluate((element, second) => {
    const video = element as HTMLVideoElement
    const before = Math.round(video.currentTime)
    video.currentTime = second % (video.duration - 60)
    void video.play()
    return before
  }, to)

const app = await startApp()
const browser = await chromium.launch(launchOptions())
try {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'zh-CN' })
  await context.addCookies((await signInCookies(app.url)).map(({ name, value }) => ({ name, value, url: app.url })))
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Performance.enable')
  await page.goto(app.url + lesson)
  await page.waitForFunction(() => (document.querySelector('video')?.readyState ?? 0) > 2)
  await page.locator('video').evaluate((video) => Object.assign(video, { muted: true, playbackRate: 2 }))
  for (let half = 0; half <= minutes * 2; half++) {
    console.log(`after ${half / 2} min:`, await kept(session))
    for (let turn = 0; turn < seeks; turn++) {
      await seek(page, (half * seeks + turn) * 271)
      await page.waitForTimeout(seekPeriodMs)
    }
  }
} finally {
  await browser.close()
  await app.stop()
}
