import { act, render, screen } from '@testing-library/react'
import { config } from '@xhkt/platform/config'
import { useAuth } from '@xhkt/platform/auth'
import { Watermark } from './watermark.tsx'

const user = { user_id: '1', nickname: '', avatar: '', phone: '13800000001' }
const text = () => screen.queryByText('138****0001')
const markPosition = () => {
  const { left, top } = text()!.style
  return [parseFloat(left), parseFloat(top)] as const
}

beforeEach(() => {
  jest.useFakeTimers()
  config.watermark = true
})
afterEach(() => {
  act(() => useAuth.setState({ token: null, user: null }))
  jest.restoreAllMocks()
  jest.useRealTimers()
})

function open() {
  useAuth.setState({ user })
  return render(<Watermark />)
}

test('the masked phone is over the picture, out of the reach of screen readers', () => {
  open()
  expect(text()?.closest('[aria-hidden=true]')).toBeInTheDocument()
})

test('it moves to another position every 20 to 40 s [courses#watermark]', () => {
  const random = jest.spyOn(Math, 'random').mockReturnValue(0)
  open()
  expect(markPosition()).toEqual([0, 0])
  act(() => jest.advanceTimersByTime(19_999))
  expect(markPosition()).toEqual([0, 0])
  // A random place that equals the current one is moved by half the width. The highest value gives the longest stay.
  random.mockReturnValueOnce(0).mockReturnValueOnce(0).mockReturnValue(1)
  act(() => jest.advanceTimersByTime(1))
  expect(markPosition()).toEqual([50, 0])
  act(() => jest.advanceTimersByTime(39_999))
  expect(markPosition()).toEqual([50, 0])
  act(() => jest.advanceTimersByTime(1))
  expect(markPosition()).toEqual([100, 100])
})

test('it is within the picture in each browser: older ones know no property `translate`', () => {
  jest.spyOn(Math, 'random').mockReturnValue(1)
  open()
  expect(text()!.style.transform).toBe('translate(-100%, -100%)')
})

test('a visitor has none, and a login brings it', () => {
  render(<Watermark />)
  expect(text()).toBeNull()
  act(() => useAuth.setState({ user }))
  expect(text()).toBeInTheDocument()
})

test('a deployment can switch it off', () => {
  config.watermark = false
  open()
  expect(text()).toBeNull()
})

test('leaves no timer', () => {
  open().unmount()
  expect(jest.getTimerCount()).toBe(0)
})
