import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import type { Agreement, DataOf } from '@xhkt/contract'
import { apiQuery, useQuery } from '@xhkt/platform/query'
import { failuresOf } from '@xhkt/testing/failures-of'
import { sampleCard } from '@xhkt/testing/sample-course'
import { sampleOrder } from '@xhkt/testing/sample-order'
import { goOffline, goOnline } from '@xhkt/testing/network'
import { type Answers, ApiFailure, renderPage } from '@xhkt/testing/render-page'
import { AgreementSummary } from './agreement-summary.tsx'
import { pollMs } from './use-agreement.ts'

const number = '11010519491231002X'
const now = () => Math.floor(Date.now() / 1000)
const agreement = (changes: Partial<Agreement> = {}): Agreement => ({
  course_id: '12',
  title: '《刑法精讲》学习协议',
  sections: [{ title: '一、服务内容', text: '平台提供在线学习服务。' }],
  state: 'active',
  reason: '',
  real_name: '',
  identity_number: '',
  submitted_at: 0,
  signed_at: 0,
  ...changes,
})
const signed = { real_name: '林*', identity_number: '1****************X' }
const going = agreement({ state: 'going', ...signed, submitted_at: now() })
const post = 'POST /v1/user/agreement'

const open = (answers: Answers, state: Agreement['state'] = 'active') =>
  renderPage(<AgreementSummary courseId="12" courseTitle="刑法精讲" state={state} />, {
    session: true,
    answers: { 'GET /v1/user/agreement': agreement({ state }), ...answers },
  })

async function openForm(answers: Answers = {}, state: 'active' | 'failed' = 'active') {
  const page = open(answers, state)
  await page.user.click(screen.getByRole('button', { name: /^(签署协议|重新签署)/ }))
  return { ...page, dialog: within(await screen.findByRole('dialog', { name: '学习协议' })) }
}
type Opened = Awaited<ReturnType<typeof openForm>>

/** Faster than typing each letter. */
async function enter(user: Opened['user'], field: HTMLElement, text: string) {
  await user.click(field)
  if (text) await user.paste(text)
}

async function fill({ user, dialog }: Opened, identityNumber = number, name = '林晓') {
  await enter(user, await dialog.findByRole('textbox', { name: '真实姓名' }), name)
  await enter(user, dialog.getByRole('textbox', { name: '身份证号' }), identityNumber)
  await user.click(dialog.getByRole('checkbox', { name: '我已阅读并同意以上协议' }))
}
const send = ({ user, dialog }: Opened) => user.click(dialog.getByRole('button', { name: '确认签署' }))

test.each<[Agreement['state'], Partial<Agreement>, string, string]>([
  ['inactive', {}, '未生效', '支付成功后生效'],
  ['active', {}, '待签署', '签署后即可学习全部课时'],
  ['going', { submitted_at: now(), ...signed }, '签署中', '正在核验实名信息'],
  ['success', { ...signed, signed_at: 1_800_000_000 }, '已签署', '林* 1****************X'],
  ['failed', { reason: '姓名与身份证号不一致' }, '签署失败', '姓名与身份证号不一致'],
])('agreement: %s has its icon, its name and what it means [agreements#states]', async (state, changes, name, text) => {
  const { container } = open({ 'GET /v1/user/agreement': agreement({ state, ...changes }) }, state)
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(text))
  expect(screen.getByRole('status')).toHaveTextContent(name)
  expect(container.querySelector(`[data-icon="agreement-${state}"]`)).not.toBeNull()
})

test('signing: shows the text, sends name and number once, and shows them masked', async () => {
  const page = await openForm({ [post]: going })
  expect(await page.dialog.findByRole('region', { name: '协议内容' })).toHaveTextContent('平台提供在线学习服务。')
  await fill(page, '110105 19491231 002ｘ', ' 林晓 ')
  await page.user.dblClick(page.dialog.getByRole('button', { name: '确认签署' }))
  expect(await page.dialog.findByText('正在核验实名信息，通常一分钟内完成')).toBeVisible()
  expect(page.dialog.getByText('1****************X')).toBeVisible()
  expect(page.dialog.queryByRole('textbox')).toBeNull()
  const sent = page.calls.filter(({ name }) => name === post)
  expect(sent.map(({ body }) => body)).toEqual([{ course_id: '12', real_name: '林晓', identity_number: number }])
  expect(document.activeElement?.closest('[role="dialog"]')).not.toBeNull()
})

