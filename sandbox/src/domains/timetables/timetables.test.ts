/** @jest-environment node */
import { query } from '../../core/database.ts'
import { buyer, newcomer, sandboxOfFile } from '../../testing/test-sandbox.ts'

const sandbox = sandboxOfFile(60)
let token: string
beforeEach(async () => {
  await sandbox.reset()
  token = await sandbox.login(buyer)
})

const day = 86_400
const at = (text: string) => Date.parse(`${text}:00+08:00`) / 1000
const dateOf = (seconds: number) => new Date((seconds + 8 * 3600) * 1000).toISOString().slice(0, 10)
const timetables = async () => (await sandbox.data('GET /v1/user/timetables', { token })).list
const week = (date?: string) => sandbox.data('GET /v1/user/live/timetables', { query: date ? { week: date } : {}, token })
const startsOf = async (section: string, date: string) =>
  (await week(date)).list.filter(({ section_id }) => section_id === section).map(({ starts_at }) => starts_at)
const turn = (timetable_id: string, enabled: boolean) =>
  sandbox.request('PUT /v1/user/timetables/switch', { body: { timetable_id, enabled }, token })

/** The weekly lesson of a timetable of the first account. */
const weekly = '10140505'
/** The weekly lesson of the other timetable, whose course does not expire soon. */
const lasting = '10280803'
/** Moves that lesson to a time at which it does not recur. */
const move = (start: string) => sandbox.context.db.run('UPDATE lesson SET starts_at = ?, repeat_s = 0 WHERE id = ?', at(start), lasting)
const timesOf = query<{ starts_at: number; repeat_s: number }>('SELECT starts_at, repeat_s FROM lesson WHERE id = ?')
let seeded = { starts_at: 0, repeat_s: 0 }
let moved = seeded
beforeEach(() => {
  seeded = sandbox.context.db.get(timesOf, weekly)!
  moved = sandbox.context.db.get(timesOf, lasting)!
})
afterEach(() => sandbox.context.db.run('UPDATE lesson SET starts_at = ?, repeat_s = ? WHERE id = ?', moved.starts_at, moved.repeat_s, lasting))

test('timetables: the first account has one on and one off, the second one none', async () => {
  expect((await timetables()).map(({ timetable_id, enabled }) => [timetable_id, enabled])).toEqual([['1014', true], ['1028', false]])
  token = await sandbox.login(newcomer)
  expect(await timetables()).toEqual([])
  expect((await week()).list).toEqual([])
})

test('timetables: their weekly lessons overlap in every week since the learner has the courses [personal#timetables]', async () => {
  for (const days of [0, -7, -14]) {
    const { list } = await week(dateOf(sandbox.context.clock.now() + days * day))
    const one = list.find(({ section_id }) => section_id === weekly)!
    const other = list.find(({ section_id }) => section_id === '10280803')!
    expect(other.starts_at).toBeLessThan(one.starts_at)
    expect(one.starts_at).toBeLessThan(other.ends_at)
  }
  const { bought_at } = (await sandbox.data('GET /v1/user/course/list', { query: { page_size: 50 }, token })).list.find(({ course }) => course.id === '1014')!
  expect(await startsOf(weekly, dateOf(bought_at - 7 * day))).toEqual([])
})

test('timetables: switching one is saved, and repeating it changes nothing', async () => {
  for (const enabled of [true, true, false, false]) {
    expect((await turn('1028', enabled)).data).toEqual({ timetable_id: '1028', enabled })
    expect((await timetables()).find(({ timetable_id }) => timetable_id === '1028')?.enabled).toBe(enabled)
  }
})

test.each(['1001', '1017', '1020', '99999999999999999999'])('timetables: %s, which is none of the learner, is refused [personal#timetables]', async (id) => {
  expect(await turn(id, true)).toMatchObject({ code: 404070 })
})

test('timetables: a lesson after the end of its course is not shown', async () => {
  // The course ends in 8 days; the whole week of this day is later.
  const after = sandbox.context.clock.now() + 16 * day
  expect(await startsOf(weekly, dateOf(after))).toEqual([])
  expect(await startsOf(lasting, dateOf(after))).toHaveLength(1)
})

test('timetables: a course that has expired has none', async () => {
  sandbox.advance(9 * day)
  token = await sandbox.login(buyer)
  expect((await timetables()).map(({ timetable_id }) => timetable_id)).toEqual(['1028'])
  expect((await week()).list.filter(({ timetable_id }) => timetable_id === '1014')).toEqual([])
})

test('the lessons of a week: have what a row shows, and the lesson of a timetable that is off too', async () => {
  const { list, starts_at } = await week(dateOf(seeded.starts_at))
  expect(dateOf(starts_at)).toBe(dateOf(seeded.starts_at - ((new Date((seeded.starts_at + 8 * 3600) * 1000).getUTCDay() + 6) % 7) * day))
  expect(list.find(({ section_id }) => section_id === weekly)).toEqual({
    timetable_id: '1014',
    course: { id: '1014', title: expect.any(String), teacher_name: expect.any(String) },
    section_id: weekly,
    title: '冲刺直播批改',
    type: 2,
    starts_at: seeded.starts_at,
    ends_at: seeded.starts_at + 5400,
    live_state: 1,
    live_room_id: weekly,
  })
  expect(list.some(({ timetable_id }) => timetable_id === '1028')).toBe(true)
})

test('the lessons of a week: belong to it by Beijing time, and those of the nights around it are there too [personal#timetables]', async () => {
  move('2026-12-27T23:30')
  expect(await startsOf(lasting, '2026-12-25')).toHaveLength(1)
  // The lesson ends on Monday of the next week.
  expect(await startsOf(lasting, '2026-12-28')).toHaveLength(1)
  expect(await startsOf(lasting, '2027-01-04')).toEqual([])
  move('2026-12-27T22:30')
  expect(await startsOf(lasting, '2026-12-28')).toEqual([])
  move('2026-12-28T00:00')
  expect(await startsOf(lasting, '2026-12-21')).toHaveLength(1)
})

test('the lessons of a week: one over the end of a year', async () => {
  move('2027-01-02T19:30')
  for (const date of ['2026-12-28', '2026-12-31', '2027-01-01', '2027-01-03']) {
    expect(dateOf((await week(date)).starts_at)).toBe('2026-12-28')
    expect(await startsOf(lasting, date)).toEqual([at('2027-01-02T19:30')])
  }
})

test('the lessons of a week: follow the clock and the teacher', async () => {
  const state = async () => (await week(dateOf(moved.starts_at))).list.find(({ section_id }) => section_id === lasting)!.live_state
  sandbox.advance(moved.starts_at - sandbox.context.clock.now() - 60)
  token = await sandbox.login(buyer)
  expect(await state()).toBe(1)
  await sandbox.control('POST', '/sandbox/live/stage', { live_room_id: lasting, stage: 2 })
  expect(await state()).toBe(2)
  await sandbox.control('POST', '/sandbox/live/stage', { live_room_id: lasting, stage: 4 })
  expect(await state()).toBe(3)
  sandbox.advance(7 * day)
  token = await sandbox.login(buyer)
  expect(await state()).toBe(3)
})
