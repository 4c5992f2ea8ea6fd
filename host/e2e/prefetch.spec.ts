import type { Page, Request } from '@playwright/test'
import { expect, signIn, test } from '../../scripts/e2e/fixtures.ts'
import { loadedHeading } from '../../scripts/e2e/loaded-heading.ts'

const main = (page: Page) => page.getByRole('main')
const course = (page: Page, nth: number) => main(page).locator('a[href^="/courseDetail"]').nth(nth)

function pathOf(request: Request): string {
  const { pathname, search } = new URL(request.url())
  return pathname + search
}

/** Waits until the browser has run everything that has loaded: then it is idle. */
const settle = (page: Page): Promise<unknown> => page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))

/** Opens a page and waits for the idle chunk. Returns the requests that follow: files and API calls. */
async function open(page: Page, address: string): Promise<() => string[]> {
  const asked: string[] = []
  page.on('request', (request) => {
    // The token refresh happens on every page.
    if (/^[^?]*\.(js|css)$|^\/v1\/(?!refresh)/.test(pathOf(request))) asked.push(pathOf(request))
  })
  const ready = page.waitForResponse(/\/host\/.*\/idle\.[^/]*\.js/)
  await page.goto(address)
  await (await ready).finished()
  await expect(course(page, 0)).toBeVisible()
  await page.waitForLoadState('networkidle')
  await settle(page)
  return () => asked
}

/** Notes each frame in which the page is empty or a skeleton. */
async function watchBlanks(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const seen: string[] = []
    Object.assign(window, { blanks: seen })
    const look = (): void => {
      const main = document.getElementById('main')
      const isBlank = !main?.innerText.trim() || [...main.querySelectorAll('[data-skeleton]')].some((bone) => bone.getClientRects().length > 0)
      if (isBlank) seen.push(location.pathname)
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
  return () => page.evaluate(() => (window as unknown as { blanks: string[] }).blanks)
}

const detail = (id: string) => `/v1/course/detail?course_id=${id}`
const idOf = async (page: Page, nth: number): Promise<string> => (await course(page, nth).getAttribute('href'))?.split('=')[1] ?? ''
const twice = (asked: string[]): string[] => asked.filter((url, at) => asked.indexOf(url) !== at)
const codeOf = (asked: string[]): string[] => asked.filter((url) => /\/course-detail\.[^/]*\.js$/.test(url))

/** Clicks at the position of the pointer. The runner's click may scroll first, until a card that rises under the pointer is stable. */
async function press(page: Page): Promise<void> {
  await page.mouse.down()
  await page.mouse.up()
}

for (const who of ['visitor', 'learner'] as const) {
  test(`${who}: from a list to a course and back no frame is blank, each request is sent once, and the scroll position is restored`, async ({ page }) => {
    if (who === 'learner') await signIn(page, '13800000001')
    const asked = await open(page, '/categories')
    const answered: string[] = []
    page.on('requestfinished', (request) => answered.push(pathOf(request)))
    const blanks = await watchBlanks(page)
    const link = course(page, 10)
    const [id, next] = [await idOf(page, 10), await idOf(page, 11)]
    await link.scrollIntoViewIfNeeded()
    // Scrolls at once: wheel scrolling continues, and moves the card away from the pointer.
    await page.evaluate(() => scrollBy({ top: 120, behavior: 'instant' }))
    const known = asked().length
    await link.hover()
    await expect.poll(() => answered).toContain(detail(id))
    await expect.poll(() => codeOf(answered)).toHaveLength(1)
    // Waits for the style too. A page that is clicked before all of it has loaded is not shown at once.
    await expect.poll(() => asked().slice(known).filter((url) => !answered.includes(url))).toEqual([])
    await settle(page)

    const scrolled = await page.evaluate(() => window.scrollY)
    expect(scrolled).toBeGreaterThan(0)
    await press(page)
    await expect(page).toHaveURL(`/courseDetail?course_id=${id}`)
    await expect(loadedHeading(page)).toBeVisible()
    const lists = asked().filter((url) => url.startsWith('/v1/course/list'))

    await page.goBack()
    await expect(link).toBeFocused()
    expect(await page.evaluate(() => window.scrollY)).toBe(scrolled)
    // By now the page has sent any request that back could cause.
    await course(page, 11).hover()
    await expect.poll(asked).toContain(detail(next))
    expect(asked().filter((url) => url.startsWith('/v1/course/list'))).toEqual(lists)
    expect(twice(asked())).toEqual([])
    expect(await blanks()).toEqual([])
  })
}

test('focus and touch prefetch a link, to a further page of a list too', async ({ page }) => {
  await signIn(page, '13800000001')
  const asked = await open(page, '/categories')
  const [focused, touched] = [await idOf(page, 1), await idOf(page, 2)]
  await course(page, 1).focus()
  await expect.poll(asked).toContain(detail(focused))
  await course(page, 2).dispatchEvent('pointerdown', { pointerType: 'touch', button: 0 })
  await expect.poll(asked).toContain(detail(touched))

  await main(page).getByRole('link', { name: '下一页' }).focus()
  await expect.poll(asked).toContain('/v1/course/list?page=2')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('link', { name: '第 2 页' })).toHaveAttribute('aria-current', 'page')
  expect(twice(asked())).toEqual([])
})

