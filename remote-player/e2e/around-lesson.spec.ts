import { axe, expect, signIn, test } from '../../scripts/e2e/fixtures.ts'
import { findLesson, lessonUrl, Player } from './lesson-page.ts'

const LEARNER = '13800000001'
const LONG = (lesson: { is_trial: boolean; duration: number }) => lesson.is_trial && lesson.duration === 2700

test.describe('notes', () => {
  test.use({ allowedConsole: [/Failed to load resource/] })

  test('notes survive a reload and an offline time, and two tabs that change one note lose no text', async ({ page, context }) => {
    await signIn(page, LEARNER)
    const mine = await findLesson(page, (lesson, course) => lesson.type === 1 && course.owned && lesson.duration > 60)
    const address = `${lessonUrl(mine)}#side=notes`
    const player = new Player(page)
    await page.goto(address)
    await player.passes(0.3)
    await player.pause()
    await player.seek(21)

    const field = page.getByRole('textbox', { name: /的笔记/ })
    await page.getByRole('button', { name: '记笔记' }).click()
    await expect(field).toBeFocused()
    await field.fill('分四天学，记得更久')
    await expect(page.getByText('已保存', { exact: true })).toBeVisible()
    await axe(page)

    // Offline: the draft stays over a reload, and is saved when the network is back.
    await page.route('**/v1/user/note', (route) => route.abort())
    await field.fill('分四天学，记得更久；明天复习')
    await expect(page.getByText('未保存：已存为草稿，联网后自动保存')).toBeVisible()
    await page.reload()
    await expect(field).toHaveValue('分四天学，记得更久；明天复习')
    await page.unroute('**/v1/user/note')
    await page.getByRole('button', { name: '重试' }).click()
    await expect(page.getByText('已保存', { exact: true })).toBeVisible()
    await page.getByRole('button', { name: '完成' }).click()
    const item = page.getByRole('listitem').filter({ hasText: '明天复习' })
    await expect(item).toBeVisible()

    await page.getByRole('button', { name: '跳到 00:21' }).click()
    await expect.poll(player.position).toBeGreaterThanOrEqual(20.9)

    const other = await context.newPage()
    await other.goto(address)
    const otherNote = other.getByRole('listitem').filter({ hasText: '明天复习' })
    await otherNote.getByRole('button', { name: /^编辑/ }).click()
    await page.bringToFront()
    await item.getByRole('button', { name: /^编辑/ }).click()
    await field.fill('这一份')
    await expect(page.getByText('已保存', { exact: true })).toBeVisible()
    await other.bringToFront()
    await other.getByRole('textbox', { name: /的笔记/ }).fill('那一份')
    await expect(other.getByRole('region', { name: '另一处的内容' })).toContainText('这一份')
    await axe(other)
    await other.getByRole('button', { name: '两份都保留' }).click()
    await expect(other.getByText('已保存', { exact: true })).toBeVisible()
    await other.getByRole('button', { name: '完成' }).click()
    const notes = other.getByRole('list', { name: '本节笔记' })
    await expect(notes).toContainText('这一份')
    await expect(notes).toContainText('那一份')
    await other.close()
  })

  test('a note with a NUL is saved once, and a change whose answer was lost is no conflict after a crash', async ({ page, context }) => {
    await signIn(page, LEARNER)
    const address = `${lessonUrl(await findLesson(page, (lesson, course) => lesson.type === 1 && course.owned && lesson.duration > 60))}#side=notes`
    let writes = 0
    context.on('request', (request) => {
      if (request.url().endsWith('/v1/user/note')) writes += 1
    })
    await page.goto(address)
    await page.getByRole('button', { name: '记笔记' }).click()
    const field = page.getByRole('textbox', { name: /的笔记/ })
    await field.fill('前\u0000后')
    await expect(page.getByText('已保存', { exact: true })).toBeVisible()
    expect(writes).toBe(1)

    // The server takes the change, and the answer is lost.
    let isTaken = false
    await page.route('**/v1/user/note', async (route) => {
      if (route.request().postData()?.includes('"前后，新的一句"')) isTaken = (await route.fetch()).ok()
      await route.abort()
    })
    await field.fill('前后，新的一句')
    await expect.poll(() => isTaken).toBe(true)
    await field.fill('前后，新的一句，再一句')
    await expect(page.getByText('未保存：已存为草稿，联网后自动保存')).toBeVisible()

    const next = await context.newPage()
    await page.close()
    await next.goto(address)
    await expect(next.getByText('已保存', { exact: true })).toBeVisible()
    await expect(next.getByRole('textbox', { name: /的笔记/ })).toHaveValue('前后，新的一句，再一句')
    await expect(next.getByText(/已在其他页面或设备上修改/)).toBeHidden()
  })
})

