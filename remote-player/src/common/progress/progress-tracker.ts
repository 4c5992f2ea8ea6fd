import { toMilliseconds, type Watched, WatchMeter } from './watch-meter.ts'

/** The content of a report, in seconds: what was watched since the last accepted one, and where the learner is. */
export interface Progress extends Watched {
  position: number
  duration: number
  /** The lesson plays on. */
  playing: boolean
  /** Seconds that were skipped because no line has them. */
  missing?: number
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
  /** Server time in seconds at which this page load took the place. A new value is reported at once. */
  placeSince?: () => number | undefined
  /** The seconds that were skipped because no line has them. */
  missing?: () => number
  /** Accepts a report; false when another one is open and this one can wait. */
  offer: (progress: Progress, urgency: Urgency) => boolean
  /** Keeps in the browser what no report has been accepted for. It replaces what was kept before. */
  keep?: (progress: Progress) => void
}

/** Smaller changes are not worth a report of their own. */
const MIN_MOVE_S = 0.25
const MIN_PLAYED_S = 0.1

/** Milliseconds between two writes while playing. A crash costs at most 5 s: this, the wait for an event in a hidden tab, and the write. */
const KEEP_MS = 3_000

/**
 * Decides when a report of an open lesson is due, and what it contains (docs/product/courses.md#study-progress). Knows neither
 * clock nor player: the caller passes both. Everything it counts leaves in exactly one accepted report.
 */
export class ProgressTracker {
  readonly #meter = new WatchMeter()
  readonly #options: TrackerOptions
  #playing = false
  #seeking = false
  /** A report was refused while another one was open. */
  #due = false
  /** The state at the last accepted report. */
  #lastReport: { position: number; playing: boolean; at: number; place: number | undefined }
  /** Where the last jump ended. */
  #landed: number
  #periodFrom: number
  /** When all that was watched was last in a report or kept. */
  #keptAt = -Infinity

  constructor(options: TrackerOptions) {
    this.#options = options
    this.#lastReport = { position: options.position, playing: false, at: -Infinity, place: undefined }
    this.#landed = options.position
    this.#periodFrom = options.now()
  }

  play(head: Playhead): void {
    // Playing on after buffering is no new start.
    const isStart = !this.#playing
    if (isStart) this.#periodFrom = this.#options.now()
    this.#playing = true
    this.#follow(head)
    if (isStart && this.#isReportDue()) this.#report(head, 'routine')
  }

  tick(head: Playhead): void {
    if (!this.#playing || this.#seeking) return
    this.#follow(head)
    const now = this.#options.now()
    if (now - this.#periodFrom >= this.#options.period()) this.#report(head, 'routine')
    else if (now - this.#keptAt >= KEEP_MS) this.#keep(this.#progressAt(head))
  }

  /** Playing continues at another rate. */
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
    if (Math.abs(this.#landed - this.#lastReport.position) >= MIN_MOVE_S) this.#report(head, 'routine')
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
    this.#stop(head)
    this.#report(head, 'last')
  }

  /** No report is open any more: a waiting one goes out. */
  settle(head: Playhead): void {
    if (!this.#due) return
    this.#follow(head)
    this.#report(head, 'routine')
  }

  /** The report also tells the other devices of the learner that it plays here. */
  #isReportDue(): boolean {
    const { now, period, placeSince } = this.#options
    return now() - this.#lastReport.at >= period() || placeSince?.() !== this.#lastReport.place
  }

  #follow({ position, rate }: Playhead): void {
    if (this.#playing && !this.#seeking) this.#meter.follow(position, this.#options.now(), rate)
  }

  #stop(head: Playhead): void {
    this.#follow(head)
    this.#playing = false
    this.#meter.interrupt()
  }

  #progressAt({ position, duration }: Playhead): Progress {
    const missing = toMilliseconds(this.#options.missing?.() ?? 0)
    const head = { position: toMilliseconds(position), duration: toMilliseconds(duration), playing: this.#playing }
    return { ...head, ...this.#meter.pending, ...(missing > 0 && { missing }) }
  }

  #report(head: Playhead, urgency: Urgency): void {
    const progress = this.#progressAt(head)
    const now = this.#options.now()
    const { position } = head
    const playing = this.#playing
    this.#periodFrom = now
    const isSame = Math.abs(position - this.#lastReport.position) < MIN_MOVE_S && playing === this.#lastReport.playing
    if (progress.played < MIN_PLAYED_S && isSame) return
    this.#due = !this.#options.offer(progress, urgency)
    if (this.#due) {
      this.#keep(progress)
      return
    }
    this.#meter.take()
    this.#keptAt = now
    this.#lastReport = { position, playing, at: now, place: this.#options.placeSince?.() }
  }

  /** Keeps only what was watched, because the next report has at least that. A position alone may go back and make no report. */
  #keep(progress: Progress): void {
    if (progress.played < MIN_PLAYED_S) return
    this.#keptAt = this.#options.now()
    this.#options.keep?.(progress)
  }
}
