import type { StudyReport } from '@xhkt/contract'
import { mergeRanges, type PlayedRange } from '@xhkt/contract/played-ranges'
import type { User } from '../../../sandbox/src/core/user.ts'
import type { Context } from '../../../sandbox/src/core/context.ts'
import { saveStudyReport } from '../../../sandbox/src/domains/study/report.ts'
import { currentPlace } from '../../../sandbox/src/domains/study/study-place.ts'
import type { ReportOutcome } from '../../../remote-player/src/common/progress/report-call.ts'
import { duration, SimulatedBrowser, SimulatedTab } from './simulated-tab.ts'

/** `late`: the report arrives after the page has given up waiting. `twice`: the report arrives twice and is answered. */
export type Delivery = 'answered' | 'answerLost' | 'lost' | 'late' | 'twice'

export type Step =
  | { kind: 'watch'; who: boolean[]; seconds: number; rate: number; tick: number }
  | { kind: 'jump'; tab: number; to: number; isNear: boolean; steps: number; loading: number }
  | { kind: 'pause' | 'hide' | 'retry' | 'online' | 'reload' | 'crash' | 'take'; tab: number }
  | { kind: 'deliver'; which: number; delivery: Delivery }
  | { kind: 'arrive'; which: number }
  | { kind: 'sleep'; seconds: number }
  | { kind: 'clock'; browser: number; by: number }

interface UnderWay {
  tab: SimulatedTab
  report: StudyReport
  settle: (outcome: ReportOutcome) => void
}

/** Lets the awaits of the outbox resolve. */
async function flush(): Promise<void> {
  for (let i = 0; i < 12; i++) await Promise.resolve()
}

/** A learner with two browsers: two tabs in the first, one in the second. The server is the sandbox. */
export class SimulatedLearner {
  readonly tabs: SimulatedTab[]
  readonly browsers = [new SimulatedBrowser(), new SimulatedBrowser()]
  readonly startedAt: number
  ms: number
  /** Seconds of real time in which at least one tab played. */
  studied = 0
  readonly #context: Context
  readonly #user: User
  #underWay: UnderWay[] = []
  #late: StudyReport[] = []

  constructor(context: Context, user: User) {
    // Reports carry whole seconds, so a result depends on the fraction: reports out of order can lose up to half a second of study time.
    this.startedAt = this.ms = context.clock.now() * 1000 + 500
    this.#user = user
    this.#context = { ...context, clock: { ...context.clock, now: () => Math.floor(this.ms / 1000), nowMs: () => this.ms } }
    this.tabs = [0, 0, 1].map((browser) => this.#open(browser))
  }

  get elapsed(): number {
    return (this.ms - this.startedAt) / 1000
  }

  /** The union of the ranges that all tabs have played. */
  get ranges(): PlayedRange[] {
    return mergeRanges(this.tabs.flatMap(({ played }) => played))
  }

  #open(browser: number): SimulatedTab {
    const tab = new SimulatedTab(this.browsers[browser] as SimulatedBrowser, {
      now: () => this.ms,
      send: (report) =>
        new Promise((settle) => {
          this.#underWay.push({ tab, report: structuredClone(report), settle })
        }),
    })
    tab.load(currentPlace(this.#context, this.#user.id))
    return tab
  }

  async step(step: Step): Promise<void> {
    if (step.kind === 'watch') await this.#watch(step)
    else if (step.kind === 'sleep') this.ms += step.seconds * 1000
    else if (step.kind === 'deliver') this.#deliver(step.which, step.delivery)
    else if (step.kind === 'arrive') this.#arrive(step.which)
    else if (step.kind === 'clock') (this.browsers[step.browser] as SimulatedBrowser).clockError = step.by * 1000
    else await this.#inTab(step)
    await flush()
  }

  async #inTab(step: Extract<Step, { tab: number }>): Promise<void> {
    const tab = this.tabs[step.tab] as SimulatedTab
    if (step.kind === 'reload' || step.kind === 'crash') {
      tab[step.kind === 'crash' ? 'crash' : 'leave']()
      // Every second of the last reports arrives, and its answer is lost.
      const ofTab = this.#underWay.filter((each) => each.tab === tab)
      this.#underWay = this.#underWay.filter((each) => each.tab !== tab)
      ofTab.forEach(({ report }, at) => at % 2 === 0 && this.#late.push(report))
      tab.load(currentPlace(this.#context, this.#user.id))
    } else if (step.kind === 'jump') {
      // A short jump could be mistaken for time that passed while loading.
      const to = step.isNear ? Math.min(duration, tab.head.position + (step.to % 30)) : step.to
      tab.jump(to, { steps: step.steps, pass: () => (this.ms += step.loading * 1000) })
    } else await tab[step.kind]()
  }

  async #watch({ who, seconds, rate, tick }: Extract<Step, { kind: 'watch' }>): Promise<void> {
    const chosen = this.tabs.filter((_, at) => who[at])
    for (const tab of chosen) await tab.play(rate)
    await flush()
    for (let passed = 0; passed < seconds; passed += tick) {
      this.ms += tick * 1000
      this.studied += Math.max(0, ...chosen.map((tab) => tab.tick(tick)))
    }
  }

  #save(report: StudyReport): void {
    saveStudyReport(this.#context, this.#user, report)
  }

  #deliver(which: number, delivery: Delivery): void {
    const [sent] = this.#underWay.splice(which % Math.max(1, this.#underWay.length), 1)
    if (!sent) return
    const { tab, report, settle } = sent
    if (delivery === 'late') this.#late.push(report)
    else if (delivery !== 'lost') this.#save(report)
    if (delivery === 'twice') this.#save(report)
    const isAnswered = delivery === 'answered' || delivery === 'twice'
    if (isAnswered) tab.controller.learn(report, currentPlace(this.#context, this.#user.id))
    settle(isAnswered ? 'acknowledged' : 'unsent')
  }

  #arrive(which: number): void {
    const [report] = this.#late.splice(which % Math.max(1, this.#late.length), 1)
    if (report) this.#save(report)
  }

  /** Repairs the network: every report arrives and is answered. */
  async settle(): Promise<void> {
    while (this.#late.length > 0) this.#arrive(0)
    for (const tab of this.tabs) tab.online()
    await flush()
    while (this.#underWay.length > 0) {
      this.#deliver(0, 'answered')
      await flush()
    }
  }

  /** Reloads all tabs, so that the new pages send the remaining reports. */
  async finish(): Promise<void> {
    for (const tab of [0, 1, 2]) await this.step({ kind: 'reload', tab })
    await this.settle()
  }
}
