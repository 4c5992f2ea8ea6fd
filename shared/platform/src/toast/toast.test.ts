import { toast, useToasts } from './toast.ts'

const toasts = () => useToasts.getState().toasts.map(({ kind, text }) => `${kind}: ${text}`)

describe('toasts (section 8: error toasts for 5 seconds)', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => {
    jest.runAllTimers()
    jest.useRealTimers()
  })

  test.each([
    ['error', 5000],
    ['success', 3000],
    ['info', 3000],
  ] as const)('%s stays %i ms', (kind, stays) => {
    toast[kind]('好')
    jest.advanceTimersByTime(stays - 1)
    expect(toasts()).toEqual([`${kind}: 好`])
    jest.advanceTimersByTime(1)
    expect(toasts()).toEqual([])
  })

  test('several stand in the order they came', () => {
    toast.error('一')
    toast.success('二')
    expect(toasts()).toEqual(['error: 一', 'success: 二'])
  })

  test('a text that is shown is not doubled, and stays its time from the last', () => {
    toast.error('网络异常')
    jest.advanceTimersByTime(4000)
    toast.error('网络异常')
    expect(toasts()).toEqual(['error: 网络异常'])
    jest.advanceTimersByTime(4999)
    expect(toasts()).toEqual(['error: 网络异常'])
    jest.advanceTimersByTime(1)
    expect(toasts()).toEqual([])
  })

  test('one that is closed is gone, and comes again when told again', () => {
    toast.error('网络异常')
    toast.close(useToasts.getState().toasts[0]!.id)
    expect(toasts()).toEqual([])
    toast.error('网络异常')
    jest.advanceTimersByTime(4999)
    expect(toasts()).toEqual(['error: 网络异常'])
  })
})
