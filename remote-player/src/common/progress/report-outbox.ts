import type { StudyReport } from '@xhkt/contract'
import { maxReportRanges, secondsOf } from '@xhkt/contract/played-ranges'
import type { ReportOutcome } from './report-call.ts'
import type { Progress, Urgency } from './progress-tracker.ts'

/** An unacknowledged report, as it is stored. */
export interface PendingReport {
  /** The user who made it. Only their session may send it. */
  owner: string
  /** Server time at which it was made, in milliseconds since 1970. */
  at: number
  report: StudyReport
}

/** Storage that outlives the page. */
export interface ReportStore {
  /** In the order in which they were made. */
  all: () => PendingReport[]
  add: (pending: PendingReport) => void
  /** Stores a report that is not sent yet and may grow, for a later page load to send. `add` or the next call replaces it. */
  keep: (growing: PendingReport) => void
  remove: (report: StudyReport) => void
}

export interface OutboxOptions {
  sessionId: string
  /** The present user; null while unknown. */
  owner: () => string | null
  /** Server time in seconds at which this page load took the place where the learner studies; undefined before it opened a lesson. */
  placeSince?: () => number | undefined
  send: (report: StudyReport, keepalive: boolean) => Promise<ReportOutcome>
  store: ReportStore
  /** Milliseconds since 1970. */
  now: () => number
  /** Calls once after `ms` milliseconds. Returns a function that cancels the call. */
  after: (ms: number, call: () => void) => () => void
}

type Lesson = Pick<StudyReport, 'course_id' | 'section_id'>
interface Entry extends PendingReport {
  sending?: boolean
}

const FIRST_RETRY_MS = 2_000
const LAST_RETRY_MS = 60_000

const isSame = (a: StudyReport, b: StudyReport): boolean => a.session_id === b.session_id && a.seq === b.seq

/** A report as it is sent, with the server time at which it was made. Stored reports of older releases have it in `at` too. */
const withTime = ({ report, at }: PendingReport): StudyReport => ({ ...report, made_at: Math.floor(at / 1000) })

/** The same progress in parts that a report can hold. The last part has the time that was spent. */
function splitProgress(progress: Progress): [Progress, ...Progress[]] {
  const { ranges } = progress
  if (ranges.length <= maxReportRanges) return [progress]
  const first = ranges.slice(0, maxReportRanges)
  const rest = ranges.slice(maxReportRanges)
  return [
    { ...progress, ranges: first, played: secondsOf(first), spent: 0 },
    ...splitProgress({ ...progress, ranges: rest, played: secondsOf(rest) }),
  ]
}

/**
 * Sends the reports of this page load, one at a time and in order, and those left by earlier page loads. A report is repeated
 * unchanged, with its own session and number, until the server has answered it.
 */
export class ReportOutbox {
  readonly #options: OutboxOptions
  readonly #listeners = new Set<() => void>()
  #entries: Entry[] = []
  #seq = 0
  #failures = 0
  #cancelRetry: (() => void) | null = null

  constructor(options: OutboxOptions) {
    this.#options = options
  }

  /** The present user; null while unknown. */
  owner(): string | null {
    return this.#options.owner()
  }

