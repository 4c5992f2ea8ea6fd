import type { Browser, CDPSession, Page } from '@playwright/test'
import { liveRoomIds } from '@xhkt/sandbox/live-room-ids'
import { signInCookies } from '../sign-in-cookies.ts'
import { mainThreadTasks } from './main-thread-tasks.ts'

const { free: room } = liveRoomIds
const perSecond = 40
/** A busy minute is compared with a quiet one of the same length, in turn: others use the machine too. */
const windowSeconds = 20
const longTaskMs = 100

export interface LiveMeasurement {
  seconds: number
  quietFrames: number
  busyFrames: number
  /** Tasks of the main thread over 100 ms of processor time. */
  quietTasks: number
  busyTasks: number
  /** Processor time of the longest one, in milliseconds. */
  longest: number
  /** MB after a garbage collection, after the first minute with messages and at the end. */
  firstHeap: number
  lastHeap: number
}

const framesIn = (page: Page, ms: number): Promise<number> =>
  page.evaluate(async (span) => {
    const end = performance.now() + span
    let frames = 0
    await new Promise<void>((resolve) => {
      const frame = (now: number) => {
        frames += 1
        if (now < end) requestAnimationFrame(frame)
        else resolve()
      }
      requestAnimationFrame(frame)
    })
    return frames
  }, ms)

async function heapMb(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  return usedSize / 1e6
}

/** Frames a second and long tasks of a page for a time. */
async function observe(browser: Browser, page: Page): Promise<{ frames: number; tasks: number[] }> {
  await browser.startTracing(page, { categories: ['disabled-by-default-devtools.timeline'] })
  const frames = await framesIn(page, windowSeconds * 1000)
  const tasks = mainThreadTasks(await browser.stopTracing())
  return { frames: frames / windowSeconds, tasks }
}

/**
 * The live room with 40 messages a second and danmaku, beside the same page while nobody writes: frames, tasks and memory.
 * @param seconds How long messages come.
 */
export async function measureLive(browser: Browser, origin: string, seconds: number): Promise<LiveMeasurement> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'zh-CN' })
  try {
    await context.addCookies((await signInCookies(origin)).map(({ name, value }) => ({ name, value, url: origin })))
    const page = await context.newPage()
    await page.addInitScript('globalThis.__name = (named) => named')
    await page.goto(`${origin}/living?live_room_id=${room}`)
    await page.locator('[data-connection=connected]').waitFor()
    const session = await context.newCDPSession(page)
    const crowd = (people: number | null) =>
      people === null
        ? page.request.post(`${origin}/sandbox/live/crowd/stop`, { data: { live_room_id: room } })
        : page.request.post(`${origin}/sandbox/live/crowd`, { data: { live_room_id: room, people, per_second: perSecond, seconds: 3600 } })

    const quiet: Awaited<ReturnType<typeof observe>>[] = []
    const busy: typeof quiet = []
    let firstHeap = 0
    for (let at = 0; at < seconds; at += windowSeconds) {
      quiet.push(await observe(browser, page))
      await crowd(200)
      busy.push(await observe(browser, page))
      if (at + windowSeconds === 60) firstHeap = await heapMb(session)
      await crowd(null)
    }
    const mean = (all: typeof quiet): number => all.reduce((sum, { frames }) => sum + frames, 0) / all.length
    const over = (all: typeof quiet): number => all.flatMap(({ tasks }) => tasks).filter((ms) => ms > longTaskMs).length
    return {
      seconds,
      quietFrames: mean(quiet),
      busyFrames: mean(busy),
      quietTasks: over(quiet),
      busyTasks: over(busy),
      longest: Math.max(0, ...busy.flatMap(({ tasks }) => tasks)),
      firstHeap,
      lastHeap: await heapMb(session),
    }
  } finally {
    await context.close()
  }
}
