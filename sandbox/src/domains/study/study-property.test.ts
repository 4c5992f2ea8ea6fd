/** @jest-environment node */
import type { StudyReport } from '@xhkt/contract'
import { isFinished, type PlayedRange, secondsOf } from '@xhkt/contract/played-ranges'
import fc from 'fast-check'
import { findUser } from '../accounts/users.ts'
import type { User } from '../../core/user.ts'
import { buyer, sandboxOfFile } from '../../testing/test-sandbox.ts'
import { courseProgress } from './progress.ts'
import { saveStudyReport } from './report.ts'
import { studyTime, studyTimeTolerance } from './study-time.ts'

// The first account owns course 1006. Two of its lessons, in seconds.
const course_id = '1006'
const durations: Record<string, number> = { '10060101': 90, '10060102': 120 }
const lessons = Object.keys(durations)
const tabs = [0, 1, 2] as const

type Step =
  | { kind: 'play'; who: boolean[]; seconds: number; rate: number }
  | { kind: 'open'; tab: number; lesson: number }
  | { kind: 'seek'; tab: number; to: number }
  | { kind: 'report'; tab: number }
  | { kind: 'deliver'; which: number; again: boolean }
  | { kind: 'wait'; seconds: number }
  | { kind: 'clock'; tab: number; by: number }

const tab = fc.constantFrom(...tabs)
const stepsWith = (clockJumps: number): fc.Arbitrary<Step[]> =>
  fc.array(
    fc.oneof(
      {
        weight: 6,
        arbitrary: fc.record({
          kind: fc.constant('play' as const),
          who: fc.array(fc.boolean(), { minLength: 3, maxLength: 3 }),
          seconds: fc.integer({ min: 1, max: 30 }),
          rate: fc.constantFrom(0.5, 1, 1.5, 2),
        }),
      },
      { weight: 1, arbitrary: fc.record({ kind: fc.constant('open' as const), tab, lesson: fc.constantFrom(0, 1) }) },
      { weight: 2, arbitrary: fc.record({ kind: fc.constant('seek' as const), tab, to: fc.integer({ min: 0, max: 120 }) }) },
      { weight: 5, arbitrary: fc.record({ kind: fc.constant('report' as const), tab }) },
      { weight: 5, arbitrary: fc.record({ kind: fc.constant('deliver' as const), which: fc.nat(), again: fc.boolean() }) },
      { weight: 1, arbitrary: fc.record({ kind: fc.constant('wait' as const), seconds: fc.integer({ min: 1, max: 7200 }) }) },
      { weight: clockJumps, arbitrary: fc.record({ kind: fc.constant('clock' as const), tab, by: fc.integer({ min: -600, max: 86_400 }) }) },
    ),
    { maxLength: 80 },
  )

interface Tab {
  session_id: string
  seq: number
  section_id: string
  position: number
  ranges: PlayedRange[]
  spent: number
  /** Seconds by which its clock is wrong. */
  clockError: number
}

const sandbox = sandboxOfFile()
let user: User
beforeAll(() => {
  user = findUser(sandbox.context, buyer) as User
})

