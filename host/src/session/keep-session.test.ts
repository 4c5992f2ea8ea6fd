import { auth, useAuth } from '@xhkt/platform/auth'
import { answerCalls, type Answers, ApiFailure, signInLearner } from '@xhkt/testing/answer-calls'
import { keepSession } from './keep-session.ts'
import { signIn } from './sign-in.ts'

const login = { access_token: 'fresh', expires_in: 7200, is_bind: 1 as const, openid: '', unionid: '' }
const detail = { detail: { user_id: '7', nickname: '小红', avatar: '', phone: '13800000002' }, tag: null }
const usual: Answers = { 'GET /v1/refresh': login, 'GET /v1/user/detail': detail }

let stop = (): void => {}
const pass = (seconds: number) => jest.advanceTimersByTimeAsync(seconds * 1000)

function setUp({ signedIn = true, answers = {} }: { signedIn?: boolean; answers?: Answers } = {}) {
  const calls = answerCalls({ ...usual, ...answers })
  if (signedIn) signInLearner()
  const onChange = jest.fn()
  stop = keepSession(onChange)
  return { onChange, count: (name: string) => calls.filter((call) => call.name === name).length }
}

beforeEach(() => jest.useFakeTimers())
afterEach(() => {
  stop()
  jest.useRealTimers()
})

test('a visitor sends no request', async () => {
  const { count } = setUp({ signedIn: false })
  await pass(3600)
  expect(count('GET /v1/refresh') + count('GET /v1/user/detail')).toBe(0)
})

test('token refresh: at start-up the user is fetched, and 10 s later the token refreshed [session#token-and-refresh]', async () => {
  const { count } = setUp()
  await pass(9.9)
  expect([count('GET /v1/user/detail'), count('GET /v1/refresh')]).toEqual([1, 0])
  await pass(0.1)
  expect(count('GET /v1/refresh')).toBe(1)
  expect(auth.token()).toBe('fresh')
})

test('token refresh: again when less than a tenth of the lifetime is left [session#token-and-refresh]', async () => {
  const { count } = setUp()
  await pass(10)
  await pass(7200 * 0.9 - 1)
  expect(count('GET /v1/refresh')).toBe(1)
  await pass(2)
  expect(count('GET /v1/refresh')).toBe(2)
})

test('token refresh: after the computer has slept past the due time', async () => {
  const { count } = setUp()
  await pass(10)
  jest.setSystemTime(Date.now() + 7000 * 1000)
  await pass(60)
  expect(count('GET /v1/refresh')).toBe(2)
})

test('a refresh without an answer is retried after 5 s and 15 s, then each minute [session#token-and-refresh]', async () => {
  const { count } = setUp({ answers: { 'GET /v1/refresh': ApiFailure.network() } })
  const counts: number[] = []
  for (const seconds of [10, 4.9, 0.1, 9.9, 0.1, 59.9, 0.1, 60]) {
    await pass(seconds)
    counts.push(count('GET /v1/refresh'))
  }
  expect(counts).toEqual([1, 1, 2, 2, 3, 3, 4, 5])
})

test('a server that replaces the token, and whose answer is lost, does not log out', async () => {
  let issued = 0
  const tokens = new Set(['test-token'])
  const { count } = setUp({
    answers: {
      'GET /v1/refresh': ({ headers }) => {
        if (!tokens.has(headers['Authorization']?.slice('Bearer '.length) ?? '')) return ApiFailure.refused(401200, '过期')
        issued += 1
        tokens.add(`fresh${issued}`)
        return issued === 1 ? ApiFailure.network() : { ...login, access_token: `fresh${issued}` }
      },
    },
  })
  await pass(15)
  expect(auth.token()).toBe('fresh2')
  await pass(7200 * 0.9)
  expect(count('GET /v1/refresh')).toBe(3)
  expect(auth.token()).toBe('fresh3')
})

test('a refused refresh is not retried', async () => {
  const { count } = setUp({ answers: { 'GET /v1/refresh': ApiFailure.refused(401001, '过期') } })
  await pass(3600)
  expect(count('GET /v1/refresh')).toBe(1)
  expect(auth.token()).toBeNull()
})

