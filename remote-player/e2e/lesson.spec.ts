import { axe, expect, signIn, test } from '../../scripts/e2e/fixtures.ts'
import { findLesson, lessonUrl, Player } from './lesson-page.ts'

const LEARNER = '13800000001'

test('a visitor watches a trial lesson', async ({ page }) => {
  const trial = await findLesson(page, (lesson, course) => lesson.type === 1 && lesson.is_trial && !course.owned)
  const player = new Player(page)
  await page.goto(lessonUrl(trial))
  await player.passes(1)
  await expect(page.getByRole('heading', { level: 1, name: trial.lesson.title })).toBeVisible()
  await expect(page.getByText('登录后可以保存学习进度')).toBeVisible()
  await expect(page.getByRole('navigation', { name: '课程目录' }).locator('[aria-current=page]')).toContainText(trial.lesson.title)
  await expect(page).toHaveTitle(/-录播课$/)
  await axe(page)
  await player.seek(trial.lesson.duration - 0.5)
  await expect(page.getByRole('region', { name: '试听已结束' })).toBeVisible()
  await axe(page)
  await page.getByRole('button', { name: '再听一遍' }).click()
  await player.passes(0.3)
})

test('the speed is kept over a reload, and keys play and seek', async ({ page }) => {
  const trial = await findLesson(page, (lesson) => lesson.type === 1 && lesson.is_trial)
  const player = new Player(page)
  await page.goto(lessonUrl(trial))
  await player.openMenu('倍速：正常')
  await page.getByRole('menuitemradio', { name: '1.5x' }).click()
  await page.reload()
  await player.passes(0.5)
  expect(await player.rate()).toBe(1.5)

  await page.keyboard.press('Space')
  await expect(player.video).toHaveJSProperty('paused', true)
  const position = await player.position()
  await page.keyboard.press('ArrowRight')
  await player.passes(position + 0.3)
})

test('a lesson of 45 minutes in three qualities plays across the boundaries of its recordings', async ({ page }) => {
  const requests: string[] = []
  page.on('request', (request) => requests.push(new URL(request.url()).pathname))
  const long = await findLesson(page, (lesson) => lesson.is_trial && lesson.duration === 2700)
  const player = new Player(page)
  await page.goto(lessonUrl(long))
  await player.passes(0.5)
  // The first segment ends some milliseconds later than its playlist says.
  expect(await player.video.evaluate((video: HTMLVideoElement) => video.duration)).toBeCloseTo(2700, 0)
  const media = requests.filter((path) => path.startsWith('/media/lessons/')).map((path) => path.replace(/~[^/]*\//, '')).slice(0, 3)
  expect(media).toEqual(['playlist.m3u8', '720p.m3u8'].map((file) => `/media/lessons/long/${file}`).concat('/media/lessons/a/720p/00.ts'))

  // The first part ends at 90 s, the last but one at 2610 s.
  for (const joint of [90, 2610]) {
    await player.seek(joint - 1.5)
    await player.passes(joint + 1)
  }
})

test('a locked lesson leads to the login and on to the payment', async ({ page }) => {
  const locked = await findLesson(page, (lesson, course) => lesson.type === 5 && !course.owned)
  await page.goto(lessonUrl(locked))
  await expect(page.getByRole('heading', { name: '购买课程后即可学习本节' })).toBeVisible()
  await axe(page)
  // The tab below has such a link too, once it has loaded.
  const buy = page.getByRole('region', { name: '购买课程' }).getByRole('link', { name: '立即购买' })
  await buy.click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(page).toHaveURL(lessonUrl(locked))

  await signIn(page, LEARNER)
  const notMine = await findLesson(page, (lesson, course) => lesson.type === 5 && !course.owned)
  await page.goto(lessonUrl(notMine))
  await buy.click()
  await expect(page).toHaveURL(`/payment?course_id=${notMine.course.id}`)
})

test('the end offers the next lesson, which stays in full screen, and back returns', async ({ page }) => {
  await signIn(page, LEARNER)
  const mine = await findLesson(page, (lesson, course) => lesson.type === 1 && course.owned)
  const player = new Player(page)
  await page.goto(lessonUrl(mine))
  await player.passes(0)
  const isFull = (full: boolean) => expect.poll(() => page.evaluate(() => document.fullscreenElement !== null)).toBe(full)
  await page.keyboard.press('f')
  await isFull(true)
  await player.seek(mine.lesson.duration - 0.5)
  await page.getByRole('link', { name: '学习下一节' }).waitFor()
  // Any key stops the countdown of a finished lesson.
  await page.keyboard.press('Shift')
  await axe(page)
  await page.getByRole('link', { name: '学习下一节' }).click()
  await expect(page).not.toHaveURL(lessonUrl(mine))
  // The previous lesson, with the video near its end.
  await expect(page.getByRole('link', { name: '学习下一节' })).toBeHidden()
  await player.passes(0.5)
  await isFull(true)
  await expect(page.getByRole('button', { name: '退出全屏' })).toHaveCount(1)
  await page.keyboard.press('f')
  await isFull(false)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: mine.lesson.title })).toBeVisible()
  await expect(page.getByRole('link', { name: new RegExp(`${mine.lesson.title}.*已学完`) })).toBeVisible()
})

test('without autoplay a button starts the lesson', async ({ page }) => {
  await page.addInitScript(() => {
    const play = HTMLMediaElement.prototype.play
    let isFirst = true
    HTMLMediaElement.prototype.play = function refuseOnce() {
      if (!isFirst) return play.call(this)
      isFirst = false
      return Promise.reject(new DOMException('a gesture is needed', 'NotAllowedError'))
    }
  })
  const trial = await findLesson(page, (lesson) => lesson.type === 1 && lesson.is_trial)
  const player = new Player(page)
  await page.goto(lessonUrl(trial))
  // One over the picture, one in the controls. Nothing turns under it.
  const buttons = page.getByRole('button', { name: '播放', exact: true })
  await expect(buttons).toHaveCount(2)
  await expect(page.getByText('加载中')).toHaveCount(0)
  await buttons.first().click()
  await player.passes(0.5)
  await expect(page.getByRole('group', { name: '视频播放器' })).toBeFocused()
})

test.describe('failures', () => {
  test.use({ allowedConsole: [/Failed to load resource/] })

  test('an unknown lesson links to the course', async ({ page }) => {
    const { course } = await findLesson(page, (lesson) => lesson.is_trial)
    await page.goto(`/live?course_id=${course.id}&section_id=999999999`)
    await expect(page.getByText('课时不存在或已下架')).toBeVisible()
    await axe(page)
    await page.getByRole('link', { name: '查看课程详情' }).click()
    await expect(page).toHaveURL(new RegExp(`courseDetail\\?course_id=${course.id}$`))
  })

  test('an API failure shows 重试 instead of the lesson', async ({ page, sandbox }) => {
    const trial = await findLesson(page, (lesson) => lesson.type === 1 && lesson.is_trial)
    await sandbox.fault({ match: '/v1/video/play', status: 502 })
    await page.goto(lessonUrl(trial))
    await expect(page.getByText('系统接口502异常')).toBeVisible()
    await axe(page)
    await sandbox.clearFaults()
    await page.getByRole('button', { name: '重试' }).click()
    await new Player(page).passes(0.5)
  })
})
