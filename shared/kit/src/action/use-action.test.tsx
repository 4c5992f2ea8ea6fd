import { useState } from 'react'
import { act, renderHook, screen } from '@testing-library/react'
import { api, ApiError } from '@xhkt/platform/api'
import { auth } from '@xhkt/platform/auth'
import { signInLearner } from '@xhkt/testing/answer-calls'
import { type Answers, ApiFailure, renderPage } from '@xhkt/testing/render-page'
import { type ActionOptions, useAction } from './use-action.ts'
import { useSingleFlight } from './use-single-flight.ts'

const name = 'POST /v1/coupon/collect'
const collect = (_: void, idempotencyKey: string) => api.post('/v1/coupon/collect', { coupon_code: 'AB12' }, { idempotencyKey })
type Collected = Awaited<ReturnType<typeof collect>>
const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/
const coupon: Collected = { coupon_code: 'AB12', name: '', amount: 1, threshold: 0, scope: '', ends_at: 1_800_000_000, state: 1 }

function Collect(options: Partial<ActionOptions<Collected, void>>) {
  const [text, setText] = useState('领取')
  const { start, busy, data, error } = useAction({
    optimistic: () => {
      setText('已领取')
      return () => setText('领取')
    },
    run: collect,
    ...options,
  })
  return (
    <>
      <button aria-busy={busy} onClick={() => start()}>
        {text}
      </button>
      <output>
        {data?.coupon_code} {error?.message}
      </output>
    </>
  )
}

const open = (answers: Answers, options?: Partial<ActionOptions<Collected, void>>, session = false) =>
  renderPage(<Collect {...options} />, { answers, session })

function logInAnother(): void {
  auth.signOut()
  auth.signIn({ access_token: 'other', expires_in: 7200, is_bind: 1, openid: '', unionid: '' })
  auth.setUser({ user_id: '2', nickname: '', avatar: '', phone: '13800000002' }, null)
}

function held() {
  let answer = (_: Collected | ApiFailure): void => undefined
  const promise = new Promise<Collected | ApiFailure>((resolve) => (answer = resolve))
  return { call: () => promise, answer: (value: Collected | ApiFailure) => act(async () => answer(value)) }
}

test('useAction: shows the result ahead of the answer, and drops a press meanwhile', async () => {
  const { call, answer } = held()
  const { user, calls } = open({ [name]: call })
  await user.click(screen.getByRole('button', { name: '领取' }))
  await user.click(screen.getByRole('button', { name: '已领取', busy: true }))
  await answer(coupon)
  expect(await screen.findByText('AB12')).toBeVisible()
  expect(screen.getByRole('button', { name: '已领取', busy: false })).toBeVisible()
  expect(calls).toHaveLength(1)
})

test('useAction: rolls back when the call fails, then tells onError, and can run again', async () => {
  const order: string[] = []
  const { user, calls } = open(
    { [name]: ApiFailure.refused(409009, '已领完') },
    { optimistic: () => () => void order.push('rollback'), onError: (error: ApiError) => order.push(`error ${error.code}`) },
  )
  await user.click(screen.getByRole('button'))
  expect(await screen.findByText('已领完', { selector: 'output' })).toBeVisible()
  expect(order).toEqual(['rollback', 'error 409009'])
  await user.click(screen.getByRole('button', { busy: false }))
  expect(calls).toHaveLength(2)
})

test('useAction: offline it fails at once with 网络异常', async () => {
  const { user } = open({ [name]: ApiFailure.network() })
  act(() => void dispatchEvent(new Event('offline')))
  await user.click(screen.getByRole('button'))
  expect(await screen.findByText('网络异常', { selector: 'output' })).toBeVisible()
  expect(screen.getByRole('button', { name: '领取', busy: false })).toBeVisible()
  act(() => void dispatchEvent(new Event('online')))
})

test('useAction: a refused confirmation sends nothing and changes nothing', async () => {
  const before = jest.fn(() => Promise.resolve(false))
  const { user, calls } = open({}, { before })
  await user.click(screen.getByRole('button', { name: '领取' }))
  expect(before).toHaveBeenCalledTimes(1)
  expect(screen.getByRole('button', { name: '领取', busy: false })).toBeVisible()
  expect(calls).toHaveLength(0)
})

test('useAction: once, it stays busy after a success and runs no second time', async () => {
  const { user, calls } = open({ [name]: coupon }, { once: true })
  await user.click(screen.getByRole('button'))
  expect(await screen.findByText('AB12')).toBeVisible()
  await user.click(screen.getByRole('button', { busy: true }))
  expect(calls).toHaveLength(1)
})

