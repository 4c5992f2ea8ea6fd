/** @jest-environment node */
import { liveState } from '@xhkt/contract/constants'
import { addDays, beijingDate, startOfDate } from '@xhkt/contract/beijing-time'
import { liveDuration } from '../courses/lesson-row.ts'
import { query } from '../../core/database.ts'
import { countRows } from '../../testing/count-rows.ts'
import { buyer, newcomer, sandboxOfFile } from '../../testing/test-sandbox.ts'

const sandbox = sandboxOfFile(60)
let token: string
beforeEach(async () => {
  await sandbox.reset()
  token = await sandbox.login(buyer)
})

const today = () => beijingDate(sandbox.context.clock.now())
const month = (query = {}, caller = token) => sandbox.data('GET /v1/user/live/calendar', { query, token: caller })
const lessons = async (query = {}, caller = token) =>
  (await sandbox.data('GET /v1/user/live/calendar/course', { query, token: caller })).list
const ahead = () => ({ day: today(), until: addDays(today(), 41) })
const at = (date: string, hours: number) => startOfDate(date) + hours * 3600

/** Moves a session of course 1028; the next reset puts it back. */
const move = (id: string, start: number) => sandbox.context.db.run('UPDATE lesson SET starts_at = ? WHERE id = ?', start, id)

const planned = query<{ id: number; starts_at: number; repeat_s: number }>('SELECT id, starts_at, repeat_s FROM lesson WHERE starts_at > 0')
const plan = (starts_at: number, repeat_s: number, id: number) =>
  sandbox.context.db.run('UPDATE lesson SET starts_at = ?, repeat_s = ? WHERE id = ?', starts_at, repeat_s, id)
let removed: { id: number; starts_at: number; repeat_s: number }[] = []
afterEach(() => {
  for (const { id, starts_at, repeat_s } of removed.splice(0)) plan(starts_at, repeat_s, id)
})
/** Takes the start from every lesson, until the end of the test: those of the seed count from today, and may stand in any month. */
function clearCalendar(): void {
  removed = sandbox.context.db.all(planned)
  for (const { id } of removed) plan(0, 0, id)
}

test('the first account has lessons in this month and the next, two on one day, one across midnight, one with a playback, one reserved', async () => {
  const list = [...(await lessons({ day: addDays(today(), -20), until: today() })), ...(await lessons(ahead()))]
  const days = list.map(({ starts_at }) => beijingDate(starts_at))
  expect(new Set(days.map((day) => day.slice(0, 7))).size).toBeGreaterThan(1)
  expect(new Set(days).size).toBeLessThan(days.length)
  expect(list.some(({ starts_at, ends_at }) => beijingDate(starts_at) !== beijingDate(ends_at))).toBe(true)
  expect(list.filter(({ type }) => type === 3).length).toBeGreaterThan(0)
  expect(list.find(({ reserved }) => reserved)).toMatchObject({ owned: false, live_state: liveState.upcoming })
})

test('the second account has none', async () => {
  const other = await sandbox.login(newcomer)
  expect(await month({}, other)).toEqual({ month: today().slice(0, 7), days: [], total: 0 })
  expect(await lessons(ahead(), other)).toEqual([])
})

test('the days of a month have as many lessons as their lists, and the total leaves out those of the months beside it', async () => {
  const { days, total, month: shown } = await month({ month: today().slice(0, 7) })
  expect(days.length).toBeGreaterThan(2)
  for (const { date, count } of days) expect([date, (await lessons({ day: date })).length]).toEqual([date, count])
  expect(total).toBe(days.filter(({ date }) => date.startsWith(shown)).reduce((sum, { count }) => sum + count, 0))
})

/** The lesson that is always on air. Around midnight it stands on the day before. */
const onAirNow = async () =>
  (await lessons({ day: addDays(today(), -1), until: today() })).find(({ section_id }) => section_id === '10170502')

