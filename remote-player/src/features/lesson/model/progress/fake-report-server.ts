import type { StudyReport } from '@xhkt/contract'
import type { ReportOutcome } from '../../api/report-call.ts'

interface UnderWay {
  report: StudyReport
  keepalive: boolean
  settle: (outcome: ReportOutcome) => void
}

/** For tests: a server that answers when told to, and counts each session and number once, as the real one does. */
export class FakeServer {
  now = 1_700_000_000_000
  /** Every report that was sent, as session#seq@position. */
  readonly log: string[] = []
  counted = 0
  #open: UnderWay[] = []
  readonly #seen = new Set<string>()

  readonly send = (report: StudyReport, keepalive: boolean): Promise<ReportOutcome> =>
    new Promise((settle) => {
      this.now += 1
      this.log.push(`${report.session_id}#${report.seq}@${report.position}`)
      this.#open.push({ report, keepalive, settle })
    })

  get underWay(): number[] {
    return this.#open.map(({ report }) => report.seq)
  }

  get keptAlive(): number[] {
    return this.#open.filter(({ keepalive }) => keepalive).map(({ report }) => report.seq)
  }

  /** The oldest report arrives and is counted; the page is not told. */
  arrive(): UnderWay | undefined {
    const first = this.#open.shift()
    if (!first) return undefined
    const name = `${first.report.session_id}#${first.report.seq}`
    if (!this.#seen.has(name)) this.counted += first.report.played
    this.#seen.add(name)
    return first
  }

  /** Answers the oldest report that is under way. */
  async answer(outcome: ReportOutcome): Promise<void> {
    const first = outcome === 'acknowledged' ? this.arrive() : this.#open.shift()
    first?.settle(outcome)
    // The outbox goes on after its own await.
    for (let i = 0; i < 5; i++) await Promise.resolve()
  }

  /** The page goes: whatever is under way is answered to nobody. */
  lose(): void {
    this.#open = []
  }
}
