import { act } from '@testing-library/react'
import { openFakeChat } from '../testing/fake-chat.ts'
import { sampleMessage, sampleRoom } from '../testing/sample-room.ts'

beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))

describe('a message of one\'s own [live-chat#writing]', () => {
  it('is shown at once, and not sent when it is empty, too long or too early', async () => {
    const { port, chat, texts } = openFakeChat()
    port.state({ is: 'connected' })
    expect(chat.send('  \n ')).toBe('empty')
    expect(chat.send('学'.repeat(4_097))).toBe('tooLong')
    expect(chat.send('学'.repeat(4_096))).toBeNull()
    expect(chat.send('再来')).toBe('tooOften')
    await pass(1_000)
    expect(chat.send('再来')).toBeNull()
    expect(texts()).toHaveLength(2)
    expect(port.sent).toHaveLength(2)
  })

  it('that is refused and taken back is quoted with what it answers', async () => {
    const { port, chat, texts } = openFakeChat(sampleRoom({ messages: [sampleMessage(1, '怎么求导')] }))
    port.state({ is: 'connected' })
    chat.send('看例三', 1)
    await act(async () => port.refuse(80001))
    chat.remove('own1')
    expect(texts()).toEqual(['怎么求导'])
    expect(chat.getSnapshot().quoted?.sequence).toBe(1)
  })

  it('is sent a second after the last one also when the clock was set back', async () => {
    const { chat } = openFakeChat()
    expect(chat.send('在吗')).toBeNull()
    jest.setSystemTime(Date.now() - 3_600_000)
    await pass(1_000)
    expect(chat.send('再来')).toBeNull()
  })

  it('that failed is sent again as the same one', async () => {
    const { port, chat } = openFakeChat()
    port.state({ is: 'connected' })
    chat.send('在吗')
    port.refuse(2801)
    await pass(1_000)
    expect(chat.getSnapshot().items[0]).toMatchObject({ delivery: 'failed', code: 2801 })
    chat.resend('own1')
    port.deliver(8)
    await pass(0)
    expect(port.resent).toEqual([{ key: 'own1', text: '在吗' }])
    expect(chat.getSnapshot().items).toMatchObject([{ key: 'own1', delivery: 'delivered', message: { sequence: 8 } }])
  })

  it('waits for the connection, and leaves by itself: in order, one in a second', async () => {
    const { port, chat, texts } = openFakeChat()
    chat.send('一')
    await pass(1_000)
    chat.send('二')
    await pass(10_000)
    expect(port.sent).toEqual([])
    expect(chat.getSnapshot().items.map(({ delivery }) => delivery)).toEqual(['sending', 'sending'])
    port.state({ is: 'connected' })
    await pass(0)
    expect(port.resent.map(({ text }) => text)).toEqual(['一'])
    await pass(1_000)
    expect(port.resent.map(({ text }) => text)).toEqual(['一', '二'])
    port.deliver(1)
    port.deliver(2)
    await pass(0)
    expect(chat.getSnapshot().items.map(({ delivery }) => delivery)).toEqual(['delivered', 'delivered'])
    expect(texts()).toEqual(['一', '二'])
  })

  it.each([2800, 2801, 2805, 2999])('that was lost with the connection (%i) is sent again before later ones', async (code) => {
    const { port, chat } = openFakeChat()
    port.state({ is: 'connected' })
    await pass(0)
    chat.send('一')
    port.state({ is: 'reconnecting' })
    await pass(1_000)
    chat.send('二')
    port.refuse(code)
    await pass(0)
    expect(chat.getSnapshot().items.map(({ delivery }) => delivery)).toEqual(['sending', 'sending'])
    port.state({ is: 'connected' })
    await pass(1_000)
    expect(port.resent).toEqual([{ key: 'own1', text: '一' }, { key: 'own2', text: '二' }])
  })

  it('keeps its place before a later one that was lost with it', async () => {
    const { port, chat } = openFakeChat()
    port.state({ is: 'connected' })
    await pass(0)
    chat.send('一')
    await pass(1_000)
    chat.send('二')
    port.state({ is: 'reconnecting' })
    port.refuse(2800)
    port.refuse(2800)
    await pass(0)
    port.state({ is: 'connected' })
    await pass(2_000)
    expect(port.resent.map(({ text }) => text)).toEqual(['一', '二'])
  })

  it('leaves once in a second also when the connection comes and goes', async () => {
    const { port, chat } = openFakeChat()
    for (const text of ['一', '二', '三']) {
      chat.send(text)
      await pass(1_000)
    }
    for (const is of ['connected', 'reconnecting', 'connected', 'reconnecting', 'connected'] as const) port.state({ is })
    await pass(900)
    expect(port.resent.map(({ text }) => text)).toEqual(['一'])
    await pass(3_000)
    expect(port.resent.map(({ text }) => text)).toEqual(['一', '二', '三'])
  })

  it('can be written while others leave, and follows them', async () => {
    const { port, chat } = openFakeChat()
    chat.send('一')
    await pass(1_000)
    chat.send('二')
    await pass(1_000)
    port.state({ is: 'connected' })
    await pass(0)
    expect(chat.send('三')).toBeNull()
    await pass(2_000)
    expect([port.sent, port.resent.map(({ text }) => text)]).toEqual([[], ['一', '二', '三']])
  })

  it('that is lost again and again gets a button', async () => {
    const { port, chat } = openFakeChat()
    port.state({ is: 'connected' })
    await pass(0)
    chat.send('在吗')
    for (let lost = 0; lost < 4; lost += 1) {
      port.refuse(2800)
      await pass(5_000)
    }
    expect(port.resent).toHaveLength(3)
    expect(chat.getSnapshot().items[0]).toMatchObject({ delivery: 'failed', code: 2800 })
  })

  it('that waits is not sent to a lesson that has ended', async () => {
    const { port, chat } = openFakeChat(sampleRoom(), [{ stage: 4 }])
    chat.send('在吗')
    port.state({ is: 'connected' })
    await pass(1_000)
    expect(port.resent).toEqual([])
    expect(chat.getSnapshot().items.find(({ key }) => key === 'own1')).toMatchObject({ delivery: 'failed' })
  })

  it('leaves nothing behind when it is lost after the learner has left', async () => {
    const { port, chat } = openFakeChat()
    port.state({ is: 'connected' })
    await pass(0)
    chat.send('在吗')
    chat.stop()
    port.refuse(2800)
    await pass(20_000)
    expect(port.resent).toEqual([])
    expect(jest.getTimerCount()).toBe(0)
  })

  it('that looked lost but arrived does not leave twice', async () => {
    const arrived = { ...sampleMessage(5), text: '一', user: { ...sampleMessage(5).user, user_id: sampleRoom().userInfo.userId } }
    const { port, chat } = openFakeChat(sampleRoom(), [{}, { messages: [arrived] }])
    port.state({ is: 'connected' })
    await pass(0)
    chat.send('一')
    port.state({ is: 'reconnecting' })
    port.refuse(2801)
    await pass(0)
    port.state({ is: 'connected' })
    await pass(2_000)
    expect(port.resent).toEqual([])
    expect(chat.getSnapshot().items).toMatchObject([{ delivery: 'delivered', message: { sequence: 5 } }])
  })

  it('that is lost before the page notices the lost connection is sent again after 5 s', async () => {
    const { port, chat } = openFakeChat()
    port.state({ is: 'connected' })
    await pass(0)
    chat.send('在吗')
    port.refuse(2800)
    await pass(4_000)
    expect(port.resent).toEqual([])
    await pass(1_000)
    expect(port.resent).toEqual([{ key: 'own1', text: '在吗' }])
  })

  it('that is refused has a button, and so has one that waits when the chat ends for good', async () => {
    const { port, chat } = openFakeChat()
    chat.send('广告')
    port.state({ is: 'connected' })
    await pass(0)
    port.refuse(80_001)
    await pass(1_000)
    expect(chat.getSnapshot().items[0]).toMatchObject({ delivery: 'failed', code: 80_001 })
    port.state({ is: 'reconnecting' })
    chat.send('在吗')
    port.state({ is: 'ended', why: 'multipleDevice' })
    expect(chat.getSnapshot().items[1]).toMatchObject({ delivery: 'failed', code: 2999 })
  })
})
