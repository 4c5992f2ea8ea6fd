import type { LiveMessage, LiveRoom } from '@xhkt/contract'
import { serverNow } from '@xhkt/platform/api'
import { readText } from '../../../../common/chat/read-message.ts'
import { blockedPeople } from './blocked-people.ts'
import { chatAccess } from './chat-access.ts'
import { type ChatMessage, type ChatPort, roleIn } from './chat-port.ts'
import type { ChatSnapshot } from './chat-snapshot.ts'
import { isLost, type NotSent, notConnected, roomClosed } from './chat-words.ts'
import { addItem, type ChatItem, confirmItem, hasArrived, markItem } from './message-list.ts'
import { quotedMessage } from './quoted-message.ts'
import { maxBytes, utf8Length } from './text-limit.ts'
import { sendPeriodMs, WaitingMessages } from './waiting-messages.ts'

/** What the messages of the learner need of their chat. */
interface Chat {
  room: LiveRoom
  port: ChatPort
  snapshot: () => ChatSnapshot
  changeItems: (change: (items: readonly ChatItem[]) => readonly ChatItem[]) => void
  /** A message of one's own was accepted. */
  onAccepted: (message: LiveMessage) => void
  /** A message was refused with this code. */
  onRefused: (code: number) => void
}

/** How often a message that is lost while the chat is connected is sent by itself. */
const triesAtMost = 3

/** What a learner writes: shown at once, and sent in its order as soon as the chat is connected. */
export class OwnMessages {
  readonly #chat: Chat
  readonly #waiting = new WaitingMessages({
    first: (keys) => this.#chat.snapshot().items.find(({ key, delivery }) => delivery === 'sending' && keys.has(key))?.key,
    send: (key) => this.#sendAgain(key),
  })
  readonly #tries = new Map<string, number>()
  #sentAt = -Infinity
  #count = 0
  #isStopped = false

  constructor(chat: Chat) {
    this.#chat = chat
  }

  get #isConnected(): boolean {
    return this.#chat.snapshot().connection.is === 'connected'
  }

  /** Whether the chat connects by itself. */
  get #isComing(): boolean {
    const { connection } = this.#chat.snapshot()
    return connection.is === 'ended' ? connection.why === 'failed' : connection.is !== 'connected'
  }

  /** Sends what waits, if the chat is connected. Call after each change of the connection. */
  follow(): void {
    if (this.#isStopped) return
    if (this.#isConnected) this.#waiting.flush()
    else if (this.#isComing) this.#waiting.hold()
    else for (const key of this.#waiting.drop()) this.#chat.changeItems((items) => markItem(items, key, notConnected))
  }

  /** Sends nothing more. */
  stop(): void {
    this.#isStopped = true
    this.#waiting.drop()
  }

  /** Why this text would not be sent now; null: it would. */
  refusalOf(text: string): NotSent | null {
    const access = chatAccess(this.#chat.room, this.#chat.snapshot())
    if (access === 'over' || access === 'muted' || access === 'silenced') return access
    if (readText(text).trim() === '') return 'empty'
    if (utf8Length(text) > maxBytes) return 'tooLong'
    return performance.now() - this.#sentAt < sendPeriodMs ? 'tooOften' : null
  }

  /** Shows the text at once and sends it; answers why not, and nothing is shown then. */
  send(text: string, replyTo?: number): NotSent | null {
    const { room, changeItems } = this.#chat
    const trimmed = readText(text).trim()
    const refusal = this.refusalOf(trimmed)
    if (refusal) return refusal
    const { userId, userName, userAvatar } = room.userInfo
    const key = `own${(this.#count += 1)}`
    const user = { user_id: userId, name: userName, avatar: userAvatar, role: roleIn(room, userId) }
    const sent_at = Math.floor(serverNow() / 1000)
    const message: ChatMessage = { id: key, sequence: 0, kind: 'text', user, text: trimmed, sent_at, at: 0, reply_to: replyTo }
    changeItems((items) => addItem(items, { key, message, delivery: 'sending', code: 0 }))
    this.#sentAt = performance.now()
    if (this.#isComing || !this.#waiting.isIdle) {
      this.#waiting.add(key)
      this.follow()
    } else void this.#deliver(key, this.#chat.port.send({ key, text: trimmed, replyTo }))
    return null
  }

  /** Sends a message that failed once more. */
  resend(key: string): NotSent | null {
    const { snapshot, changeItems } = this.#chat
    const item = snapshot().items.find((one) => one.key === key && one.delivery === 'failed')
    if (!item) return null
    const refusal = this.refusalOf(item.message.text)
    if (refusal) return refusal
    changeItems((items) => markItem(items, key, 0))
    this.#tries.delete(key)
    this.#sentAt = performance.now()
    this.#sendAgain(key)
    return null
  }

  /** Takes a failed message out, so that its text can be changed in the field. Returns the message that it answers, if any. */
  remove(key: string): ChatMessage | undefined {
    const { snapshot, changeItems } = this.#chat
    const { items } = snapshot()
    const failed = items.find((item) => item.key === key && item.delivery === 'failed')
    changeItems((before) => before.filter((item) => item !== failed))
    return failed && quotedMessage(items, failed.message, blockedPeople())
  }

  #sendAgain(key: string): void {
    const { room, snapshot, changeItems } = this.#chat
    if (chatAccess(room, snapshot()) === 'over') {
      changeItems((items) => markItem(items, key, roomClosed))
      return
    }
    // One that was lost may have arrived after all.
    const item = snapshot().items.find((one) => one.key === key && one.delivery === 'sending')
    if (item) void this.#deliver(key, this.#chat.port.resend({ key, text: item.message.text, replyTo: item.message.reply_to }))
  }

  async #deliver(key: string, sent: Promise<{ sequence: number }>): Promise<void> {
    const { snapshot, changeItems, onAccepted, onRefused } = this.#chat
    try {
      const { sequence } = await sent
      const { items } = snapshot()
      changeItems((before) => confirmItem(before, key, sequence))
      const own = items.find((item) => item.key === key)
      // Our API may have told of it first.
      if (own && !hasArrived(items, sequence)) onAccepted(own.message)
    } catch (error) {
      if (this.#isStopped) return
      const code = (error as { code?: number }).code || -1
      if (isLost(code, this.#isConnected) && this.#waitsAgain(key)) return
      changeItems((items) => markItem(items, key, code))
      onRefused(code)
    }
  }
  /** Lets a lost message wait. False: it has failed. */
  #waitsAgain(key: string): boolean {
    if (!this.#isConnected) {
      if (this.#isComing) this.#waiting.add(key)
      return this.#isComing
    }
    const tries = (this.#tries.get(key) ?? 0) + 1
    this.#tries.set(key, tries)
    if (tries > triesAtMost) return false
    this.#waiting.add(key)
    this.#waiting.flushLater()
    return true
  }
}
