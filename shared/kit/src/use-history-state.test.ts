import { act, renderHook } from '@testing-library/react'
import { useHistoryState } from './use-history-state.ts'

afterEach(() => history.replaceState(null, ''))

test('a history entry that is shown again keeps its state; a new one starts fresh', () => {
  const hook = renderHook(() => useHistoryState('open 1', ['count'], [1]))
  act(() => hook.result.current[1]([1, 2]))
  hook.unmount()
  const left: unknown = history.state

  history.pushState({ key: 'next' }, '')
  expect(renderHook(() => useHistoryState('open 1', ['count'], [1])).result.current[0]).toEqual([1])

  history.replaceState(left, '')
  expect(renderHook(() => useHistoryState('open 1', ['count'], [1])).result.current[0]).toEqual([1, 2])
})

test('state of others in the history entry stays, and nothing is written before a change', () => {
  history.replaceState({ key: 'a', height: 900 }, '')
  const hook = renderHook(() => useHistoryState('tag', 'count', 0))
  expect(history.state).toEqual({ key: 'a', height: 900 })
  act(() => hook.result.current[1](3))
  act(() => hook.result.current[1](0))
  expect(history.state).toEqual({ key: 'a', height: 900, pageState: { tag: 0 } })
})

test.each([
  ['of another shape', { pageState: { tag: { id: 7 } } }],
  ['that is no object', { pageState: 'tag' }],
  ['that is no state of this app', 'tag'],
])('a state %s is not shown, and a change replaces it', (_, state) => {
  history.replaceState(state, '')
  const { result } = renderHook(() => useHistoryState('tag', 'count', 0))
  expect(result.current[0]).toBe(0)
  act(() => result.current[1](3))
  expect(history.state).toMatchObject({ pageState: { tag: 3 } })
})
