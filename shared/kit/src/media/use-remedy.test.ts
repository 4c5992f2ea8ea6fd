import { renderHook } from '@testing-library/react'
import { MediaFailure, type MediaFailureReason } from './attach-media.ts'
import { useRemedy } from './use-remedy.ts'

let now = 0
const apply = jest.fn()

beforeEach(() => {
  now = 1000
  apply.mockClear()
  jest.spyOn(performance, 'now').mockImplementation(() => now)
})

interface Given {
  failure: MediaFailure | null
  line?: number
  lineCount?: number
  at?: number
}

function start(given: Given) {
  const view = renderHook(
    ({ failure, line = 0, lineCount = 1, at = 8 }: Given) => useRemedy(failure, { line, lineCount, position: () => at, apply }),
    { initialProps: given },
  )
  const fail = (reason: MediaFailureReason | null, more: Partial<Given> = {}) =>
    view.rerender({ ...given, failure: reason && new MediaFailure(reason), ...more })
  return { ...view, fail }
}

const applied = () => apply.mock.calls.map(([remedy]: [object]) => Object.values(remedy).join(' '))

test('an address that is not valid any more is requested again once', () => {
  const { result, rerender, fail } = start({ failure: null })
  expect(result.current).toBe(false)
  const failure = new MediaFailure('stale-address')
  rerender({ failure })
  rerender({ failure })
  expect(result.current).toBe(true)
  expect(applied()).toEqual(['address'])
  fail(null)
  expect(result.current).toBe(false)
})

test('a new address that fails at once is left to the learner, and one that lasted is replaced again', () => {
  const { result, fail } = start({ failure: new MediaFailure('stale-address') })
  now += 59_000
  fail('stale-address')
  expect([result.current, apply.mock.calls.length]).toEqual([false, 1])
  now += 2_000
  fail('stale-address')
  expect([result.current, apply.mock.calls.length]).toEqual([true, 2])
})

test('a new address that is refused too leaves the other lines', () => {
  const { fail } = start({ failure: new MediaFailure('stale-address'), lineCount: 2 })
  fail('stale-address', { lineCount: 2 })
  expect(applied()).toEqual(['address', 'line 1'])
})

test('a part that is gone: the other lines in turn, then a new address, then it is skipped', () => {
  const { fail } = start({ failure: new MediaFailure('gone'), line: 1, lineCount: 3 })
  fail('gone', { line: 2 })
  fail('gone', { line: 0 })
  fail('gone', { line: 0 })
  expect(applied()).toEqual(['line 2', 'line 0', 'address', 'skip'])
})

test('the player skips one gap of a lesson, but no second gap within a minute of it', () => {
  const { result, fail } = start({ failure: new MediaFailure('gone') })
  fail('gone')
  fail('gone', { at: 38 })
  expect([applied(), result.current]).toEqual([['address', 'skip'], false])
  fail('gone', { at: 68 })
  expect([applied(), result.current]).toEqual([['address', 'skip', 'skip'], true])
})

test('a line that failed is tried again in another part of the lesson', () => {
  const { fail } = start({ failure: new MediaFailure('gone'), lineCount: 2 })
  fail('gone', { line: 1, at: 100 })
  expect(applied()).toEqual(['line 1', 'line 0'])
})

test.each(['codec', 'server'] as const)('for %s each other line is tried, then the learner decides', (reason) => {
  const { result, fail } = start({ failure: new MediaFailure(reason), lineCount: 2 })
  fail(reason, { line: 1 })
  expect([applied(), result.current]).toEqual([['line 1'], false])
})

test.each(['network', 'media', 'unsupported'] as const)('for %s nothing is tried', (reason) => {
  expect(start({ failure: new MediaFailure(reason), lineCount: 2 }).result.current).toBe(false)
  expect(apply).not.toHaveBeenCalled()
})
