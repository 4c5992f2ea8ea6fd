import { screen, within } from '@testing-library/react'
import { auth } from '@xhkt/platform/auth'
import { failuresOf } from '@xhkt/testing/failures-of'
import { type Answers, ApiFailure } from '@xhkt/testing/render-page'
import { openSafety } from '../../testing/open-safety.tsx'

const read = 'GET /v1/user/close'
const post = 'POST /v1/user/close'
const free = { [read]: { obstacles: [] } }

/** Looks only inside the dialog: the page behind it has a form with a code too. */
const dialog = () => within(screen.getByRole('dialog'))

async function open(answers: Answers) {
  const page = openSafety(answers)
  await page.openDialog('注销账号')
  return page
}

async function submit(page: Awaited<ReturnType<typeof open>>, code = '123456') {
  const field = await dialog().findByLabelText('验证码')
  if (code) await page.user.type(field, code)
  await page.user.click(screen.getByRole('button', { name: '确认注销' }))
}

test('what stands in the way: is listed with links, and there is no form [personal#closing-the-account]', async () => {
  await open({
    [read]: {
      obstacles: [
        { kind: 'unpaid', count: 2 },
        { kind: 'delivering', count: 1 },
        { kind: 'refund', count: 1 },
        { kind: 'group', count: 1 },
      ],
    },
  })
  expect(await screen.findByText(/2 个订单待付款/)).toBeVisible()
  const links = ['去付款或取消', '查看并确认收货', '查看退款进度', '查看拼团'].map((name) => screen.getByRole('link', { name }).getAttribute('href'))
  expect(links).toEqual([
    '/personal/myOrder?tab=unpaid',
    '/personal/myOrder?tab=delivering',
    '/personal/myOrder?tab=refund',
    '/personal/groupOrder',
  ])
  expect(dialog().queryByLabelText('验证码')).toBeNull()
})

test('closing: explains what is lost, sends the code, logs out and leads home', async () => {
  const page = await open({ ...free, [post]: { closes_at: 1_800_000_000 } })
  expect(await screen.findByText(/7 天内登录可以撤销注销，之后无法恢复/)).toBeVisible()
  await submit(page, '')
  expect(screen.getByText('验证码不能为空')).toBeVisible()
  await submit(page)
  expect(await screen.findByText('已申请注销账号，7 天内登录可以撤销')).toBeVisible()
  expect(page.sent(post)).toEqual([{ sms_code: '123456' }])
  expect(auth.token()).toBeNull()
  expect(page.address()).toBe('/')
})

// 409079 has a test of its own.
const failures = failuresOf(post).filter(([why]) => why !== '409079')

test.each(failures)('a closing that fails by %s: says why, a refusal at the field, and the session stays', async (why, failure, words) => {
  const page = await open({ ...free, [post]: failure })
  await submit(page)
  expect(await screen.findByText(words)).toBeVisible()
  if (why !== 'no connection') expect(dialog().getByLabelText('验证码')).toHaveAccessibleDescription(words)
  expect(dialog().getByLabelText('验证码')).toHaveValue('123456')
  expect(auth.token()).toBe('test-token')
})

test('an order that came in between: is shown', async () => {
  let isRefused = false
  const page = await open({
    [read]: () => ({ obstacles: isRefused ? [{ kind: 'unpaid', count: 1 }] : [] }),
    [post]: () => {
      isRefused = true
      return ApiFailure.refused(409079, '还有未完成的订单，请处理后再注销账号')
    },
  })
  await submit(page)
  expect(await screen.findByText(/1 个订单待付款/)).toBeVisible()
})

test('a check that fails: says so in the dialog, and 重试 checks again', async () => {
  let isUp = false
  const page = await open({ [read]: () => (isUp ? { obstacles: [] } : ApiFailure.status(503)) })
  expect(await screen.findByText('系统接口503异常')).toBeVisible()
  isUp = true
  await page.user.click(screen.getByRole('button', { name: '重试' }))
  expect(await dialog().findByLabelText('验证码')).toBeVisible()
})
