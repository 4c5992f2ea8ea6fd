import type { ChatState } from './chat-port.ts'

/** How often the people are counted. The number does not change faster than one reads it. */
const onlineMs = 10_000
/** The vendor allows one request for the count in this time, also after a reconnect. */
const onlineAtLeastMs = 5_000
const catchUpMs = 10_000
/** The longest delay that `setTimeout` takes, in milliseconds. */
const longestMs = 2 ** 31 - 1
const rejoinMs = [5_000, 10_000, 30_000] as const

interface Tasks {
  rejoin: () => void
  online: () => void
  silenceEnded: () => void
  catchUp: () => void
}

/** What the chat does without being asked: count people, read our API while there is no connection, join again after a failure. */
export class ChatTimers {
  readonly #tasks: Tasks
  #online: ReturnType<typeof setTimeout> | undefined
  #catchUp: ReturnType<typeof setInterval> | undefined
  #rejoin: ReturnType<typeof setTimeout> | undefined
  #silence: ReturnType<typeof setTimeout> | undefined
  #failures = 0
  #askedOnlineAt = -Infinity
  #isConnected = false

  constructor(tasks: Tasks) {
    this.#tasks = tasks
  }

  readonly #seen = () => {
    if (!document.hidden) this.countSoon()
  }

  start(): void {
    document.addEventListener('visibilitychange', this.#seen)
  }

  /** Counts the people as soon as the vendor allows it. */
  countSoon(): void {
    if (this.#isConnected) this.#countIn(this.#askedOnlineAt + onlineAtLeastMs - performance.now())
  }

  #countIn(ms: number): void {
    clearTimeout(this.#online)
    if (ms > 0) this.#online = setTimeout(() => this.#countIn(0), ms)
    // A hidden page counts when it is seen again.
    else if (!document.hidden) {
      this.#askedOnlineAt = performance.now()
      this.#tasks.online()
      this.#countIn(onlineMs)
    }
  }

  follow(state: ChatState): void {
    clearTimeout(this.#rejoin)
    clearTimeout(this.#online)
    this.#isConnected = state.is === 'connected'
    if (this.#isConnected) {
      this.#failures = 0
      clearInterval(this.#catchUp)
      this.#catchUp = undefined
      this.countSoon()
      return
    }
    this.#catchUp ??= setInterval(this.#tasks.catchUp, catchUpMs)
    if (state.is !== 'ended' || state.why !== 'failed') return
    this.#rejoin = setTimeout(this.#tasks.rejoin, rejoinMs[Math.min(this.#failures, rejoinMs.length - 1)])
    this.#failures += 1
  }

  /** Tells when a muting of so many seconds is over; 0: it is over already. */
  endSilence(seconds: number): void {
    clearTimeout(this.#silence)
    if (seconds > 0) this.#silence = setTimeout(this.#tasks.silenceEnded, Math.min(seconds * 1000, longestMs))
  }

  stop(): void {
    document.removeEventListener('visibilitychange', this.#seen)
    clearTimeout(this.#silence)
    clearTimeout(this.#online)
    clearInterval(this.#catchUp)
    clearTimeout(this.#rejoin)
  }
}
