import { act, screen, waitFor } from '@testing-library/react'
import { focusedStop, lesson, monday, now, ofOther, openSchedule, timetable, timetables, week, weekOf } from '../testing/open-schedule.tsx'

beforeEach(() => jest.spyOn(Date, 'now').mockReturnValue(now * 1000))
afterEach(() => jest.restoreAllMocks())

const lessons = [
  lesson('周一的课', '2026-11-23T19:00'),
  ofOther('真题讲评', '2026-11-26T20:00', { section_id: '1' }),
  lesson('冲刺批改', '2026-11-26T20:30', { section_id: '2' }),
]
const oneWeek = 7 * 86_400

async function openTable() {
  const page = openSchedule({
    [timetables]: { list: [timetable(14), timetable(28)] },
    [week]: ({ query }) => (query.week === '2026-11-30' ? weekOf([], monday + oneWeek) : weekOf(lessons)),
  })
  await screen.findByRole('link', { name: /周一的课/ })
  return page
}

test('the Tab key: enters the table once, at the first lesson that has not ended', async () => {
  const { user } = await openTable()
  act(() => screen.getByRole('link', { name: '下一周' }).focus())
  await user.tab()
  expect(screen.getByRole('link', { name: /真题讲评.*注册/ })).toHaveFocus()
  await user.tab()
  expect(screen.getByRole('grid')).not.toContainElement(document.activeElement as HTMLElement)
})

test.each([
  ['{ArrowRight}', '3-20-1'],
  ['{ArrowRight}{ArrowRight}', '4-20-0'],
  ['{ArrowRight}{ArrowRight}{ArrowLeft}', '3-20-1'],
  ['{ArrowLeft}', '2-20-0'],
  ['{ArrowUp}', '3-19-0'],
  ['{ArrowUp}{ArrowUp}', '3-19-0'],
  ['{ArrowDown}', '3-21-0'],
  ['{ArrowDown}{ArrowDown}{ArrowDown}', '3-21-0'],
  ['{Home}', '0-20-0'],
  ['{End}', '6-20-0'],
  ['{End}{ArrowRight}', '6-20-0'],
  ['{Control>}{Home}{/Control}', '0-19-0'],
  ['{Control>}{End}{/Control}', '6-21-0'],
])('%s from the first lesson of Thursday leads to %s [personal#timetables]', async (keys, stop) => {
  const { user } = await openTable()
  act(() => screen.getByRole('link', { name: /真题讲评.*注册/ }).focus())
  expect(focusedStop()).toBe('3-20-0')
  await user.keyboard(keys)
  expect(focusedStop()).toBe(stop)
  expect(document.activeElement).toHaveAttribute('tabindex', '0')
})

test('Page Down and Page Up: change the week in the address, and the focus keeps its place', async () => {
  const { user, address } = await openTable()
  act(() => screen.getByRole('link', { name: /冲刺批改.*申论/ }).focus())
  await user.keyboard('{PageDown}')
  expect(address()).toBe('/personal/schedule?week=2026-11-30')
  await waitFor(() => expect(screen.getByText('这一周没有直播课')).toBeVisible())
  expect(focusedStop()).toBe('3-20-0')
  await user.keyboard('{PageUp}')
  expect(address()).toBe('/personal/schedule')
  await screen.findByRole('link', { name: /冲刺批改.*申论/ })
  await waitFor(() => expect(focusedStop()).toBe('3-20-0'))
})

test('hours that are left out: are one line, over which the arrows go', async () => {
  const { user } = openSchedule({ [week]: weekOf([lesson('早课', '2026-11-25T08:00'), lesson('晚课', '2026-11-26T19:00')]) })
  const late = await screen.findByRole('link', { name: /晚课/ })
  expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual(['08:00', '09:00', '19:00', '20:00'])
  expect(screen.getByText('10:00–19:00 没有直播课')).toBeVisible()
  act(() => late.focus())
  await user.keyboard('{ArrowUp}')
  expect(focusedStop()).toBe('3-9-0')
  await user.keyboard('{ArrowDown}{ArrowDown}')
  expect(focusedStop()).toBe('3-20-0')
})
