import { screen, waitFor, within } from '@testing-library/react'
import { goOnline, mountOffline, MountOnClick } from '@xhkt/testing/network'
import { ApiFailure, renderPage } from '@xhkt/testing/render-page'
import { lesson, lessonLink, monday, now, ofOther, openSchedule, timetable, timetables, week, weekOf } from '../testing/open-schedule.tsx'
import SchedulePage from './schedule-page.tsx'

beforeEach(() => jest.spyOn(Date, 'now').mockReturnValue(now * 1000))
afterEach(() => jest.restoreAllMocks())

test('the week: Monday to Sunday with dates, today, and each lesson at its time', async () => {
  openSchedule({ [week]: weekOf([lesson('例文精读', '2026-11-26T20:30')]) })
  const grid = await screen.findByRole('grid', { name: '课程表 2026年11月23日 – 29日' })
  const heads = within(grid).getAllByRole('columnheader')
  expect(heads.map(({ textContent }) => textContent)).toEqual([
    ...['时间', '周一11月23日', '周二11月24日', '周三11月25日', '周四11月26日', '周五11月27日', '周六11月28日', '周日11月29日'],
  ])
  expect(heads.map((head) => head.getAttribute('aria-current'))).toEqual([null, null, null, 'date', null, null, null, null])
  expect(within(grid).getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual(['20:00', '21:00', '22:00'])
  const link = await lessonLink(/20:30–\s*22:00\s*例文精读.*申论高分写作班/)
  expect(within(grid).getAllByRole('row')[1]).toContainElement(link)
  expect(link).toHaveAttribute('href', expect.stringContaining('/living?live_room_id='))
  expect(screen.getByText('1 节直播课')).toBeVisible()
  expect(screen.getByRole('heading', { level: 1, name: '课程表' })).toBeVisible()
})

test('a clash: both lessons say so, to screen readers with the other one [personal#timetables]', async () => {
  openSchedule({
    [timetables]: { list: [timetable(14), timetable(28)] },
    [week]: weekOf([ofOther('真题讲评', '2026-11-26T20:00'), lesson('冲刺批改', '2026-11-26T20:30')]),
  })
  expect(await lessonLink(/时间冲突.*与\s*“冲刺批改”.*真题讲评/)).toBeVisible()
  expect(await lessonLink(/时间冲突.*与\s*“真题讲评”.*冲刺批改/)).toBeVisible()
  expect(screen.getByText('2 节直播课，2 节时间冲突')).toBeVisible()
})

test('lessons of a timetable that is off: are not shown', async () => {
  openSchedule({
    [timetables]: { list: [timetable(14), timetable(28, false)] },
    [week]: weekOf([ofOther('真题讲评', '2026-11-26T20:00'), lesson('冲刺批改', '2026-11-26T20:30')]),
  })
  await lessonLink(/冲刺批改/)
  expect(screen.queryByRole('link', { name: /真题讲评/ })).toBeNull()
  expect(screen.queryByText(/时间冲突/)).toBeNull()
})

test('a lesson that is over leads to its playback; one on air says 直播中; one over midnight names the next day', async () => {
  openSchedule({
    [week]: weekOf([
      lesson('回放课', '2026-11-23T19:30', { type: 3, live_state: 3, section_id: '1401' }),
      lesson('现在的课', '2026-11-25T11:30'),
      lesson('夜课', '2026-11-27T23:00'),
    ]),
  })
  expect(await lessonLink(/回放课.*已结束/)).toHaveAttribute('href', '/live?course_id=14&section_id=1401')
  expect(await lessonLink(/直播中\s*现在的课/)).toBeVisible()
  expect(await lessonLink(/23:00–\s*次日 00:30\s*夜课/)).toBeVisible()
  expect(screen.getByRole('rowheader', { name: '次日 00:00' })).toBeVisible()
})

test.each([
  ['/personal/schedule', {}],
  ['/personal/schedule?week=2026-11-25', { week: '2026-11-25' }],
  ['/personal/schedule?week=2026-13-40', {}],
  ['/personal/schedule?week=x', {}],
])('%s asks for %j and shows that week [personal#timetables]', async (address, query) => {
  const { sent } = openSchedule({ [week]: weekOf([lesson('导论', '2026-11-26T20:30')]) }, address)
  await lessonLink(/导论/)
  expect(sent(week)[0]?.query).toEqual(query)
})

test('weeks: over the end of a year, with 本周 as the plain address', async () => {
  openSchedule({ [week]: weekOf([], monday + 5 * 7 * 86_400) }, '/personal/schedule?week=2026-12-31')
  expect(await screen.findByRole('heading', { name: '2026年12月28日 – 2027年1月3日' })).toBeVisible()
  const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
  expect(['上一周', '本周', '下一周'].map(href)).toEqual([
    ...['/personal/schedule?week=2026-12-21', '/personal/schedule', '/personal/schedule?week=2027-01-04'],
  ])
  expect(await screen.findByText('这一周没有直播课')).toBeVisible()
})

test('the week after: its link to this week has no date, and only this week is the current one', async () => {
  openSchedule({ [week]: weekOf([], monday + 7 * 86_400) }, '/personal/schedule?week=2026-11-30')
  expect(await screen.findByRole('link', { name: '上一周' })).toHaveAttribute('href', '/personal/schedule')
  expect(screen.getByRole('link', { name: '本周' })).not.toHaveAttribute('aria-current')
})

test('a learner without a timetable: is led to the courses', async () => {
  openSchedule({ [timetables]: { list: [] }, [week]: weekOf([]) })
  expect(await screen.findByText('还没有课程表')).toBeVisible()
  expect(screen.getByRole('link', { name: '查看全部课程' })).toHaveAttribute('href', '/categories')
  expect(screen.queryByRole('grid')).toBeNull()
})

test('a narrow window: a list by day, without empty days [personal#timetables]', async () => {
  jest.spyOn(window, 'matchMedia').mockImplementation((query) => mediaOf(query, query === '(max-width: 639px)'))
  openSchedule({ [week]: weekOf([lesson('早课', '2026-11-24T09:00'), lesson('晚课', '2026-11-24T20:30')]) })
  const day = await screen.findByRole('region', { name: '周二 11月24日' })
  expect(within(day).getAllByRole('link')).toHaveLength(2)
  expect(within(day).getAllByText('申论高分写作班')).toHaveLength(2)
  expect(screen.queryByRole('grid')).toBeNull()
  expect(screen.queryByRole('region', { name: /周三/ })).toBeNull()
})
const mediaOf = (media: string, matches: boolean): MediaQueryList =>
  ({ media, matches, onchange: null, addEventListener() {}, removeEventListener() {} }) as unknown as MediaQueryList

test('a week that fails: can be retried, and the timetables and the other weeks stay', async () => {
  let up = false
  const { user } = openSchedule({ [week]: () => (up ? weekOf([lesson('导论', '2026-11-26T20:30')]) : ApiFailure.status(503)) })
  expect(await screen.findByText('系统接口503异常')).toBeVisible()
  expect(screen.getByRole('switch', { name: /申论高分写作班/ })).toBeChecked()
  expect(screen.getByRole('link', { name: '下一周' })).toBeVisible()
  up = true
  await user.click(screen.getByRole('button', { name: '重试' }))
  expect(await lessonLink(/导论/)).toBeVisible()
})

test('offline: the page says so, and loads when the network is back', async () => {
  const answers = { 'GET /v1/sys/config': ApiFailure.network(), [timetables]: { list: [timetable(14)] }, [week]: weekOf([lesson('导论', '2026-11-26T20:30')]) }
  renderPage(<MountOnClick><SchedulePage /></MountOnClick>, { address: '/personal/schedule', session: true, answers })
  mountOffline()
  expect(screen.getByText('网络已断开，恢复后会自动加载')).toBeVisible()
  goOnline()
  expect(await lessonLink(/导论/)).toBeVisible()
})

test('200 lessons: each is drawn once', async () => {
  const list = Array.from({ length: 200 }, (_, nth) => lesson(`第 ${nth} 课`, '2026-11-23T08:00', { section_id: String(9000 + nth) }))
    .map((one, nth) => ({ ...one, starts_at: one.starts_at + nth * 2400, ends_at: one.ends_at + nth * 2400 }))
  const { container } = openSchedule({ [week]: weekOf(list) })
  await waitFor(() => expect(container.querySelectorAll('[role="gridcell"] a')).toHaveLength(200))
  expect(container.querySelectorAll('[role="grid"] [tabindex="0"]')).toHaveLength(1)
})
