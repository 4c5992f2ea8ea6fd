import type { ChatEvent } from '../model/chat-port.ts'
import { FakeSdk } from '../testing/fake-sdk.ts'
import { sampleRoom } from '../testing/sample-room.ts'
import { serverAddress } from './sdk-connection.ts'
import { TencentChat } from './tencent-chat.ts'

const text = (words: string, sequence: number, from = 'u2') => ({
  ...{ type: 'TIMTextElem', to: 'room1', from, nick: '小红', avatar: '', time: 5, sequence, random: 1 },
  payload: { text: words },
})
const custom = (data: object) => ({ ...text('', 0, 't1'), type: 'TIMCustomElem', payload: { data: JSON.stringify(data) } })
const notice = (operationType: number, more = {}) => ({ ...text('', 0), type: 'TIMGroupSystemNoticeElem', payload: { operationType, ...more } })
const tip = (newGroupProfile: object) => ({ ...text('', 0), type: 'TIMGroupTipElem', payload: { operationType: 6, newGroupProfile } })

const muteTip = (userID: string) => ({ ...text('', 0), type: 'TIMGroupTipElem', payload: { operationType: 7, memberList: [{ userID, muteTime: 60 }] } })

// The vendor has one object for each app.
let apps = 0

function open(change: Parameters<typeof sampleRoom>[0] = {}) {
  apps += 1
  const sdk = new FakeSdk()
  const events: ChatEvent[] = []
  const sign = jest.fn(() => Promise.resolve('fresh'))
  const source = { createSdk: () => sdk, sign }
  const chat = new TencentChat(sampleRoom({ sdkAppId: apps, ...change }), (event) => void events.push(event), source)
  const states = () => events.flatMap((event) => (event.type === 'state' ? [event.state] : []))
  return { sdk, chat, events, states, sign }
}

