import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { useAuth } from '@xhkt/platform/auth'
import { config } from '@xhkt/platform/config'
import { type Answers, ApiFailure, renderPage } from '@xhkt/testing/render-page'
import { FakeChannel } from '@xhkt/testing/fake-channel'
import { offerQqReturn } from './qq-channel.ts'
import { QqNotice } from './qq-notice.tsx'
import type { QqReturn } from './qq-return.ts'
import { useQqLogin } from './use-qq-login.ts'

const login = { access_token: 'fresh', expires_in: 7200, is_bind: 1 as const, openid: 'o2', unionid: 'u2' }
const unbound = { access_token: '' as const, expires_in: 0 as const, is_bind: 0 as const, openid: 'o2', unionid: 'u2' }
const path = 'POST /v1/third/login/register'

class FakeWindow {
  closed = false
  close = jest.fn(() => (this.closed = true))
  focus = jest.fn()
}

function Form({ onLogin }: { onLogin: () => Promise<void> }) {
  const qq = useQqLogin({ flow: 'qq', onLogin })
  return (
    <>
      <button onClick={qq.start}>QQ登录</button>
      <QqNotice qq={qq} />
    </>
  )
}

const click = () => fireEvent.click(screen.getByRole('button', { name: 'QQ登录' }))

async function setUp(answers: Answers = {}, popup: FakeWindow | null = new FakeWindow()) {
  const open = jest.spyOn(window, 'open').mockReturnValue(popup as unknown as Window)
  const onLogin = jest.fn(() => Promise.resolve())
  const page = renderPage(<Form onLogin={onLogin} />, { answers })
  click()
  if (popup) await waitFor(() => expect(FakeChannel.open.size).toBe(1))
  const asked = () => new URL(String(open.mock.calls.at(-1)?.[0]))
  const state = asked().searchParams.get('state') ?? ''
  const answer = (change: Partial<QqReturn> = {}) => act(() => offerQqReturn({ state, token: 'T', error: '', ...change }))
  return { ...page, open, asked, state, popup: popup as FakeWindow, onLogin, answer }
}

beforeEach(() => {
  FakeChannel.install()
  jest.replaceProperty(config, 'qq', { authorizeUrl: 'https://graph.qq.com/oauth2.0/authorize', clientId: '101' })
  window.history.replaceState(null, '', '/courseDetail?course_id=7')
})

test('the click opens QQ’s page in a popup, with the vendor’s parameters and a fresh state [third-parties#qq-login]', async () => {
  const { asked, state, open, unmount } = await setUp()
  expect(asked().origin + asked().pathname).toBe('https://graph.qq.com/oauth2.0/authorize')
  expect(Object.fromEntries(asked().searchParams)).toEqual({
    response_type: 'token',
    client_id: '101',
    redirect_uri: 'http://localhost/control/authQQCallback',
    scope: 'get_user_info',
    state: expect.stringMatching(/^[0-9a-f]{32}$/) as string,
    display: '',
  })
  expect(sessionStorage.getItem('xhkt_state_qq')).toBe(JSON.stringify(state))
  expect(sessionStorage.getItem('xhkt_return_to')).toBe('"/courseDetail?course_id=7"')
  expect(screen.getByRole('status')).toHaveTextContent('请在QQ窗口中完成登录')
  click()
  expect(open).toHaveBeenCalledTimes(1)
  unmount()
})

test('third-party login, is_bind 1: the answer is accepted, sent without a token, and the learner is logged in [session#third-party-login]', async () => {
  const { answer, calls, onLogin } = await setUp({ [path]: login })
  expect(await answer()).toBe(true)
  await waitFor(() => expect(onLogin).toHaveBeenCalledWith(login))
  expect(calls.map(({ name, body }) => [name, body])).toEqual([[path, { type: 2, code: 'T' }]])
  expect(calls[0]?.headers).not.toHaveProperty('Authorization')
  expect(sessionStorage.getItem('xhkt_state_qq')).toBeNull()
  await waitFor(() => expect(screen.queryByRole('status')).toBeNull())
})

