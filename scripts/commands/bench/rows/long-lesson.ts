import type { Browser, Page } from '@playwright/test'
import { person } from '../../../lib/chromium.mjs'
import { observeInteractions } from '../in-page/observe-interactions.ts'
import { makeLessonLong } from '../lesson/long-lesson-routes.ts'
import { bindingName, observeFirstFrame } from '../lesson/observe-first-frame.ts'
import { type Bench, figureTable, type Figures, measureInTurn } from '../row.ts'
import type { Site } from '../sites.ts'

/** A trial of the seed, which `makeLessonLong` lengthens. */
const lesson = '/live?course_id=1011&section_id=10110101'

/** A word of nearly all lines and titles: each key changes the marks in all of them. It has Latin letters, which have keys. */
const word = 'spaced'

/** The slowest key while the word is typed into a field, in ms from the key to the next frame. */
async function slowestKey(page: Page, name: string): Promise<number> {
  const field = page.getByRole('searchbox', { name })
  await field.click()
  await page.evaluate(observeInteractions)
  await field.pressSequentially(word, { delay: 200 })
  // The browser reports a key after the frame that shows its result.
  await page.waitForTimeout(1000)
  return page.evaluate(() => (window as unknown as { benchInp: number }).benchInp)
}

/** Milliseconds from a seek until the video can play there. */
const seekToEnd = (page: Page): Promise<number> =>
  page.locator('video').evaluate(async (video: HTMLVideoElement) => {
    const from = performance.now()
    const isThere = new Promise((resolve) => video.addEventListener('canplay', resolve, { once: true }))
    video.currentTime = video.duration - 60
    await isThere
    return performance.now() - from
  })

async function take(browser: Browser, { url }: Site): Promise<Figures> {
  const context = await browser.newContext(person)
  try {
    const page = await context.newPage()
    await page.addInitScript('globalThis.__name = (named) => named')
    const firstFrame = new Promise<number>((resolve) => void page.exposeFunction(bindingName, (text: string) => resolve(Number(text))))
    await page.addInitScript(observeFirstFrame, bindingName)
    await makeLessonLong(page, url)
    await page.goto(`${url}${lesson}#side=transcript`)
    const figures: Figures = { 'first frame': await firstFrame }
    figures['seek to the end'] = await seekToEnd(page)
    await page.locator('video').evaluate((video: HTMLVideoElement) => video.pause())
    figures['a key in the search of 3,000 cues'] = await slowestKey(page, '搜索文稿')
    await page.getByRole('link', { name: '目录' }).click()
    figures['a key in the search of 800 lessons'] = await slowestKey(page, '搜索课时')
    return figures
  } finally {
    await context.close()
  }
}

/** A recording of eight hours in 5,000 segments, with 3,000 cues and 200 chapters, in a course of 800 lessons. */
export async function measureLongLesson(bench: Bench): Promise<string> {
  const medians = await measureInTurn(bench, 'a long lesson', (site) => take(bench.browser, site))
  return `## A long lesson

Eight hours in 5,000 segments, 3,000 cues, 200 chapters, 800 lessons in the outline. In ms, medians of ${bench.runs}; of a key the slowest,
from the key to the next frame (below 16 ms it is 0), at most 50. The word is in nearly all lines and titles.

${figureTable(medians)}
`
}
