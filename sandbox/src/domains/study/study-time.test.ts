/** @jest-environment node */
import { sandboxOfEachTest } from '../../testing/test-sandbox.ts'
import { countStudyTime, studyTime, studyTimeTolerance } from './study-time.ts'

const learner = 1
const hour = 3600

const sandbox = sandboxOfEachTest()

const now = () => sandbox.context.clock.now()
const count = (spent: number, madeAt = now()) => countStudyTime(sandbox.context, learner, spent, madeAt)
const studied = () => studyTime(sandbox.context, learner)

// docs/product/courses.md#study-progress
test('the reports of one tab add up, although their times have whole seconds only', () => {
  const start = now() - hour
  for (let i = 1; i <= 200; i++) count(15.25, Math.floor(start + i * 15.25))
  expect(studied()).toBe(3050)
})

test('two devices at the same time count the time of the clock once [courses#study-progress]', () => {
  const start = now() - hour
  count(15, start + 15)
  for (let at = 30; at <= 600; at += 15) {
    count(15, start + at)
    count(15, start + at - 7)
  }
  expect(studied()).toBeLessThanOrEqual(600 + studyTimeTolerance)
  expect(studied()).toBeGreaterThanOrEqual(600)
})

test('a report that arrives hours later counts where it was made [courses#study-progress]', () => {
  count(600)
  count(600, now() - 2 * hour)
  count(600, now() - 2 * hour)
  expect(studied()).toBeLessThanOrEqual(1200 + studyTimeTolerance)
  expect(studied()).toBeGreaterThanOrEqual(1200)
})

test('reports out of order count the same', () => {
  const times = [15, 45, 30, 75, 60].map((at) => now() - hour + at)
  for (const at of times) count(15, at)
  expect(studied()).toBe(75)
})

test('a report gets what is left of the clock', () => {
  count(10, now() - 20)
  count(60)
  const whole = studied()
  expect(whole).toBeGreaterThanOrEqual(60)
  expect(whole).toBeLessThanOrEqual(60 + studyTimeTolerance)
  count(60)
  expect(studied()).toBe(whole)
})

test('learners do not share the clock', () => {
  count(60)
  countStudyTime(sandbox.context, 2, 60, now())
  expect([studied(), studyTime(sandbox.context, 2)]).toEqual([60, 60])
})

test('a forged time claims no moment before the account existed, and none of more than 30 days ago', () => {
  const day = 24 * hour
  count(day, 1)
  count(day, now() - 32 * day)
  expect(studied()).toBe(0)
  count(day, now() - 29 * day)
  expect(studied()).toBe(day)
  // The second account is a day old.
  const claim = (madeAt: number) => countStudyTime(sandbox.context, 2, day, madeAt)
  for (let ago = 0; ago < 30; ago += 1) claim(now() - ago * day)
  expect(studyTime(sandbox.context, 2)).toBeLessThanOrEqual(day + studyTimeTolerance)
})