test('on a connection that saves data nothing is prefetched', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } }))
  const asked = await open(page, '/categories')
  const [guessed, meant] = [await idOf(page, 3), await idOf(page, 5)]
  // A press would prefetch too, without a delay.
  await course(page, 3).dispatchEvent('pointerdown', { pointerType: 'touch', button: 0 })
  await page.evaluate(() => Object.assign((navigator as unknown as { connection: object }).connection, { saveData: false }))
  // By now a prefetch would have been requested.
  await course(page, 5).hover()
  await expect.poll(asked).toContain(detail(meant))
  expect(asked().filter((url) => url.startsWith('/v1/course/detail'))).toEqual([detail(meant)])

  await page.evaluate(() => Object.assign((navigator as unknown as { connection: object }).connection, { saveData: true }))
  await course(page, 3).click()
  // The page shows a heading before it sends requests.
  await expect.poll(asked).toContain(detail(guessed))
  await expect(loadedHeading(page)).toBeVisible()
  expect(asked().filter((url) => url === detail(guessed))).toHaveLength(1)
})

test('the observer of blank frames reports a page that does not show at once', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } }))
  await open(page, '/categories')
  const blanks = await watchBlanks(page)
  let release = (): void => undefined
  const held = new Promise<void>((resolve) => (release = resolve))
  // Holds the answer until a blank frame is noticed: a quick answer may arrive before the next frame.
  await page.route(/\/v1\/course\/detail\?/, (route) => held.then(() => route.continue()))
  await course(page, 3).click()
  await expect.poll(blanks).not.toEqual([])
  release()
  await expect(loadedHeading(page)).toBeVisible()
})

test('the shared address opens the course, whose answer is requested before any script has run', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname + new URL(request.url()).search))
  let release = (): void => undefined
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(/\/host\/.*\.js$/, (route) => held.then(() => route.continue()))
  await page.goto('/courseDetail/1001?ic=A1', { waitUntil: 'commit' })
  await expect.poll(() => asked).toContain(detail('1001'))
  release()
  await expect(loadedHeading(page)).toBeVisible()
  await expect(page).toHaveTitle('学海课堂-课程详情')
  expect(asked.filter((url) => url === detail('1001'))).toHaveLength(1)

  await page.goto('/courseDetail/abc')
  await expect(main(page).getByText('课程不存在或已下架')).toBeVisible()
  expect(asked.filter((url) => url.startsWith('/v1/course/detail'))).toHaveLength(1)
})
