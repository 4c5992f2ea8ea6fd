import { cpSync, mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Page } from '@playwright/test'
import type { DataOf } from '@xhkt/contract'
import { signInCookies } from '../../lib/sign-in-cookies.ts'
import { ChromiumProcess } from './chromium-process.ts'

/** How the API answers a report: `up` as it should, the others not. */
export type ApiState = 'up' | '503' | 'hanging' | '401'
/** power: the profile is copied while the browser runs, and the copy is opened. */
export type Crash = 'browser' | 'tab' | 'power'

export interface Cost {
  /** Seconds of the lesson. */
  played: number
  /** The same, as the server has them after a restart. */
  kept: number
}

/** Seeded, of the same course. The second one is opened after the crash, so that nothing more is played of the first one. */
const course = '1011'
const [lesson, next] = ['10110101', '10110102']
const addressOf = (section: string): string => `/live?course_id=${course}&section_id=${section}`

const faults: Record<ApiState, object | null> = {
  up: null,
  503: { match: '/v1/video/study/report', status: 503 },
  hanging: { match: '/v1/video/study/report', delay_ms: 600_000 },
  401: { match: '/v1/video/study/report', code: 401001, message: '登录状态已过期，请重新登录！' },
}

/** After this time a report that is left has been delivered, in milliseconds. */
const DELIVERY_MS = 10_000

async function control(origin: string, method: string, name: string, body?: object): Promise<void> {
  const headers = { 'content-type': 'application/json' }
  const { ok } = await fetch(`${origin}/sandbox/${name}`, { method, ...(body && { headers, body: JSON.stringify(body) }) })
  if (!ok) throw new Error(`${method} ${name} was refused`)
}

async function openPage(browser: ChromiumProcess, origin: string, section: string): Promise<Page> {
  await browser.context.addCookies((await signInCookies(origin)).map((cookie) => ({ ...cookie, url: origin })))
  const page = await browser.context.newPage()
  await page.goto(origin + addressOf(section))
  return page
}

const playedIn = (page: Page): Promise<{ played: number; paused: boolean }> =>
  page.locator('video').evaluate(({ played, paused }: HTMLVideoElement) => {
    const parts = Array.from({ length: played.length }, (_, at) => played.end(at) - played.start(at))
    return { played: parts.reduce((sum, seconds) => sum + seconds, 0), paused }
  })

/** Plays for `seconds`, or until the page pauses. Returns what was played. */
async function play(page: Page, seconds: number): Promise<number> {
  const { played, paused } = await playedIn(page)
  if (played >= seconds || paused) return played
  await page.waitForTimeout(50)
  return play(page, seconds)
}

async function keptBy(origin: string): Promise<number> {
  const [token] = await signInCookies(origin)
  const response = await fetch(`${origin}/v1/user/study/section?course_id=${course}`, { headers: { authorization: `Bearer ${token?.value}` } })
  const { data } = (await response.json()) as { data: DataOf<'GET', '/v1/user/study/section'> }
  return data.list.find(({ section_id }) => section_id === lesson)?.played ?? 0
}

/** Plays a lesson for `seconds`, crashes, and opens the next lesson with an API that is up. */
export async function tryCrash(origin: string, api: ApiState, crash: Crash, seconds: number): Promise<Cost> {
  const folder = mkdtempSync(path.join(tmpdir(), 'xhkt-crash-'))
  const [profile, copy] = [path.join(folder, 'profile'), path.join(folder, 'copy')]
  await control(origin, 'POST', 'reset')
  let browser = await ChromiumProcess.start(profile)
  try {
    const fault = faults[api]
    const page = await openPage(browser, origin, lesson)
    await page.waitForFunction(() => (document.querySelector('video')?.currentTime ?? 0) > 3)
    // The first report has been answered by now: an answer that the session has expired ends the lesson.
    if (fault) await control(origin, 'POST', 'fault', fault)
    const played = await play(page, seconds)
    if (crash === 'power') cpSync(profile, copy, { recursive: true, filter: (name) => !path.basename(name).startsWith('Singleton') })
    await (crash === 'tab' ? browser.killTabs() : browser.kill())
    await control(origin, 'DELETE', 'fault')
    if (crash !== 'tab') browser = await ChromiumProcess.start(crash === 'power' ? copy : profile)
    const after = await openPage(browser, origin, next)
    await after.waitForTimeout(DELIVERY_MS)
    return { played, kept: await keptBy(origin) }
  } finally {
    await browser.kill()
    // Processes of the browser still write.
    await rm(folder, { recursive: true, force: true, maxRetries: 20 })
  }
}
