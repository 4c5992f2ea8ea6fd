/** @jest-environment node */
import type { PendingReport } from './report-outbox.ts'
import { resumePosition } from './resume-position.ts'

const NOW = 1_700_000_000_000
const HOUR = 3600_000

function local(position: number, age: number): PendingReport {
  const report = { course_id: '1', section_id: '2', session_id: 'page-one', seq: 1, position, duration: 600, played: 1 }
  return { owner: 'u1', at: NOW - age, report }
}
const lastReport = (age: number) => ({ updated_at: Math.floor((NOW - age) / 1000) })

// docs/product/courses.md#study-progress
test.each([
  ['the first time', { server: 0 }, 0],
  ['at the position of the server', { server: 123.4 }, 123.4],
  ['10 s before the end', { server: 590 }, 590],
  ['less than 10 s before the end', { server: 590.1 }, 0],
  ['at the end', { server: 600 }, 0],
  ['beyond the end of a shortened lesson', { server: 700 }, 0],
  ['with an unknown duration', { server: 700, duration: 0 }, 700],
  ['at an offline report; the server has none', { server: 0, local: local(300, HOUR) }, 300],
  ['at an offline report newer than the server\'s', { server: 100, local: local(300, HOUR), lastReport: lastReport(2 * HOUR) }, 300],
  ['at the server\'s position when another device was later', { server: 400, local: local(300, 2 * HOUR), lastReport: lastReport(HOUR) }, 400],
  ['after the learner went back', { server: 400, local: local(20, 1000), lastReport: lastReport(5000) }, 20],
  ['after a reload, with a clock behind the server', { server: 100, local: local(110, 2000), lastReport: lastReport(-5 * 60_000) }, 110],
  ['after the end was reported offline', { server: 100, local: local(598, HOUR) }, 0],
])('opens %s [courses#study-progress]', (_, sources, expected) => {
  expect(resumePosition({ duration: 600, local: null, lastReport: null, now: NOW, ...sources })).toBe(expected)
})
