/** The vendor takes one message of a person in this time. */
export const sendPeriodMs = 1_000
const retryMs = 5_000

/** One's own messages that wait for the connection, by their keys. They leave in their order, one in each period. */
export class WaitingMessages {
  readonly #deliver: (key: string) => void
  #keys: string[] = []
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(deliver: (key: string) => void) {
    this.#deliver = deliver
  }

  get isEmpty(): boolean {
    return this.#keys.length === 0
  }

  add(key: string): void {
    this.#keys.push(key)
  }

  /** Puts a message that was lost before the others. */
  putBack(key: string): void {
    this.#keys.unshift(key)
  }

  /** Sends what waits. */
  flush(): void {
    clearTimeout(this.#timer)
    const key = this.#keys.shift()
    if (key === undefined) return
    this.#timer = setTimeout(() => this.flush(), sendPeriodMs)
    this.#deliver(key)
  }

  /** Sends what waits after a while: the connection may be lost, and nobody knows yet. */
  flushLater(): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => this.flush(), retryMs)
  }

  /** Sends nothing until the next `flush`. */
  hold(): void {
    clearTimeout(this.#timer)
  }

  /** Forgets what waits, and returns its keys. */
  drop(): string[] {
    this.hold()
    const keys = this.#keys
    this.#keys = []
    return keys
  }
}
