import type { ReactNode } from 'react'
import { act, screen, waitFor, within } from '@testing-library/react'
import type { CalendarLesson } from '@xhkt/contract'
import { addDays, beijingDate, startOfDate } from '@xhkt/contract/beijing-time'
import { useNavigate } from '@xhkt/platform/router'
import { goOnline, mountOffline, MountOnClick } from '@xhkt/testing/network'
import { type Answers, ApiFailure, renderPage } from '@xhkt/testing/render-page'
import { sampleLesson } from '@xhkt/testing/sample-course'
import MonthCalendarPage from './month-calendar-page.tsx'

// 2026-11-23, a Monday, at noon in Beijing.
const now = Date.parse('2026-11-23T12:00:00+08:00')
beforeEach(() => jest.useFakeTimers({ now, advanceTimers: true }))
afterEach(() => jest.useRealTimers())

const month = 'GET /v1/user/live/calendar'
const course = 'GET /v1/user/live/calendar/course'
const address = '/personal/monthCalendar'

const lesson = (id: string, title: string, date: string, hour: number, given: Partial<CalendarLesson> = {}): CalendarLesson => {
  const starts_at = startOfDate(date) + hour * 3600
  return {
    ...sampleLesson({ section_id: id, title, type: 2, live_state: 1, starts_at, live_room_id: id }),
    ...{ ends_at: starts_at + 5400, owned: true, course: { id: '12', title: '会计全程班', cover: '', teacher_name: '周闻笛' } },
    ...given,
  }
}

const morning = lesson('1', '收入准则', '2026-11-25', 7.5)
const evening = lesson('2', '长期股权投资', '2026-11-25', 20)
const night = lesson('3', '考前夜场', '2026-11-30', 23.25)
const onAir = lesson('4', '听力特训', '2026-11-23', 11, { live_state: 2 })
const past = lesson('5', '存货', '2026-11-13', 19.5, { type: 3, live_state: 3 })
const reserved = lesson('6', '犯罪构成', '2026-12-02', 19.5, { type: 5, owned: false, reserved: true })
const all = [past, onAir, morning, evening, night, reserved]

/** Answers as the API does, from these lessons. */
function calendarOf(lessons: CalendarLesson[]): Answers {
  return {
    [month]: ({ query }) => {
      const shown = String((query as { month?: string }).month ?? '2026-11')
      const dates = [...new Set(lessons.map(({ starts_at }) => beijingDate(starts_at)))].sort()
      const days = dates.map((date) => ({ date, count: lessons.filter((one) => beijingDate(one.starts_at) === date).length }))
      return { month: shown, days, total: lessons.filter((one) => beijingDate(one.starts_at).startsWith(shown)).length }
    },
    [course]: ({ query }) => {
      const { day = '2026-11-23', until = day } = query as { day?: string; until?: string }
      const list = lessons.filter(({ starts_at }) => starts_at >= startOfDate(day) && starts_at < startOfDate(addDays(until, 1)))
      return { day, until, list }
    },
  }
}

function open(answers: Answers = calendarOf(all), query = '') {
  const given = { 'GET /v1/sys/config': ApiFailure.network(), ...answers }
  const page = renderPage(<Shell><MonthCalendarPage /></Shell>, { address: address + query, session: true, answers: given })
  return { ...page, sent: (name: string) => page.calls.filter((call) => call.name === name) }
}
/** The host follows links; a test asks for an address. */
function Shell({ children }: { children: ReactNode }) {
  const navigate = useNavigate()
  return (
    <main tabIndex={-1}>
      <button onClick={() => void navigate(`${address}?month=2026-12&view=list`)}>去十二月</button>
      {children}
    </main>
  )
}

const day = (name: string) => screen.findByRole('gridcell', { name })
const region = (name: string | RegExp) => screen.findByRole('region', { name })
const itemOf = async (title: string) => within((await screen.findByRole('link', { name: title })).closest('li')!)

test('the month marks its days, names them with their lessons, and shows those of today', async () => {
  const { sent } = open()
  expect(await day('11月25日 星期三，2 节直播课')).toBeVisible()
  expect(await day('11月23日 星期一，今天，1 节直播课')).toHaveAttribute('aria-selected', 'true')
  expect(await day('12月2日 星期三，1 节直播课')).toBeVisible()
  expect(within(await region(/^11月23日 星期一\s?今天$/)).getByRole('link', { name: '听力特训' })).toBeVisible()
  // As in the early requests of the route.
  expect([...sent(month), ...sent(course)].map(({ query }) => query)).toEqual([{}, {}])
})

