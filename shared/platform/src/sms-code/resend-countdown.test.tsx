import { act, render, screen } from '@testing-library/react'
import { useResendCountdown } from './resend-countdown.ts'

function Countdown() {
  const [left, start] = useResendCountdown()
  return <button onClick={start}>{left}</button>
}

const advance = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))
const shown = () => Number(screen.getByRole('button').textContent)
const start = () => act(() => screen.getByRole('button').click())

beforeEach(() => jest.useFakeTimers())
afterEach(() => {
  jest.useRealTimers()
  localStorage.clear()
})

test('the countdown counts from 60 to 0 in seconds [forms#sms-code]', async () => {
  render(<Countdown />)
  expect(shown()).toBe(0)
  start()
  expect(shown()).toBe(60)
  await advance(1000)
  expect(shown()).toBe(59)
  await advance(58_000)
  expect(shown()).toBe(1)
  await advance(1000)
  expect(shown()).toBe(0)
})

test('the countdown continues while the dialog is closed, and after a reload', async () => {
  const { unmount } = render(<Countdown />)
  start()
  unmount()
  await advance(20_000)
  render(<Countdown />)
  expect(shown()).toBe(40)
  await advance(40_000)
  expect(shown()).toBe(0)
})

test('a tab that slept shows the remaining seconds by the clock', async () => {
  render(<Countdown />)
  start()
  jest.setSystemTime(Date.now() + 45_000)
  await advance(1000)
  expect(shown()).toBe(14)
})

test('the countdown follows a code that another tab has sent', async () => {
  render(<Countdown />)
  const key = 'xhkt_code_resend_at'
  localStorage.setItem(key, String(Date.now() + 30_000))
  act(() => void dispatchEvent(new StorageEvent('storage', { key })))
  expect(shown()).toBe(30)
  await advance(30_000)
  expect(shown()).toBe(0)
})

test.each(['"soon"', '{', '99999999999999', '-5'])('an invalid stored value %s starts no countdown', (text) => {
  localStorage.setItem('xhkt_code_resend_at', text)
  render(<Countdown />)
  expect(shown()).toBe(0)
})
