import type { LiveCustom } from '@xhkt/contract/live-custom'
import type { LiveRoom, LiveUpdates } from '@xhkt/contract'
import { ChatError, type ChatEvent, type ChatListener, type ChatPort, type ChatState, type Outgoing } from '../model/chat-port.ts'
import { LiveChat } from '../model/live-chat.ts'
import { sampleRoom } from './sample-room.ts'

/** A chat that a test plays: it tells what is sent, and answers when the test says so. */
class FakeChat implements ChatPort {
  readonly sent: Outgoing[] = []
  readonly resent: Outgoing[] = []
  readonly customs: LiveCustom[] = []
  joined = 0
  countings = 0
  left = 0
  #listener: ChatListener = () => undefined
  #waiting: { resolve: (result: { sequence: number }) => void; reject: (error: Error) => void }[] = []

  hearWith(listener: ChatListener): this {
    this.#listener = listener
    return this
  }

  tell(event: ChatEvent): void {
    this.#listener(event)
  }

  state(state: ChatState): void {
    this.tell({ type: 'state', state })
  }

  join(): Promise<void> {
    this.joined += 1
    return Promise.resolve()
  }

  leave(): Promise<void> {
    this.left += 1
    return Promise.resolve()
  }

  #wait(): Promise<{ sequence: number }> {
    return new Promise((resolve, reject) => this.#waiting.push({ resolve, reject }))
  }

  send(message: Outgoing): Promise<{ sequence: number }> {
    this.sent.push(message)
    return this.#wait()
  }

  resend(message: Outgoing): Promise<{ sequence: number }> {
    this.resent.push(message)
    return this.#wait()
  }

  sendCustom(custom: LiveCustom): Promise<void> {
    this.customs.push(custom)
    return Promise.resolve()
  }

  online(): Promise<number | null> {
    this.countings += 1
    return Promise.resolve(null)
  }

  /** The oldest message sent has arrived. */
  deliver(sequence: number): void {
    this.#waiting.shift()?.resolve({ sequence })
  }

  /** The oldest message sent is refused. */
  refuse(code: number): void {
    this.#waiting.shift()?.reject(new ChatError(code))
  }
}

const unchanged = ({ stage, online, notice, is_muted }: LiveRoom): LiveUpdates => ({
  stage,
  online,
  notice,
  is_muted,
  messages: [],
  latest_sequence: 0,
  question: null,
})

/** A chat of a room on the fake port. `updates` are the answers of our API, one for each call; what they leave out is as in the room. */
export function openFakeChat(room = sampleRoom(), updates: Partial<LiveUpdates>[] = []) {
  const port = new FakeChat()
  const asked: number[] = []
  const chat = new LiveChat(room, {
    connect: (_, listener) => port.hearWith(listener),
    fetchUpdates: (_, after) => {
      asked.push(after)
      return Promise.resolve({ ...unchanged(room), ...updates.shift() })
    },
  })
  chat.start()
  return { port, chat, asked, texts: () => chat.getSnapshot().items.map(({ message }) => message.text) }
}