test('a login in this tab schedules the refresh and does not reload the root view', async () => {
  const { onChange, count } = setUp({ signedIn: false })
  await signIn(login)
  expect(onChange).not.toHaveBeenCalled()
  await pass(7200 * 0.9 + 60)
  expect(count('GET /v1/refresh')).toBe(1)
})

test('a login in another tab fetches the user and reloads the root view', async () => {
  const { onChange, count } = setUp({ signedIn: false })
  auth.signIn(login)
  await pass(0)
  expect(onChange).toHaveBeenCalledTimes(1)
  expect(count('GET /v1/user/detail')).toBe(1)
})

test('another learner in another tab reloads the root view', async () => {
  const { onChange } = setUp()
  await pass(0)
  useAuth.setState({ token: 'other', user: { user_id: '9', nickname: '', avatar: '', phone: '' } })
  expect(onChange).toHaveBeenCalledTimes(1)
})

test('a logout reloads the root view; an expiry does not [session#logout]', async () => {
  const { onChange } = setUp()
  await pass(0)
  auth.signOut('expired')
  expect(onChange).not.toHaveBeenCalled()
  await signIn(login)
  onChange.mockClear()
  auth.signOut()
  expect(onChange).toHaveBeenCalledTimes(1)
})

test('a logout in another tab that looks like an expiry at first reloads the root view once it is known', async () => {
  const { onChange } = setUp()
  await pass(0)
  for (const name of document.cookie.split('; ').map((pair) => pair.split('=')[0])) document.cookie = `${name}=; Path=/; Max-Age=0`
  auth.synchronize()
  expect(useAuth.getState()).toMatchObject({ token: null, expiredUserId: '7' })
  expect(onChange).not.toHaveBeenCalled()
  await pass(1)
  expect(onChange).toHaveBeenCalledTimes(1)
})

test('another learner in another tab reloads the root view once their details are known', async () => {
  const { onChange } = setUp()
  await pass(0)
  useAuth.setState({ token: 'other', expiresAt: Date.now() / 1000 + 7200, user: null })
  expect(onChange).not.toHaveBeenCalled()
  useAuth.setState({ user: { user_id: '9', nickname: '', avatar: '', phone: '' } })
  expect(onChange).toHaveBeenCalledTimes(1)
})

test('a changed name of the same learner does not reload the root view', async () => {
  const { onChange } = setUp()
  await pass(0)
  useAuth.setState({ user: { user_id: '7', nickname: '小蓝', avatar: '', phone: '' } })
  expect(onChange).not.toHaveBeenCalled()
})

test('the typed phone number is cleared with the session', async () => {
  setUp()
  sessionStorage.setItem('xhkt_typed_phone', '"13800000001"')
  await pass(0)
  auth.signOut()
  expect(sessionStorage.getItem('xhkt_typed_phone')).toBeNull()
})

test('after an expiry the root view is reloaded once the user is known', async () => {
  let broken = true
  const { onChange } = setUp({ answers: { 'GET /v1/user/detail': () => (broken ? ApiFailure.network() : detail) } })
  await pass(0)
  auth.signOut('expired')
  await signIn(login)
  expect(onChange).not.toHaveBeenCalled()
  broken = false
  await pass(5)
  expect(onChange).toHaveBeenCalledTimes(1)
  expect(useAuth.getState().user?.user_id).toBe('7')
})

test('a failed fetch of the user is retried silently', async () => {
  let broken = true
  const { count } = setUp({ signedIn: false, answers: { 'GET /v1/user/detail': () => (broken ? ApiFailure.network() : detail) } })
  await signIn(login)
  expect(useAuth.getState().user).toBeNull()
  broken = false
  await pass(5)
  expect(useAuth.getState().user?.nickname).toBe('小红')
  await pass(600)
  expect(count('GET /v1/user/detail')).toBe(2)
})

test('nothing is sent after it is stopped', async () => {
  const { count } = setUp()
  stop()
  await pass(3600)
  expect(count('GET /v1/refresh')).toBe(0)
})
