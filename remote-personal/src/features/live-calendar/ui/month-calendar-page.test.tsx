import { act, screen, waitFor, within } from '@testing-library/react'
import { goOnline, mountOffline, MountOnClick } from '@xhkt/testing/network'
import { type Answers, ApiFailure, renderPage } from '@xhkt/testing/render-page'
import { address, all, calendarOf, course, day, heldLessons, lesson, lessonsOf, month, monthOf, now, onAir, open, region } from '../testing/open-calendar.tsx'
import MonthCalendarPage from './month-calendar-page.tsx'

beforeEach(() => jest.useFakeTimers({ now, advanceTimers: true }))
afterEach(() => jest.useRealTimers())

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
  const { answers, give } = heldLessons(all, '2026-11-25')
  const { user, address: current } = open(answers)
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

test.each(['?month=9999-12', '?month=1900-01', '?month=%3Cimg%3E&day=2026-02-31&view=x'])('the bad address %s shows this month [personal#live-calendar]', async (query) => {
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
  const { user } = open(calendarOf(all), '?view=list')
  await screen.findByRole('link', { name: '存货' })
  const days = () =>
    screen
      .getAllByRole('region', { name: /月.*星期/ })
      .filter((part) => !part.closest('details:not([open])'))
      .map((part) => part.querySelector('h3')?.textContent)
  const fromToday = ['11月23日 星期一今天', '11月25日 星期三', '11月30日 星期一']
  expect(days()).toEqual(fromToday)
  await user.click(screen.getByText('本月前 1 天的直播'))
  expect(days()).toEqual(['11月13日 星期五', ...fromToday])
})

test('the list keeps the old month until the next one loads', async () => {
  const { answers, give } = heldLessons(all, '2026-12-01')
  const { user, container } = open(answers, '?view=list')
  await screen.findByRole('link', { name: '听力特训' })
  await user.click(screen.getByRole('button', { name: '去十二月' }))
  await waitFor(() => expect(container.querySelector('[aria-busy="true"]')).not.toBeNull())
  expect(screen.getByRole('link', { name: '听力特训' })).toBeVisible()
  act(() => give())
  expect(await screen.findByRole('link', { name: '犯罪构成' })).toBeVisible()
  expect(screen.queryByRole('link', { name: '听力特训' })).toBeNull()
})

test('lessons that fail to load are requested again by 重试; the month stays', async () => {
  let isBroken = true
  const { user } = open({ ...calendarOf(all), [course]: (call) => (isBroken ? ApiFailure.network() : lessonsOf(all, call)) })
  const retry = await screen.findByRole('button', { name: '重试' })
  expect(await day('11月25日 星期三，2 节直播课')).toBeVisible()
  isBroken = false
  await user.click(retry)
  expect(await screen.findByRole('link', { name: '听力特训' })).toBeVisible()
})

test('a month that fails to load leaves the lessons of the day, with 重试', async () => {
  let isBroken = true
  const { user } = open({ ...calendarOf(all), [month]: (call) => (isBroken ? ApiFailure.network() : monthOf(all, call)) })
  expect(await screen.findByText(/本月直播课加载失败/)).toBeVisible()
  expect(await screen.findByRole('link', { name: '听力特训' })).toBeVisible()
  isBroken = false
  await user.click(screen.getByRole('button', { name: '重试' }))
  expect(await day('11月25日 星期三，2 节直播课')).toBeVisible()
})

test.each([
  ['this month', address, '听力特训'],
  ['another month', `${address}?month=2026-12`, '犯罪构成'],
  ['a list', `${address}?month=2026-12&view=list`, '犯罪构成'],
])('%s offline: the page says so once, and loads when the network is back', async (_, at, title) => {
  const answers = { 'GET /v1/sys/config': ApiFailure.network(), ...calendarOf(all) }
  renderPage(<MountOnClick><MonthCalendarPage /></MountOnClick>, { address: at, session: true, answers })
  mountOffline()
  expect(screen.getByText('网络已断开，恢复后会自动加载')).toBeVisible()
  expect(screen.queryByText(/加载失败/)).toBeNull()
  goOnline()
  expect(await screen.findByRole('link', { name: title })).toBeVisible()
})

test('another month that fails to load says so in place of the lessons, with 重试', async () => {
  let isBroken = true
  const answers: Answers = { ...calendarOf(all), [month]: (call) => (isBroken ? ApiFailure.network() : monthOf(all, call)) }
  const { user } = open(answers, '?month=2026-12')
  expect(await screen.findByText('网络异常', { selector: 'main *' })).toBeVisible()
  isBroken = false
  await user.click(screen.getByRole('button', { name: '重试' }))
  expect(await screen.findByRole('link', { name: '犯罪构成' })).toBeVisible()
})

test('at midnight in Beijing the next day is today', async () => {
  open(calendarOf([lesson('9', '晨读', '2026-11-24', 7), onAir]))
  await screen.findByRole('link', { name: '听力特训' })
  act(() => jest.setSystemTime(Date.parse('2026-11-24T00:00:01+08:00')))
  act(() => jest.advanceTimersByTime(2000))
  expect(await day('11月24日 星期二，今天，1 节直播课')).toHaveAttribute('aria-selected', 'true')
  expect(await screen.findByRole('link', { name: '晨读' })).toBeVisible()
})