test('third-party login, is_bind 0: the binding opens with its account, and no token is stored [session#binding]', async () => {
  const { answer } = await setUp({ [path]: unbound })
  await answer()
  const account = { type: 2, openid: 'o2', unionid: 'u2', access_token: 'T' }
  await waitFor(() => expect(useAuth.getState().dialog).toEqual({ form: 'bind', account }))
  expect([sessionStorage, localStorage].map((storage) => JSON.stringify(Object.values(storage))).join()).not.toContain('T')
})

test.each<[string, Partial<QqReturn>, string]>([
  ['denied', { token: '', error: 'access_denied' }, '您已取消QQ登录'],
  ['another error', { token: '', error: 'server_error' }, 'QQ登录没有成功，请重新登录'],
  ['no token', { token: '' }, 'QQ登录没有成功，请重新登录'],
])('%s: nothing is sent, a message shows, and the form can be used again', async (_, change, message) => {
  const { answer, calls, open, popup } = await setUp()
  await answer(change)
  expect(screen.getByRole('alert')).toHaveTextContent(message)
  expect(calls).toEqual([])
  popup.closed = true
  click()
  expect(open).toHaveBeenCalledTimes(2)
})

test('an answer with another state is ignored [session#third-party-login]', async () => {
  const { state } = await setUp()
  jest.useFakeTimers()
  const taken = offerQqReturn({ state: `${state}x`, token: 'T', error: '' })
  await act(() => jest.advanceTimersByTimeAsync(1500))
  expect(await taken).toBe(false)
  jest.useRealTimers()
})

test('a closed popup is noticed, and a late answer is still accepted', async () => {
  const { popup, answer, onLogin } = await setUp({ [path]: login })
  popup.closed = true
  expect(await screen.findByText('QQ登录窗口已关闭，登录没有完成')).toBeVisible()
  await answer()
  await waitFor(() => expect(onLogin).toHaveBeenCalled())
})

test.each([
  ['no window', null],
  ['a window that is closed already', Object.assign(new FakeWindow(), { closed: true })],
])('blocked, with %s: a message offers to go on in this window', async (_, popup) => {
  jest.spyOn(window, 'open').mockReturnValue(popup as unknown as Window)
  renderPage(<Form onLogin={() => Promise.resolve()} />)
  click()
  expect(screen.getByRole('alert')).toHaveTextContent('浏览器拦截了QQ登录窗口，请允许弹出窗口后再试')
  expect(screen.getByRole('button', { name: '在当前页面继续' })).toBeEnabled()
})

test('a refusal shows only the server’s message', async () => {
  const { answer, onLogin } = await setUp({ [path]: ApiFailure.refused(400021, 'QQ授权已过期，请重新授权') })
  await answer()
  expect(await screen.findByText('QQ授权已过期，请重新授权')).toBeVisible()
  expect(screen.queryByText(/QQ登录没有/)).toBeNull()
  expect(onLogin).not.toHaveBeenCalled()
})

test('a transport error can be retried with the answer in memory', async () => {
  let broken = true
  const { answer, onLogin, calls } = await setUp({ [path]: () => (broken ? ApiFailure.network() : login) })
  await answer()
  expect(await screen.findByText('QQ登录没有完成，请重试')).toBeVisible()
  broken = false
  fireEvent.click(screen.getByRole('button', { name: '重试' }))
  await waitFor(() => expect(onLogin).toHaveBeenCalled())
  expect(calls.map(({ body }) => body)).toEqual([
    { type: 2, code: 'T' },
    { type: 2, code: 'T' },
  ])
})

test('unmounting the form cancels the login and closes QQ’s window', async () => {
  const { unmount, popup } = await setUp()
  unmount()
  expect(popup.close).toHaveBeenCalled()
  expect(sessionStorage.getItem('xhkt_state_qq')).toBeNull()
  expect(FakeChannel.open.size).toBe(0)
})
