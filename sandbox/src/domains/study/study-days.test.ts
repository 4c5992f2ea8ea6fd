/** @jest-environment node */
import { newcomer, sandboxOfFile } from '../../testing/test-sandbox.ts'
import { countStudyTime, studyTime } from './study-time.ts'

const learner = 2
const hour = 3600

const sandbox = sandboxOfFile()
let token: string
beforeAll(async () => (token = await sandbox.login(newcomer)))

const data = () => sandbox.data('GET /v1/user/study/data', { token })

test('study time: a learner who never studied has 28 empty days', async () => {
  const { today, total, studied_days, days } = await data()
  expect([today, total, studied_days, days.length]).toEqual([0, 0, 0, 28])
})

test('study time: a stretch over midnight in Beijing counts on both days, and the days add up [personal#study-time]', async () => {
  sandbox.freezeTime()
  const now = sandbox.context.clock.now()
  const midnight = now - ((now + 8 * hour) % (24 * hour))
  const before = await data()
  countStudyTime(sandbox.context, learner, 600, midnight + 240)
  countStudyTime(sandbox.context, learner, 600, midnight + 240)
  const { today, total, days } = await data()
  expect(total).toBe(Math.round(studyTime(sandbox.context, learner)))
  expect(days.at(-1)?.spent).toBe(today)
  const yesterday = days.at(-2)?.spent ?? 0
  // The report may have begun 2 s earlier, and its time has whole seconds only.
  expect(yesterday).toBeGreaterThanOrEqual(359)
  expect(yesterday).toBeLessThanOrEqual(363)
  expect(Math.abs(yesterday + today - total)).toBeLessThanOrEqual(1)
  expect(before.total).toBe(0)
})

test('study time: today moves on with the clock, and what is older stays in the total', async () => {
  const { total } = await data()
  sandbox.advance(40 * 24 * hour)
  // The session is over after so long.
  token = await sandbox.login(newcomer)
  const later = await data()
  expect([later.today, later.total]).toEqual([0, total])
  expect(later.days.every(({ spent }) => spent === 0)).toBe(true)
})
