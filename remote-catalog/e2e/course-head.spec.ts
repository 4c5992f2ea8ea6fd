import { axe, expect, signIn, test } from '../../scripts/e2e/fixtures.ts'
import { watchLayoutShift } from '../../scripts/e2e/layout-shift.ts'

const NEW_LEARNER = '13800000002'
const at = (id: number): string => `/courseDetail?course_id=${id}`

// Courses of the sandbox: a discount of 1018 ends in 8 minutes, 1024 is sold to groups, 1042 has a trial lesson, 1027 has 3 seats
// left.

test('when a discount ends, the page shows the old price', async ({ page, sandbox }) => {
  // Signed in: for a visitor the login dialog is fetched at idle, which takes too long on this clock.
  await signIn(page, NEW_LEARNER)
  await page.clock.install()
  await page.goto(at(1018))
  const main = page.getByRole('main')
  const old = main.locator('del').first()
  await expect(main.getByRole('timer').first()).toHaveText(/距结束00:0\d:\d\d/)
  const price = /¥[\d.]+/.exec(await old.innerText())?.[0] ?? 'none'
  await axe(page)

  // Registered before the clock moves: any answer may carry the new time, and the page then asks at once.
  const asked = page.waitForResponse(/\/v1\/course\/detail/)
  await sandbox.advance(600)
  await page.clock.fastForward(600_000)
  await asked
  await expect(main.getByText(price, { exact: true }).first()).toBeVisible()
  await expect(main.getByText('限时优惠')).toBeHidden()
  await expect(main.getByRole('link', { name: '立即购买' })).toHaveAttribute('href', '/payment?course_id=1018')
})

test('a visitor joins a group and logs in on the way', async ({ page }) => {
  await page.goto(at(1024))
  const groups = page.getByRole('region', { name: /个团正在等人/ })
  const join = groups.getByRole('link', { name: /^去参团/ }).first()
  await expect(join).toBeVisible()
  await axe(page)
  await join.click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(page).toHaveURL(at(1024))

  await signIn(page, NEW_LEARNER)
  await page.reload()
  await expect(page.getByRole('link', { name: '发起拼团' })).toHaveAttribute('href', '/payment?course_id=1024&group=new')
  const href = (await join.getAttribute('href')) ?? ''
  expect(href).toMatch(/^\/payment\?course_id=1024&group=\d+$/)
  await join.click()
  await expect(page).toHaveURL(href)
  await expect(page.getByRole('main').getByText('吉他弹唱零基础班').first()).toBeVisible()
})

test('a trial lesson plays in place of the cover and loads nothing before it starts', async ({ page }) => {
  const loaded: string[] = []
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname))
  const trialFiles = () => loaded.filter((path) => /\/(hls|media|shared_platform_src_media_\w+)\.|\.m3u8$|\/v1\/video\/play$/.test(path))
  await page.goto(at(1042))
  await page.getByRole('button', { name: /^试听/ }).focus()
  // By the time this answers, any request made by the page or by the focus would have been seen.
  await page.evaluate(() => fetch('/v1/menu'))
  expect(trialFiles()).toEqual([])

  await page.keyboard.press('Enter')
  const video = page.locator('video')
  await expect(video).toBeFocused()
  await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime), { intervals: [100] }).toBeGreaterThan(0.5)
  expect(trialFiles()).toEqual(expect.arrayContaining(['/v1/video/play', expect.stringMatching(/^\/host\/.*\/hls\./)]))
  await axe(page)

  await video.evaluate((element: HTMLVideoElement) => void (element.currentTime = element.duration - 0.3))
  const trial = page.getByRole('group', { name: '试听' })
  await expect(trial.getByText('试听结束')).toBeVisible()
  await axe(page)
  await expect(trial.getByRole('link', { name: '立即购买' })).toHaveAttribute('href', '/payment?course_id=1042')
  await trial.getByRole('button', { name: '再听一遍' }).click()
  await expect(video).toBeFocused()
  await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime), { intervals: [100] }).toBeLessThan(10)
})

test('a shared link carries the invite code and opens the course', async ({ page, context, appUrl }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: appUrl })
  await page.goto('/about.html')
  await signIn(page, '13800000001')
  await page.goto(at(1042))
  const share = page.getByRole('button', { name: '分享' })
  await share.press('Enter')
  const dialog = page.getByRole('dialog', { name: '分享课程' })
  await expect(dialog.getByRole('img', { name: '课程链接二维码' })).toBeVisible()
  await axe(page)
  // The user detail, which has the code, may still be loading.
  const field = dialog.getByRole('textbox', { name: '课程链接' })
  await expect(field).toHaveValue(/\/courseDetail\/1042\?ic=[A-Z0-9]{6}$/)
  await expect(field).toHaveJSProperty('scrollLeft', 0)
  // The button says 已复制 for 3 s.
  const copied = dialog.getByRole('button', { name: '已复制' }).waitFor()
  await Promise.all([copied, dialog.getByRole('button', { name: '复制链接' }).click()])
  const link = await page.evaluate(() => navigator.clipboard.readText())
  expect(link).toBe(await field.inputValue())

  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(share).toBeFocused()
  await page.goto(link)
  await expect(share).toBeVisible()
})

test('the heading of a course page shows a long name to its end', async ({ page }) => {
  await page.goto(at(1028))
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText(/^注册会计师.{30,}/)
  expect(await heading.evaluate((element) => element.scrollHeight - element.clientHeight)).toBeLessThanOrEqual(1)
})

test('the price stays in sight beside the text, at the bottom of a narrow window, and nothing moves', async ({ page }) => {
  // Shifts after a wheel or a key count too: none are allowed here.
  const layoutShift = await watchLayoutShift(page)
  const buy = page.getByRole('group', { name: '购买与学习' }).getByRole('link', { name: '立即购买' })
  const summary = page.getByRole('group', { name: '课程概要' })
  await page.goto(at(1027))
  await expect(page.getByText('仅剩 3 个名额')).toBeVisible()
  await page.mouse.move(600, 500)
  await page.mouse.wheel(0, 1200)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1000)
  await expect(buy).toBeInViewport()
  await expect(summary).toBeHidden()
  await axe(page)
  expect(await layoutShift()).toBeLessThanOrEqual(0.02)

  await page.setViewportSize({ width: 760, height: 720 })
  await page.mouse.wheel(0, 1200)
  await expect(summary).toBeInViewport()
  await expect(summary.getByRole('link', { name: '立即购买' })).toHaveAttribute('href', '/payment?course_id=1027')
  await axe(page)
  const before = await layoutShift()
  await page.mouse.wheel(0, -5000)
  await expect(summary).toHaveCount(0)
  expect((await layoutShift()) - before).toBeLessThanOrEqual(0.02)

  // In a narrow window the bar of the comparison waits until it covers no action.
  const bar = page.getByRole('group', { name: '课程对比' })
  await page.getByRole('button', { name: '对比' }).click()
  await page.mouse.wheel(0, 1200)
  await expect(bar).toBeInViewport()
  const [over, under] = await Promise.all([bar.boundingBox(), summary.boundingBox()])
  expect(over!.y + over!.height).toBeLessThanOrEqual(under!.y)
  await page.mouse.wheel(0, -5000)
  await expect(bar).toBeHidden()
})
