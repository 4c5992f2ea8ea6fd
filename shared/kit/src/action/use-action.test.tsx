import { useState } from 'react'
import { act, renderHook, screen } from '@testing-library/react'
import { api, type ApiError } from '@xhkt/platform/api'
import { type Answers, ApiFailure, renderPage } from '@xhkt/testing/render-page'
import { type ActionOptions, useAction } from './use-action.ts'
import { useSingleFlight } from './use-single-flight.ts'

const name = 'POST /v1/coupon/collect'
const collect = () => api.post('/v1/coupon/collect', { coupon_code: 'AB12' }, { repeat: true })
type Collected = Awaited<ReturnType<typeof collect>>
const coupon: Collected = { coupon_code: 'AB12', name: '', amount: 1, threshold: 0, scope: '', ends_at: 1, state: 1 }

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
      <p>
        {data?.coupon_code} {error?.message}
      </p>
    </>
  )
}

const open = (answers: Answers, options?: Partial<ActionOptions<Collected, void>>) => renderPage(<Collect {...options} />, { answers })

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
  expect(await screen.findByText('已领完', { selector: 'p' })).toBeVisible()
  expect(order).toEqual(['rollback', 'error 409009'])
  await user.click(screen.getByRole('button', { busy: false }))
  expect(calls).toHaveLength(2)
})

test('useAction: offline it fails at once with 网络异常', async () => {
  const { user } = open({ [name]: ApiFailure.network() })
  act(() => void dispatchEvent(new Event('offline')))
  await user.click(screen.getByRole('button'))
  expect(await screen.findByText('网络异常', { selector: 'p' })).toBeVisible()
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
  expect(await screen.findByText('网络异常', { selector: 'p' })).toBeVisible()
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