test('a lesson belongs to the day in Beijing on which it starts: the last second of a month, and the first [personal#live-calendar]', async () => {
  clearCalendar()
  move('10280905', at('2027-02-28', 24) - 1)
  move('10280906', at('2027-03-01', 0))
  expect((await lessons({ day: '2027-02-28' })).map(({ section_id }) => section_id)).toEqual(['10280905'])
  const days = [{ date: '2027-02-28', count: 1 }, { date: '2027-03-01', count: 1 }]
  expect(await month({ month: '2027-02' })).toEqual({ month: '2027-02', days, total: 1 })
  expect(await month({ month: '2027-03' })).toEqual({ month: '2027-03', days: days.slice(1), total: 1 })
})

test('a month of six weeks counts the days of the months beside it', async () => {
  clearCalendar()
  // 2027-05 starts on a Saturday: its six weeks are from April 26 to June 6.
  move('10280905', at('2027-04-26', 0) - 1)
  move('10280906', at('2027-04-26', 0))
  move('10280907', at('2027-06-07', 0) - 1)
  move('10280908', at('2027-06-07', 0))
  const days = [{ date: '2027-04-26', count: 1 }, { date: '2027-06-06', count: 1 }]
  expect(await month({ month: '2027-05' })).toEqual({ month: '2027-05', days, total: 0 })
})

test('a lesson that starts again as soon as it ends stands on its current start', async () => {
  const onAir = await onAirNow()
  expect(onAir).toMatchObject({ live_state: liveState.onAir, owned: true, live_room_id: '10170502' })
  const before = onAir!.starts_at
  sandbox.advance(3 * 5400)
  token = await sandbox.login(buyer)
  const later = await onAirNow()
  expect(later!.starts_at).toBe(before + 3 * 5400)
})

test('a lesson that recurs stands on each start since the learner has the course, as in the timetable; only the next one is reserved [personal#live-calendar]', async () => {
  const section_id = '10280803'
  await sandbox.data('POST /v1/user/course/reserve', { body: { course_id: '1028', section_id }, token })
  const span = { day: addDays(today(), -28), until: addDays(today(), 13) }
  const shown = (await lessons(span)).filter((one) => one.section_id === section_id)
  const inTimetable = new Set<number>()
  for (let day = span.day; day <= span.until; day = addDays(day, 1)) {
    const { list } = await sandbox.data('GET /v1/user/live/timetables', { query: { week: day }, token })
    for (const one of list) if (one.section_id === section_id && beijingDate(one.starts_at) === day) inTimetable.add(one.starts_at)
  }
  expect(shown.length).toBeGreaterThan(3)
  expect(shown.map(({ starts_at }) => starts_at)).toEqual([...inTimetable])
  const current = shown[0]!.current_start!
  for (const { starts_at, ends_at, live_state, reserved } of shown) {
    expect([starts_at, ends_at, live_state, reserved]).toEqual([
      ...[starts_at, starts_at + liveDuration],
      ...[starts_at < current ? liveState.ended : liveState.upcoming, starts_at === current],
    ])
  }
})

test('a lesson that the teacher ended early ends then', async () => {
  await sandbox.control('POST', '/sandbox/live/stage', { live_room_id: '10170502', stage: 4 })
  const over = await onAirNow()
  expect(over).toMatchObject({ live_state: liveState.ended })
  expect(over!.ends_at).toBeLessThan(over!.starts_at + liveDuration)
})

