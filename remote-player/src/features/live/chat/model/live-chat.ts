import type { LiveMessage, LiveRoom, LiveUpdates } from '@xhkt/contract'
import type { LiveCustom } from '@xhkt/contract/live-custom'
import { readText } from '../../../../kit/chat/read-message.ts'
import { type ChatEvent, type ChatPort, type ChatSource, type ChatState, roleIn } from './chat-port.ts'
import { ChatTimers } from './chat-timers.ts'
import { type ChatSnapshot, initialSnapshot, withCustom, withMessages, withSilence, withUpdates } from './chat-snapshot.ts'
import { chatAccess } from './chat-access.ts'
import { type NotSent, isGone } from './chat-words.ts'
import { addItem, confirmItem, hasArrived, latestSequence, markItem } from './message-list.ts'
import { maxBytes, utf8Length } from './text-limit.ts'

const flushMs = 200
const sendPeriodMs = 1_000
const pageOfUpdates = 50
const pagesAtMost = 10

/** The chat of one room: what the page shows of it, and what a learner can do. One for each visit of the room. */
export class LiveChat {
  readonly room: LiveRoom
  readonly #source: ChatSource
  readonly #port: ChatPort
  readonly #timers: ChatTimers
  readonly #stopped = new AbortController()
  readonly #subscribers = new Set<() => void>()
  readonly #messageListeners = new Set<(message: LiveMessage) => void>()
  #snapshot: ChatSnapshot
  #queue: LiveMessage[] = []
  #flushing: ReturnType<typeof setTimeout> | undefined
  #sentAt = -Infinity
  #keys = 0
  #catchingUp = false
  /** How many custom messages have been heard. */
  #customs = 0

