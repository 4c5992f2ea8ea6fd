import { cpSync, mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Page } from '@playwright/test'
import type { DataOf } from '@xhkt/contract'
import { signInCookies } from '../../lib/sign-in-cookies.ts'
import { ChromiumProcess } from './chromium-process.ts'

/** The API's answer to a report. Only `up` is a success. */
export type ApiState = 'up' | '503' | 'hanging' | '401'
/** `power` is a power failure: the profile is copied while the browser runs, and the copy is opened. */
export type Crash = 'browser' | 'tab' | 'power'

export interface Cost {
  /** Seconds of the lesson that were played. */
  played: number
  /** Seconds of the lesson that the server has saved after the crash. */
  kept: number
}

/** Two lessons of one course in the seed. After the crash the second lesson is opened, so that the first one plays no further. */
const course = '1011'
const [lesson, next] = ['10110101', '10110102']
const addressOf = (section: string): string => `/live?course_id=${course}&section_id=${section}`

const faults: Record<ApiState, object | null> = {
  up: null,
  503: { match: '/v1/video/study/report', status: 503 },
  hanging: { match: '/v1/video/study/report', delay_ms: 600_000 },
  401: { match: '/v1/video/study/report', code: 401001, message: '登录状态已过期，请重新登录！' },
}

/** Milliseconds after which the remaining reports have been delivered. */
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

/** Plays for `seconds`, or until the page pauses. Returns the played seconds. */
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

/** Plays a lesson for `seconds`, crashes, and then opens the next lesson with a working API. */
export async function tryCrash(origin: string, api: ApiState, crash: Crash, seconds: number): Promise<Cost> {
  const folder = mkdtempSync(path.join(tmpdir(), 'xhkt-crash-'))
  const [profile, copy] = [path.join(folder, 'profile'), path.join(folder, 'copy')]
  await control(origin, 'POST', 'reset')
  let browser = await ChromiumProcess.start(profile)
  try {
    const fault = faults[api]
    const page = await openPage(browser, origin, lesson)
    await page.waitForFunction(() => (document.querySelector('video')?.currentTime ?? 0) > 3)
    // Faults start after the answer to the first report, because an expired session would end the lesson at once.
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
    // Retries, because processes of the browser may still write.
    await rm(folder, { recursive: true, force: true, maxRetries: 20 })
  }
}
