import { WatchMeter } from './watch-meter.ts'

/** What one report says: all in seconds. */
export interface Progress {
  position: number
  duration: number
  /** Really played since the last report that was taken over. */
  played: number
}

/** routine: may wait for the one on its way · keep: must outlive the page · last: the page goes, so it leaves now. */
export type Urgency = 'routine' | 'keep' | 'last'

/** Where the player stands. */
export interface Playhead {
  position: number
  duration: number
  rate: number
}

export interface TrackerOptions {
  /** Milliseconds of a clock that never jumps. */
  now: () => number
  /** Milliseconds between two reports while playing. */
  period: () => number
  /** Where the server believes the learner to be. */
  position: number
  /** Takes a report over; false when one is on its way and this one can wait for it. */
  offer: (progress: Progress, urgency: Urgency) => boolean
}

/** Less than this says nothing new: a position near the one reported, and played seconds that can go with the next report. */
const SAME_POSITION = 0.25
const TRIFLE = 0.1

const toMilliseconds = (seconds: number): number => Math.round(seconds * 1000) / 1000

/**
 * Decides when the progress of one opened lesson is due and what it says (product decisions, Study progress). It knows
 * neither a clock nor a player: both come in. Everything it counted leaves in exactly one report that was taken over.
 */
export class ProgressTracker {
  readonly #meter = new WatchMeter()
  readonly #options: TrackerOptions
  #playing = false
  #seeking = false
  /** Asked for while another report was on its way. */
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
    // Playing on after the buffer ran dry is no new start.
    if (!this.#playing) this.#periodFrom = this.#options.now()
    this.#playing = true
    this.#follow(head)
  }

  tick(head: Playhead): void {
    if (!this.#playing || this.#seeking) return
    this.#follow(head)
    if (this.#options.now() - this.#periodFrom >= this.#options.period()) this.#report(head, 'routine')
  }

  pause(head: Playhead): void {
    this.#stop(head)
    this.#report(head, 'routine')
  }

  /** A jump begins: the player already stands elsewhere, so only the next position counts again. */
  jump(): void {
    this.#seeking = true
    this.#meter.interrupt()
  }

  /** A jump is over, and playing goes on from here. */
  land(head: Playhead): void {
    this.#seeking = false
    this.#landed = head.position
    if (this.#playing) this.#follow(head)
  }

  /** The learner has found the place that they looked for; a jump to where they are known to be, as at the start, is none. */
  seek(head: Playhead): void {
    this.#follow(head)
    if (Math.abs(this.#landed - this.#told) >= SAME_POSITION) this.#report(head, 'routine')
  }

  end(head: Playhead): void {
    this.#stop(head)
    this.#report(head, 'keep')
  }

  /** The tab is out of sight, and may never come back. */
  hide(head: Playhead): void {
    this.#follow(head)
    this.#report(head, 'keep')
  }

  /** The page goes. */
  leave(head: Playhead): void {
    this.#follow(head)
    this.#report(head, 'last')
  }

  /** No report is on its way any more: what waited for it goes out. */
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
    const played = this.#meter.pending
    this.#periodFrom = this.#options.now()
    if (played < TRIFLE && Math.abs(position - this.#told) < SAME_POSITION) return
    const progress = { position: toMilliseconds(position), duration: toMilliseconds(duration), played }
    this.#due = !this.#options.offer(progress, urgency)
    if (this.#due) return
    this.#meter.take()
    this.#told = position
  }
}
