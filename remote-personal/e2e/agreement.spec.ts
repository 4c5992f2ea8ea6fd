import { axe, expect, signIn, test } from '../../scripts/e2e/fixtures.ts'

const buyer = '13800000001'
/** Its agreement waits for the first account's signature. The second lesson is no trial. */
const course = '1014'
const lesson = `/live?course_id=${course}&section_id=10140102`
const identityNumber = '11010519491231002X'

test('an agreement is signed by keyboard, and the other tab shows the signature [agreements#states]', async ({ page, context, secrets }) => {
  await signIn(page, buyer)
  await page.goto('/personal/myCourse')
  const row = page.getByRole('listitem').filter({ has: page.getByRole('button', { name: /^签署协议/ }) })
  await expect(row).toHaveCount(1)
  await expect(row).toContainText('待签署')

  const other = await context.newPage()
  await other.goto(lesson)
  await expect(other.getByRole('heading', { name: '学习前请先签署学习协议' })).toBeVisible()
  await axe(other)

  await page.bringToFront()
  const open = page.getByRole('button', { name: /^签署协议/ })
  await open.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: '学习协议' })
  await expect(dialog.getByRole('region', { name: '协议内容' })).toBeVisible()
  await dialog.getByRole('textbox', { name: '真实姓名' }).fill('林晓')
  await page.keyboard.press('Tab')
  await page.keyboard.type('110105 19491231 002x')
  await axe(page)
  await page.keyboard.press('Escape')
  await page.getByRole('dialog', { name: '系统提示' }).getByRole('button', { name: '取消' }).click()
  await dialog.getByRole('checkbox', { name: '我已阅读并同意以上协议' }).check()
  await dialog.getByRole('textbox', { name: '身份证号' }).press('Enter')
  await expect(dialog.getByText('1****************X')).toBeVisible()
  await expect(dialog).toContainText('签署中')
  expect(secrets.sent()).toContain('identity_number')
  expect(await secrets.leaks({ identity_number: identityNumber })).toEqual([])

  await other.bringToFront()
  const sign = other.getByRole('region', { name: '签署学习协议' })
  await expect(sign.getByText('正在核验实名信息，通常一分钟内完成')).toBeVisible()
  await other.request.post('/sandbox/agreement', { data: { user_id: 1, course_id: Number(course), result: 'fail', reason: '证件已过期' } })
  await expect(sign.getByText('证件已过期')).toBeVisible()
  await page.bringToFront()
  await expect(dialog.getByRole('textbox', { name: '身份证号' })).toHaveValue('110105 19491231 002x')
  await dialog.getByRole('checkbox', { name: '我已阅读并同意以上协议' }).check()
  await dialog.getByRole('button', { name: '确认签署' }).click()
  await expect(dialog).toContainText('签署中')
  await other.bringToFront()
  await other.request.post('/sandbox/agreement', { data: { user_id: 1, course_id: Number(course), result: 'success' } })
  await expect(other.locator('video')).toBeVisible()

  await page.bringToFront()
  await expect(dialog).toContainText('已签署')
  await dialog.getByRole('button', { name: '关闭', exact: true }).last().click()
  await expect(page.getByRole('button', { name: /^签署协议/ })).toHaveCount(0)
})

test('a favourite is added on the course page, listed, removed and restored', async ({ page }) => {
  await signIn(page, '13800000002')
  await page.goto('/personal/myCourse?list=favourite')
  await expect(page.locator('p', { hasText: '还没有收藏' })).toBeVisible()
  await expect(page.getByRole('link', { name: '查看全部课程' })).toBeVisible()
  await axe(page)
  await page.goto('/courseDetail?course_id=1003')
  // A toast disappears after 3 s, so the test waits for it during the action.
  await Promise.all([page.getByText('已收藏，可在“我的课程”的“收藏”中查看').waitFor(), page.getByRole('button', { name: '收藏', exact: true }).click()])
  await expect(page.getByRole('button', { name: '已收藏', exact: true })).toBeVisible()
  await page.goto('/personal/myCourse')
  await page.getByRole('link', { name: '收藏', exact: true }).click()
  const remove = page.getByRole('button', { name: /^取消收藏/ })
  await remove.focus()
  await page.keyboard.press('Enter')
  const undo = page.getByRole('button', { name: /^撤销/ })
  await expect(undo).toBeFocused()
  await axe(page)
  // 撤销 is busy until the server has answered the removal.
  await expect(undo).not.toHaveAttribute('aria-busy')
  const restored = page.waitForResponse((response) => response.url().endsWith('/v1/user/course/favourite') && response.request().method() === 'POST')
  await undo.press('Enter')
  await restored
  await page.reload()
  await expect(remove).toBeVisible()
})
