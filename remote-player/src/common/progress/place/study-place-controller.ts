import type { StudyPlace, StudyReport } from '@xhkt/contract'
import type { PlaceLock } from './place-lock.ts'

/** free: playing may start here · asking: it plays elsewhere, and the learner chooses · lost: it plays elsewhere and was stopped here. */
export type PlaceStatus = 'free' | 'asking' | 'lost'

export interface PlaceOptions {
  sessionId: string
  lock: PlaceLock
  /** Server time in milliseconds. */
  now: () => number
}

/** A new claim is later than the other one by this, in seconds, whatever the clocks of the two devices say. */
const MIN_STEP_S = 0.001

/**
 * Keeps one page load of a learner playing (docs/product/courses.md#one-place-at-a-time). Tabs of a browser learn of each other by the
 * lock, devices by the answers to opening a lesson and to reports.
 */
export class StudyPlaceController {
  readonly #options: PlaceOptions
  readonly #listeners = new Set<() => void>()
  #status: PlaceStatus = 'free'
  #since: number | undefined
  /** The other page load, as last reported. */
  #other: StudyPlace | null = null

  constructor(options: PlaceOptions) {
    this.#options = options
    options.lock.onLost(() => this.#become('lost'))
  }

  get status(): PlaceStatus {
    return this.#status
  }

  /** Server time in seconds at which this page load took the place. */
  get since(): number | undefined {
    return this.#since
  }

  /** A lesson opens. `place` is where the learner studied when it was requested. */
  open(place: StudyPlace | null | undefined): void {
    const { sessionId, lock } = this.#options
    const isElsewhere = place && place.session_id !== sessionId && place.since > (this.#since ?? 0)
    if (isElsewhere) this.#other = place
    // A page of this browser that is gone has given up the lock. One that is still there keeps it.
    if (isElsewhere && !lock.isKnown(place.session_id)) {
      this.#become('asking')
      return
    }
    if (this.#since === undefined || isElsewhere || this.#status !== 'free') this.#take()
    this.#become('free')
  }

  /** Playing starts. False: it plays elsewhere, and must not start here. */
  async start(): Promise<boolean> {
    if (this.#status !== 'free') return false
    const isHere = await this.#options.lock.acquire()
    if (!isHere) this.#become('asking')
    return isHere
  }

  /** The learner chooses to play here. The other place stops. */
  async take(): Promise<void> {
    await this.#options.lock.steal()
    this.#take()
    this.#become('free')
  }

  /** Playing stops. */
  stop(): void {
    this.#options.lock.release()
  }

  /** Reads the answer to a report. It ignores the answer to a report from before this page load took the place. */
  learn({ session_id, place_since }: StudyReport, place: StudyPlace | null | undefined): void {
    const { sessionId, lock } = this.#options
    if (session_id !== sessionId || place_since !== this.#since || !place || place.session_id === sessionId) return
    this.#other = place
    lock.release()
    this.#become('lost')
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  #take(): void {
    const seconds = Math.round(this.#options.now()) / 1000
    this.#since = Math.max(seconds, (this.#other?.since ?? 0) + MIN_STEP_S, (this.#since ?? 0) + MIN_STEP_S)
  }

  #become(status: PlaceStatus): void {
    if (this.#status === status) return
    this.#status = status
    for (const listener of this.#listeners) listener()
  }
}
