import type { PlaceLock } from './place-lock.ts'
import { placeRecord } from './place-record.ts'

/** The tab that has the lock says so this often, in milliseconds. A hidden tab's timers may be a minute late. */
const HEARTBEAT_MS = 5_000
/** After this silence the tab is considered closed, in milliseconds. */
const SILENCE_MS = 70_000

/** The lock as a record in local storage, for browsers without Web Locks: an insecure origin, or an old browser. */
export class StoragePlaceLock implements PlaceLock {
  readonly #sessionId: string
  #lost: () => void = () => undefined
  #heartbeat: ReturnType<typeof setInterval> | undefined

  constructor(sessionId: string) {
    this.#sessionId = sessionId
    placeRecord.subscribe(() => this.#read())
  }

  acquire(): Promise<boolean> {
    const record = placeRecord.get()
    const isTaken = record !== null && !this.isKnown(this.#sessionId) && Math.abs(Date.now() - record.at) < SILENCE_MS
    if (!isTaken) this.#hold()
    return Promise.resolve(!isTaken)
  }

  steal(): Promise<void> {
    this.#hold()
    return Promise.resolve()
  }

  release(): void {
    if (this.#heartbeat === undefined) return
    this.#stop()
    placeRecord.remove()
  }

  onLost(listener: () => void): void {
    this.#lost = listener
  }

  isKnown(sessionId: string): boolean {
    return placeRecord.get()?.session_id === sessionId
  }

  #hold(): void {
    this.#stop()
    placeRecord.set(this.#sessionId)
    this.#heartbeat = setInterval(() => placeRecord.set(this.#sessionId), HEARTBEAT_MS)
  }

  #stop(): void {
    clearInterval(this.#heartbeat)
    this.#heartbeat = undefined
  }

  #read(): void {
    const record = placeRecord.get()
    if (this.#heartbeat === undefined || record === null || this.isKnown(this.#sessionId)) return
    this.#stop()
    this.#lost()
  }
}
