import { chromium, type CDPSession, type Page } from '@playwright/test'
import { launchOptions } from '../browser/chromium.mjs'
import { startApp } from '../e2e/app-process.ts'
import { signInCookies } from './sign-in-cookies.ts'

// The live room with 40 messages a second and danmaku, beside the same page while nobody writes: tasks, frames and memory. The sandbox
// writes on the same machine, so the frames are compared within one run only.

/** Seeded, free and on air. */
const room = '10530301'
const seconds = Number(process.env.BENCH_SECONDS ?? 120)
const quietSeconds = 20

interface Notes {
  frames: number
  longTasks: number
  longest: number
}

/** Counts frames and long tasks in the page for a time. */
const observe = (page: Page, ms: number): Promise<Notes> =>
  page.evaluate(async (span) => {
    const notes = { frames: 0, longTasks: 0, longest: 0 }
    const observer = new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) {
        if (duration > 100) notes.longTasks += 1
        notes.longest = Math.max(notes.longest, Math.round(duration))
      }
    })
    observer.observe({ type: 'longtask' })
    const end = performance.now() + span
    await new Promise<void>((resolve) => {
      const frame = (now: number) => {
        notes.frames += 1
        if (now < end) requestAnimationFrame(frame)
        else resolve()
      }
      requestAnimationFrame(frame)
    })
    observer.disconnect()
    return { ...notes, frames: Math.round((notes.frames / span) * 1000) }
  }, ms)

async function heapMb(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  return Math.round(usedSize / 1e5) / 10
}

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
  const quiet = await observe(page, quietSeconds * 1000)
  await page.request.post(`${app.url}/sandbox/live/crowd`, { data: { live_room_id: room, people: 200, per_second: 40, seconds: seconds + 60 } })
  const first = await observe(page, Math.min(60, seconds / 2) * 1000)
  const before = await heapMb(session)
  const rest = await observe(page, Math.max(seconds - 60, seconds / 2) * 1000)
  const after = await heapMb(session)
  console.log('nobody writes', quiet)
  console.log('40 messages a second, first minute', first, `${before} MB`)
  console.log('then', rest, `${after} MB`)
  console.log('ratio of frames', (Math.min(first.frames, rest.frames) / quiet.frames).toFixed(2))
} finally {
  await browser.close()
  await app.stop()
}
