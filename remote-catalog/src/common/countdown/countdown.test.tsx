import { act, render, screen } from '@testing-library/react'
import { serverIsAhead } from '@xhkt/testing/server-time'
import { Countdown } from './countdown.tsx'

const now = Date.UTC(2026, 10, 22, 15, 59, 30)
const inSeconds = (seconds: number) => now / 1000 + seconds
const pass = (seconds: number) => act(() => jest.advanceTimersByTime(seconds * 1000))

beforeEach(() => jest.useFakeTimers({ now }))
afterEach(() => jest.useRealTimers())

test('counts down over midnight, and tells a screen reader whole minutes, on request', () => {
  render(<Countdown until={inSeconds(86_400 + 60)} label="距结束" />)
  const timer = screen.getByRole('timer')
  expect(timer).toHaveTextContent('距结束1天 00:01:00')
  expect(timer).toHaveAttribute('aria-live', 'off')
  expect(timer).toHaveAccessibleName('距结束1天1分钟')
  pass(61)
  expect(timer).toHaveTextContent('距结束23:59:59')
})

test('calls onEnd once at zero', () => {
  const ended = jest.fn()
  render(<Countdown until={inSeconds(2)} onEnd={ended} />)
  pass(1)
  expect(ended).not.toHaveBeenCalled()
  pass(1)
  expect(ended).toHaveBeenCalledTimes(1)
  pass(60)
  expect(ended).toHaveBeenCalledTimes(1)
  expect(screen.getByRole('timer')).toHaveTextContent('00:00:00')
})

test('counts down again when the moment is postponed', () => {
  const ended = jest.fn()
  const { rerender } = render(<Countdown until={inSeconds(1)} onEnd={ended} />)
  pass(1)
  rerender(<Countdown until={inSeconds(10)} onEnd={ended} />)
  expect(screen.getByRole('timer')).toHaveTextContent('00:00:09')
  pass(9)
  expect(ended).toHaveBeenCalledTimes(2)
})

test('ends when a tab wakes after the moment', () => {
  const ended = jest.fn()
  render(<Countdown until={inSeconds(30)} onEnd={ended} />)
  const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  pass(3600)
  expect(ended).not.toHaveBeenCalled()
  hidden.mockReturnValue(false)
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  expect(ended).toHaveBeenCalledTimes(1)
})

// The moment is the server's: the time left is the same on every machine.
test.each([-3 * 3600, -90, 90, 3 * 3600])('ends on time with a server that is %i s ahead of the machine', (ahead) => {
  serverIsAhead(ahead)
  const ended = jest.fn()
  render(<Countdown until={inSeconds(ahead + 60)} onEnd={ended} />)
  expect(screen.getByRole('timer')).toHaveTextContent(/^00:(00:59|01:00)$/)
  pass(30)
  expect(screen.getByRole('timer')).toHaveTextContent(/^00:00:(29|30)$/)
  pass(28)
  expect(ended).not.toHaveBeenCalled()
  pass(2)
  expect(ended).toHaveBeenCalledTimes(1)
})

test('corrects itself when an answer carries the server\'s time', () => {
  render(<Countdown until={inSeconds(60 - 3600)} />)
  expect(screen.getByRole('timer')).toHaveTextContent('00:00:00')
  serverIsAhead(-3600)
  pass(1)
  expect(screen.getByRole('timer')).toHaveTextContent(/^00:00:5[89]$/)
})
