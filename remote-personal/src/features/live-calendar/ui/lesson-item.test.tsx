import { act, screen, waitFor } from '@testing-library/react'
import { failuresOf } from '@xhkt/testing/failures-of'
import { calendarOf, course, evening, itemOf, now, onAir, open, past, reserved } from '../testing/open-calendar.tsx'

beforeEach(() => jest.useFakeTimers({ now, advanceTimers: true }))
afterEach(() => jest.useRealTimers())

test('a lesson on air is entered, one with a playback is watched, one to come leads to its room, one not bought to its course', async () => {
  open(calendarOf([onAir, past, evening, reserved]), '?view=list')
  expect((await itemOf('听力特训')).getByRole('link', { name: /^进入直播/ })).toHaveAttribute('href', '/living?live_room_id=4')
  expect((await itemOf('听力特训')).getByText('直播中')).toBeVisible()
  expect((await itemOf('存货')).getByRole('link', { name: /^观看回放/ })).toHaveAttribute('href', '/live?course_id=12&section_id=5')
  expect((await itemOf('存货')).queryByRole('button')).toBeNull()
  expect(screen.getByRole('link', { name: '长期股权投资' })).toHaveAttribute('href', '/living?live_room_id=2')
})

test('a lesson that is not bought leads to its course, until it is on air', async () => {
  open(calendarOf([reserved]), '?month=2026-12')
  expect(await screen.findByRole('link', { name: '犯罪构成' })).toHaveAttribute('href', '/courseDetail?course_id=12')
  act(() => jest.setSystemTime((reserved.starts_at + 1) * 1000))
  act(() => jest.advanceTimersByTime(2000))
  expect(await screen.findByRole('link', { name: /^进入直播/ })).toHaveAttribute('href', '/living?live_room_id=6')
})

test('a lesson that recurs: only its next start is reserved, each is saved for a calendar app', async () => {
  const current_start = evening.starts_at
  const next = { ...evening, title: '下一次', current_start }
  const later = { ...next, title: '再下一次', starts_at: current_start + 2 * 86_400, ends_at: current_start + 2 * 86_400 + 5400 }
  open(calendarOf([next, later]), '?view=list')
  expect((await itemOf('下一次')).getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    ...[expect.stringMatching(/^预约/), expect.stringMatching(/^加入日历/)],
  ])
  expect((await itemOf('再下一次')).getAllByRole('button').map(({ textContent }) => textContent)).toEqual([expect.stringMatching(/^加入日历/)])
})

const reservation = { section_id: '2', reserved: true, reserved_count: 3 }

test('预约 shows at once, counts a double click once, and stays after the answer', async () => {
  const { user, sent } = open({ ...calendarOf([evening]), 'POST /v1/user/course/reserve': reservation }, '?day=2026-11-25')
  const item = await itemOf('长期股权投资')
  await user.dblClick(item.getByRole('button', { name: /^预约/ }))
  expect(await screen.findByText('预约成功')).toBeVisible()
  expect(item.getByRole('button', { name: /^已预约/ })).toBeVisible()
  expect(sent('POST /v1/user/course/reserve')).toMatchObject([{ body: { course_id: '12', section_id: '2' } }])
})

const reserve = 'POST /v1/user/course/reserve'
const cancel = 'DELETE /v1/user/course/reserve'

test.each(failuresOf(reserve))('预约 that fails by %s is rolled back with its message', async (why, failure, words) => {
  const { user, sent } = open({ ...calendarOf([evening]), [reserve]: failure }, '?day=2026-11-25')
  const item = await itemOf('长期股权投资')
  await user.click(item.getByRole('button', { name: /^预约/ }))
  expect(await screen.findByText(words)).toBeVisible()
  expect(item.getByRole('button', { name: /^预约/ })).toBeVisible()
  // The list is requested again after a start and after a lost answer, but not for an unknown lesson (404003).
  await waitFor(() => expect(sent(course)).toHaveLength(why === '404003' ? 1 : 2))
})

test.each(failuresOf(cancel))('已预约 that fails by %s is as before with its message', async (_, failure, words) => {
  const { user } = open({ ...calendarOf([reserved]), [cancel]: failure }, '?day=2026-12-02')
  const item = await itemOf('犯罪构成')
  await user.click(item.getByRole('button', { name: /^已预约/ }))
  await user.click(await screen.findByRole('button', { name: '确定' }))
  expect(await screen.findByText(words)).toBeVisible()
  expect(item.getByRole('button', { name: /^已预约/ })).toBeVisible()
})

test('the cancellation of a reservation asks first, and leaves the lesson in its place [personal#live-calendar]', async () => {
  const cancelled = { section_id: '6', reserved: false, reserved_count: 2 }
  const { user } = open({ ...calendarOf([reserved]), 'DELETE /v1/user/course/reserve': cancelled }, '?day=2026-12-02')
  const item = await itemOf('犯罪构成')
  await user.click(item.getByRole('button', { name: /^已预约/ }))
  await user.click(await screen.findByRole('button', { name: '确定' }))
  expect(await screen.findByText('已取消预约')).toBeVisible()
  expect(item.getByRole('button', { name: /^预约/ })).toBeVisible()
})

