import type { CDPSession, Page } from '@playwright/test'
import type { Bench } from '../row.ts'
import { signInCookies } from '../../../lib/sign-in-cookies.ts'

/** A lesson of the seed, 45 minutes long. */
const lesson = '/live?course_id=1011&section_id=10110101'
const hourS = 3600
const sampleS = 600
/** The highest playback rate of Chromium. */
const rate = 16
/** Real time between two reads of the position. */
const stepMs = 500
/** Playback starts again before the end of the lesson, which would open the next lesson. */
const beforeEndS = 90

interface Memory {
  heapMb: number
  listeners: number
  nodes: number
  documents: number
}

/** What remains in memory after a garbage collection. */
async function readMemory(session: CDPSession): Promise<Memory> {
  await session.send('HeapProfiler.collectGarbage')
  const { metrics } = await session.send('Performance.getMetrics')
  const of = (name: string): number => metrics.find((metric) => metric.name === name)?.value ?? 0
  const heapMb = Math.round(of('JSHeapUsedSize') / 1e5) / 10
  return { heapMb, listeners: of('JSEventListeners'), nodes: of('Nodes'), documents: of('Documents') }
}

/** Reads the position of the video; near the end, seeks back to the start. */
const readPosition = (page: Page): Promise<number> =>
  page.locator('video').evaluate((element: HTMLVideoElement, left) => {
    const at = element.currentTime
    if (at > element.duration - left) element.currentTime = 0
    if (element.paused) void element.play()
    return at
  }, beforeEndS)

/** Plays a lesson for an hour of its own time, by which the page's clock advances as well. Reads the page's memory every ten minutes. */
export async function measureLessonHour({ browser, sites: [site], log }: Bench): Promise<string> {
  const url = site?.url ?? ''
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'zh-CN' })
  await context.addCookies((await signInCookies(url)).map(({ name, value }) => ({ name, value, url })))
  const page = await context.newPage()
  await page.clock.install()
  await page.goto(url + lesson)
  await page.waitForFunction(() => (document.querySelector('video')?.readyState ?? 0) > 2)
  await page.locator('video').evaluate((video, to) => Object.assign(video, { muted: true, playbackRate: to }), rate)
  const session = await context.newCDPSession(page)
  await session.send('Performance.enable')

  const rows: string[] = []
  let [played, last] = [0, await readPosition(page)]
  while (rows.length <= hourS / sampleS) {
    if (played >= rows.length * sampleS) {
      const { heapMb, listeners, nodes, documents } = await readMemory(session)
      rows.push(`| ${rows.length * (sampleS / 60)} | ${heapMb.toFixed(1)} | ${listeners} | ${nodes} | ${documents} |`)
      log(`  ${rows.at(-1)}`)
    }
    await page.waitForTimeout(stepMs)
    const now = await readPosition(page)
    const passed = Math.max(0, now - last)
    // The page's clock advances as far as the lesson.
    await page.clock.runFor(Math.max(0, passed * 1000 - stepMs))
    played += passed
    last = now
  }
  await context.close()
  return `## An hour of a lesson

A lesson plays ${rate} times as fast for an hour of its time, and the clock of the page passes the same hour, so that its timers run as often
(\`npm run bench -- lesson-hour\`). What the page keeps, after a collection of garbage:

| minute | heap MB | listeners | nodes | documents |
| --: | --: | --: | --: | --: |
${rows.join('\n')}
`
}
