import type { MyCourse } from '@xhkt/contract'
import { axe, expect, signIn, test } from '../../scripts/e2e/fixtures.ts'
import { watchLayoutShift } from '../../scripts/e2e/layout-shift.ts'
import { menuRoutes } from './menu-routes.ts'

const buyer = '13800000001'
const newLearner = '13800000002'

test('my courses show progress and link to the next lesson', async ({ page }) => {
  await signIn(page, buyer)
  const answer = page.waitForResponse((response) => new URL(response.url()).pathname === '/v1/user/course/list')
  await page.goto('/personal/myCourse')
  const { data } = (await (await answer).json()) as { data: { list: MyCourse[] } }
  const begun = data.list.find((mine) => mine.last_section_id)
  if (!begun) throw new Error('the sandbox has no course that was begun')
  const item = page.getByRole('listitem', { name: begun.course.title })
  await expect(item.getByRole('progressbar')).toHaveAttribute('aria-valuenow', String(begun.progress))
  await expect(item).toContainText(`上次学到 ${begun.last_section_title}`)
  await expect(page).toHaveTitle('学海课堂-我的课程')
  await expect(page.getByRole('slider', { name: '最近 28 天' })).toHaveAttribute('aria-valuetext', /^今天 /)
  await item.getByRole('button', { name: '各节进度' }).click()
  await expect(item.getByRole('list', { name: `${begun.course.title}的各节进度` })).toContainText('已学完')
  await axe(page)
  await page.reload()
  await item.getByRole('link', { name: '继续学习' }).click()
  await expect(page).toHaveURL(`/live?course_id=${begun.course.id}&section_id=${begun.last_section_id}`)
})

test('a course is hidden, found again by tab and search, and shown again', async ({ page }) => {
  await signIn(page, buyer)
  await page.goto('/personal/myCourse')
  const hide = page.getByRole('button', { name: /^隐藏/ }).first()
  const title = ((await hide.textContent()) ?? '').replace('隐藏', '').trim()
  // The page shows the course as hidden before the server answers.
  const hidden = page.waitForResponse((response) => response.url().endsWith('/v1/user/course/hide'))
  await hide.press('Enter')
  await expect(page.getByRole('button', { name: `撤销 隐藏 ${title}` })).toBeFocused()
  await page.getByRole('navigation', { name: '学习状态' }).getByRole('link', { name: '已隐藏 2' }).click()
  await page.getByRole('searchbox', { name: '课程名称' }).fill(title)
  await page.getByRole('searchbox', { name: '课程名称' }).press('Enter')
  await expect(page).toHaveURL(/[?]tab=hidden&keyword=/)
  await hidden
  await page.reload()
  await expect(page.getByRole('progressbar')).toHaveCount(1)
  await page.getByRole('button', { name: `恢复显示 ${title}` }).click()
  await expect(page.getByText(`“${title}”已恢复显示`)).toBeVisible()
  await page.getByRole('link', { name: '清除搜索' }).click()
  await page.getByRole('navigation', { name: '学习状态' }).getByRole('link', { name: '在学' }).click()
  await expect(page.getByRole('listitem', { name: title })).toBeVisible()
})

test('the study target is chosen, and stays after a reload', async ({ page }) => {
  await signIn(page, newLearner)
  await page.goto('/personal/myCourse')
  await page.getByRole('button', { name: '设定目标' }).click()
  const form = page.getByRole('form', { name: '学习目标' })
  await form.getByLabel('考试', { exact: true }).selectOption('公务员考试')
  await form.getByLabel('目标').selectOption('事业单位')
  await form.getByLabel('考试年份').selectOption({ index: 1 })
  await form.getByLabel('学历').selectOption('本科')
  await axe(page)
  await form.getByRole('button', { name: '保存目标' }).click()
  await expect(page.getByRole('button', { name: '修改目标' })).toBeFocused()
  await page.reload()
  await expect(page.getByText(/^公务员考试 · 事业单位 · \d{4} 年 · 本科$/)).toBeVisible()
})

test('/personal redirects to my courses and leaves no history entry', async ({ page }) => {
  await signIn(page, buyer)
  await page.goto('/downloadApp')
  await page.goto('/personal')
  await expect(page).toHaveURL('/personal/myCourse')
  await expect(page.getByRole('heading', { name: '我的课程' })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL('/downloadApp')
})

test('a learner without courses gets a link to all courses', async ({ page }) => {
  await signIn(page, newLearner)
  await page.goto('/personal/myCourse')
  await expect(page.locator('p', { hasText: '还没有课程' })).toBeVisible()
  await axe(page)
  await page.getByRole('link', { name: '查看全部课程' }).click()
  await expect(page).toHaveURL('/categories')
})

test('the longest names do not overflow', async ({ page }) => {
  await signIn(page, buyer)
  await page.route('**/v1/user/course/list*', async (route) => {
    const response = await route.fetch()
    const long = '很长的课程名称'.repeat(30)
    await route.fulfill({ response, body: (await response.text()).replaceAll(/"((?:last_section_)?title)":"[^"]*"/g, `"$1":"${long}"`) })
  })
  await page.goto('/personal/myCourse')
  await expect(page.getByRole('link', { name: /^继续学习/ }).first()).toBeInViewport()
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0)
})

test('every page of the centre can be reached by keyboard and shows the navigation', async ({ page }) => {
  await signIn(page, buyer)
  await page.goto('/personal/myCourse')
  const nav = page.getByRole('navigation', { name: '个人中心' })
  await expect(nav.getByRole('link')).toHaveCount(16)
  for (const { title } of menuRoutes.slice(1)) {
    // The link of 我的消息 also has the unread count.
    const link = nav.getByRole('link', { name: new RegExp(`^${title}`) })
    await link.press('Enter')
    await expect(link).toHaveAttribute('aria-current', 'page')
    await expect(page).toHaveTitle(`学海课堂-${title}`)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  }
  await axe(page)
})

test.describe('with a server that fails', () => {
  test.use({ allowedConsole: [/Failed to load resource/] })

  test('the list loads by 重试', async ({ page, sandbox }) => {
    await signIn(page, buyer)
    await sandbox.fault({ match: '/v1/user/course/list', status: 502 })
    await page.goto('/personal/myCourse')
    await expect(page.getByText('系统接口502异常')).toBeVisible()
    await sandbox.clearFaults()
    await page.getByRole('button', { name: '重试' }).click()
    await expect(page.getByRole('progressbar').first()).toBeVisible()
  })
})

test('on a phone nothing moves while the notes and their courses arrive', async ({ page, sandbox }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const shift = await watchLayoutShift(page)
  await signIn(page, buyer)
  await sandbox.fault({ match: '/v1/user/note/course/list', delay_ms: 1000 })
  await page.goto('/personal/myNotes')
  await expect(page.getByRole('region', { name: '考研数学全程班（数学一）' })).toBeVisible()
  await expect(page.getByRole('navigation', { name: '课程', exact: true }).getByRole('link')).toHaveCount(4)
  expect(await shift()).toBeLessThan(0.02)
})
