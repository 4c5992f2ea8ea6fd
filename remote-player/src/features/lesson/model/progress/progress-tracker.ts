import { toMilliseconds, type Watched, WatchMeter } from './watch-meter.ts'

/** The content of a report, in seconds: what was watched since the last accepted one, and where the learner is. */
export interface Progress extends Watched {
  position: number
  duration: number
}

/** routine: waits while another report is open · keep: must outlive the page · last: the page closes, so it is sent now. */
export type Urgency = 'routine' | 'keep' | 'last'

/** The state of the player. */
export interface Playhead {
  position: number
  duration: number
  rate: number
}

export interface TrackerOptions {
  /** Milliseconds of a monotonic clock. */
  now: () => number
  /** Milliseconds between two reports while playing. */
  period: () => number
  /** The position that the server has. */
  position: number
  /** Accepts a report; false when another one is open and this one can wait. */
  offer: (progress: Progress, urgency: Urgency) => boolean
}

/** Smaller changes are not worth a report of their own. */
const SAME_POSITION = 0.25
const TRIFLE = 0.1

/**
 * Decides when a report of an open lesson is due, and what it contains (docs/product/courses.md#study-progress). Knows neither
 * clock nor player: both come in. Everything it counts leaves in exactly one accepted report.
 */
export class ProgressTracker {
  readonly #meter = new WatchMeter()
  readonly #options: TrackerOptions
  #playing = false
  #seeking = false
  /** A report was refused while another one was open. */
  #due = false
  #told: number
  /** Where the last jump ended. */
  #landed: number
  #periodFrom: number

  constructor(options: TrackerOptions) {
    this.#options = options
    this.#told = options.position
    this.#landed = options.position
    this.#periodFrom = options.now()
  }

  play(head: Playhead): void {
    // Playing on after buffering is no new start.
    if (!this.#playing) this.#periodFrom = this.#options.now()
    this.#playing = true
    this.#follow(head)
  }

  tick(head: Playhead): void {
    if (!this.#playing || this.#seeking) return
    this.#follow(head)
    if (this.#options.now() - this.#periodFrom >= this.#options.period()) this.#report(head, 'routine')
  }

  /** Playing goes on at another rate. */
  changeRate(head: Playhead): void {
    this.#follow(head)
  }

  pause(head: Playhead): void {
    this.#stop(head)
    this.#report(head, 'routine')
  }

  /** A jump begins: the player is already elsewhere, so the move does not count. */
  jump(): void {
    this.#seeking = true
    this.#meter.interrupt()
  }

  /** The jump is over; playing continues here. */
  land(head: Playhead): void {
    this.#seeking = false
    this.#landed = head.position
    if (this.#playing) this.#follow(head)
  }

  /** The learner has chosen a position. A jump to the reported position, as at the start, is not reported. */
  seek(head: Playhead): void {
    this.#follow(head)
    if (Math.abs(this.#landed - this.#told) >= SAME_POSITION) this.#report(head, 'routine')
  }

  end(head: Playhead): void {
    this.#stop(head)
    this.#report(head, 'keep')
  }

  /** The tab is hidden and may never come back. */
  hide(head: Playhead): void {
    this.#follow(head)
    this.#report(head, 'keep')
  }

  /** The page closes. */
  leave(head: Playhead): void {
    this.#follow(head)
    this.#report(head, 'last')
  }

  /** No report is open any more: a waiting one goes out. */
  settle(head: Playhead): void {
    if (!this.#due) return
    this.#follow(head)
    this.#report(head, 'routine')
  }

  #follow({ position, rate }: Playhead): void {
    if (this.#playing && !this.#seeking) this.#meter.follow(position, this.#options.now(), rate)
  }

  #stop(head: Playhead): void {
    this.#follow(head)
    this.#playing = false
    this.#meter.interrupt()
  }

  #report({ position, duration }: Playhead, urgency: Urgency): void {
    const watched = this.#meter.pending
    this.#periodFrom = this.#options.now()
    if (watched.played < TRIFLE && Math.abs(position - this.#told) < SAME_POSITION) return
    const progress = { position: toMilliseconds(position), duration: toMilliseconds(duration), ...watched }
    this.#due = !this.#options.offer(progress, urgency)
    if (this.#due) return
    this.#meter.take()
    this.#told = position
  }
}