  /** Accepts a report of the user `by`, unless it is routine, fits into one report and an earlier one of this page load is open. */
  offer(lesson: Lesson, progress: Progress, urgency: Urgency, by = this.owner()): boolean {
    if (by === null) return false
    if (urgency === 'routine' && this.#isOpen(by) && progress.ranges.length <= maxReportRanges) return false
    for (const part of splitProgress(progress)) {
      const entry = this.#entryOf(lesson, part, by)
      this.#seq = entry.report.seq
      this.#entries.push(entry)
      this.#options.store.add(entry)
    }
    if (urgency === 'last') this.sendAll()
    else this.#next(urgency === 'keep')
    return true
  }

  /** Stores what the next report of the user `by` has so far. It is sent if this page load ends without it, and nothing plays then. */
  keep(lesson: Lesson, progress: Progress, by = this.owner()): void {
    if (by === null) return
    const [first] = splitProgress(progress)
    this.#options.store.keep(this.#entryOf(lesson, { ...first, playing: false }, by))
  }

  /** The next report. */
  #entryOf(lesson: Lesson, part: Progress, owner: string): Entry {
    const { sessionId, now, placeSince } = this.#options
    const place_since = placeSince?.()
    const report = { ...lesson, session_id: sessionId, seq: this.#seq + 1, ...part, ...(place_since !== undefined && { place_since }) }
    return { owner, at: now(), report }
  }

  /**
   * On start, online and login: loads the reports of earlier page loads, and retries at once. A renewed token of the same learner
   * (`isRenewal`) changes nothing for a report that waits for its next try.
   */
  resume({ isRenewal = false } = {}): void {
    const owner = this.owner()
    const known = (each: PendingReport) => this.#entries.some((entry) => isSame(entry.report, each.report))
    const left = this.#options.store.all().filter((each) => each.owner === owner && !known(each))
    this.#entries = [...left, ...this.#entries].sort((a, b) => a.at - b.at)
    if (!isRenewal) {
      this.#failures = 0
      this.#cancelRetry?.()
      this.#cancelRetry = null
    }
    this.#next(false)
    this.#notifyWhenSettled()
  }

  /** Whether this browser has unacknowledged reports of a lesson, of any user. */
  hasPending(sectionId: string): boolean {
    return [...this.#options.store.all(), ...this.#entries].some(({ report }) => report.section_id === sectionId)
  }

  /** The newest unacknowledged report of a lesson by the present user, from any page load. */
  latest(sectionId: string): PendingReport | null {
    const owner = this.owner()
    const all = [...this.#options.store.all(), ...this.#entries]
    const ofLesson = all.filter((each) => each.owner === owner && each.report.section_id === sectionId)
    return ofLesson.reduce<PendingReport | null>((newest, each) => (newest && newest.at > each.at ? newest : each), null)
  }

  /** Calls the listener whenever this page load has no open report left. */
  onSettled(listener: () => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Whether this page load has an unanswered report of this user. */
  #isOpen(owner: string | null): boolean {
    return this.#entries.some((entry) => entry.owner === owner && entry.report.session_id === this.#options.sessionId)
  }

  #sendable(): Entry[] {
    const owner = this.owner()
    return this.#entries.filter((entry) => !entry.sending && entry.owner === owner)
  }

  #next(keepalive: boolean): void {
    if (this.#cancelRetry || this.#entries.some((entry) => entry.sending)) return
    const [entry] = this.#sendable()
    if (entry) void this.#send(entry, keepalive)
  }

  /** Sends everything at once, in parallel: a closing page has no later. */
  sendAll(): void {
    for (const entry of this.#sendable()) void this.#send(entry, true)
  }

  async #send(entry: Entry, keepalive: boolean): Promise<void> {
    entry.sending = true
    const outcome = await this.#options.send(withTime(entry), keepalive).catch((): ReportOutcome => 'unsent')
    entry.sending = false
    if (outcome === 'unsent') this.#retryLater()
    if (outcome === 'unsent' || outcome === 'held') return
    this.#failures = 0
    this.#options.store.remove(entry.report)
    this.#entries = this.#entries.filter((each) => each !== entry)
    this.#next(false)
    this.#notifyWhenSettled()
  }

  #notifyWhenSettled(): void {
    if (!this.#isOpen(this.owner())) for (const listener of this.#listeners) listener()
  }

  #retryLater(): void {
    if (this.#cancelRetry) return
    const wait = Math.min(LAST_RETRY_MS, FIRST_RETRY_MS * 2 ** this.#failures++)
    this.#cancelRetry = this.#options.after(wait, () => {
      this.#cancelRetry = null
      this.#next(false)
    })
  }
}