test.each([
  ['', '', ['请填写真实姓名', '请输入15或18位身份证号，您输入的是0位', '请阅读并勾选同意页面协议']],
  ['1', '1101051949123100', ['请填写 2 到 30 个字的真实姓名，不含数字和符号', '请输入15或18位身份证号，您输入的是16位']],
  ['林晓', '11010519491331002X', ['身份证号里的出生日期不正确']],
  ['林晓', '11010519491231002-', ['身份证号最后一位只能是数字或字母']],
])('signing: name “%s” and number “%s” show their messages, and nothing is sent [agreements#signing]', async (name, identityNumber, messages) => {
  const page = await openForm()
  const field = await page.dialog.findByRole('textbox', { name: '真实姓名' })
  await enter(page.user, field, name)
  await enter(page.user, page.dialog.getByRole('textbox', { name: '身份证号' }), identityNumber)
  await send(page)
  for (const message of messages) expect(page.dialog.getByText(message)).toBeVisible()
  expect(page.calls.some((call) => call.name === post)).toBe(false)
  expect(document.activeElement).toHaveAttribute('aria-invalid', 'true')
})

test.each(failuresOf(post))('signing: %s shows its message and keeps what is typed [agreements#signing]', async (_, failure, message) => {
  const page = await openForm({ [post]: failure })
  await fill(page)
  await send(page)
  expect(await screen.findByText(message)).toBeVisible()
  expect(page.dialog.getByRole('textbox', { name: '真实姓名' })).toHaveValue('林晓')
  expect(page.dialog.getByRole('textbox', { name: '身份证号' })).toHaveValue(number)
})

test('signing: a retry after a lost answer has the same key [agreements#signing]', async () => {
  let isLost = true
  const page = await openForm({ [post]: () => (isLost ? ApiFailure.network() : going) })
  await fill(page)
  await send(page)
  await screen.findByText('网络异常')
  isLost = false
  await send(page)
  await page.dialog.findByText('正在核验实名信息，通常一分钟内完成')
  const keys = page.calls.filter(({ name }) => name === post).map(({ headers }) => headers['Idempotency-Key'])
  expect(keys).toHaveLength(2)
  expect(new Set(keys).size).toBe(1)
})

test('signing: the dialog shows that another tab has signed meanwhile', async () => {
  let shown = agreement()
  const page = await openForm({
    'GET /v1/user/agreement': () => shown,
    [post]: () => {
      shown = going
      return ApiFailure.refused(409042, '协议正在签署中，不能签署学习协议，请刷新后查看')
    },
  })
  await fill(page)
  await send(page)
  expect(await page.dialog.findByText('正在核验实名信息，通常一分钟内完成')).toBeVisible()
})

