import { act, screen, waitFor } from '@testing-library/react'
import { auth, useAuth } from '@xhkt/platform/auth'
import { useToasts } from '@xhkt/platform/toast'
import { type Answers, ApiFailure, renderPage } from '@xhkt/testing/render-page'
import { resetDuplicateGuard } from '@xhkt/platform/api'
import { installKeyDatabase } from '../../session/fake-indexed-db.ts'
import { FakeChannel } from '@xhkt/testing/fake-channel'
import { awaitQqReturn } from '../../session/third-party/qq-channel.ts'
import { captureQqReturn, readQqReturn, takeQqReturn } from '../../session/third-party/qq-return.ts'
import { captureWechatReturn, resumeThirdParty } from '../../session/third-party/wechat-return.ts'
import QqCallbackPage from './qq-callback-page.tsx'

const callback = '/control/authQQCallback'
const login = { access_token: 'fresh', expires_in: 7200, is_bind: 1 as const, openid: 'o2', unionid: 'u2' }
const unbound = { access_token: '' as const, expires_in: 0 as const, is_bind: 0 as const, openid: 'o2', unionid: 'u2' }
const detail = { detail: { user_id: '1', nickname: '', avatar: '', phone: '13800000001' }, tag: null }
const path = 'POST /v1/third/login/register'
const toasts = () => useToasts.getState().toasts.map(({ text }) => text)

test.each([
  ['#access_token=T&expires_in=7776000&state=s', '', { state: 's', token: 'T', error: '' }],
  ['#error=access_denied&error_description=d&state=s', '', { state: 's', token: '', error: 'access_denied' }],
  ['', '?error=access_denied&state=s', { state: 's', token: '', error: 'access_denied' }],
  ['#state=s', '', { state: 's', token: '', error: '' }],
  ['', '?access_token=T', null],
  ['#top', '', null],
  ['', '', null],
])('QQ callback: the answer in %s %s', (hash, search, found) => {
  expect(readQqReturn({ hash, search })).toEqual(found)
})

interface Case {
  /** The login that issued the state. */
  issued?: 'qq' | 'qqHere'
  returnTo?: string
  answers?: Answers
}

/** Opens the page as QQ does, with the session storage of this window. */
function open(hash: string, { issued = 'qqHere', returnTo, answers = {} }: Case = {}) {
  sessionStorage.setItem(`xhkt_state_${issued}`, '"s"')
  if (returnTo) sessionStorage.setItem('xhkt_return_to', JSON.stringify(returnTo))
  window.history.replaceState({ idx: 0 }, '', callback + hash)
  captureQqReturn()
  expect(location.pathname + location.search + location.hash).toBe(callback)
  return renderPage(<QqCallbackPage />, { address: callback, answers: { 'GET /v1/user/detail': detail, ...answers } })
}

const answered = '#access_token=T&expires_in=7776000&state=s'

beforeEach(() => FakeChannel.install())
afterEach(() => {
  takeQqReturn()
  jest.useRealTimers()
})

test('passes the answer to the tab that waits for it, and closes itself', async () => {
  const close = jest.spyOn(window, 'close').mockImplementation(() => {})
  const take = jest.fn()
  awaitQqReturn('s', take)
  const { calls } = open(answered, { issued: 'qq' })
  expect(await screen.findByRole('heading', { name: 'QQ授权已完成' })).toBeVisible()
  expect(take).toHaveBeenCalledWith({ state: 's', token: 'T', error: '' })
  expect(close).toHaveBeenCalled()
  expect(calls).toEqual([])
  expect(sessionStorage.getItem('xhkt_state_qq')).toBeNull()
})

test('finishes the login itself if no tab waits for it', async () => {
  jest.useFakeTimers()
  const { calls, address } = open(answered, { issued: 'qq', returnTo: '/payment?course_id=7', answers: { [path]: login } })
  await act(() => jest.advanceTimersByTimeAsync(1499))
  expect(calls).toEqual([])
  await act(() => jest.advanceTimersByTimeAsync(1))
  jest.useRealTimers()
  await waitFor(() => expect(address()).toBe('/payment?course_id=7'))
  expect(calls[0]).toMatchObject({ name: path, body: { type: 2, code: 'T' } })
})

test.each([
  ['the stored address', '/courseDetail?course_id=7', '/courseDetail?course_id=7'],
  ['home, with none', undefined, '/'],
  ['home, from another site', '//evil.example.com', '/'],
])('third-party login, is_bind 1, in the same window: on to %s [session#third-party-login]', async (_, returnTo, target) => {
  const { address, calls } = open(answered, { returnTo, answers: { [path]: login } })
  await waitFor(() => expect(address()).toBe(target))
  expect(toasts()).toEqual(['登录成功'])
  expect(calls.map(({ name }) => name)).toEqual([path, 'GET /v1/user/detail'])
  expect(useAuth.getState().user).not.toBeNull()
  expect(sessionStorage).toHaveLength(0)
})

