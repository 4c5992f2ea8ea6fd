import { act, render, screen } from '@testing-library/react'
import { serverIsAhead } from '@xhkt/testing/server-time'
import { useNow, useNowSelector } from '@xhkt/platform/api'

const start = Date.UTC(2026, 10, 22, 4, 0, 0, 400)

function Clock({ name, step }: { name: string; step?: number }) {
  return <p aria-label={name}>{useNow(step) - Math.floor(start / 1000)}</p>
}

const shown = (name: string) => Number(screen.getByLabelText(name).textContent)
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms))

function hide(hidden: boolean): void {
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(hidden)
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
}

beforeEach(() => jest.useFakeTimers({ now: start }))
afterEach(() => jest.useRealTimers())

test('all users update together on full seconds, with one timer', () => {
  render(
    <>
      <Clock name="a" />
      <Clock name="b" />
    </>,
  )
  expect(jest.getTimerCount()).toBe(1)
  pass(599)
  expect(shown('a')).toBe(0)
  pass(1)
  expect([shown('a'), shown('b')]).toEqual([1, 1])
  pass(3_600_000)
  expect(shown('a')).toBe(3601)
})

test('a coarser step updates once per step', () => {
  render(<Clock name="minutes" step={60_000} />)
  pass(59_000)
  expect(shown('minutes')).toBe(0)
  pass(1_000)
  expect(shown('minutes')).toBe(60)
})

test('the timer ticks as often as the finest step needs', () => {
  const setTimer = jest.spyOn(globalThis, 'setTimeout')
  const { rerender } = render(<Clock name="minutes" step={60_000} />)
  pass(600_000)
  expect(setTimer).toHaveBeenCalledTimes(11)
  rerender(
    <>
      <Clock name="minutes" step={60_000} />
      <Clock name="seconds" />
    </>,
  )
  setTimer.mockClear()
  pass(10_000)
  expect(setTimer).toHaveBeenCalledTimes(10)
  expect(shown('seconds')).toBe(610)
})

test('useNowSelector renders only when its value changes', () => {
  const renders = jest.fn()
  function Passed() {
    const isOver = useNowSelector((now) => now >= start / 1000 + 90, 60_000)
    renders()
    return <p>{isOver ? '已结束' : '进行中'}</p>
  }
  render(<Passed />)
  pass(119_000)
  expect(screen.getByText('进行中')).toBeVisible()
  pass(1_000)
  expect(screen.getByText('已结束')).toBeVisible()
  expect(renders).toHaveBeenCalledTimes(2)
})

test('a corrected clock shows at once', () => {
  render(<Clock name="minutes" step={60_000} />)
  serverIsAhead(3600)
  expect(shown('minutes')).toBe(3600)
})

test('a hidden tab has no timer, and is correct at once when it is visible again', () => {
  render(<Clock name="a" />)
  hide(true)
  expect(jest.getTimerCount()).toBe(0)
  pass(90_000)
  expect(shown('a')).toBe(0)
  hide(false)
  expect(shown('a')).toBe(90)
  pass(1_000)
  expect(shown('a')).toBe(91)
})

test('the timer stops with the last user', () => {
  const { unmount } = render(<Clock name="a" />)
  unmount()
  expect(jest.getTimerCount()).toBe(0)
})

test('the time and its full seconds are the server\'s', () => {
  // The bounds of the offset are a second apart, and the clock takes their middle: half a second past the full second.
  serverIsAhead(3 * 3600)
  render(<Clock name="a" />)
  expect(shown('a')).toBe(3 * 3600)
  pass(499)
  expect(shown('a')).toBe(3 * 3600)
  pass(1)
  expect(shown('a')).toBe(3 * 3600 + 1)
})
