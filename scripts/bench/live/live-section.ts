import type { Browser } from '@playwright/test'
import { measureLive } from './measure-live.ts'

export const liveHeading = '## Chat of a live room'

/** Seconds with messages; ten minutes take half an hour with the quiet times between them. */
const seconds = Number(process.env.BENCH_SECONDS ?? 600)

const fixed = (value: number, digits = 0): string => value.toFixed(digits)

/** Measures a live room with 40 messages a second beside the same page while nobody writes, and describes it. */
export async function liveSection(browser: Browser, origin: string, log: (line: string) => void): Promise<string> {
  log(`  live room, ${seconds} s with messages`)
  const { quietFrames, busyFrames, quietTasks, busyTasks, longest, firstHeap, lastHeap } = await measureLive(browser, origin, seconds)
  return `${liveHeading}

40 messages a second with danmaku for ${seconds} s, in turn with 20 s in which nobody writes, in one page; the sandbox and its crowd of 200 run on
the same machine. A task counts by its processor time.

| | nobody writes | 40 messages a second | at most |
| --- | --: | --: | --: |
| frames a second | ${fixed(quietFrames, 1)} | ${fixed(busyFrames, 1)}, ${fixed(busyFrames / quietFrames, 2)} × | at least 0.9 × |
| tasks over 100 ms | ${quietTasks} | ${busyTasks}, longest ${fixed(longest)} ms | 0 |
| heap, MB, after the first minute and at the end | | ${fixed(firstHeap, 1)}, ${fixed(lastHeap, 1)} | flat |
`
}
