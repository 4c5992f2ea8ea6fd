import { act, screen, waitFor } from '@testing-library/react'
import { useAuth } from '@xhkt/platform/auth'
import type { SystemConfig } from '@xhkt/contract'
import { useLocation, useNavigate } from '@xhkt/platform/router'
import { type Answers, renderPage } from '@xhkt/testing/render-page'
import type { ComponentType } from 'react'
import { useRootView } from '../../shell/root-view/root-view.ts'
import { forgetDrafts } from '../../session/forms/draft.ts'
import { FakeChannel } from '@xhkt/testing/fake-channel'
import { captureQqReturn } from '../../session/third-party/qq-return.ts'
import ForgedPage from './forged-page.tsx'
import LoginPage from './login-page.tsx'
import QqCallbackPage from './qq-callback-page.tsx'

const login = { access_token: 'fresh', expires_in: 7200, is_bind: 1 as const, openid: '', unionid: '' }
const detail = { detail: { user_id: '1', nickname: '小明', avatar: '', phone: '13800000001' }, tag: null }
const usual: Answers = { 'GET /v1/user/detail': detail, 'GET /v1/sys/config': { pc_check_graph_switch: 0 } as SystemConfig }
const callback = '/control/authQQCallback'

/** An answer that arrives when the test says so. */
function later<Value>(value: Value): { answer: () => Promise<Value>; come: () => void } {
  let come = (): void => {}
  const promise = new Promise<Value>((resolve) => {
    come = () => resolve(value)
  })
  return { answer: () => promise, come }
}

/** Renders a page that can be left for another one. */
function open(Page: ComponentType, path: string, answers: Answers) {
  function Site() {
    const { pathname } = useLocation()
    const navigate = useNavigate()
    return (
      <>
        {pathname === path && <Page />}
        <button onClick={() => void navigate('/categories')}>离开</button>
      </>
    )
  }
  return renderPage(<Site />, { address: path, answers: { ...usual, ...answers } })
}

type Opened = ReturnType<typeof open>

async function fill({ user }: Opened, fields: Record<string, string>, action: string) {
  for (const [label, text] of Object.entries(fields)) {
    await user.click(screen.getByLabelText(label))
    await user.paste(text)
  }
  const agreement = screen.queryByRole('checkbox', { name: /我已阅读/ })
  if (agreement) await user.click(agreement)
  await user.click(screen.getByRole('button', { name: action }))
}

const leave = ({ user }: Opened) => user.click(screen.getByRole('button', { name: '离开' }))
const generation = () => useRootView.getState().generation

beforeEach(() => FakeChannel.install())
afterEach(() => {
  forgetDrafts()
  window.history.replaceState(null, '', '/')
})

test('a login that is answered after its page was left logs in and stays on the current page', async () => {
  const { answer, come } = later(login)
  const page = open(LoginPage, '/login', { 'POST /v1/login/register': answer })
  const before = generation()
  await fill(page, { 手机号: '13800000001', 密码: 'study2026' }, '登录')
  await leave(page)
  await act(async () => come())
  await waitFor(() => expect(generation()).toBe(before + 1))
  expect(useAuth.getState().user?.user_id).toBe('1')
  expect(page.address()).toBe('/categories')
  expect(sessionStorage.getItem('xhkt_typed_phone')).toBeNull()
})

test('a password reset that is answered after its page was left does not navigate', async () => {
  const { answer, come } = later({})
  const page = open(ForgedPage, '/forged', { 'PUT /v1/reset/pwd': answer })
  await fill(page, { 手机号: '13800000001', 验证码: '123456', 新密码: 'study2026' }, '重置密码')
  await leave(page)
  await act(async () => come())
  expect(await screen.findByText('密码修改成功，请去登录')).toBeVisible()
  expect(page.address()).toBe('/categories')
})

test('a QQ login that is answered after the callback page was left reloads the current page', async () => {
  const { answer, come } = later({ ...login, openid: 'o2', unionid: 'u2' })
  sessionStorage.setItem('xhkt_state_qqHere', '"s"')
  window.history.replaceState(null, '', `${callback}#access_token=T&state=s`)
  captureQqReturn()
  const page = open(QqCallbackPage, callback, { 'POST /v1/third/login/register': answer })
  const before = generation()
  await leave(page)
  await act(async () => come())
  await waitFor(() => expect(generation()).toBe(before + 1))
  expect(useAuth.getState().user?.user_id).toBe('1')
  expect(page.address()).toBe('/categories')
})