describe('the vendor\'s chat', () => {
  it('logs in, shows the picture as the API answers it, joins the room and says so', async () => {
    const { sdk, chat, states } = open({ userInfo: { userId: 'u1', userName: '小明', userAvatar: '/a.webp' } })
    await chat.join()
    expect(sdk.calls).toEqual(['login sig', 'profile 小明 /a.webp', 'join room1 AVChatRoom'])
    expect(states()).toEqual([{ is: 'connecting' }, { is: 'connected' }])
  })

  it('reads texts, custom messages, tips and notices [live#custom-messages]', async () => {
    const { sdk, chat, events } = open()
    await chat.join()
    events.length = 0
    sdk.fire('onMessageReceived', [
      text('你好', 4, 't1'),
      custom({ type: 'stage', stage: 3 }),
      custom({ type: 'of a newer release' }),
      { ...custom({ type: 'stage', stage: 4 }), from: 'u2' },
      tip({ notification: '公告' }),
      ...['u1', 'u2'].map(muteTip),
      notice(255, { userDefinedField: '{"type":"mute_all","muted":true}' }),
    ])
    expect(events).toMatchObject([
      { type: 'messages', messages: [{ text: '你好', sequence: 4, user: { user_id: 't1', role: 'teacher', name: '小红' } }] },
      { type: 'custom', custom: { type: 'stage', stage: 3 }, from: 't1' },
      { type: 'custom', custom: { type: 'notice', text: '公告' } },
      { type: 'custom', custom: { type: 'mute_all', muted: true } },
      { type: 'mute', seconds: 60 },
    ])
  })

  it('renews an expired signature at the login without an error', async () => {
    const { sdk, chat, states, sign } = open()
    sdk.failures.login = [70001]
    await chat.join()
    expect(sdk.calls.slice(0, 2)).toEqual(['login sig', 'login fresh'])
    expect(sign).toHaveBeenCalledTimes(1)
    expect(states().at(-1)).toEqual({ is: 'connected' })
  })

  it('renews a signature that expires in the room, and joins again', async () => {
    const { sdk, chat, states } = open()
    await chat.join()
    sdk.fire('kickedOut', { type: 'userSigExpired' })
    await chat.join()
    expect(sdk.calls.slice(3)).toEqual(['login fresh', 'profile 小明', 'join room1 AVChatRoom'])
    expect(states().at(-1)).toEqual({ is: 'connected' })
  })

  it('sends a message again after its signature was renewed', async () => {
    const { sdk, chat } = open()
    await chat.join()
    sdk.failures.send = [70001]
    await expect(chat.send({ key: 'own1', text: '在吗' })).resolves.toEqual({ sequence: 1 })
    expect(sdk.calls.filter((call) => /send|login/.test(call))).toEqual(['login sig', 'send 在吗', 'login fresh', 'resend 在吗'])
  })

  it('gives up a signature that is refused again and again', async () => {
    const { sdk, chat, states } = open()
    sdk.failures.login = [70001, 70001]
    await chat.join()
    expect(states().at(-1)).toEqual({ is: 'ended', why: 'failed', code: 70001 })
  })

  it('says that it connects again while it tries once more after a failure', async () => {
    const { sdk, chat, states } = open()
    sdk.failures.login = [2801]
    await chat.join()
    await chat.join()
    expect(states().map(({ is }) => is)).toEqual(['connecting', 'ended', 'reconnecting', 'connected'])
  })

  it.each(['multipleAccount', 'multipleDevice', 'REST_API_Kick'])('tells that it was kicked out by %s, and can join again', async (type) => {
    const { sdk, chat, states } = open()
    await chat.join()
    sdk.fire('kickedOut', { type })
    expect(states().at(-1)).toEqual({ is: 'ended', why: type })
    sdk.fire('netStateChange', { state: 'connected' })
    expect(states().at(-1)).toEqual({ is: 'ended', why: type })
    await expect(chat.send({ key: 'own1', text: '在吗' })).rejects.toMatchObject({ code: 2999 })
    await chat.join()
    expect(states().at(-1)).toEqual({ is: 'connected' })
  })

  it.each([
    [4, 'removed'],
    [5, 'dismissed'],
  ])('notice %d ends the chat: %s', async (operation, why) => {
    const { sdk, chat, states } = open()
    await chat.join()
    sdk.fire('onMessageReceived', [notice(operation)])
    expect(states().at(-1)).toEqual({ is: 'ended', why })
  })

  it('tells that the network is lost, and that it is back', async () => {
    const { sdk, chat, states } = open()
    await chat.join()
    for (const state of ['disconnected', 'connecting', 'connected']) sdk.fire('netStateChange', { state })
    expect(states().slice(2)).toEqual([{ is: 'reconnecting' }, { is: 'connected' }])
  })

  it.each([10017, 80001, 10015, 2101, 2801])('a message refused by %d can be sent again as the same', async (code) => {
    const { sdk, chat } = open()
    await chat.join()
    sdk.failures.send = [code]
    await expect(chat.send({ key: 'own1', text: '在吗' })).rejects.toMatchObject({ code })
    await expect(chat.resend({ key: 'own1', text: '在吗' })).resolves.toEqual({ sequence: 1 })
    expect(sdk.calls.at(-1)).toBe('resend 在吗')
  })

  describe('that is left', () => {
    beforeEach(() => void jest.useFakeTimers())
    afterEach(() => void jest.useRealTimers())

    it('leaves the room, receives nothing more, and logs out when the login is over 1 s old', async () => {
      const { sdk, chat, events } = open()
      await chat.join()
      const left = chat.leave()
      await jest.advanceTimersByTimeAsync(1_000)
      expect(sdk.calls.slice(3)).toEqual(['quit room1'])
      await jest.advanceTimersByTimeAsync(100)
      await left
      expect(sdk.calls.slice(4)).toEqual(['logout'])
      expect(sdk.listeners).toBe(0)
      expect(jest.getTimerCount()).toBe(0)
      events.length = 0
      sdk.fire('onMessageReceived', [text('你好', 4)])
      expect(events).toEqual([])
    })

    it('logs out at once after a longer visit', async () => {
      const { sdk, chat } = open()
      await chat.join()
      await jest.advanceTimersByTimeAsync(2_000)
      void chat.leave()
      await jest.advanceTimersByTimeAsync(0)
      expect(sdk.calls.slice(3)).toEqual(['quit room1', 'logout'])
    })

    const visit = (sdk: FakeSdk, userId = 'u1') => {
      const room = sampleRoom({ sdkAppId: apps, userInfo: { userId, userName: userId, userAvatar: '' } })
      return new TencentChat(room, () => undefined, { createSdk: () => sdk, sign: () => Promise.resolve('fresh') })
    }

    it('keeps the login for the next visit of the same learner', async () => {
      const { sdk, chat } = open()
      await chat.join()
      void chat.leave()
      const next = visit(sdk)
      await next.join()
      await jest.advanceTimersByTimeAsync(5_000)
      expect(sdk.calls.slice(3)).toEqual(['quit room1', 'join room1 AVChatRoom'])
      void next.leave()
      await jest.advanceTimersByTimeAsync(0)
      expect(sdk.calls.slice(5)).toEqual(['quit room1', 'logout'])
    })

    it('logs out before another learner logs in', async () => {
      const { sdk, chat } = open()
      await chat.join()
      void chat.leave()
      void visit(sdk, 'u2').join()
      await jest.advanceTimersByTimeAsync(1_100)
      expect(sdk.calls.slice(3)).toEqual(['quit room1', 'logout', 'login sig', 'profile u2', 'join room1 AVChatRoom'])
    })

    it('logs out too when the next visit is left at once', async () => {
      const { sdk, chat } = open()
      await chat.join()
      void chat.leave()
      const next = visit(sdk)
      void next.join()
      await jest.advanceTimersByTimeAsync(0)
      void next.leave()
      await jest.advanceTimersByTimeAsync(1_100)
      expect(sdk.calls.at(-1)).toBe('logout')
      expect(sdk.ready).toBe(false)
    })
  })

  it('joins a room that was dismissed again without a new login', async () => {
    const { sdk, chat, states } = open()
    await chat.join()
    sdk.fire('onMessageReceived', [notice(5)])
    await chat.join()
    expect(sdk.calls.slice(3)).toEqual(['join room1 AVChatRoom'])
    expect(states().at(-1)).toEqual({ is: 'connected' })
  })

  it('uses the same object of the vendor\'s for the next visit', async () => {
    const createSdk = jest.fn(() => new FakeSdk())
    const source = { createSdk, sign: () => Promise.resolve('fresh') }
    apps += 1
    for (let visit = 0; visit < 3; visit += 1) {
      const chat = new TencentChat(sampleRoom({ sdkAppId: apps }), () => undefined, source)
      await chat.join()
      void chat.leave()
    }
    expect(createSdk).toHaveBeenCalledTimes(1)
  })

  it('that is left before it has connected never logs in', async () => {
    const { sdk, chat } = open()
    const joined = chat.join()
    await chat.leave()
    await joined
    expect(sdk.calls).toEqual([])
  })
})

test.each([
  ['', 'https://x.example.com/living', ''],
  ['/chat', 'https://x.example.com/living', 'wss://x.example.com/chat'],
  ['/chat/', 'http://localhost:8080/living', 'ws://localhost:8080/chat'],
  ['wss://chat.example.com', 'http://localhost:8080/', 'wss://chat.example.com'],
])('the chat server %j on the page %s is %j', (address, page, expected) => {
  expect(serverAddress(address, page)).toBe(expected)
})
