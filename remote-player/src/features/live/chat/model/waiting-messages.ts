/** The vendor takes one message of a person in this time. */
export const sendPeriodMs = 1_000
const retryMs = 5_000

interface Sender {
  /** The first of these messages on the page; undefined: none of them is to be sent any more. */
  first: (keys: ReadonlySet<string>) => string | undefined
  send: (key: string) => void
}

/** One's own messages that wait for the connection, by their keys. They leave in the order of the page, one in each period. */
export class WaitingMessages {
  readonly #sender: Sender
  readonly #keys = new Set<string>()
  #timer: ReturnType<typeof setTimeout> | undefined
  #sentAt = -Infinity

  constructor(sender: Sender) {
    this.#sender = sender
  }

  /** Nothing waits, and a message that is sent now is not too early. */
  get isIdle(): boolean {
    return this.#keys.size === 0 && this.#timer === undefined
  }

  add(key: string): void {
    this.#keys.add(key)
  }

  #later(ms: number): void {
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined
      this.flush()
    }, ms)
  }

  /** Sends what waits. */
  flush(): void {
    if (this.#timer !== undefined) return
    const early = this.#sentAt + sendPeriodMs - performance.now()
    if (early > 0) {
      this.#later(early)
      return
    }
    const key = this.#sender.first(this.#keys)
    if (key === undefined) {
      this.#keys.clear()
      return
    }
    this.#keys.delete(key)
    this.#sentAt = performance.now()
    this.#later(sendPeriodMs)
    this.#sender.send(key)
  }

  /** Sends what waits after a while: the connection may be lost, and nobody knows yet. */
  flushLater(): void {
    this.hold()
    this.#later(retryMs)
  }

  /** Sends nothing until the next `flush`. */
  hold(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
  }

  /** Forgets what waits, and returns its keys. */
  drop(): string[] {
    this.hold()
    const keys = [...this.#keys]
    this.#keys.clear()
    return keys
  }
}