  constructor(room: LiveRoom, source: ChatSource) {
    this.room = room
    this.#source = source
    this.#snapshot = initialSnapshot(room)
    this.#port = source.connect(room, (event) => this.#hear(event), () => this.#latest())
    this.#timers = new ChatTimers({
      rejoin: () => void this.#port.join(),
      online: () => void this.#askOnline(),
      silenceEnded: () => this.#silence(0),
      catchUp: () => {
        if (!document.hidden) void this.#catchUp()
      },
    })
  }

  /** A visitor, and a learner without the course, only read. */
  get mayWrite(): boolean {
    return this.room.userSig !== ''
  }

  readonly getSnapshot = (): ChatSnapshot => this.#snapshot

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#subscribers.add(listener)
    return () => void this.#subscribers.delete(listener)
  }

  /** Hears each live text message at once, one's own when it is accepted; the messages of before are not repeated. */
  readonly onMessage = (listener: (message: LiveMessage) => void): (() => void) => {
    this.#messageListeners.add(listener)
    return () => void this.#messageListeners.delete(listener)
  }

  start(): void {
    void this.#port.join()
    this.#timers.start()
  }

  stop(): void {
    this.#stopped.abort()
    this.#timers.stop()
    clearTimeout(this.#flushing)
    this.#subscribers.clear()
    this.#messageListeners.clear()
    void this.#port.leave()
  }

  #set(change: Partial<ChatSnapshot>): void {
    this.#snapshot = { ...this.#snapshot, ...change }
    for (const subscriber of [...this.#subscribers]) subscriber()
  }

  #latest(): number {
    return Math.max(latestSequence(this.#snapshot.items), this.#queue.at(-1)?.sequence ?? 0)
  }

  #hear(event: ChatEvent): void {
    if (this.#stopped.signal.aborted) return
    if (event.type === 'state') this.#hearState(event.state)
    else if (event.type === 'messages') this.#queueMessages(event.messages)
    else if (event.type === 'custom') this.#hearCustom(event.custom)
    else if (event.type === 'mute') this.#silence(event.seconds)
    else this.#applyUpdates(event.updates)
  }

  #hearCustom(custom: LiveCustom): void {
    this.#customs += 1
    this.#set(withCustom(this.#snapshot, custom, this.room.userInfo.userId))
  }

  #hearState(connection: ChatState): void {
    this.#set({ connection })
    if (!this.mayWrite) return
    this.#timers.follow(connection)
    // Messages between the room's answer and the joining, and those of a gap.
    if (connection.is === 'connected') void this.#catchUp()
  }

  #silence(seconds: number): void {
    this.#set(withSilence(this.#snapshot, seconds))
    this.#timers.endSilence(seconds)
  }

  #queueMessages(messages: LiveMessage[]): void {
    for (const message of messages) for (const listener of this.#messageListeners) listener(message)
    this.#queue.push(...messages)
    // Forty messages a second are five changes of the page.
    this.#flushing ??= setTimeout(() => this.#flush(), flushMs)
  }

  #flush(): void {
    clearTimeout(this.#flushing)
    this.#flushing = undefined
    const messages = this.#queue
    this.#queue = []
    if (messages.length > 0) this.#set(withMessages(this.#snapshot, messages, this.room.userInfo.userId))
  }

  #applyUpdates(updates: LiveUpdates): void {
    this.#flush()
    const known = new Set(this.#snapshot.items.map(({ message }) => message.sequence))
    const fresh = updates.messages.filter(({ sequence, kind }) => kind === 'text' && !known.has(sequence))
    this.#set(withUpdates(this.#snapshot, updates, this.room.userInfo.userId))
    for (const message of fresh) for (const listener of this.#messageListeners) listener(message)
  }

  async #catchUp(): Promise<void> {
    if (this.#catchingUp) return
    this.#catchingUp = true
    try {
      for (let page = 0; page < pagesAtMost; page += 1) {
        const customsBefore = this.#customs
        const updates = await this.#source.fetchUpdates(this.room.live_room_id, this.#latest(), this.#stopped.signal)
        if (this.#stopped.signal.aborted) return
        // The answer may be older than the teacher's message, and would undo it.
        if (this.#customs !== customsBefore) continue
        this.#applyUpdates(updates)
        if (updates.messages.length < pageOfUpdates) return
      }
    } catch {
      // The next connection, or the timer, asks again.
    } finally {
      this.#catchingUp = false
    }
  }

  async #askOnline(): Promise<void> {
    const online = await this.#port.online()
    if (online !== null && !this.#stopped.signal.aborted && online !== this.#snapshot.online) this.#set({ online })
  }

  /** Why this text would not be sent now; null: it would. */
  refusalOf(text: string): NotSent | null {
    const access = chatAccess(this.room, this.#snapshot)
    if (access === 'over' || access === 'muted' || access === 'silenced') return access
    if (readText(text).trim() === '') return 'empty'
    if (utf8Length(text) > maxBytes) return 'tooLong'
    return performance.now() - this.#sentAt < sendPeriodMs ? 'tooOften' : null
  }

  /** Shows the text at once and sends it; answers why not, and nothing is shown then. */
  send(text: string): NotSent | null {
    const trimmed = readText(text).trim()
    const refusal = this.refusalOf(trimmed)
    if (refusal) return refusal
    this.#flush()
    const { userId, userName, userAvatar } = this.room.userInfo
    const key = `own${(this.#keys += 1)}`
    const user = { user_id: userId, name: userName, avatar: userAvatar, role: roleIn(this.room, userId) }
    const message: LiveMessage = { id: key, sequence: 0, kind: 'text', user, text: trimmed, sent_at: Math.floor(Date.now() / 1000), at: 0 }
    this.#set({ items: addItem(this.#snapshot.items, { key, message, delivery: 'sending', code: 0 }) })
    void this.#deliver(key, this.#port.send({ key, text: trimmed }))
    return null
  }

  resend(key: string): NotSent | null {
    const item = this.#snapshot.items.find((one) => one.key === key && one.delivery === 'failed')
    if (!item) return null
    const refusal = this.refusalOf(item.message.text)
    if (refusal) return refusal
    this.#set({ items: markItem(this.#snapshot.items, key, 0) })
    void this.#deliver(key, this.#port.resend({ key, text: item.message.text }))
    return null
  }

  async #deliver(key: string, sent: Promise<{ sequence: number }>): Promise<void> {
    this.#sentAt = performance.now()
    try {
      const { sequence } = await sent
      const { items } = this.#snapshot
      this.#set({ items: confirmItem(items, key, sequence) })
      const own = items.find((item) => item.key === key)
      // Our API may have told of it first.
      if (own && !hasArrived(items, sequence)) for (const listener of this.#messageListeners) listener(own.message)
    } catch (error) {
      const code = (error as { code?: number }).code || -1
      this.#set({ items: markItem(this.#snapshot.items, key, code) })
      if (isGone(code)) this.#hearState({ is: 'ended', why: 'dismissed' })
    }
  }

  /** Takes a failed message out, so that its text can be changed in the field. */
  remove(key: string): void {
    this.#set({ items: this.#snapshot.items.filter((item) => item.key !== key || item.delivery !== 'failed') })
  }

  /** Raises or lowers one's hand. @throws {ChatError} */
  async raiseHand(raised: boolean): Promise<void> {
    await this.#port.sendCustom({ type: 'hand', raised })
    this.#set({ isHandRaised: raised })
  }

  /** Asks our API for the state of the room and for missed messages, for example at the planned start. */
  refresh(): Promise<void> {
    return this.#catchUp()
  }

  /** Joins again after an end. */
  rejoin(): void {
    void this.#port.join()
  }

  /** Keeps what is typed, for each field of the page. */
  setDraft(draft: string): void {
    this.#set({ draft })
  }

  /** Shows the learner's answer with the counts. */
  answered(question: NonNullable<LiveUpdates['question']>): void {
    if (this.#snapshot.question?.question_id === question.question_id) this.#set({ question: { ...this.#snapshot.question, ...question } })
  }

  closeQuestion(): void {
    this.#set({ question: null })
  }
}
