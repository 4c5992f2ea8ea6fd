/** @jest-environment node */
import fc from 'fast-check'
import { isFinished, secondsOf } from '@xhkt/contract/played-ranges'
import type { User } from '../../../sandbox/src/core/user.ts'
import { findUser } from '../../../sandbox/src/domains/accounts/users.ts'
import { courseProgress } from '../../../sandbox/src/domains/study/progress.ts'
import { studyTime, studyTimeTolerance } from '../../../sandbox/src/domains/study/study-time.ts'
import { buyer, sandboxOfFile } from '../../../sandbox/src/testing/test-sandbox.ts'
import { SimulatedLearner, type Step } from './simulated-learner.ts'
import { duration, lesson } from './simulated-tab.ts'

const tab = fc.constantFrom(0, 1, 2)
const kind = <K extends string>(...kinds: K[]) => fc.constantFrom(...kinds)

const steps = (clockJumps: number): fc.Arbitrary<Step[]> =>
  fc.array(
    fc.oneof(
      {
        weight: 8,
        arbitrary: fc.record({
          kind: kind('watch'),
          who: fc.array(fc.boolean(), { minLength: 3, maxLength: 3 }),
          seconds: fc.integer({ min: 1, max: 240 }).map((quarters) => quarters / 4),
          rate: fc.constantFrom(0.5, 1, 1.5, 2),
          // A hidden tab gets its timer events once a second, and later once a minute.
          tick: fc.constantFrom(0.25, 1, 60),
        }),
      },
      {
        weight: 3,
        arbitrary: fc.record({
          kind: kind('jump'),
          tab,
          to: fc.integer({ min: 0, max: duration }),
          isNear: fc.boolean(),
          steps: fc.integer({ min: 0, max: 4 }),
          loading: fc.constantFrom(0, 0.25, 20),
        }),
      },
      { weight: 6, arbitrary: fc.record({ kind: kind('pause', 'hide', 'retry', 'online', 'reload', 'take'), tab }) },
      {
        weight: 12,
        arbitrary: fc.record({ kind: kind('deliver'), which: fc.nat(9), delivery: fc.constantFrom('answered', 'answered', 'answerLost', 'lost', 'late', 'twice') }),
      },
      { weight: 3, arbitrary: fc.record({ kind: kind('arrive'), which: fc.nat(9) }) },
      { weight: 1, arbitrary: fc.record({ kind: kind('sleep'), seconds: fc.integer({ min: 1, max: 7200 }) }) },
      { weight: clockJumps, arbitrary: fc.record({ kind: kind('clock'), browser: fc.constantFrom(0, 1), by: fc.integer({ min: -600, max: 86_400 }) }) },
    ),
    { maxLength: 60 },
  )

const sandbox = sandboxOfFile()
let user: User
beforeAll(() => {
  user = findUser(sandbox.context, buyer) as User
})
beforeEach(() => sandbox.freezeTime())

function newLearner(): SimulatedLearner {
  for (const table of ['progress', 'study_report', 'study_time', 'study_place']) sandbox.context.db.run(`DELETE FROM ${table}`)
  return new SimulatedLearner(sandbox.context, user)
}

const held = () => courseProgress(sandbox.context, user.id, lesson.course_id)[0]

test('with several tabs and devices, bad networks, wrong clocks, sleep and throttled timers, the server saves the played ranges to the second [courses#study-progress]', async () => {
  await fc.assert(
    fc.asyncProperty(steps(1), async (all) => {
      const learner = newLearner()
      for (const step of all) {
        await learner.step(step)
        expect(held()?.played ?? 0).toBeLessThanOrEqual(secondsOf(learner.ranges) + 0.01)
      }
      await learner.finish()
      const played = secondsOf(learner.ranges)
      // The page sends no report for less than 0.1 s.
      expect(Math.abs((held()?.played ?? 0) - played)).toBeLessThan(0.5)
      if (Math.abs(played - duration * 0.9) > 1) expect(held()?.finished ?? false).toBe(isFinished(played, duration))
      expect(learner.browsers.flatMap(({ stored, growing }) => [...stored, ...growing.values()])).toEqual([])
    }),
    { seed: 14, numRuns: 150 },
  )
}, 120_000)

test('a crash of a tab loses 5 s at most, and no range counts twice', async () => {
  await fc.assert(
    fc.asyncProperty(steps(0), fc.array(fc.nat(60), { minLength: 1, maxLength: 4 }), async (all, crashes) => {
      const learner = newLearner()
      for (const [at, step] of all.entries()) {
        if (crashes.includes(at)) await learner.step({ kind: 'crash', tab: at % 3 })
        // Ticks of 1 s at most, because a tab whose timers run once a minute may lose more.
        await learner.step(step.kind === 'watch' ? { ...step, rate: 1, tick: Math.min(step.tick, 1) } : step)
        expect(held()?.played ?? 0).toBeLessThanOrEqual(secondsOf(learner.ranges) + 0.01)
        expect(studyTime(sandbox.context, user.id)).toBeLessThanOrEqual(learner.elapsed + studyTimeTolerance)
      }
      await learner.finish()
      expect(secondsOf(learner.ranges) - (held()?.played ?? 0)).toBeLessThan(5 * crashes.length + 0.5)
      expect(learner.browsers.flatMap(({ stored, growing }) => [...stored, ...growing.values()])).toEqual([])
    }),
    { seed: 14, numRuns: 150 },
  )
}, 120_000)

test('with correct clocks, study time never exceeds the time since the start', async () => {
  await fc.assert(
    fc.asyncProperty(steps(0), async (all) => {
      const learner = newLearner()
      for (const step of all) await learner.step(step)
      await learner.finish()
      expect(studyTime(sandbox.context, user.id)).toBeLessThanOrEqual(learner.elapsed + studyTimeTolerance)
    }),
    { seed: 14, numRuns: 100 },
  )
}, 120_000)

test('in a single tab with a correct clock, study time equals the played time', async () => {
  await fc.assert(
    fc.asyncProperty(steps(0), async (all) => {
      const learner = newLearner()
      for (const step of all) {
        if (step.kind === 'watch') await learner.step({ ...step, who: [true, false, false] })
        else if ('tab' in step) await learner.step({ ...step, tab: 0 })
        else await learner.step(step)
      }
      await learner.finish()
      expect(Math.abs(studyTime(sandbox.context, user.id) - learner.studied)).toBeLessThan(0.1)
    }),
    { seed: 14, numRuns: 150 },
  )
}, 120_000)

test('once the network works, at most one tab or device plays', async () => {
  await fc.assert(
    fc.asyncProperty(steps(0), async (all) => {
      const learner = newLearner()
      for (const step of all) await learner.step(step)
      await learner.settle()
      // Each tab that still plays reports after a period, and learns from the answer which tab holds the study place.
      for (let round = 0; round < 3; round++) {
        await learner.step({ kind: 'watch', who: learner.tabs.map(({ isPlaying }) => isPlaying), seconds: 16, rate: 1, tick: 0.25 })
        await learner.settle()
      }
      expect(learner.tabs.filter(({ isPlaying }) => isPlaying).length).toBeLessThanOrEqual(1)
    }),
    { seed: 14, numRuns: 100 },
  )
}, 120_000)
