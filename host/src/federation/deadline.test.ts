import { DeadlineError, withDeadline } from './deadline.ts'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const never = new Promise<string>(() => undefined)

describe('withDeadline', () => {
  it('gives what is there in time', async () => {
    const onExpire = jest.fn()
    await expect(withDeadline(Promise.resolve('page'), 1000, onExpire)).resolves.toBe('page')
    jest.runAllTimers()
    expect(onExpire).not.toHaveBeenCalled()
  })

  it('passes a failure on as it is', async () => {
    await expect(withDeadline(Promise.reject(new Error('gone')), 1000, jest.fn())).rejects.toThrow('gone')
  })

  it('gives up what hangs, and tells whoever can break the load off', async () => {
    const onExpire = jest.fn()
    const late = expect(withDeadline(never, 1000, onExpire)).rejects.toBeInstanceOf(DeadlineError)
    jest.advanceTimersByTime(999)
    expect(onExpire).not.toHaveBeenCalled()
    jest.advanceTimersByTime(1)
    await late
    expect(onExpire).toHaveBeenCalledTimes(1)
  })
})
