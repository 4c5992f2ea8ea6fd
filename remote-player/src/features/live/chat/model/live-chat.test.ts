import { act } from '@testing-library/react'
import { openFakeChat } from '../testing/fake-chat.ts'
import { sampleMessage, sampleRoom } from '../testing/sample-room.ts'

beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))

describe('live chat', () => {
  it('shows the messages of the answer, then live ones, each once', async () => {
    const { port, texts } = openFakeChat(sampleRoom({ messages: [sampleMessage(1), sampleMessage(2)] }))
    port.tell({ type: 'messages', messages: [sampleMessage(2), sampleMessage(3)] })
    await pass(200)
    expect(texts()).toEqual(['消息1', '消息2', '消息3'])
  })

  it('changes the page five times a second at most', async () => {
    const { port, chat } = openFakeChat()
    const changed = jest.fn()
    chat.subscribe(changed)
    for (let sequence = 1; sequence <= 40; sequence += 1) {
      port.tell({ type: 'messages', messages: [sampleMessage(sequence)] })
      await pass(25)
    }
    expect(changed.mock.calls.length).toBeLessThanOrEqual(5)
  })

  it('keeps 500 messages of a flood, and is not slow', async () => {
    const { port, texts } = openFakeChat()
    const flood = Array.from({ length: 50_000 }, (_, index) => sampleMessage(index + 1))
    const before = process.cpuUsage()
    port.tell({ type: 'messages', messages: flood })
    await pass(200)
    expect(process.cpuUsage(before).user / 1000).toBeLessThan(2_000)
    expect([texts().length, texts().at(-1)]).toEqual([500, '消息50000'])
  })

  it('sends the clean text that it shows, and nothing for control characters alone', () => {
    const { port, chat, texts } = openFakeChat()
    port.state({ is: 'connected' })
    expect(chat.send(' \u0000\u202E\n')).toBe('empty')
    expect(chat.send('好\u0000的\r\n二\u202E')).toBeNull()
    expect([texts(), port.sent.map(({ text }) => text)]).toEqual([['好的\n二'], ['好的\n二']])
  })

  it('reports an own message exactly once, when it is accepted, and never a refused one', async () => {
    const { port, chat } = openFakeChat()
    port.state({ is: 'connected' })
    const heard: string[] = []
    chat.onMessage(({ text }) => void heard.push(text))
    chat.send('广告')
    await pass(1_000)
    port.refuse(80_001)
    await pass(0)
    expect(heard).toEqual([])
    chat.send('听懂了')
    await pass(1_000)
    expect(heard).toEqual([])
    port.deliver(7)
    await pass(0)
    expect(heard).toEqual(['听懂了'])
  })

  it('fetches what was missed when the network is back, page by page', async () => {
    const missed = Array.from({ length: 50 }, (_, index) => sampleMessage(index + 2))
    const { port, asked, texts } = openFakeChat(sampleRoom({ messages: [sampleMessage(1)] }), [
      {},
      { messages: missed },
      { messages: [sampleMessage(52)] },
    ])
    port.state({ is: 'connected' })
    await pass(0)
    port.state({ is: 'reconnecting' })
    port.state({ is: 'connected' })
    await pass(0)
    expect(asked).toEqual([1, 1, 51])
    expect(texts()).toHaveLength(52)
  })

  it('keeps a question that comes before an older answer of our API', async () => {
    const question = { question_id: '1', text: '跟得上吗', options: ['跟得上', '太快了'] }
    const { port, chat, asked } = openFakeChat(sampleRoom(), [{ question: null }, { question: { ...question, chosen: -1, counts: [] } }])
    port.state({ is: 'connected' })
    port.tell({ type: 'custom', from: 'teacher', custom: { type: 'question', ...question } })
    await pass(0)
    expect(chat.getSnapshot().question).toMatchObject({ text: '跟得上吗', isClosed: false })
    expect(asked).toHaveLength(2)
  })

  it('asks our API every 10 s while it is not connected', async () => {
    const { port, asked } = openFakeChat()
    port.state({ is: 'reconnecting' })
    await pass(20_000)
    expect(asked).toHaveLength(2)
    port.state({ is: 'connected' })
    await pass(60_000)
    expect(asked).toHaveLength(3)
  })

  it('counts the people when it is connected and every 10 s, never twice within 5 s [live-chat#reading]', async () => {
    const { port } = openFakeChat()
    for (let drop = 0; drop < 4; drop += 1) {
      port.state({ is: 'connected' })
      await pass(1_000)
      port.state({ is: 'reconnecting' })
    }
    expect(port.countings).toBe(1)
    await pass(1_000)
    port.state({ is: 'connected' })
    expect(port.countings).toBe(2)
    await pass(10_000)
    expect(port.countings).toBe(3)
  })

  it('counts the people 5 s after the last time when somebody new writes, and when a hidden page is seen again', async () => {
    const { port } = openFakeChat()
    const hidden = jest.spyOn(document, 'hidden', 'get')
    port.state({ is: 'connected' })
    await pass(1_000)
    port.tell({ type: 'messages', messages: [sampleMessage(1), sampleMessage(2)] })
    await pass(3_999)
    expect(port.countings).toBe(1)
    await pass(1)
    expect(port.countings).toBe(2)
    port.tell({ type: 'messages', messages: [sampleMessage(3)] })
    await pass(9_999)
    expect(port.countings).toBe(2)
    hidden.mockReturnValue(true)
    await pass(60_000)
    expect(port.countings).toBe(2)
    hidden.mockReturnValue(false)
    document.dispatchEvent(new Event('visibilitychange'))
    expect(port.countings).toBe(3)
    hidden.mockRestore()
  })

  it('knows from the answer of the room, and from updates, that the hand is raised', async () => {
    const { port, chat } = openFakeChat(sampleRoom({ is_hand_raised: true }), [{}, { is_hand_raised: false }])
    const isRaised = () => chat.getSnapshot().isHandRaised
    port.state({ is: 'connected' })
    await pass(0)
    expect(isRaised()).toBe(true)
    await chat.refresh()
    expect(isRaised()).toBe(false)
  })

  it('joins again after a failure, each time later', async () => {
    const { port } = openFakeChat()
    port.state({ is: 'ended', why: 'failed', code: 2801 })
    await pass(5_000)
    expect(port.joined).toBe(2)
    port.state({ is: 'ended', why: 'failed', code: 2801 })
    await pass(9_000)
    expect(port.joined).toBe(2)
    await pass(1_000)
    expect(port.joined).toBe(3)
  })

  it('does not join again by itself after being kicked out', async () => {
    const { port } = openFakeChat()
    port.state({ is: 'ended', why: 'REST_API_Kick' })
    await pass(120_000)
    expect(port.joined).toBe(1)
  })

  it('has the stage, the notice and the muting that it received', () => {
    const { port, chat, texts } = openFakeChat()
    port.tell({ type: 'custom', custom: { type: 'stage', stage: 3 }, from: 't1' })
    port.tell({ type: 'custom', custom: { type: 'notice', text: '下课前有作业' }, from: 't1' })
    port.tell({ type: 'custom', custom: { type: 'mute_all', muted: true }, from: 't1' })
    expect(chat.getSnapshot()).toMatchObject({ stage: 3, notice: '下课前有作业', isMuted: true })
    expect(texts()).toEqual(['老师暂停了直播', '老师已开启全员禁言'])
    expect(chat.send('在吗')).toBe('muted')
  })

  it('says at once that the teacher mutes this learner, and when it is over [live-chat#writing]', async () => {
    const { port, chat, texts } = openFakeChat()
    port.tell({ type: 'mute', seconds: 600 })
    expect(texts()).toEqual(['老师已将您禁言 10 分钟'])
    expect(chat.send('在吗')).toBe('silenced')
    await pass(600_000)
    expect(texts()).toEqual(['老师已将您禁言 10 分钟', '您可以继续发言了'])
    expect(chat.send('在吗')).toBeNull()
    port.tell({ type: 'mute', seconds: 30 })
    port.tell({ type: 'mute', seconds: 0 })
    expect(texts().slice(-2)).toEqual(['您可以继续发言了', '在吗'])
    expect(chat.getSnapshot().isSilenced).toBe(false)
  })

  it('leaves nothing behind when it stops', async () => {
    const { port, chat, asked } = openFakeChat()
    port.state({ is: 'reconnecting' })
    chat.stop()
    await pass(60_000)
    expect(port.left).toBe(1)
    expect(asked).toEqual([])
    expect(jest.getTimerCount()).toBe(0)
  })
})
