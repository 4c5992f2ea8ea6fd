import { act, renderHook } from '@testing-library/react'
import { auth } from '@xhkt/platform/auth'
import { useFullScreen } from './use-full-screen.ts'

afterEach(() => auth.closeLogin())

test('full screen ends when the login dialog opens, which is outside of the frame', () => {
  const frame = document.createElement('div')
  const exit = jest.fn(() => Promise.resolve())
  Object.assign(document, { exitFullscreen: exit })
  Object.defineProperty(document, 'fullscreenElement', { configurable: true, get: () => frame })
  const { result } = renderHook(() => useFullScreen(frame))
  expect(result.current.isFull).toBe(true)
  expect(exit).not.toHaveBeenCalled()
  act(() => auth.openLogin())
  expect(exit).toHaveBeenCalledTimes(1)
})
