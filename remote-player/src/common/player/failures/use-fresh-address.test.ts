import { renderHook } from '@testing-library/react'
import { MediaFailure, type MediaFailureReason } from '@xhkt/kit/media/attach-media'
import { useFreshAddress } from './use-fresh-address.ts'

let now = 0
const ask = jest.fn()

beforeEach(() => {
  now = 1000
  ask.mockClear()
  jest.spyOn(performance, 'now').mockImplementation(() => now)
})

function start(reason: MediaFailureReason | null) {
  const view = renderHook(({ failure }) => useFreshAddress(failure, ask), { initialProps: { failure: reason && new MediaFailure(reason) } })
  return { ...view, fail: (next: MediaFailureReason | null) => view.rerender({ failure: next && new MediaFailure(next) }) }
}

test('an address that is not valid any more is asked for once', () => {
  const { result, rerender, fail } = start(null)
  expect(result.current).toBe(false)
  const failure = new MediaFailure('stale-address')
  rerender({ failure })
  rerender({ failure })
  expect(result.current).toBe(true)
  expect(ask).toHaveBeenCalledTimes(1)
  fail(null)
  expect(result.current).toBe(false)
})

test('a new address that fails at once is left to the learner, and one that lasted is replaced again', () => {
  const { result, fail } = start('stale-address')
  now += 59_000
  fail('stale-address')
  expect(result.current).toBe(false)
  expect(ask).toHaveBeenCalledTimes(1)
  now += 2_000
  fail('stale-address')
  expect(result.current).toBe(true)
  expect(ask).toHaveBeenCalledTimes(2)
})

test.each(['network', 'media', 'codec', 'unsupported'] as const)('for %s no address is asked for', (reason) => {
  expect(start(reason).result.current).toBe(false)
  expect(ask).not.toHaveBeenCalled()
})