test('a hidden course, and one whose time is over by then, has no lesson in the calendar; a reservation in it stays [personal#live-calendar]', async () => {
  const ofCourse = async (id: string) => (await lessons(ahead())).filter(({ course }) => course.id === id)
  expect((await ofCourse('1028')).length).toBeGreaterThan(3)
  const [kept] = await ofCourse('1028')
  await sandbox.data('POST /v1/user/course/hide', { body: { course_id: '1028' }, token })
  expect(await ofCourse('1028')).toEqual([])
  await sandbox.data('POST /v1/user/course/reserve', { body: { course_id: '1028', section_id: kept!.section_id }, token })
  expect(await ofCourse('1028')).toMatchObject([{ section_id: kept!.section_id, reserved: true, owned: true }])
  // 1014 ends within 9 days; its lesson recurs weekly.
  const [next, ...later] = await ofCourse('1014')
  expect(next).toMatchObject({ section_id: '10140505', current_start: next!.starts_at })
  expect(later.length).toBeLessThanOrEqual(1)
  sandbox.context.db.run('UPDATE orders SET valid_until = ? WHERE user_id = 1 AND course_id = 1014', sandbox.context.clock.now() + 60)
  expect(await ofCourse('1014')).toEqual([])
})

test('a reservation adds a lesson of a course to buy, and cancelling it takes the lesson away', async () => {
  const other = await sandbox.login(newcomer)
  const { lives } = await sandbox.data('GET /v1/home', { token: other })
  const { course_id, section_id } = lives.find(({ live_state }) => live_state === liveState.upcoming)!
  await sandbox.data('POST /v1/user/course/reserve', { body: { course_id, section_id }, token: other })
  expect(await lessons(ahead(), other)).toMatchObject([{ section_id, owned: false, reserved: true }])
  await sandbox.data('DELETE /v1/user/course/reserve', { body: { course_id, section_id }, token: other })
  expect(await lessons(ahead(), other)).toEqual([])
})

test.each([
  [{ day: '2026-02-30' }, 400000],
  [{ day: '2026-11-23', until: '2026-11-22' }, 400000],
  [{ day: '2026-11-01', until: '2026-12-13' }, 400000],
  [{ day: "2026-11-01' OR 1" }, 400000],
  [{ day: '1900-01-01' }, 400000],
])('the days %j are refused', async (query, code) => {
  expect((await sandbox.request('GET /v1/user/live/calendar/course', { query, token })).code).toBe(code)
})

test.each(['1900-01', '9999-12', '2026-13', '2026-1', '../2026-11', '2026-11 '])('the month %j is refused', async (asked) => {
  expect((await sandbox.request('GET /v1/user/live/calendar', { query: { month: asked }, token })).code).toBe(400000)
})

test('the first and the last month have their days', async () => {
  for (const asked of ['2000-01', '2099-12']) expect((await month({ month: asked })).days).toEqual([])
})

test('a month with 200 lessons reads at most 1.25 times as many rows for a lesson as one with 10', async () => {
  const other = await sandbox.login(newcomer)
  const add = (from: number, to: number) => {
    for (let id = from; id < to; id += 1) {
      sandbox.context.db.run(
        `INSERT INTO lesson (id, course_id, chapter_id, title, type, media, is_trial, starts_at, repeat_s, live_room_id)
         SELECT ?, course_id, chapter_id, title, 2, media, 0, ?, 0, ? FROM lesson WHERE id = 10280803`,
        ...[id, at('2027-05-01', 0) + (id % 31) * 86_400, String(id)],
      )
      sandbox.context.db.run('INSERT INTO reservation (user_id, section_id, created_at) VALUES (2, ?, 0)', id)
    }
  }
  const query = { day: '2027-04-26', until: '2027-06-06' }
  const rowsOf = (size: number) =>
    countRows(sandbox, async () => {
      expect(await lessons(query, other)).toHaveLength(size)
    })
  const rowsOfMonth = () => countRows(sandbox, () => month({ month: '2027-05' }, other))
  add(90_000_000, 90_000_010)
  const [few, fewDays] = [await rowsOf(10), await rowsOfMonth()]
  add(90_000_010, 90_000_200)
  expect((await rowsOf(200)) / 200).toBeLessThanOrEqual((few / 10) * 1.25)
  // One for each day with lessons.
  expect((await rowsOfMonth()) - fewDays).toBe(31 - 10)
  sandbox.context.db.run('DELETE FROM reservation WHERE section_id >= 90000000')
  sandbox.context.db.run('DELETE FROM lesson WHERE id >= 90000000')
})
