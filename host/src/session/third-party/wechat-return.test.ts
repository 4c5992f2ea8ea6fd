import { waitFor } from '@testing-library/react'
import { auth, useAuth } from '@xhkt/platform/auth'
import { useToasts } from '@xhkt/platform/toast'
import { type Answers, answerCalls, ApiFailure } from '@xhkt/testing/answer-calls'
import { rememberReturn } from '../return-address.ts'
import { hasPendingAccount } from './pending-account.ts'
import { issueState } from './oauth-state.ts'
import { useWechatLoginState, type WechatReturn } from './wechat-login-state.ts'
import { captureWechatReturn, readWechatReturn, resumeThirdParty, withoutWechatReturn } from './wechat-return.ts'

const issued = 'a1b2c3'

test.each<[string, string, string | null, WechatReturn | null]>([
  ['WeChat’s answer', '?code=061&state=a1b2c3', issued, { code: '061' }],
  ['WeChat’s answer beside the page’s own query', '?course_id=7&code=061&state=a1b2c3', issued, { code: '061' }],
  ['refused on the phone', '?state=a1b2c3', issued, 'denied'],
  ['refused, with an empty code', '?code=&state=a1b2c3', issued, 'denied'],
  ['another state', '?code=061&state=forged', issued, 'stale'],
  ['a state where none was issued', '?code=061&state=a1b2c3', null, 'stale'],
  ['no query', '', issued, null],
  ['a code without a state', '?code=061', issued, null],
  ['an empty state', '?code=061&state=', issued, null],
  ['a state of the page', '?state=2', issued, null],
  ['a coupon', '?coupon_code=AB', issued, null],
  ['a promotion', '?promotion_code=P1&course_id=7', issued, null],
  ['a coupon and a state of the page', '?coupon_code=AB&state=2', issued, null],
])('third-party login, reading an address: %s', (_, search, state, found) => {
  expect(readWechatReturn(search, state)).toEqual(found)
})

test.each([
  ['?code=061&state=a', ''],
  ['?state=a', ''],
  ['?course_id=7&code=061&state=a', '?course_id=7'],
  ['?code=061&keyword=%E8%80%83+%E7%A0%94%20a&state=a', '?keyword=%E8%80%83+%E7%A0%94%20a'],
  ['?coupon_code=AB&code=061&promotion_code=P&state=a', '?coupon_code=AB&promotion_code=P'],
  ['?code&state&codes=1', '?codes=1'],
  ['', ''],
])('without WeChat’s parameters %s is %s, letter by letter', (search, rest) => {
  expect(withoutWechatReturn(search)).toBe(rest)
})

const login = { access_token: 'fresh', expires_in: 7200, is_bind: 1 as const, openid: 'o1', unionid: 'u1' }
const unbound = { access_token: '' as const, expires_in: 0 as const, is_bind: 0 as const, openid: 'o1', unionid: 'u1' }
const detail = { detail: { user_id: '1', nickname: '', avatar: '', phone: '13800000001' }, tag: null }
const path = 'POST /v1/third/login/register'

const toasts = () => useToasts.getState().toasts.map(({ text }) => text)
const dialog = () => useAuth.getState().dialog?.form ?? null

/** Starts the page after WeChat has returned to it. */
async function arriveWith(search: string, answers: Answers = {}) {
  window.history.replaceState({ idx: 3 }, '', `/courseDetail${search}#catalog`)
  const calls = answerCalls({ 'GET /v1/user/detail': detail, ...answers })
  const go = jest.fn()
  const onSignedIn = jest.fn()
  captureWechatReturn()
  const address = location.pathname + location.search + location.hash
  await resumeThirdParty({ go, onSignedIn })
  return { calls, go, onSignedIn, address, sent: () => calls.filter(({ name }) => name === path) }
}

/** What the page did before the learner left it. */
function leaveFor(target: string | null = null): string {
  window.history.replaceState(null, '', '/courseDetail?course_id=7')
  if (target) sessionStorage.setItem('xhkt_return_to', JSON.stringify(target))
  else rememberReturn()
  return issueState('wechat')
}

const idle = () => waitFor(() => expect(useWechatLoginState.getState().at).toBe('none'))

beforeEach(() => useWechatLoginState.setState({ at: 'none' }, true))

test('third-party login, is_bind 1: the code leaves the address at once, and the learner is logged in on the same page [session#third-party-login]', async () => {
  const state = leaveFor()
  const { sent, address, go, onSignedIn } = await arriveWith(`?course_id=7&code=061&state=${state}`, { [path]: login })
  expect(address).toBe('/courseDetail?course_id=7#catalog')
  expect(window.history.state).toEqual({ idx: 3 })
  expect(dialog()).toBe('wxLogin')
  await waitFor(() => expect(onSignedIn).toHaveBeenCalledTimes(1))
  expect(sent().map(({ body }) => body)).toEqual([{ type: 1, code: '061' }])
  expect(sent()[0]?.headers).not.toHaveProperty('Authorization')
  expect(toasts()).toEqual(['登录成功'])
  expect(useAuth.getState()).toMatchObject({ token: 'fresh', user: { user_id: '1' }, dialog: null })
  expect(go).not.toHaveBeenCalled()
  expect(sessionStorage).toHaveLength(0)
})

test('a learner who was going to another page gets there', async () => {
  const state = leaveFor('/payment?course_id=7')
  const { go, onSignedIn } = await arriveWith(`?course_id=7&code=061&state=${state}`, { [path]: login })
  await waitFor(() => expect(onSignedIn).toHaveBeenCalled())
  expect(go).toHaveBeenCalledWith('/payment?course_id=7')
})

