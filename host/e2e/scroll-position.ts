import type { Page, Request } from '@playwright/test'
import { expect } from '../../scripts/e2e/fixtures.ts'

export interface View {
  scrolled: number
  height: number
  /** Px from the top of the window to each visible text that occurs once. A text with a digit is left out: it may be a countdown. */
  texts: Record<string, number>
}

interface Frame {
  address: string
  scrolled: number
  height: number
}

interface LayoutShift extends PerformanceEntry {
  value: number
  sources: readonly { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[]
}

/** Runs in each document: notes each frame of a page once its main area is there, and what moves in it, also right after an input. */
export function watchFrames(): void {
  const frames: Frame[] = []
  const moved: string[] = []
  Object.assign(window, { frames, moved })
  new PerformanceObserver((list) => {
    for (const { value, sources } of list.getEntries() as LayoutShift[]) {
      // Ignores small shifts: the controls of a player make room for its lines.
      if (value < 0.01) continue
      for (const { node, previousRect, currentRect } of sources) {
        // The skeleton of evaluations cannot know how long their texts are.
        if (node?.parentElement?.closest('#evaluations') || (node as Element | null)?.id === 'evaluations') continue
        // Ignores bar and footer, which both pages share: the footer moves when the first page is removed.
        if (node && !document.getElementById('main')?.contains(node)) continue
        moved.push(`${value.toFixed(3)}: ${(node?.textContent ?? '').slice(0, 30)} from ${previousRect.y} to ${currentRect.y}`)
      }
    }
  }).observe({ type: 'layout-shift' })
  const look = (): void => {
    const { scrollHeight } = document.documentElement
    if (document.getElementById('main')?.firstElementChild) {
      frames.push({ address: location.pathname + location.search, scrolled: window.scrollY, height: scrollHeight })
    }
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

interface Watched {
  frames: Frame[]
  moved: string[]
}

const forgetFrames = (page: Page) =>
  page.evaluate(() => {
    const { frames, moved } = window as unknown as Watched
    frames.splice(0)
    moved.splice(0)
  })
const movedParts = (page: Page) => page.evaluate(() => (window as unknown as Watched).moved)
const framesAt = (page: Page, address: string) =>
  page.evaluate((at) => (window as unknown as Watched).frames.filter((frame) => frame.address === at), address)

/** Waits until the page has all its parts, the host no longer holds its height, and the height stays the same for some frames. */
export const settled = (page: Page) =>
  page.evaluate(async () => {
    const waits = (): boolean => {
      const main = document.getElementById('main')
      // The panel below a lesson comes after the first frame of the video. No request shows that it is still to come.
      const bones = [...document.querySelectorAll('#main :is([data-skeleton], [data-rest-of-page], [data-panel-skeleton])')]
      const isLoading = bones.some((part) => part.checkVisibility() && !part.closest('[role="img"]'))
      return isLoading || !main?.firstElementChild || main.style.height !== ''
    }
    let height = 0
    for (let frames = 0; frames < 12; frames++) {
      await new Promise(requestAnimationFrame)
      const now = document.documentElement.scrollHeight
      if (waits() || now !== height) frames = 0
      height = now
    }
  })

/** Returns a function that waits until the page has no pending request for answers or code. */
export function watchRequests(page: Page): () => Promise<void> {
  const pending = new Set<Request>()
  page.on('request', (request) => /\/v1\/|\.js$/.test(request.url()) && pending.add(request))
  for (const end of ['requestfinished', 'requestfailed'] as const) page.on(end as 'requestfinished', (request) => pending.delete(request))
  return () => expect.poll(() => pending.size).toBe(0)
}

export const viewOf = (page: Page): Promise<View> =>
  page.evaluate(() => {
    const tops: [text: string, top: number][] = []
    for (const element of document.querySelectorAll('#main *')) {
      const { top, height } = element.getBoundingClientRect()
      if (element.childElementCount > 0 || !height || top < 0 || top > innerHeight) continue
      const text = element.textContent.trim()
      if (text && !/\d/.test(text)) tops.push([text, top])
    }
    const once = tops.filter(([text]) => tops.filter(([other]) => other === text).length === 1)
    return { scrolled: scrollY, height: document.documentElement.scrollHeight, texts: Object.fromEntries(once) }
  })

/** Scrolls to a share of the scrollable height, from 0 to 1. Resolves to the view of the page once it is settled. */
export async function standAt(page: Page, share: number, answered: () => Promise<void>): Promise<View> {
  await page.evaluate(async (share) => {
    scrollTo({ top: Math.round((document.documentElement.scrollHeight - innerHeight) * share), behavior: 'instant' })
    // What loads near the window is requested now.
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
  }, share)
  await answered()
  await settled(page)
  return viewOf(page)
}

const softly = expect.configure({ soft: true })

/** The page is where it was left, and shows the same there. */
export async function expectView(page: Page, left: View): Promise<void> {
  const now = await viewOf(page)
  const isMoved = ([text, top]: [string, number]): boolean => Math.abs((now.texts[text] ?? Infinity) - top) > 1
  softly([now.scrolled, now.height], `${page.url()} is at its place`).toEqual([left.scrolled, left.height])
  softly(Object.entries(left.texts).filter(isMoved).map(([text]) => text), `${page.url()} shows the same at the same place`).toEqual([])
}

/** Goes back. Expects each frame at the scroll position and height at which the page was left, and no layout shift in it. */
export async function expectReturn(page: Page, address: string, left: View): Promise<void> {
  await forgetFrames(page)
  await page.goBack({ waitUntil: 'commit' })
  await page.waitForURL(address)
  await settled(page)
  await expectView(page, left)
  const frames = await framesAt(page, address)
  const jumps = frames.filter(({ scrolled, height }) => Math.abs(scrolled - left.scrolled) > 1 || Math.abs(height - left.height) > 1)
  const kinds = [...new Set(jumps.map(({ scrolled, height }) => `${scrolled} of ${height}`))]
  softly(kinds, `${address} is where it was in each frame: ${left.scrolled} of ${left.height}`).toEqual([])
  softly(frames.length, `${address} has frames`).toBeGreaterThan(0)
  softly(await movedParts(page), `nothing in ${address} moves`).toEqual([])
}
