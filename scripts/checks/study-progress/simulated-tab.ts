import type { StudyPlace, StudyReport } from '@xhkt/contract'
import type { PlayedRange } from '@xhkt/contract/played-ranges'
import type { PlaceLock } from '../../../remote-player/src/common/progress/place/place-lock.ts'
import { StudyPlaceController } from '../../../remote-player/src/common/progress/place/study-place-controller.ts'
import { type Playhead, ProgressTracker } from '../../../remote-player/src/common/progress/progress-tracker.ts'
import type { ReportOutcome } from '../../../remote-player/src/common/progress/report-call.ts'
import { type PendingReport, ReportOutbox } from '../../../remote-player/src/common/progress/report-outbox.ts'

/** A lesson of course 1011, free to try. */
export const lesson = { course_id: '1011', section_id: '10110101' }
export const duration = 2700

/** The state that tabs of one browser share: storage, lock, and a clock that may be wrong. */
export class SimulatedBrowser {
  stored: PendingReport[] = []
  /** The report of each page load that may still grow. Once a page load has ended, the next page takes its report over. */
  readonly growing = new Map<string, PendingReport>()
  readonly open = new Set<string>()
  /** Milliseconds by which the browser's clock is ahead. */
  clockError = 0
  holder: SimulatedTab | null = null
  readonly sessions = new Set<string>()

  takeLeft(): void {
    for (const [sessionId, pending] of this.growing) {
      if (this.open.has(sessionId)) continue
      this.growing.delete(sessionId)
      this.stored.push(pending)
    }
  }
}

interface Outside {
  /** Milliseconds of the correct clock. */
  now: () => number
  send: (report: StudyReport) => Promise<ReportOutcome>
}

let loads = 0

/** A tab with the real tracker, outbox and place controller, and a simulated player that has only a position. */
export class SimulatedTab {
  readonly played: PlayedRange[] = []
  isPlaying = false
  head: Playhead = { position: 0, duration, rate: 1 }
  controller!: StudyPlaceController
  lost: () => void = () => undefined
  readonly #browser: SimulatedBrowser
  readonly #outside: Outside
  #outbox!: ReportOutbox
  #tracker!: ProgressTracker
  #timers: (() => void)[] = []
  #sessionId = ''

  constructor(browser: SimulatedBrowser, outside: Outside) {
    this.#browser = browser
    this.#outside = outside
  }

  /** Loads the page, for the first time or again. */
  load(place: StudyPlace | null): void {
    const sessionId = `page-load-${++loads}`
    const browser = this.#browser
    const serverNow = () => this.#outside.now() + browser.clockError
    browser.sessions.add(sessionId)
    browser.open.delete(this.#sessionId)
    browser.open.add(sessionId)
    this.#sessionId = sessionId
    browser.takeLeft()
    this.#timers = []
    this.controller = new StudyPlaceController({ sessionId, lock: this.#lock(), now: serverNow })
    const controller = this.controller
    const outbox = new ReportOutbox({
      sessionId,
      owner: () => 'learner',
      placeSince: () => controller.since,
      send: this.#outside.send,
      store: {
        all: () => structuredClone(browser.stored),
        add: (pending) => {
          browser.growing.delete(sessionId)
          browser.stored.push(structuredClone(pending))
        },
        keep: (pending) => browser.growing.set(sessionId, structuredClone(pending)),
        remove: ({ session_id, seq }) => {
          browser.stored = browser.stored.filter(({ report }) => report.session_id !== session_id || report.seq !== seq)
        },
      },
      now: serverNow,
      after: (_, call) => {
        this.#timers.push(call)
        return () => this.#timers.splice(this.#timers.indexOf(call), 1)
      },
    })
    const tracker = new ProgressTracker({
      now: this.#outside.now,
      period: () => 15_000,
      position: this.head.position,
      placeSince: () => controller.since,
      offer: (progress, urgency) => outbox.offer(lesson, progress, urgency),
      keep: (progress) => { outbox.keep(lesson, progress) },
    })
    outbox.onSettled(() => tracker.settle(this.head))
    this.#outbox = outbox
    this.#tracker = tracker
    outbox.resume()
    controller.open(place)
    controller.subscribe(() => {
      if (controller.status !== 'free') this.pause()
    })
  }

  #lock(): PlaceLock {
    const browser = this.#browser
    return {
      acquire: () => {
        const isFree = browser.holder === null || browser.holder === this
        if (isFree) browser.holder = this
        return Promise.resolve(isFree)
      },
      steal: () => {
        const before = browser.holder
        browser.holder = this
        if (before && before !== this) before.lost()
        return Promise.resolve()
      },
      release: () => {
        if (browser.holder === this) browser.holder = null
      },
      onLost: (listener) => {
        this.lost = listener
      },
      isKnown: (sessionId) => browser.sessions.has(sessionId),
    }
  }

  async play(rate: number): Promise<void> {
    if (this.head.position >= duration || !(await this.controller.start())) return
    this.head = { ...this.head, rate }
    if (this.isPlaying) this.#tracker.changeRate(this.head)
    else this.#tracker.play(this.head)
    this.isPlaying = true
  }

  async take(): Promise<void> {
    await this.controller.take()
    await this.play(1)
  }

  /** Lets time pass. Returns the seconds of real time in which the tab played. */
  tick(seconds: number): number {
    if (!this.isPlaying) return 0
    const from = this.head.position
    const position = Math.min(duration, from + seconds * this.head.rate)
    this.head = { ...this.head, position }
    this.played.push([from, position])
    if (position < duration) this.#tracker.tick(this.head)
    else this.#stop('end')
    return (position - from) / this.head.rate
  }

  /**
   * Drags the seek bar by `steps` of a third of a second, and ends at `position`. `pass` lets the time pass that each step takes to load.
   * As in a browser, a `timeupdate` may come after the position has changed and before `seeking`. Nothing plays during the drag.
   */
  jump(position: number, { steps, pass }: { steps: number; pass: () => void }): void {
    this.#tracker.jump()
    for (let step = 0; step < steps; step++) {
      pass()
      this.head = { ...this.head, position: Math.min(duration, this.head.position + 1 / 3) }
      if (this.isPlaying) this.#tracker.tick(this.head)
    }
    this.head = { ...this.head, position }
    pass()
    this.#tracker.land(this.head)
    this.#tracker.seek(this.head)
  }

  pause(): void {
    if (this.isPlaying) this.#stop('pause')
  }

  #stop(how: 'pause' | 'end' | 'leave'): void {
    this.isPlaying = false
    this.#tracker[how](this.head)
    this.controller.stop()
  }

  hide(): void {
    this.#tracker.hide(this.head)
  }

  leave(): void {
    this.#stop('leave')
  }

  /** Ends the tab without events. The browser frees its lock. */
  crash(): void {
    this.isPlaying = false
    if (this.#browser.holder === this) this.#browser.holder = null
  }

  retry(): void {
    this.#timers.shift()?.()
  }

  online(): void {
    this.#outbox.resume()
  }
}