test('choosing a day shows its lessons and puts it into the address; the grid stays usable while they load', async () => {
  let give: () => void = () => undefined
  const { user, address: current } = open({
    ...calendarOf(all),
    [course]: (call) => {
      const answer = (calendarOf(all)[course] as (given: typeof call) => unknown)(call)
      return (call.query as { day?: string }).day === '2026-11-25' ? new Promise((resolve) => (give = () => resolve(answer))) : answer
    },
  })
  await user.click(await day('11月25日 星期三，2 节直播课'))
  expect(current()).toBe(`${address}?day=2026-11-25`)
  await user.click(await day('11月30日 星期一，1 节直播课'))
  expect(await screen.findByText('23:15–次日 00:45')).toBeVisible()
  await user.click(await day('11月25日 星期三，2 节直播课'))
  act(() => give())
  const list = await region('11月25日 星期三')
  await within(list).findByRole('link', { name: '收入准则' })
  expect(within(list).getAllByRole('listitem')).toHaveLength(2)
  expect(screen.queryByText('考前夜场')).toBeNull()
})

test('PageDown shows the next month, with the focus on the same day, and its first day with a lesson', async () => {
  const { user, address: current } = open()
  act(() => screen.getByRole('gridcell', { name: /^11月23日/ }).focus())
  await user.keyboard('{PageDown}')
  expect(current()).toBe(`${address}?month=2026-12`)
  expect(await screen.findByRole('heading', { name: '2026年12月' })).toBeVisible()
  expect(document.activeElement).toHaveAccessibleName('12月23日 星期三')
  expect(await region('12月2日 星期三')).toBeVisible()
  expect(await screen.findByRole('link', { name: '犯罪构成' })).toBeVisible()
})

test('the links lead a month on and back, and to today', async () => {
  open(calendarOf(all), '?month=2026-12')
  expect(await screen.findByRole('link', { name: '上一月' })).toHaveAttribute('href', address)
  expect(screen.getByRole('link', { name: '下一月' })).toHaveAttribute('href', `${address}?month=2027-01`)
  expect(screen.getByRole('link', { name: '今天' })).toHaveAttribute('href', address)
  expect(screen.getByRole('link', { name: '周' })).toHaveAttribute('href', `${address}?month=2026-12&view=week`)
})

test.each(['?month=9999-12', '?month=1900-01', '?month=%3Cimg%3E&day=2026-02-31&view=x'])('the bad address %s shows this month', async (query) => {
  const { sent } = open(calendarOf(all), query)
  expect(await screen.findByRole('heading', { name: '2026年11月' })).toBeVisible()
  await screen.findByRole('link', { name: '听力特训' })
  expect(sent(month)[0]?.query).toEqual({})
})

test('the last month has no link to a later one', async () => {
  open(calendarOf([]), '?month=2099-12')
  expect(await screen.findByText('2099年12月没有直播课')).toBeVisible()
  expect(screen.queryByRole('link', { name: '下一月' })).toBeNull()
  expect(screen.getByRole('link', { name: '上一月' })).toBeVisible()
})

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

const answer = { section_id: '2', reserved: true, reserved_count: 3 }

test('预约 shows at once, counts a double click once, and stays after the answer', async () => {
  const { user, sent } = open({ ...calendarOf([evening]), 'POST /v1/user/course/reserve': answer }, '?day=2026-11-25')
  const item = await itemOf('长期股权投资')
  await user.dblClick(item.getByRole('button', { name: /^预约/ }))
  expect(await screen.findByText('预约成功')).toBeVisible()
  expect(item.getByRole('button', { name: /^已预约/ })).toBeVisible()
  expect(sent('POST /v1/user/course/reserve')).toMatchObject([{ body: { course_id: '12', section_id: '2' } }])
})

test('a refused 预约 is taken back with its message, and the lessons are requested again after a start', async () => {
  const refused = ApiFailure.refused(409011, '直播已开始，请直接进入直播间')
  const { user, sent } = open({ ...calendarOf([evening]), 'POST /v1/user/course/reserve': refused }, '?day=2026-11-25')
  const item = await itemOf('长期股权投资')
  await user.click(item.getByRole('button', { name: /^预约/ }))
  expect(await screen.findByText('直播已开始，请直接进入直播间')).toBeVisible()
  expect(item.getByRole('button', { name: /^预约/ })).toBeVisible()
  await waitFor(() => expect(sent(course)).toHaveLength(2))
})

test('a reservation that is taken back asks first, and leaves the lesson in its place', async () => {
  const cancelled = { section_id: '6', reserved: false, reserved_count: 2 }
  const { user } = open({ ...calendarOf([reserved]), 'DELETE /v1/user/course/reserve': cancelled }, '?day=2026-12-02')
  const item = await itemOf('犯罪构成')
  await user.click(item.getByRole('button', { name: /^已预约/ }))
  await user.click(await screen.findByRole('button', { name: '确定' }))
  expect(await screen.findByText('已取消预约')).toBeVisible()
  expect(item.getByRole('button', { name: /^预约/ })).toBeVisible()
})

