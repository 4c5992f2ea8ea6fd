import type { PendingReport } from './report-outbox.ts'
import { resumePosition } from './resume-position.ts'

const NOW = 1_700_000_000_000
const HOUR = 3600_000

function local(position: number, age: number): PendingReport {
  const report = { course_id: '1', section_id: '2', session_id: 'page-one', seq: 1, position, duration: 600, played: 1 }
  return { owner: 'u1', at: NOW - age, report }
}
const heard = (age: number) => ({ updated_at: Math.floor((NOW - age) / 1000) })

// product.md, Study progress: opening a lesson resumes at the last position; with less than 10 s left it starts again.
test.each([
  ['the first time', { server: 0 }, 0],
  ['where the server knows', { server: 123.4 }, 123.4],
  ['10 s before the end', { server: 590 }, 590],
  ['less than 10 s before the end', { server: 590.1 }, 0],
  ['at the end', { server: 600 }, 0],
  ['beyond the end, as the lesson was cut', { server: 700 }, 0],
  ['with an unknown duration', { server: 700, duration: 0 }, 700],
  ['reported while offline, server never heard', { server: 0, local: local(300, HOUR) }, 300],
  ['reported while offline after what the server heard', { server: 100, local: local(300, HOUR), heard: heard(2 * HOUR) }, 300],
  ['gone on elsewhere since', { server: 400, local: local(300, 2 * HOUR), heard: heard(HOUR) }, 400],
  ['gone back on purpose', { server: 400, local: local(20, 1000), heard: heard(5000) }, 20],
  ['just reloaded, with a clock behind the server', { server: 100, local: local(110, 2000), heard: heard(-5 * 60_000) }, 110],
  ['reported the end while offline', { server: 100, local: local(598, HOUR) }, 0],
])('opens %s', (_, places, expected) => {
  expect(resumePosition({ duration: 600, local: null, heard: null, now: NOW, ...places })).toBe(expected)
})
