/** @jest-environment node */
import { toast, useToasts } from './toast.ts'

const toasts = () => useToasts.getState().toasts.map(({ kind, text }) => `${kind}: ${text}`)

describe('toasts: error toasts for 5 seconds [api#error-messages]', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => {
    jest.runAllTimers()
    jest.useRealTimers()
  })

  test.each([
    ['error', 5000],
    ['success', 3000],
    ['info', 3000],
  ] as const)('%s stays %i ms', (kind, duration) => {
    toast[kind]('好')
    jest.advanceTimersByTime(duration - 1)
    expect(toasts()).toEqual([`${kind}: 好`])
    jest.advanceTimersByTime(1)
    expect(toasts()).toEqual([])
  })

  test('several toasts are in the order in which they were shown', () => {
    toast.error('一')
    toast.success('二')
    expect(toasts()).toEqual(['error: 一', 'success: 二'])
  })

  test('the same text is shown once, and its time starts again', () => {
    toast.error('网络异常')
    jest.advanceTimersByTime(4000)
    toast.error('网络异常')
    expect(toasts()).toEqual(['error: 网络异常'])
    jest.advanceTimersByTime(4999)
    expect(toasts()).toEqual(['error: 网络异常'])
    jest.advanceTimersByTime(1)
    expect(toasts()).toEqual([])
  })

  test('a closed toast is removed, and can be shown again', () => {
    toast.error('网络异常')
    toast.close(useToasts.getState().toasts[0]!.id)
    expect(toasts()).toEqual([])
    toast.error('网络异常')
    jest.advanceTimersByTime(4999)
    expect(toasts()).toEqual(['error: 网络异常'])
  })
})
