import { axe, expect, signIn, test } from '../../scripts/e2e/fixtures.ts'
import { code, newLearner, orderNoOf } from './checkout.ts'

// Courses of the sandbox: with groups to join, with groups of two, and expired for its first learner.
const offered = '1024'
const ofTwo = '1035'
const expired = '1013'

test('the last place of a group is ordered and paid, which fills the group; a late visitor gets other offers', async ({ page, sandbox }) => {
  await signIn(page, newLearner)
  const { data } = (await (await page.request.get(`/v1/course/group/list?course_id=${offered}`)).json()) as {
    data: { list: { group_id: string }[] }
  }
  const address = `/payment?course_id=${offered}&group=${data.list[0]?.group_id ?? ''}`
  await page.goto(address)
  await expect(page.getByText(/还差 1 人/)).toBeVisible()
  await axe(page)
  await page.getByRole('button', { name: '提交订单' }).click()
  await expect(code(page)).toBeVisible()
  await expect(page.getByText('拼团中，3人团还差 1 人')).toBeVisible()
  await sandbox.pay(orderNoOf(page), 'success')
  await expect(page.getByText('拼团成功（3人团）')).toBeVisible()
  await axe(page)

  // The open page refreshes its session 10 s after its start, which would overwrite the session of the next login.
  await page.goto('about:blank')
  await signIn(page, '13800000001')
  await page.goto(address)
  await expect(page.getByRole('heading', { name: '来晚了，该团已满员或已结束' })).toBeVisible()
  await axe(page)
  await page.getByRole('link', { name: '另开一团' }).click()
  await expect(page.getByText('支付后开团，还需邀请 2 人', { exact: false })).toBeVisible()
})

test('a member shares the group page, sees a friend join, and the group is complete', async ({ page, browser, sandbox }) => {
  await signIn(page, newLearner)
  await page.goto(`/payment?course_id=${ofTwo}&group=new`)
  await page.getByRole('button', { name: '提交订单' }).click()
  await expect(code(page)).toBeVisible()
  await sandbox.pay(orderNoOf(page), 'success')
  await page.getByRole('link', { name: '邀请好友' }).click()
  await expect(page.getByRole('heading', { name: '还差 1 人，拼团就成功' })).toBeVisible()
  await expect(page.getByRole('img', { name: '邀请链接二维码' })).toBeVisible()
  await axe(page)
  const link = page.getByRole('textbox', { name: '邀请链接' })
  // The code comes with the user detail.
  await expect(link).toHaveValue(/\/groupbooking\?group_id=\d+&course_id=1035&ic=\w+$/)
  const invitation = await link.inputValue()

  const context = await browser.newContext()
  const friend = await context.newPage()
  await signIn(friend, '13800000001')
  await friend.goto(invitation)
  await friend.getByRole('link', { name: /去参团/ }).click()
  await friend.getByRole('button', { name: '提交订单' }).click()
  await expect(code(friend)).toBeVisible()
  await sandbox.pay(orderNoOf(friend), 'success')
  await expect(friend.getByRole('heading', { name: '支付成功' })).toBeVisible()
  await context.close()
  // Without a reload: the page asks every 10 s.
  await expect(page.getByRole('heading', { name: '拼团成功' })).toBeVisible({ timeout: 20_000 })
  await axe(page)
})

test('the course page of a group that is filling shows its state and links to the group page', async ({ page, sandbox }) => {
  await signIn(page, newLearner)
  await page.goto(`/payment?course_id=${offered}&group=new`)
  await page.getByRole('button', { name: '提交订单' }).click()
  await expect(code(page)).toBeVisible()
  await sandbox.pay(orderNoOf(page), 'success')
  await expect(page.getByRole('heading', { name: '支付成功' })).toBeVisible()

  await page.goto(`/courseDetail?course_id=${offered}`)
  await expect(page.getByText('到期未满将自动退款，课程同时关闭')).toBeVisible()
  await expect(page.getByText('拼团中，还差 2 人')).toBeVisible()
  await expect(page.getByText('永久有效', { exact: true })).toBeHidden()
  await axe(page)
  const steps = page.getByRole('group', { name: '购买与学习' })
  await expect(steps.getByRole('link', { name: '开始学习' })).toBeVisible()
  await steps.getByRole('link', { name: '邀请好友' }).click()
  await expect(page).toHaveURL(/\/groupbooking\?group_id=\d+$/)
  await expect(page.getByRole('heading', { name: '还差 2 人，拼团就成功' })).toBeVisible()
})

test('a visitor who opens an invitation logs in before the payment', async ({ page }) => {
  const { data } = (await (await page.request.get(`/v1/course/group/list?course_id=${offered}`)).json()) as {
    data: { list: { group_id: string }[] }
  }
  await page.goto(`/groupbooking?group_id=${data.list.at(-1)?.group_id ?? ''}&ic=A1`)
  await expect(page).toHaveTitle('学海课堂-邀请好友拼团')
  await expect(page.getByText('待加入').first()).toBeVisible()
  await axe(page)
  await page.getByRole('link', { name: /去参团/ }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.goto('/groupbooking?group_id=999999')
  await expect(page.getByRole('heading', { name: '没有找到该团' })).toBeVisible()
})

test('a course that has expired is renewed', async ({ page, sandbox }) => {
  await signIn(page, '13800000001')
  await page.goto(`/payment?course_id=${expired}`)
  await expect(page.getByText(/您的课程已于 .+ 到期/)).toBeVisible()
  await axe(page)
  await page.getByRole('button', { name: '提交订单' }).click()
  await expect(code(page)).toBeVisible()
  await sandbox.pay(orderNoOf(page), 'success')
  const start = page.getByRole('link', { name: '开始学习' })
  // Until the outline has loaded, the link leads to the course.
  await expect(start).toHaveAttribute('href', new RegExp(`^/live\\?course_id=${expired}&section_id=\\d+$`))
  await start.click()
  await expect(page).toHaveURL(new RegExp(`^[^?]+/live\\?course_id=${expired}&section_id=\\d+$`))
  await expect(page.locator('video')).toBeVisible()
})
