import type { LiveMessage, LiveRoom, LiveUpdates } from '@xhkt/contract'
import type { LiveCustom } from '@xhkt/contract/live-custom'
import type { ChatEvent, ChatMessage, ChatPort, ChatSource, ChatState } from './chat-port.ts'
import { ChatTimers } from './chat-timers.ts'
import { type ChatSnapshot, initialSnapshot, withCustom, withMessages, withSilence, withUpdates } from './chat-snapshot.ts'
import { type NotSent, isGone } from './chat-words.ts'
import { hasWritten, latestSequence } from './message-list.ts'
import { OwnMessages } from './own-messages.ts'

const flushMs = 200
const pageOfUpdates = 50
const pagesAtMost = 10

/** The chat of one room: what the page shows of it, and what a learner can do. One for each visit of the room. */
export class LiveChat {
  readonly room: LiveRoom
  readonly #source: ChatSource
  readonly #port: ChatPort
  readonly #own: OwnMessages
  readonly #timers: ChatTimers
  readonly #stopped = new AbortController()
  readonly #subscribers = new Set<() => void>()
  readonly #messageListeners = new Set<(message: LiveMessage) => void>()
  #snapshot: ChatSnapshot
  #queue: ChatMessage[] = []
  #flushing: ReturnType<typeof setTimeout> | undefined
  #catchingUp: Promise<void> | null = null
  /** How many custom messages have been heard. */
  #customs = 0

  constructor(room: LiveRoom, source: ChatSource) {
    this.room = room
    this.#source = source
    this.#snapshot = initialSnapshot(room)
    this.#port = source.connect(room, (event) => this.#hear(event), () => this.#latest())
    this.#own = new OwnMessages({
      room,
      port: this.#port,
      snapshot: this.getSnapshot,
      changeItems: (change) => {
        this.#flush()
        this.#set({ items: change(this.#snapshot.items) })
      },
      onAccepted: (message) => this.#tell(message),
      onRefused: (code) => {
        if (isGone(code)) this.#hearState({ is: 'ended', why: 'dismissed' })
      },
    })
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

  /** Calls the listener for each live text message at once, and for one's own when it is accepted. Earlier messages are not repeated. */
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
    this.#own.stop()
    clearTimeout(this.#flushing)
    this.#subscribers.clear()
    this.#messageListeners.clear()
    void this.#port.leave()
  }

  #tell(message: LiveMessage): void {
    for (const listener of this.#messageListeners) listener(message)
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
    // Messages between the room's answer and the joining, and those of a gap. One's own that looked lost may be among them.
    if (connection.is === 'connected') void this.#catchUpAnew().then(() => this.#own.follow())
    else this.#own.follow()
  }

  #silence(seconds: number): void {
    this.#set(withSilence(this.#snapshot, seconds))
    this.#timers.endSilence(seconds)
  }

  #queueMessages(messages: ChatMessage[]): void {
    // Somebody new may have come just now.
    if (messages.some(({ user }) => !hasWritten(this.#snapshot.items, user.user_id))) this.#timers.countSoon()
    messages.forEach((message) => this.#tell(message))
    this.#queue.push(...messages)
    // Messages are collected: forty in a second change the page only five times.
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
    fresh.forEach((message) => this.#tell(message))
  }

  #catchUp(): Promise<void> {
    this.#catchingUp ??= this.#readUpdates().finally(() => {
      this.#catchingUp = null
    })
    return this.#catchingUp
  }

  /** Catches up by a new read. One that has begun before may miss what has come since. */
  #catchUpAnew(): Promise<void> {
    return this.#catchingUp ? this.#catchingUp.then(() => this.#catchUp()) : this.#catchUp()
  }

  async #readUpdates(): Promise<void> {
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
    }
  }

  async #askOnline(): Promise<void> {
    const online = await this.#port.online()
    if (online !== null && !this.#stopped.signal.aborted && online !== this.#snapshot.online) this.#set({ online })
  }

  /** Why this text would not be sent now; null: it would. */
  refusalOf(text: string): NotSent | null {
    return this.#own.refusalOf(text)
  }

  /**
   * Shows the text at once and sends it as soon as it can; answers why not, and nothing is shown then.
   * @param replyTo The sequence of the message that it answers, if any.
   */
  send(text: string, replyTo?: number): NotSent | null {
    return this.#own.send(text, replyTo)
  }

  /** Sends a message that failed once more; answers why not. */
  resend(key: string): NotSent | null {
    return this.#own.resend(key)
  }

  /** Takes a failed message out, so that its text can be changed in the field. What it answers is quoted again. */
  remove(key: string): void {
    const quoted = this.#own.remove(key)
    if (quoted) this.quote(quoted)
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

  /** Makes what is typed a reply to this message; null: to none. */
  quote(quoted: ChatMessage | null): void {
    this.#set({ quoted })
  }

  /** Shows the learner's answer with the counts. */
  answered(question: NonNullable<LiveUpdates['question']>): void {
    if (this.#snapshot.question?.question_id === question.question_id) this.#set({ question: { ...this.#snapshot.question, ...question } })
  }

  closeQuestion(): void {
    this.#set({ question: null })
  }
}
