import type { KeyboardEvent } from 'react'
import { act, renderHook } from '@testing-library/react'
import { useMessageFocus } from './use-message-focus.ts'

const onMove = jest.fn()
const none = { current: null }
const items = [{ key: 'a' }, { key: 'b' }]

/** A list that stands at `b`, while `c` has arrived. */
const scrolledBack = () =>
  renderHook(() => useMessageFocus({ items, newest: 'c', list: none, frame: none, onKey: () => undefined, onMove })).result

test.each([
  ['End', 'c', true],
  ['Home', 'a', false],
])('%s in a list that was scrolled back goes to message %s [live-chat#reading]', (key, focused, isLast) => {
  const result = scrolledBack()
  act(() => result.current.handlers.onKeyDown({ key, preventDefault: () => undefined } as KeyboardEvent))
  expect(result.current.focused).toBe(focused)
  expect(onMove).toHaveBeenLastCalledWith(isLast)
})