test('useAction: once, it can run again after a failure', async () => {
  let isDown = true
  const { user } = open({ [name]: () => (isDown ? ApiFailure.network() : coupon) }, { once: true })
  await user.click(screen.getByRole('button'))
  expect(await screen.findByText('网络异常', { selector: 'output' })).toBeVisible()
  isDown = false
  await user.click(screen.getByRole('button', { busy: false }))
  expect(await screen.findByText('AB12')).toBeVisible()
})

test('useAction: onSuccess runs after the learner has left the page', async () => {
  const { call, answer } = held()
  const onSuccess = jest.fn()
  const { user, unmount } = open({ [name]: call }, { onSuccess })
  await user.click(screen.getByRole('button'))
  unmount()
  await answer(coupon)
  expect(onSuccess).toHaveBeenCalledWith(coupon, undefined)
})

test.each([
  ['an answer', coupon],
  ['a failure', ApiFailure.network()],
])('useAction: %s that arrives after another learner has logged in changes nothing of theirs [session#logout]', async (_, outcome) => {
  const { call, answer } = held()
  const [onSuccess, onError, rollback] = [jest.fn(), jest.fn(), jest.fn()]
  const { user } = open({ [name]: call }, { optimistic: () => rollback, onSuccess, onError }, true)
  await user.click(screen.getByRole('button'))
  act(logInAnother)
  await answer(outcome)
  expect(await screen.findByRole('button', { busy: false })).toBeVisible()
  for (const callback of [onSuccess, onError, rollback]) expect(callback).not.toHaveBeenCalled()
})

test('useAction: what one learner is asked about is not done for another one who logs in meanwhile [session#logout]', async () => {
  let answer = (_: boolean): void => undefined
  const before = () => new Promise<boolean>((resolve) => (answer = resolve))
  const { user, calls } = open({ [name]: coupon }, { before }, true)
  await user.click(screen.getByRole('button'))
  act(logInAnother)
  await act(async () => answer(true))
  expect(await screen.findByRole('button', { name: '领取', busy: false })).toBeVisible()
  expect(calls).toEqual([])
})

test('useAction: onSuccess runs after a login of the same learner', async () => {
  const { call, answer } = held()
  const onSuccess = jest.fn()
  const { user } = open({ [name]: call }, { onSuccess }, true)
  await user.click(screen.getByRole('button'))
  act(() => signInLearner('renewed'))
  await answer(coupon)
  expect(onSuccess).toHaveBeenCalledWith(coupon, undefined)
})

test('useAction: a retry after a lost answer has the same idempotency key, a call after an answer has a new one [api#idempotency-keys]', async () => {
  const answers = [ApiFailure.network(), ApiFailure.timeout(), ApiFailure.status(504), coupon, ApiFailure.refused(409009, '已领完'), coupon]
  const { user, calls } = open({ [name]: () => answers[calls.length - 1] ?? coupon })
  for (let i = 1; i <= answers.length; i++) {
    await user.click(screen.getByRole('button'))
    await screen.findByRole('button', { busy: false })
    expect(calls).toHaveLength(i)
  }
  const keys = calls.map(({ headers }) => headers['Idempotency-Key'])
  expect(keys).toEqual([keys[0], keys[0], keys[0], keys[0], keys[4], keys[5]])
  expect(new Set(keys).size).toBe(3)
  for (const key of keys) expect(key).toMatch(uuid)
})

test('useAction: after a lost answer an equal input has the same idempotency key, another input has a new one [api#idempotency-keys]', async () => {
  const keys: string[] = []
  const run = (_: { text: string }, key: string) => {
    keys.push(key)
    return Promise.reject(new ApiError('transport', '网络异常'))
  }
  function Save() {
    const { start, busy } = useAction({ run })
    return ['一', '一', '二', '一'].map((text, i) => (
      <button key={i} aria-busy={busy} onClick={() => start({ text })}>
        保存
      </button>
    ))
  }
  const { user } = renderPage(<Save />, { answers: {} })
  for (const button of screen.getAllByRole('button')) await user.click(button)
  expect(keys).toEqual([keys[0], keys[0], keys[2], keys[3]])
  expect(new Set(keys).size).toBe(3)
})

test('useSingleFlight: drops calls during a run, also before React renders, and runs again after a failure', async () => {
  let reject = (_: Error): void => undefined
  const task = jest.fn((_: string) => new Promise<string>((_resolve, fail) => (reject = fail)))
  const { result } = renderHook(() => useSingleFlight(task))
  const start = result.current[1]
  let first: Promise<unknown> = Promise.resolve()
  await act(async () => {
    first = start('a').catch((error: unknown) => error)
    expect(await start('b')).toBeUndefined()
  })
  expect(result.current[0]).toBe(true)
  await act(async () => reject(new Error('x')))
  expect(await first).toEqual(new Error('x'))
  expect(result.current[0]).toBe(false)
  act(() => void start('c').catch(() => undefined))
  expect(task.mock.calls).toEqual([['a'], ['c']])
  await act(async () => reject(new Error('y')))
})
