/** @jest-environment node */
import { type Progress, ProgressTracker } from './progress-tracker.ts'

test('a report has the number of seconds that were skipped because no line has them', () => {
  let missing = 0
  const sent: Progress[] = []
  const offer = (progress: Progress) => sent.push(progress) > 0
  const tracker = new ProgressTracker({ now: () => 0, period: () => 15_000, position: 0, missing: () => missing, offer })
  tracker.pause({ position: 8, duration: 24, rate: 1 })
  missing = 4.0001
  tracker.pause({ position: 12, duration: 24, rate: 1 })
  expect(sent.map((progress) => progress.missing)).toEqual([undefined, 4])
})
