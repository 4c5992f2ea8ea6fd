import type { LiveUpdates } from '@xhkt/contract'
import type { ChatEvent } from '../model/chat-port.ts'
import { PollingChat } from './polling-chat.ts'

const updates: LiveUpdates = { stage: 2, online: 8, notice: '', is_muted: false, messages: [], latest_sequence: 0 }

beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

function open(fetch: () => Promise<LiveUpdates>) {
  const events: ChatEvent[] = []
  const chat = new PollingChat((event) => void events.push(event), fetch)
  void chat.join()
  return { chat, events }
}

describe('a visitor\'s chat', () => {
  it('asks every 3 s, one request at a time', async () => {
    const fetch = jest.fn(() => Promise.resolve(updates))
    const { chat, events } = open(fetch)
    await jest.advanceTimersByTimeAsync(9_000)
    expect(fetch).toHaveBeenCalledTimes(3)
    expect(events.filter(({ type }) => type === 'updates')).toHaveLength(3)
    expect(await chat.online()).toBe(8)
  })

  it('says after two lost answers that the network is gone, and after one more that it is back', async () => {
    const answers = [0, 1, 1, 0]
    const { events } = open(() => (answers.shift() ? Promise.reject(new Error('offline')) : Promise.resolve(updates)))
    await jest.advanceTimersByTimeAsync(12_000)
    expect(events.flatMap((event) => (event.type === 'state' ? [event.state.is] : []))).toEqual(['connected', 'reconnecting', 'connected'])
  })

  it('drops an answer that is older than one that has arrived', async () => {
    let answerFirst: (answer: LiveUpdates) => void = () => undefined
    const first = new Promise<LiveUpdates>((resolve) => (answerFirst = resolve))
    const answers = [first, Promise.resolve({ ...updates, stage: 3 as const })]
    const { events } = open(() => answers.shift()!)
    await jest.advanceTimersByTimeAsync(3_000)
    // The tab was hidden while the first answer was under way.
    document.dispatchEvent(new Event('visibilitychange'))
    await jest.advanceTimersByTimeAsync(0)
    answerFirst(updates)
    await jest.advanceTimersByTimeAsync(0)
    expect(events.flatMap((event) => (event.type === 'updates' ? [event.updates.stage] : []))).toEqual([3])
  })

  it('stops when it is left', async () => {
    const fetch = jest.fn(() => Promise.resolve(updates))
    const { chat } = open(fetch)
    await chat.leave()
    await jest.advanceTimersByTimeAsync(9_000)
    expect(fetch).not.toHaveBeenCalled()
    expect(jest.getTimerCount()).toBe(0)
  })

  it('may not write', async () => {
    const { chat } = open(() => Promise.resolve(updates))
    await expect(chat.send()).rejects.toMatchObject({ code: 10007 })
  })
})
