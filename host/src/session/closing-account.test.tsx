import { act, screen, waitFor, within } from '@testing-library/react'
import { auth } from '@xhkt/platform/auth'
import { type Answers, ApiFailure, renderPage } from '@xhkt/testing/render-page'
import { loadUser } from './session.ts'

const closesAt = Math.floor(Date.now() / 1000) + 3 * 86_400
const detail = { detail: { user_id: '1', nickname: '小明', avatar: '', phone: '13800000001' }, tag: null }
const closing = { ...detail, closes_at: closesAt }

async function open(answers: Answers = {}) {
  const page = renderPage(<p>首页</p>, { session: true, answers: { 'GET /v1/user/detail': closing, 'GET /v1/logout': {}, ...answers } })
  await act(loadUser)
  const question = within(await screen.findByRole('dialog', { name: '系统提示' }))
  const press = (name: string) => page.user.click(screen.getByRole('button', { name }))
  return { ...page, question, press }
}

test('an account that is being closed: the login says until when, and 确定 cancels the closing [personal#closing-the-account]', async () => {
  const { question, press, calls } = await open({ 'DELETE /v1/user/close': {} })
  expect(question.getByText(/您的账号已申请注销，将于\d+月\d+日 周. \d\d:\d\d注销，之后无法恢复/)).toBeVisible()
  await press('确定')
  expect(await screen.findByText('已撤销注销，您可以继续使用')).toBeVisible()
  expect(auth.token()).toBe('test-token')
  expect(calls.filter(({ name }) => name === 'DELETE /v1/user/close')).toHaveLength(1)
})

test('an account that is being closed: 取消 logs out and cancels nothing', async () => {
  const { press, calls } = await open()
  await press('取消')
  await waitFor(() => expect(auth.token()).toBeNull())
  expect(calls.map(({ name }) => name)).not.toContain('DELETE /v1/user/close')
})

test.each(['确定', '取消'])('an account that is being closed: %s changes nothing for another learner who has logged in meanwhile', async (name) => {
  const { press, calls } = await open({ 'DELETE /v1/user/close': {} })
  act(() => {
    auth.signOut()
    auth.signIn({ access_token: 'other', expires_in: 7200, is_bind: 1, openid: '', unionid: '' })
    auth.setUser({ user_id: '2', nickname: '', avatar: '', phone: '13800000002' }, null)
  })
  await press(name)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(auth.token()).toBe('other')
  expect(calls.map((call) => call.name)).not.toContain('DELETE /v1/user/close')
})

test('a closing that cannot be cancelled: the error is shown, and the question comes again', async () => {
  let isUp = false
  const { press } = await open({ 'DELETE /v1/user/close': () => (isUp ? {} : ApiFailure.network()) })
  await press('确定')
  expect(await screen.findByText('网络异常')).toBeVisible()
  isUp = true
  await screen.findByRole('dialog', { name: '系统提示' })
  await press('确定')
  expect(await screen.findByText('已撤销注销，您可以继续使用')).toBeVisible()
})

test('an account that is not being closed: asks nothing', async () => {
  renderPage(<p>首页</p>, { session: true, answers: { 'GET /v1/user/detail': detail } })
  await act(loadUser)
  expect(screen.queryByRole('dialog')).toBeNull()
})