test('an empty month leads to the courses', async () => {
  open(calendarOf([]))
  expect(await screen.findByText('2026年11月没有直播课')).toBeVisible()
  expect(screen.getByRole('link', { name: '查看全部课程' })).toHaveAttribute('href', '/categories')
})

test('a chosen day without a lesson says so', async () => {
  open(calendarOf(all), '?day=2026-11-24')
  expect(within(await region('11月24日 星期二')).getByText('没有直播课')).toBeVisible()
})

test('the week shows its seven days, over the end of a month', async () => {
  open(calendarOf(all), '?day=2026-11-30&view=week')
  expect(await screen.findByRole('heading', { name: '2026年11月30日 – 12月6日' })).toBeVisible()
  expect(within(await region('11月30日 星期一')).getByRole('link', { name: '考前夜场' })).toBeVisible()
  expect(screen.getAllByRole('region', { name: /月.*星期/ })).toHaveLength(7)
  expect(screen.getByRole('link', { name: '下一周' })).toHaveAttribute('href', `${address}?month=2026-12&day=2026-12-07&view=week`)
})

test('the list has the days of the month with a lesson', async () => {
  open(calendarOf(all), '?view=list')
  await screen.findByRole('link', { name: '存货' })
  expect(screen.getAllByRole('region', { name: /月.*星期/ }).map((part) => part.querySelector('h3')?.textContent)).toEqual([
    ...['11月13日 星期五', '11月23日 星期一今天', '11月25日 星期三', '11月30日 星期一'],
  ])
})

test('the list keeps the old month until the next one loads', async () => {
  let give: () => void = () => undefined
  const { user, container } = open(
    {
      ...calendarOf(all),
      [course]: (call) => {
        const given = (calendarOf(all)[course] as (one: typeof call) => unknown)(call)
        return (call.query as { day: string }).day === '2026-12-01' ? new Promise((resolve) => (give = () => resolve(given))) : given
      },
    },
    '?view=list',
  )
  await screen.findByRole('link', { name: '存货' })
  await user.click(screen.getByRole('button', { name: '去十二月' }))
  await waitFor(() => expect(container.querySelector('[aria-busy="true"]')).not.toBeNull())
  expect(screen.getByRole('link', { name: '存货' })).toBeVisible()
  act(() => give())
  expect(await screen.findByRole('link', { name: '犯罪构成' })).toBeVisible()
  expect(screen.queryByRole('link', { name: '存货' })).toBeNull()
})

test('lessons that fail to load are requested again by 重试; the month stays', async () => {
  let isBroken = true
  const working = calendarOf(all)
  const { user } = open({ ...working, [course]: (call) => (isBroken ? ApiFailure.network() : (working[course] as (one: typeof call) => unknown)(call)) })
  const retry = await screen.findByRole('button', { name: '重试' })
  expect(await day('11月25日 星期三，2 节直播课')).toBeVisible()
  isBroken = false
  await user.click(retry)
  expect(await screen.findByRole('link', { name: '听力特训' })).toBeVisible()
})

test('a month that fails to load leaves the lessons of the day, with 重试', async () => {
  let isBroken = true
  const working = calendarOf(all)
  const { user } = open({ ...working, [month]: (call) => (isBroken ? ApiFailure.network() : (working[month] as (one: typeof call) => unknown)(call)) })
  expect(await screen.findByText(/本月直播课加载失败/)).toBeVisible()
  expect(await screen.findByRole('link', { name: '听力特训' })).toBeVisible()
  isBroken = false
  await user.click(screen.getByRole('button', { name: '重试' }))
  expect(await day('11月25日 星期三，2 节直播课')).toBeVisible()
})

test('offline: the page says so, and loads when the network is back', async () => {
  renderPage(<MountOnClick><MonthCalendarPage /></MountOnClick>, { address, session: true, answers: { 'GET /v1/sys/config': ApiFailure.network(), ...calendarOf(all) } })
  mountOffline()
  expect(screen.getByText('网络已断开，恢复后会自动加载')).toBeVisible()
  goOnline()
  expect(await screen.findByRole('link', { name: '听力特训' })).toBeVisible()
})

test('at midnight in Beijing the next day is today', async () => {
  open(calendarOf([lesson('9', '晨读', '2026-11-24', 7), onAir]))
  await screen.findByRole('link', { name: '听力特训' })
  act(() => jest.setSystemTime(Date.parse('2026-11-24T00:00:01+08:00')))
  act(() => jest.advanceTimersByTime(2000))
  expect(await day('11月24日 星期二，今天，1 节直播课')).toHaveAttribute('aria-selected', 'true')
  expect(await screen.findByRole('link', { name: '晨读' })).toBeVisible()
})