describe('third-party login, is_bind 0 [session#third-party-login]', () => {
  const account = { type: 1, openid: 'o1', unionid: 'u1' }

  async function toBind() {
    const state = leaveFor('/payment?course_id=7')
    const page = await arriveWith(`?code=061&state=${state}`, { [path]: unbound })
    await waitFor(() => expect(dialog()).toBe('bind'))
    return page
  }

  test('opens the binding, and stores openid and unionid but no token', async () => {
    await toBind()
    expect(useAuth.getState().dialog).toEqual({ form: 'bind', account })
    expect(toasts()).toEqual([])
    expect(JSON.parse(sessionStorage.getItem('xhkt_third_account') ?? '')).toEqual({ openid: 'o1', unionid: 'u1' })
    expect(localStorage.getItem('xhkt_third_account')).toBeNull()
  })

  test('a reload opens the binding again and sends nothing', async () => {
    await toBind()
    const kept = sessionStorage.getItem('xhkt_third_account') ?? ''
    auth.closeLogin()
    sessionStorage.setItem('xhkt_third_account', kept)
    const { calls } = await arriveWith('')
    await waitFor(() => expect(useAuth.getState().dialog).toEqual({ form: 'bind', account }))
    expect(calls).toEqual([])
  })

  test('a finished binding clears the pending account and leads to the return address', async () => {
    const { go } = await toBind()
    auth.signIn(login)
    auth.closeLogin()
    expect(hasPendingAccount()).toBe(false)
    expect(go).toHaveBeenCalledWith('/payment?course_id=7')
  })

  test('a binding that is given up clears the pending account and stays on the page', async () => {
    const { go } = await toBind()
    auth.closeLogin()
    expect(hasPendingAccount()).toBe(false)
    expect(go).not.toHaveBeenCalled()
    await arriveWith('')
    expect(dialog()).toBeNull()
  })

  test.each(['{}', '[]', '{"openid":"","unionid":""}', '{"openid":1,"unionid":2}', 'x'])('an invalid pending account is ignored: %s', async (text) => {
    sessionStorage.setItem('xhkt_third_account', text)
    await arriveWith('')
    expect(dialog()).toBeNull()
  })
})

test('a refusal on the phone shows one toast and the choice of login methods', async () => {
  const state = leaveFor('/payment?course_id=7')
  const { calls, address, go } = await arriveWith(`?state=${state}`)
  expect(address).toBe('/courseDetail#catalog')
  expect(toasts()).toEqual(['您已取消微信登录'])
  expect(dialog()).toBe('tripartite')
  expect(calls).toEqual([])
  auth.signIn(login)
  auth.closeLogin()
  await waitFor(() => expect(go).toHaveBeenCalledWith('/payment?course_id=7'))
})

test.each([
  ['another state', true],
  ['no state that was issued', false],
])('%s sends nothing and shows one toast', async (_, issue) => {
  if (issue) leaveFor()
  const { calls, address } = await arriveWith('?course_id=7&code=061&state=forged')
  expect(address).toBe('/courseDetail?course_id=7#catalog')
  expect(toasts()).toEqual(['登录请求已失效，请重新扫码登录'])
  expect(dialog()).toBe('tripartite')
  expect(calls).toEqual([])
})

test('a state is for single use, whatever the result', async () => {
  const state = leaveFor()
  await arriveWith('?code=061&state=forged')
  const { calls } = await arriveWith(`?code=061&state=${state}`)
  expect(calls).toEqual([])
  expect(toasts()).toEqual(['登录请求已失效，请重新扫码登录'])
})

test.each(['?code=061', '?coupon_code=AB', '?promotion_code=P1&course_id=7', '?state=2'])('%s of another page is not changed', async (search) => {
  leaveFor()
  const { calls, address } = await arriveWith(search)
  expect(address).toBe(`/courseDetail${search}#catalog`)
  expect([calls, toasts(), dialog()]).toEqual([[], [], null])
})

test.each([
  [400020, '微信授权已使用，请重新扫码'],
  [400021, '微信授权已过期，请重新扫码'],
])('a code that the server refuses (%i) shows its message once, and a new code can be scanned', async (code, message) => {
  const state = leaveFor()
  const { sent } = await arriveWith(`?code=061&state=${state}`, { [path]: ApiFailure.refused(code, message) })
  await waitFor(() => expect(dialog()).toBe('tripartite'))
  expect(toasts()).toEqual([message])
  expect(useWechatLoginState.getState().at).toBe('none')
  expect(sent()).toHaveLength(1)
})

test.each([
  ['a dead line', ApiFailure.network(), '网络异常'],
  ['no answer in time', ApiFailure.timeout(), '系统接口请求超时'],
  ['a broken server', ApiFailure.status(502), '系统接口502异常'],
])('%s shows one toast; 重试 sends the same code again', async (_, failure, message) => {
  let broken = true
  const state = leaveFor()
  const { sent, onSignedIn } = await arriveWith(`?code=061&state=${state}`, { [path]: () => (broken ? failure : login) })
  await waitFor(() => expect(useWechatLoginState.getState().at).toBe('lost'))
  expect(dialog()).toBe('wxLogin')
  expect(toasts()).toEqual([message])
  expect([sessionStorage, localStorage].map((storage) => JSON.stringify(Object.values(storage))).join()).not.toContain('061')

  broken = false
  const progress = useWechatLoginState.getState()
  if (progress.at === 'lost') progress.retry()
  await waitFor(() => expect(onSignedIn).toHaveBeenCalledTimes(1))
  await idle()
  expect(sent().map(({ body }) => body)).toEqual([
    { type: 1, code: '061' },
    { type: 1, code: '061' },
  ])
})
