import { act, render, screen } from '@testing-library/react'
import { BeijingTimeNotice } from './beijing-time-notice.tsx'

/** The browser's offset as `Date` tells it: minutes behind UTC. */
const browserIs = (minutes: number) => jest.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(minutes)
afterEach(() => {
  jest.restoreAllMocks()
  jest.useRealTimers()
})

test.each([
  ['Shanghai', -480, false],
  ['Singapore, which has the same time', -480, false],
  ['Tokyo', -540, true],
  ['London', 0, true],
  ['New York in summer', 240, true],
])('in %s: the notice is shown only where the local time is not that of Beijing [personal#timetables]', (_, minutes, isShown) => {
  browserIs(minutes)
  render(<BeijingTimeNotice />)
  expect(screen.queryByText('时间均为北京时间') !== null).toBe(isShown)
})

test('the notice follows daylight saving time: the offset is that of the moment', () => {
  const change = Date.parse('2026-11-23T12:01:00Z')
  jest.useFakeTimers({ now: change - 60_000 })
  jest.spyOn(Date.prototype, 'getTimezoneOffset').mockImplementation(function offset(this: Date) {
    return this.getTime() < change ? -480 : -540
  })
  render(<BeijingTimeNotice />)
  expect(screen.queryByText('时间均为北京时间')).toBeNull()
  act(() => jest.advanceTimersByTime(61_000))
  expect(screen.getByText('时间均为北京时间')).toBeVisible()
})
