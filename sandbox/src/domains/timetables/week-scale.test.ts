/** @jest-environment node */
import { countRows } from '../../testing/count-rows.ts'
import { buyer, sandboxOfFile } from '../../testing/test-sandbox.ts'

const many = 200
const most = 1.25

const sandbox = sandboxOfFile(60)
let token: string
beforeAll(async () => (token = await sandbox.login(buyer)))

/** Lessons of a course that the first account owns, over one week of 2027. */
function addLessons(count: number): void {
  const monday = Date.parse('2027-03-01T08:00:00+08:00') / 1000
  for (let nth = 0; nth < count; nth += 1) {
    sandbox.context.db.run(
      `INSERT INTO lesson (id, course_id, chapter_id, title, type, media, is_trial, starts_at, repeat_s, live_room_id)
       VALUES (?, 1028, 102808, ?, 2, 'a', 0, ?, 0, ?)`,
      ...[90_000_000 + nth, `加课 ${nth}`, monday + Math.floor((nth * 6 * 86_400) / count), String(90_000_000 + nth)],
    )
  }
}

test(`a week with ${many} lessons reads at most ${most} rows for each [personal#timetables]`, async () => {
  addLessons(many)
  let lessons = 0
  const rows = await countRows(sandbox, async () => {
    lessons = (await sandbox.data('GET /v1/user/live/timetables', { query: { week: '2027-03-03' }, token })).list.length
  })
  expect(lessons).toBeGreaterThanOrEqual(many)
  expect(rows / lessons).toBeLessThanOrEqual(most)
})
