import { act, renderHook } from '@testing-library/react'
import { useKeptState } from './use-kept-state.ts'

afterEach(() => history.replaceState(null, ''))

test('a step of the history that is shown again has what it had, a new one starts fresh', () => {
  const there = renderHook(() => useKeptState('open 1', [1]))
  act(() => there.result.current[1]([1, 2]))
  there.unmount()
  const left: unknown = history.state

  history.pushState({ key: 'next' }, '')
  expect(renderHook(() => useKeptState('open 1', [1])).result.current[0]).toEqual([1])

  history.replaceState(left, '')
  expect(renderHook(() => useKeptState('open 1', [1])).result.current[0]).toEqual([1, 2])
})

test('what others note in the step stays there, and nothing is noted before anything has changed', () => {
  history.replaceState({ key: 'a', height: 900 }, '')
  const there = renderHook(() => useKeptState('tag', 0))
  expect(history.state).toEqual({ key: 'a', height: 900 })
  act(() => there.result.current[1](3))
  act(() => there.result.current[1](0))
  expect(history.state).toEqual({ key: 'a', height: 900, kept: { tag: 0 } })
})