test('signing: a dialog with typed text asks before it closes [agreements#signing]', async () => {
  const page = await openForm()
  await page.user.type(await page.dialog.findByRole('textbox', { name: '真实姓名' }), '林')
  await page.user.click(page.dialog.getByRole('button', { name: '暂不签署' }))
  await page.user.click(await screen.findByRole('button', { name: '取消' }))
  expect(page.dialog.getByRole('textbox', { name: '真实姓名' })).toHaveValue('林')
  await page.user.click(page.dialog.getByRole('button', { name: '暂不签署' }))
  await page.user.click(await screen.findByRole('button', { name: '确定' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('signing: a step back keeps what is typed, closing the dialog does not', async () => {
  function Page() {
    const [isHere, setIsHere] = useState(true)
    return (
      <>
        <button onClick={() => setIsHere(!isHere)}>前进后退</button>
        {isHere && <AgreementSummary courseId="12" courseTitle="刑法精讲" state="active" />}
      </>
    )
  }
  const { user } = renderPage(<Page />, { session: true, answers: { 'GET /v1/user/agreement': agreement() } })
  const openDialog = async () => {
    await user.click(screen.getByRole('button', { name: /^签署协议/ }))
    return screen.findByRole('textbox', { name: '真实姓名' })
  }
  await user.type(await openDialog(), '林晓')
  fireEvent.click(screen.getByText('前进后退'))
  expect(screen.queryByRole('dialog')).toBeNull()
  fireEvent.click(screen.getByText('前进后退'))
  expect(await openDialog()).toHaveValue('林晓')
  await user.click(screen.getByRole('button', { name: '暂不签署' }))
  await user.click(await screen.findByRole('button', { name: '确定' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(await openDialog()).toHaveValue('')
})

test('signing: a page with typed text warns before it is left, and an untouched one does not', async () => {
  const page = await openForm()
  const leave = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
  const field = await page.dialog.findByRole('textbox', { name: '真实姓名' })
  expect(leave()).toBe(false)
  await page.user.type(field, '林')
  expect(leave()).toBe(true)
  await page.user.clear(field)
  expect(leave()).toBe(false)
})

test('a failed signature: the dialog says why and takes another try', async () => {
  const page = await openForm({ 'GET /v1/user/agreement': agreement({ state: 'failed', reason: '证件已过期' }), [post]: going }, 'failed')
  expect(await page.dialog.findByText('证件已过期')).toBeVisible()
  await fill(page)
  await send(page)
  expect(await page.dialog.findByText('正在核验实名信息，通常一分钟内完成')).toBeVisible()
})

test('the text of the agreement fails to load: the dialog offers 重试', async () => {
  let isUp = false
  const page = await openForm({ 'GET /v1/user/agreement': () => (isUp ? agreement() : ApiFailure.status(503)) })
  expect(await page.dialog.findByText('系统接口503异常')).toBeVisible()
  isUp = true
  await page.user.click(page.dialog.getByRole('button', { name: '重试' }))
  expect(await page.dialog.findByRole('textbox', { name: '身份证号' })).toBeVisible()
})

test('offline: a signature fails at once and keeps what is typed', async () => {
  const page = await openForm({ [post]: ApiFailure.network() })
  await fill(page)
  goOffline()
  await send(page)
  expect(await screen.findByText('网络异常')).toBeVisible()
  expect(page.dialog.getByRole('textbox', { name: '身份证号' })).toHaveValue(number)
  goOnline()
})

test('a decision shows in the cached order and in my courses too', async () => {
  function Pages() {
    const order = useQuery(apiQuery('/v1/order/detail', { order_no: '77' }))
    const mine = useQuery(apiQuery('/v1/user/course/list'))
    return (
      <>
        <p>
          {order.data?.agreement_state} {mine.data?.list[0]?.agreement_state}
        </p>
        {order.data && mine.data && <AgreementSummary courseId="12" courseTitle="刑法精讲" state="going" />}
      </>
    )
  }
  const course = sampleCard({ id: '12' })
  renderPage(<Pages />, {
    session: true,
    answers: {
      'GET /v1/order/detail': sampleOrder({ course, agreement_state: 'going' }),
      'GET /v1/user/course/list': { list: [{ course, agreement_state: 'going' }] } as DataOf<'GET', '/v1/user/course/list'>,
      'GET /v1/user/agreement': agreement({ state: 'success', signed_at: 1_800_000_000 }),
    },
  })
  expect(await screen.findByText('success success')).toBeVisible()
})

test.each([
  ['going', 0, 3_000],
  ['going', 61, 15_000],
  ['going', 601, false],
  ['active', 0, false],
  ['success', 0, false],
] as const)('an agreement that is %s for %i s is requested again after %p ms [agreements#states]', (state, age, ms) => {
  expect(pollMs({ state, submitted_at: 1_800_000_000 }, (1_800_000_000 + age) * 1000)).toBe(ms)
})
