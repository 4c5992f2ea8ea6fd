import type { Page } from '@playwright/test'
import { expect, signIn, test } from '../../scripts/e2e/fixtures.ts'
import { follow } from '../../scripts/e2e/follow.ts'

// A low window, so that the scrollable parts of a page overflow.
test.use({ viewport: { width: 1280, height: 480 } })

const outline = { address: '/live?course_id=1001&section_id=10010101', name: '课程目录' }

/** Px by which the list is scrolled; null until it is there and long enough. Scrolls it first where `to` is given. */
const topOf = (page: Page, name: string, to?: number) =>
  page.evaluate(
    ([label, top]) => {
      const inner = [...document.querySelectorAll<HTMLElement>(`#main nav[aria-label="${label}"], #main nav[aria-label="${label}"] *`)]
      const list = inner.find((each) => getComputedStyle(each).overflowY === 'auto' && each.scrollHeight > each.clientHeight)
      if (list && top !== undefined) list.scrollTop = top
      return list?.scrollTop ?? null
    },
    [name, to] as const,
  )

/** The page notes the position once its idle work has begun. */
async function scrollTo700(page: Page): Promise<void> {
  await topOf(page, outline.name, 700)
  await expect.poll(() => page.evaluate(() => 'inner' in (history.state as object))).toBe(true)
}

test('back and a reload restore the scroll position of the outline of a lesson, with fast and with slow answers', async ({ page, sandbox }) => {
  const { address, name } = outline
  await signIn(page, '13800000001')
  await page.goto(address)
  await expect.poll(() => topOf(page, name)).not.toBeNull()
  await scrollTo700(page)
  await follow(page, '/downloadApp')
  await page.waitForURL('/downloadApp')
  await page.goBack()
  await expect.poll(() => topOf(page, name)).toBe(700)

  await page.goForward()
  await page.waitForURL('/downloadApp')
  await page.reload()
  await sandbox.fault({ match: '/v1/*', delay_ms: 300 })
  await page.goBack()
  await expect.poll(() => topOf(page, name)).toBe(700)

  await page.reload()
  await expect.poll(() => topOf(page, name)).toBe(700)
})

test('back from a lesson that was opened from a long outline leads to the row of the lesson', async ({ page }) => {
  await signIn(page, '13800000001')
  await page.goto(outline.address)
  await expect.poll(() => topOf(page, outline.name)).not.toBeNull()
  await scrollTo700(page)
  const rows = page.getByRole('main').getByRole('navigation', { name: outline.name }).getByRole('link')
  const inSight = await rows.evaluateAll((all) => {
    const box = document.querySelector('#main nav[aria-label="课程目录"]')?.getBoundingClientRect()
    return all.findIndex((row) => box && row.getBoundingClientRect().top > box.top + 60)
  })
  await rows.nth(inSight).click()
  await expect(page).not.toHaveURL(outline.address)
  await page.goBack()
  await expect(page).toHaveURL(outline.address)
  await expect.poll(() => topOf(page, outline.name)).toBe(700)
})