test('third-party login, is_bind 0: the binding opens here, and leads to the stored address [session#binding]', async () => {
  const { address } = open(answered, { returnTo: '/courseDetail?course_id=7', answers: { [path]: unbound } })
  const account = { type: 2, openid: 'o2', unionid: 'u2', access_token: 'T' }
  await waitFor(() => expect(useAuth.getState().dialog).toEqual({ form: 'bind', account }))
  expect([sessionStorage, localStorage].map((storage) => JSON.stringify(Object.values(storage))).join()).not.toContain('"T')

  act(() => auth.closeLogin())
  act(() => screen.getByRole('button', { name: '绑定手机号' }).click())
  expect(useAuth.getState().dialog).toEqual({ form: 'bind', account })
  act(() => auth.signIn(login))
  expect(address()).toBe(callback)
  act(() => auth.closeLogin())
  await waitFor(() => expect(address()).toBe('/courseDetail?course_id=7'))
})

test('third-party login, is_bind 0: a reload resumes the binding, which leads to the stored address once', async () => {
  installKeyDatabase()
  const first = open(answered, { returnTo: '/courseDetail?course_id=7', answers: { [path]: unbound } })
  await waitFor(() => expect(sessionStorage.getItem('xhkt_third_account')).not.toBeNull())
  const kept = sessionStorage.getItem('xhkt_third_account') ?? ''
  first.unmount()
  auth.closeLogin()
  sessionStorage.setItem('xhkt_third_account', kept)

  captureWechatReturn()
  captureQqReturn()
  const { address, calls } = renderPage(<QqCallbackPage />, { address: callback })
  const go = jest.fn()
  await resumeThirdParty({ go, onSignedIn: () => undefined })
  expect(await screen.findByRole('button', { name: '绑定手机号' })).toBeVisible()
  expect(useAuth.getState().dialog).toEqual({ form: 'bind', account: { type: 2, openid: 'o2', unionid: 'u2', access_token: 'T' } })
  act(() => auth.signIn(login))
  act(() => auth.closeLogin())
  await waitFor(() => expect(address()).toBe('/courseDetail?course_id=7'))
  expect([go.mock.calls, calls]).toEqual([[], []])
  expect(sessionStorage).toHaveLength(0)
})

test.each([
  ['denied', '#error=access_denied&state=s', '您已取消QQ登录'],
  ['another error', '#error=server_error&state=s', 'QQ登录没有成功，请重新登录'],
  ['no token', '#state=s', 'QQ登录没有成功，请重新登录'],
  ['nothing, as after a reload', '', '登录请求已失效，请重新使用QQ登录'],
])('%s: nothing is sent, and a message offers a way on', async (_, hash, message) => {
  const { calls } = open(hash, { returnTo: '/courseDetail?course_id=7' })
  expect(await screen.findByRole('heading', { name: message })).toBeVisible()
  expect(screen.getByRole('link', { name: '返回首页' })).toHaveAttribute('href', '/')
  act(() => screen.getByRole('button', { name: '重新登录' }).click())
  expect(useAuth.getState().dialog).toEqual({ form: 'tripartite' })
  expect(auth.returnAddress()).toBe('/courseDetail?course_id=7')
  expect([calls, toasts()]).toEqual([[], []])
})

test.each([
  ['another state', '#access_token=T&state=x'],
  ['no state', '#access_token=T'],
])('%s: nothing is sent', async (_, hash) => {
  jest.useFakeTimers()
  const { calls } = open(hash)
  await act(() => jest.advanceTimersByTimeAsync(1500))
  expect(screen.getByRole('heading', { name: '登录请求已失效，请重新使用QQ登录' })).toBeVisible()
  expect([calls, toasts()]).toEqual([[], []])
  expect(sessionStorage.getItem('xhkt_state_qqHere')).toBeNull()
})

test('a refusal shows the server’s message once', async () => {
  open(answered, { answers: { [path]: ApiFailure.refused(400021, 'QQ授权已过期，请重新授权') } })
  expect(await screen.findByRole('button', { name: '重新登录' })).toBeVisible()
  expect(toasts()).toEqual(['QQ授权已过期，请重新授权'])
})

test('a transport error can be retried with the answer in memory', async () => {
  let broken = true
  const { address, user } = open(answered, { answers: { [path]: () => (broken ? ApiFailure.network() : login) } })
  expect(await screen.findByRole('heading', { name: 'QQ登录没有完成' })).toBeVisible()
  expect(toasts()).toEqual(['网络异常'])
  broken = false
  resetDuplicateGuard()
  await user.click(screen.getByRole('button', { name: '重试' }))
  await waitFor(() => expect(address()).toBe('/'))
})

test('a signed-in learner who opens the address by hand goes home', async () => {
  window.history.replaceState(null, '', callback)
  const { address } = renderPage(<QqCallbackPage />, { address: callback, session: true })
  await waitFor(() => expect(address()).toBe('/'))
})
