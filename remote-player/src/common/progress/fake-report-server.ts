import type { StudyReport } from '@xhkt/contract'
import { mergeRanges, type PlayedRange } from '@xhkt/contract/played-ranges'
import type { ReportOutcome } from './report-call.ts'

interface UnderWay {
  report: StudyReport
  keepalive: boolean
  settle: (outcome: ReportOutcome) => void
}

/** For tests: a server that answers on demand and counts each session and number once, as the real one does. */
export class FakeServer {
  now = 1_700_000_000_000
  /** All reports sent, as session#seq@position. */
  readonly log: string[] = []
  /** Sums of the counted reports, in seconds. */
  counted = 0
  spent = 0
  readonly #ranges: PlayedRange[] = []
  #open: UnderWay[] = []
  readonly #seen = new Set<string>()

  readonly send = (report: StudyReport, keepalive: boolean): Promise<ReportOutcome> =>
    new Promise((settle) => {
      this.now += 1
      this.log.push(`${report.session_id}#${report.seq}@${report.position}`)
      this.#open.push({ report, keepalive, settle })
    })

  get open(): StudyReport[] {
    return this.#open.map(({ report }) => report)
  }

  get underWay(): number[] {
    return this.#open.map(({ report }) => report.seq)
  }

  get keptAlive(): number[] {
    return this.#open.filter(({ keepalive }) => keepalive).map(({ report }) => report.seq)
  }

  /** The union of all ranges. */
  get ranges(): PlayedRange[] {
    return mergeRanges(this.#ranges)
  }

  #count({ played, spent = 0, ranges = [] }: StudyReport): void {
    this.counted += played
    this.spent += spent
    this.#ranges.push(...ranges)
  }

  /** Counts the oldest report without answering it. */
  arrive(): UnderWay | undefined {
    const first = this.#open.shift()
    if (!first) return undefined
    const name = `${first.report.session_id}#${first.report.seq}`
    if (!this.#seen.has(name)) this.#count(first.report)
    this.#seen.add(name)
    return first
  }

  /** Answers the oldest unanswered report. */
  async answer(outcome: ReportOutcome): Promise<void> {
    const first = outcome === 'acknowledged' ? this.arrive() : this.#open.shift()
    first?.settle(outcome)
    // The outbox continues after its own await.
    for (let i = 0; i < 5; i++) await Promise.resolve()
  }

  /** The page closes: unanswered reports get no answer. */
  lose(): void {
    this.#open = []
  }
}
