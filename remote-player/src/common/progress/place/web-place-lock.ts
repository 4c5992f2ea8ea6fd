import type { PlaceLock } from './place-lock.ts'
import { placeRecord } from './place-record.ts'

const NAME = 'xhkt_study_place'

/** The lock as a Web Lock, which a closed or crashed tab gives up by itself. */
export class WebPlaceLock implements PlaceLock {
  readonly #sessionId: string
  readonly #locks: LockManager
  #lost: () => void = () => undefined
  /** Gives the lock back; null while this tab does not have it. */
  #giveBack: (() => Promise<unknown>) | null = null
  /** Requests run one after another: one that is sent while the lock is still given back would find it taken. */
  #queue: Promise<unknown> = Promise.resolve()
  /** Settles when the lock is free again. */
  #end: Promise<unknown> = Promise.resolve()

  constructor(sessionId: string, locks: LockManager) {
    this.#sessionId = sessionId
    this.#locks = locks
  }

  acquire(): Promise<boolean> {
    return this.#enqueue({ ifAvailable: true })
  }

  async steal(): Promise<void> {
    await this.#enqueue({ steal: true })
  }

  release(): void {
    this.#queue = this.#queue.then(() => this.#giveBack?.())
  }

  onLost(listener: () => void): void {
    this.#lost = listener
  }

  isKnown(sessionId: string): boolean {
    return placeRecord.get()?.session_id === sessionId
  }

  #enqueue(options: LockOptions): Promise<boolean> {
    const request = this.#queue.then(() => this.#giveBack !== null || this.#request(options))
    this.#queue = request
    return request
  }

  #request(options: LockOptions): Promise<boolean> {
    return new Promise((settle) => {
      const over = this.#locks.request(NAME, options, (lock) => {
        settle(lock !== null)
        return lock && this.#hold()
      })
      // Rejected when another tab steals the lock.
      this.#end = over.catch(() => {
        this.#giveBack = null
        settle(false)
        this.#lost()
      })
    })
  }

  #hold(): Promise<void> {
    placeRecord.set(this.#sessionId)
    return new Promise((release) => {
      this.#giveBack = () => {
        this.#giveBack = null
        release()
        return this.#end
      }
    })
  }
}
