import type { Locator, Page } from '@playwright/test'
import { axe, expect, test } from '../../scripts/e2e/fixtures.ts'
import { findLesson, lessonUrl, Player } from './lesson-page.ts'

/** The lesson of 45 minutes: three qualities, two lines, captions, thumbnails and chapters. */
async function openLong(page: Page): Promise<Player> {
  const long = await findLesson(page, (lesson) => lesson.is_trial && lesson.duration === 2700)
  const player = new Player(page)
  await page.goto(lessonUrl(long))
  await player.passes(0.5)
  return player
}

const menuButton = (page: Page, name: string): Locator => page.getByRole('button', { name: new RegExp(`^${name}：`) })
const choice = (page: Page, name: string | RegExp): Locator => page.getByRole('menuitemradio', { name })

async function choose(page: Page, menu: string, name: string | RegExp): Promise<void> {
  // By keyboard, as the controls leave the pointer after 3 s of playing.
  await menuButton(page, menu).press('Enter')
  await choice(page, name).click()
}

/** Height of the frame that the browser has decoded last, and how bright it is, 0 to 255. */
const decodedFrame = (video: Locator): Promise<{ height: number; light: number }> =>
  video.evaluate((element: HTMLVideoElement) => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 64, height: 36 })
    const context = canvas.getContext('2d')!
    context.drawImage(element, 0, 0, 64, 36)
    const { data } = context.getImageData(0, 0, 64, 36)
    return { height: element.videoHeight, light: data.reduce((sum, value) => sum + value, 0) / data.length }
  })

/** The shares of dark and of white pixels of what is on the screen at an element. */
async function pixelsAt(page: Page, element: Locator): Promise<{ dark: number; white: number }> {
  const clip = (await element.boundingBox())!
  const picture = (await page.screenshot({ clip })).toString('base64')
  return page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
    const bitmap = await createImageBitmap(new Blob([bytes]))
    const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')!
    context.drawImage(bitmap, 0, 0)
    const { data } = context.getImageData(0, 0, bitmap.width, bitmap.height)
    const greens = data.filter((_, at) => at % 4 === 1)
    return {
      dark: greens.filter((green) => green < 80).length / greens.length,
      white: greens.filter((green) => green > 220).length / greens.length,
    }
  }, picture)
}

test('quality, captions and line change the picture, and stay after a reload [courses#playing-a-lesson]', async ({ page }) => {
  const requests: string[] = []
  page.on('request', (request) => requests.push(new URL(request.url()).pathname))
  const player = await openLong(page)
  await expect.poll(async () => (await decodedFrame(player.video)).height).toBe(720)
  await expect(menuButton(page, '清晰度')).toHaveAccessibleName('清晰度：自动（高清 720P）')
  await choose(page, '清晰度', '流畅 360P')
  await expect.poll(async () => (await decodedFrame(player.video)).height, { timeout: 20_000 }).toBe(360)

  // A white slide: the captions have to bring their own ground.
  await player.pause()
  await player.seek(9.2)
  await expect(player.video).toHaveJSProperty('seeking', false)
  expect((await decodedFrame(player.video)).light).toBeGreaterThan(180)
  await choose(page, '字幕', '中文')
  await page.keyboard.press('Escape')
  const cue = page.getByText('第一个目标，弄清楚学过的内容为什么会忘。')
  await expect(cue).toBeVisible()
  const { dark, white } = await pixelsAt(page, cue)
  expect(dark).toBeGreaterThan(0.5)
  expect(white).toBeGreaterThan(0.02)
  const [text, controls] = await Promise.all([cue.boundingBox(), page.getByRole('slider', { name: '播放进度' }).boundingBox()])
  expect(text!.y + text!.height).toBeLessThanOrEqual(controls!.y)
  await axe(page)

  await choose(page, '线路', /线路二|2/)
  await expect.poll(() => requests.some((path) => path.startsWith('/media/lines/2/') && path.endsWith('.ts'))).toBe(true)
  await expect.poll(player.position).toBeGreaterThan(9)
  await expect(player.video).toHaveJSProperty('paused', true)
  expect(await player.position()).toBeLessThan(10)

  requests.length = 0
  await page.reload()
  await player.passes(0.5)
  // The first caption shows for some seconds.
  await player.pause()
  expect((await decodedFrame(player.video)).height).toBe(360)
  expect(requests.filter((path) => path.endsWith('.ts')).every((path) => path.includes('/360p/'))).toBe(true)
  await expect(page.getByText('同学们好，欢迎来到第一讲。')).toBeVisible()
})

