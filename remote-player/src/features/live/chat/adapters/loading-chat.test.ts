import type { ChatEvent, ChatPort } from '../model/chat-port.ts'
import { openFakeChat } from '../testing/fake-chat.ts'
import { LoadingChat } from './loading-chat.ts'

function open() {
  const events: ChatEvent[] = []
  const { port } = openFakeChat()
  const joinedBefore = port.joined
  let answer = { give: (_: ChatPort) => undefined as void, fail: () => undefined as void }
  const load = jest.fn(
    () =>
      new Promise<ChatPort>((resolve, reject) => {
        answer = { give: resolve, fail: () => reject(new Error('chunk')) }
      }),
  )
  const chat = new LoadingChat((event) => void events.push(event), load)
  return { chat, port, events, load, joined: () => port.joined - joinedBefore, give: () => answer.give(port), fail: () => answer.fail() }
}

const message = { key: 'own1', text: '在吗' }

test('a chat that loads refuses what is sent as not connected, joins once, and then passes everything on', async () => {
  const { chat, port, load, joined, give } = open()
  const joins = [chat.join(), chat.join()]
  await expect(chat.send(message)).rejects.toMatchObject({ code: 2999 })
  await expect(chat.online()).resolves.toBeNull()
  give()
  await Promise.all(joins)
  expect([load.mock.calls.length, joined()]).toEqual([1, 1])
  void chat.send(message)
  expect(port.sent).toEqual([message])
})

test('a chat whose code fails to load has ended, and says that it connects when it loads again', async () => {
  const { chat, events, load, joined, give, fail } = open()
  const first = chat.join()
  fail()
  await first
  const states = () => events.map((event) => event.type === 'state' && event.state.is)
  expect(states()).toEqual(['ended'])
  const second = chat.join()
  expect(states()).toEqual(['ended', 'reconnecting'])
  give()
  await second
  expect([load.mock.calls.length, joined()]).toEqual([2, 1])
})

test('a chat that is left while it loads is never joined', async () => {
  const { chat, events, joined, give } = open()
  const join = chat.join()
  await chat.leave()
  give()
  await join
  expect([joined(), events]).toEqual([0, []])
})