/** One learner in three tabs, and a network that keeps reports back, reorders and repeats them. */
class Learner {
  /** Half seconds of each lesson that were played. */
  readonly played: Record<string, Set<number>> = Object.fromEntries(lessons.map((id) => [id, new Set<number>()]))
  spent = 0
  /** How far back a clock has been at most. */
  slowest = 0
  readonly #startedAt = sandbox.context.clock.now()
  readonly #tabs = tabs.map((n): Tab => ({
    ...{ session_id: `page-load-${n}`, seq: 0, section_id: lessons[0] ?? '', position: 0, ranges: [], spent: 0, clockError: 0 },
  }))
  #network: StudyReport[] = []
  #arrived: (StudyReport & { time: number })[] = []

  constructor() {
    for (const table of ['progress', 'study_report', 'study_time']) sandbox.context.db.run(`DELETE FROM ${table}`)
  }

  step(step: Step): void {
    if (step.kind === 'wait') sandbox.advance(step.seconds)
    else if (step.kind === 'deliver') this.#deliver(step.which, step.again)
    else if (step.kind === 'play') this.#play(step.who, step.seconds, step.rate)
    else {
      const own = this.#tabs[step.tab]
      if (own) this.#inTab(own, step)
    }
  }

  #inTab(own: Tab, step: Extract<Step, { tab: number }>): void {
    switch (step.kind) {
      case 'report':
        this.#report(own)
        return
      case 'seek':
        own.position = Math.min(step.to, durations[own.section_id] ?? 0)
        return
      case 'clock':
        own.clockError = step.by
        this.slowest = Math.max(this.slowest, -step.by)
        return
      case 'open':
        this.#report(own)
        Object.assign(own, { section_id: lessons[step.lesson], position: 0 })
    }
  }

  #play(who: boolean[], seconds: number, rate: number): void {
    this.#tabs.forEach((own, n) => {
      if (!who[n]) return
      const end = Math.min(own.position + seconds * rate, durations[own.section_id] ?? 0)
      for (let half = own.position * 2; half < end * 2; half++) this.played[own.section_id]?.add(half)
      own.ranges.push([own.position, end])
      own.spent += (end - own.position) / rate
      this.spent += (end - own.position) / rate
      own.position = end
    })
    sandbox.advance(seconds)
  }

  #report(own: Tab): void {
    const { session_id, section_id, position, ranges, spent, clockError } = own
    const made_at = sandbox.context.clock.now() + clockError
    const played = ranges.reduce((sum, [from, to]) => sum + to - from, 0)
    own.seq += 1
    const duration = durations[section_id] ?? 0
    this.#network.push({ course_id, section_id, session_id, seq: own.seq, position, duration, ranges, played, spent, made_at })
    Object.assign(own, { ranges: [], spent: 0 })
  }

  #deliver(which: number, again: boolean): void {
    const report = this.#network[which % this.#network.length]
    if (!report) return
    saveStudyReport(sandbox.context, user, report)
    // The first arrival counts.
    const isKnown = this.#arrived.some(({ session_id, seq }) => session_id === report.session_id && seq === report.seq)
    if (!isKnown) this.#arrived.push({ ...report, time: Math.min(report.made_at ?? 0, sandbox.context.clock.now()) })
    if (!again) this.#network = this.#network.filter((each) => each !== report)
  }

  /** Everything that was played arrives. */
  finish(): void {
    for (const own of this.#tabs) this.#report(own)
    while (this.#network.length > 0) this.#deliver(this.#network.length - 1, false)
  }

  /** Seconds since the start. */
  elapsed = (): number => sandbox.context.clock.now() - this.#startedAt

  /** The positions that the latest reports of a lesson gave. */
  latestPositions(section_id: string): number[] {
    const ofLesson = this.#arrived.filter((report) => report.section_id === section_id)
    const latest = Math.max(...ofLesson.map(({ time }) => time))
    return ofLesson.filter(({ time }) => time === latest).map(({ position }) => position)
  }
}

const studied = () => studyTime(sandbox.context, user.id)

beforeEach(() => sandbox.freezeTime())

test('over tabs and devices, with a bad network and jumping clocks: progress is what was played, to the second [courses#study-progress]', () => {
  fc.assert(
    fc.property(stepsWith(2), (steps) => {
      const learner = new Learner()
      for (const step of steps) {
        learner.step(step)
        expect(studied()).toBeLessThanOrEqual(Math.min(learner.spent, learner.elapsed() + learner.slowest + studyTimeTolerance) + 0.01)
      }
      learner.finish()
      for (const lesson of courseProgress(sandbox.context, user.id, course_id)) {
        const played = (learner.played[lesson.section_id]?.size ?? 0) / 2
        expect([lesson.played, secondsOf(lesson.ranges ?? [])]).toEqual([played, played])
        expect(lesson.finished).toBe(isFinished(played, lesson.duration))
        expect(learner.latestPositions(lesson.section_id)).toContain(lesson.position)
      }
    }),
    { seed: 14, numRuns: 150 },
  )
})

test('with clocks that are right, study time never exceeds the time since the start', () => {
  fc.assert(
    fc.property(stepsWith(0), (steps) => {
      const learner = new Learner()
      for (const step of steps) learner.step(step)
      learner.finish()
      expect(studied()).toBeLessThanOrEqual(learner.elapsed() + studyTimeTolerance)
    }),
    { seed: 14, numRuns: 150 },
  )
})