test('the transcript of a long lesson follows the picture, can be searched, and seeks by a click', async ({ page }) => {
  const long = await findLesson(page, LONG)
  const player = new Player(page)
  await page.goto(lessonUrl(long))
  await page.getByRole('link', { name: '文稿' }).click()
  const transcript = page.getByRole('region', { name: '文稿' })
  const current = transcript.locator('[aria-current]')
  await player.passes(0.3)
  await player.seek(1350)
  await expect(current).toContainText('22:30')
  await expect(current).toBeInViewport()

  await transcript.getByRole('list').hover()
  await page.mouse.wheel(0, -4000)
  await expect(current).not.toBeInViewport()
  await transcript.getByRole('button', { name: '回到当前位置' }).click()
  await expect(current).toBeInViewport()

  await transcript.getByRole('searchbox', { name: '搜索文稿' }).fill('遗忘曲线')
  await expect(transcript.getByText(/^1\/\d+$/)).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(transcript.getByText(/^2\/\d+$/)).toBeVisible()
  const found = transcript.locator('[data-chosen]')
  await expect(found.locator('mark')).toHaveText('遗忘曲线')
  await axe(page)
  await found.click()
  await expect(current).toContainText('遗忘曲线')

  // The tab stands in the address: it stays over a reload, and back leaves it.
  await page.reload()
  await expect(transcript).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('navigation', { name: '课程目录' })).toBeVisible()
})

test('a material is downloaded with its progress, and the course is evaluated', async ({ page }) => {
  await signIn(page, LEARNER)
  const mine = await findLesson(page, (lesson, course) => lesson.type === 1 && course.evaluation_order_no !== '' && course.materials.length > 0)
  await page.goto(`${lessonUrl(mine)}#tab=materials`)
  const download = page.waitForEvent('download')
  await page.getByRole('list', { name: '课程资料' }).getByRole('button').first().click()
  expect((await download).suggestedFilename()).toBe(mine.course.materials[0]?.name)
  await expect(page.getByText('已下载').first()).toBeVisible()
  await axe(page)

  await page.getByRole('link', { name: '评价', exact: true }).click()
  await page.getByRole('button', { name: '评价课程' }).click()
  await page.getByRole('radio', { name: /5/ }).check({ force: true })
  await page.getByRole('button', { name: '提交评价' }).click()
  await expect(page.getByText('评价成功，感谢您的评价')).toBeVisible()
  await expect(page.getByRole('button', { name: '评价课程' })).toBeHidden()
  await axe(page)
})

for (const width of [1280, 960, 360]) {
  test(`at ${width} nothing moves while the lesson loads, and nothing is wider than the window`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    const trial = await findLesson(page, (lesson) => lesson.type === 1 && lesson.is_trial)
    await page.addInitScript(() => {
      let sum = 0
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { value: number }).value
        document.documentElement.dataset.shift = String(sum)
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await page.goto(lessonUrl(trial))
    await new Player(page).passes(0.5)
    await expect(page.getByRole('region', { name: '课程内容' })).toContainText('讲师')
    expect(await page.evaluate(() => Number(document.documentElement.dataset.shift ?? 0))).toBeLessThanOrEqual(0.02)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  })
}