test('keys play, seek and change the size wherever the focus is, and the page does not scroll', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 500 })
  const player = await openLong(page)
  const isPaused = (paused: boolean) => expect(player.video).toHaveJSProperty('paused', paused)
  await page.keyboard.press('Space')
  await isPaused(true)
  await choose(page, '倍速', '1.5x')
  const scrolled = await page.evaluate(() => scrollY)
  await page.keyboard.press('Space')
  await isPaused(false)
  await page.keyboard.press('9')
  await player.passes(2430)
  await page.keyboard.press('k')
  await isPaused(true)
  const position = await player.position()
  await page.keyboard.press('j')
  await expect.poll(player.position).toBeCloseTo(position - 10, 1)
  await page.keyboard.press('ArrowDown')
  await expect(player.video).toHaveJSProperty('volume', 0.95)
  expect(await page.evaluate(() => scrollY)).toBe(scrolled)

  await page.getByRole('combobox').or(page.getByPlaceholder('搜索课程')).first().fill('k')
  await page.keyboard.press('k')
  await isPaused(true)
  await player.video.click()
  await isPaused(false)

  const isFull = (full: boolean) => expect.poll(() => page.evaluate(() => document.fullscreenElement !== null)).toBe(full)
  await player.video.dblclick()
  await isFull(true)
  await isPaused(false)
  await page.keyboard.press('f')
  await isFull(false)
  await page.keyboard.press('w')
  await expect.poll(async () => (await player.video.boundingBox())?.width).toBe(1280)
  await page.keyboard.press('Escape')
  await expect.poll(async () => (await player.video.boundingBox())?.width).toBeLessThan(900)

  await page.keyboard.press('?')
  await page.getByRole('switch', { name: /快捷键/ }).uncheck()
  await page.keyboard.press('Escape')
  await page.keyboard.press('k')
  await isPaused(false)
  await page.keyboard.press('Space')
  await isPaused(true)
})

test('one tooltip shows at a time: that of the control under the pointer, else that of the focused control', async ({ page }) => {
  const player = await openLong(page)
  await player.pause()
  const bar = page.getByRole('group', { name: '播放控制' })
  const shown = () =>
    bar.evaluate((controls) =>
      [...controls.querySelectorAll('[data-hint]')]
        .filter((button) => getComputedStyle(button, '::after').visibility === 'visible')
        .map((button) => button.getAttribute('aria-label')),
    )
  // A press of a key, so that the focus of the button is a visible one.
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await bar.getByRole('button', { name: '快捷键' }).focus()
  await expect.poll(shown).toEqual(['快捷键'])
  await bar.getByRole('button', { name: '播放', exact: true }).hover()
  await expect.poll(shown).toEqual(['播放'])
  await bar.getByRole('slider', { name: '播放进度' }).hover()
  await expect.poll(shown).toEqual([])
})

test('every state of the controls is accessible, and a position of the seek bar shows its thumbnail', async ({ page }) => {
  const player = await openLong(page)
  await player.pause()
  await axe(page)
  for (const menu of ['倍速', '清晰度', '字幕', '线路']) {
    await menuButton(page, menu).click()
    await expect(page.getByRole('menu', { name: menu })).toBeVisible()
    await axe(page)
    await page.keyboard.press('Escape')
    await expect(menuButton(page, menu)).toBeFocused()
  }
  await page.getByRole('button', { name: '快捷键' }).click()
  await expect(page.getByRole('dialog', { name: '快捷键' })).toBeVisible()
  await axe(page)
  await page.keyboard.press('Escape')

  await page.keyboard.press('w')
  await page.getByRole('group', { name: '播放控制' }).getByRole('button', { name: '文稿' }).click()
  await expect(page.getByRole('dialog', { name: '文稿' }).locator('[aria-current]')).toBeVisible()
  await axe(page)
  await page.keyboard.press('Escape')
  await page.keyboard.press('w')

  const bar = page.getByRole('slider', { name: '播放进度' })
  const sprite = page.waitForResponse(/thumbnails\.webp/)
  await bar.hover({ position: { x: 300, y: 10 } })
  expect((await sprite).ok()).toBe(true)
  await expect(page.getByText(/^第.讲/).last()).toBeVisible()

  // In a narrow picture the last control would be cut off.
  const both = player.video.or(page.getByRole('button', { name: '全屏', exact: true }))
  const rightEdges = () => both.evaluateAll((elements) => elements.map((element) => element.getBoundingClientRect().right))
  for (const width of [1100, 1024, 800, 640, 560]) {
    await page.setViewportSize({ width, height: 800 })
    const cutOff = async () => {
      const [picture = NaN, control = NaN] = await rightEdges()
      return control - picture
    }
    await expect.poll(cutOff, `px at ${width}`).toBeLessThanOrEqual(0)
  }
})
