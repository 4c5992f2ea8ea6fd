import { chromium, type CDPSession, type Page } from '@playwright/test'
import { launchOptions } from '../../lib/chromium.mjs'
import { startApp } from '../../e2e/app-process.ts'
import { buildSources } from '../../e2e/build-sources.ts'
import { signInCookies } from '../../lib/sign-in-cookies.ts'
import { median } from './table.ts'
import { traceTasks } from './task-times.ts'

// Measures a live room with 40 messages a second and danmaku: first its frames in turn with those of the same room while nobody writes,
// then its tasks and memory over a longer time. The sandbox runs on the same machine and takes its share of the processor.

/** A live room of the seed: free and on air. */
const room = '10530301'
const seconds = Number(process.env.BENCH_SECONDS ?? 120)
const rounds = Number(process.env.BENCH_RUNS ?? 5)
const roundMs = 10_000
const minuteMs = 60_000

/** Frames per second. */
const countFrames = (page: Page, ms: number): Promise<number> =>
  page.evaluate(async (span) => {
    let frames = 0
    const start = performance.now()
    await new Promise<void>((resolve) => {
      const frame = (now: number) => {
        frames += 1
        if (now < start + span) requestAnimationFrame(frame)
        else resolve()
      }
      requestAnimationFrame(frame)
    })
    return Math.round((frames / (performance.now() - start)) * 1000)
  }, ms)

async function heapMb(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  return Math.round(usedSize / 1e5) / 10
}

const crowd = (page: Page, url: string, time: number) =>
  page.request.post(`${url}/sandbox/live/crowd`, { data: { live_room_id: room, people: 200, per_second: 40, seconds: time } })

await buildSources(console.log)
const app = await startApp()
const browser = await chromium.launch(launchOptions())
try {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'zh-CN' })
  await context.addCookies((await signInCookies(app.url)).map(({ name, value }) => ({ name, value, url: app.url })))
  const page = await context.newPage()
  await page.addInitScript('globalThis.__name = (named) => named')
  await page.goto(`${app.url}/living?live_room_id=${room}`)
  await page.locator('[data-connection=connected]').waitFor()
  const session = await context.newCDPSession(page)

  const ratios: number[] = []
  for (let round = 0; round < rounds; round++) {
    const quiet = await countFrames(page, roundMs)
    // The first seconds fill the picture with messages; in the last ones they leave it.
    await crowd(page, app.url, roundMs / 1000 + 4)
    await countFrames(page, 4_000)
    const busy = await countFrames(page, roundMs)
    await countFrames(page, 10_000)
    ratios.push(busy / quiet)
    console.log(`frames a second: nobody writes ${quiet}, 40 messages a second ${busy}`)
  }
  console.log('ratio of frames', median(ratios).toFixed(2))

  await crowd(page, app.url, seconds + 30)
  for (let minute = 1; minute <= Math.ceil(seconds / 60); minute++) {
    const [frames, tasks] = await traceTasks(session, minuteMs, () => countFrames(page, minuteMs))
    console.log(`minute ${minute}:`, { frames, ...tasks, heapMb: await heapMb(session) })
  }
} finally {
  await browser.close()
  await app.stop()
}
