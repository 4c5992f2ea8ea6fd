import type { LiveUpdates } from '@xhkt/contract'
import { ChatError, type ChatListener, type ChatPort } from '../model/chat-port.ts'

const periodMs = 3_000
const mayNotSpeak = 10007

/** The chat of a visitor, who reads along: our API is asked every 3 s. A hidden page does not ask. */
export class PollingChat implements ChatPort {
  readonly #listener: ChatListener
  readonly #fetch: (signal: AbortSignal) => Promise<LiveUpdates>
  readonly #left = new AbortController()
  #timer: ReturnType<typeof setTimeout> | undefined
  #online: number | null = null
  #failures = 0
  /** How often our API was asked. A tab that comes into sight asks although an answer is under way, and that one is older. */
  #asked = 0

  /** @param fetch Asks for what came after the newest message known. */
  constructor(listener: ChatListener, fetch: (signal: AbortSignal) => Promise<LiveUpdates>) {
    this.#listener = listener
    this.#fetch = fetch
  }

  readonly #seen = () => {
    if (!document.hidden) void this.#ask()
  }

  join(): Promise<void> {
    document.addEventListener('visibilitychange', this.#seen)
    this.#listener({ type: 'state', state: { is: 'connected' } })
    this.#schedule()
    return Promise.resolve()
  }

  #schedule(): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => void this.#ask(), periodMs)
  }

  async #ask(): Promise<void> {
    clearTimeout(this.#timer)
    if (!document.hidden) {
      const turn = (this.#asked += 1)
      const isOutdated = () => this.#left.signal.aborted || turn !== this.#asked
      try {
        const updates = await this.#fetch(this.#left.signal)
        if (isOutdated()) return
        this.#online = updates.online
        if (this.#failures > 0) this.#listener({ type: 'state', state: { is: 'connected' } })
        this.#failures = 0
        this.#listener({ type: 'updates', updates })
      } catch {
        if (isOutdated()) return
        this.#failures += 1
        // The learner is not told of a single lost answer.
        if (this.#failures === 2) this.#listener({ type: 'state', state: { is: 'reconnecting' } })
      }
    }
    this.#schedule()
  }

  leave(): Promise<void> {
    this.#left.abort()
    document.removeEventListener('visibilitychange', this.#seen)
    clearTimeout(this.#timer)
    return Promise.resolve()
  }

  readonly #refuse = () => Promise.reject(new ChatError(mayNotSpeak))
  readonly send = this.#refuse
  readonly resend = this.#refuse
  readonly sendCustom = this.#refuse
  readonly online = () => Promise.resolve(this.#online)
}
