import { act, screen, waitFor, within } from '@testing-library/react'
import type { CalendarLesson, MyCourse, Note } from '@xhkt/contract'
import { goOffline, goOnline } from '@xhkt/testing/network'
import { ApiFailure, type Answers, renderPage } from '@xhkt/testing/render-page'
import { sampleCard, sampleLesson } from '@xhkt/testing/sample-course'
import { emptyHome, sampleLive } from '../../../../common/testing/sample-home.ts'
import HomePage from '../home-page.tsx'

const studied = (id: string, given: Partial<MyCourse> = {}): MyCourse => ({
  course: sampleCard({ id, title: `课程${id}` }),
  bought_at: 1_790_000_000,
  finished_count: 2,
  progress: 40,
  last_section_id: '101',
  last_section_title: '犯罪构成',
  last_position: 754.6,
  last_studied_at: 1_790_000_000,
  ...given,
})

const pageOf = (list: MyCourse[]) => ({ list, total: list.length, page: 1, page_size: 2 })
const home = { ...emptyHome, lives: ['1', '2', '3', '4', '5', '6'].map((section_id) => sampleLive({ section_id })) }

const day = (date: string, spent: number) => ({ date, spent })
const study = { today: 1500, total: 9000, studied_days: 3, days: [day('2026-11-26', 0), day('2026-11-27', 60), day('2026-11-28', 1500)] }
const note: Note = {
  note_id: '5', course_id: '1', course_title: '课程1', section_id: '101', section_title: '犯罪构成', position: 7,
  text: '四要件', version: 1, created_at: 1_790_000_000, updated_at: 1_790_000_000,
}
const live: CalendarLesson = {
  ...sampleLesson({ section_id: '201', title: '直播答疑', type: 2, live_state: 1, live_room_id: '9', starts_at: 1_795_867_200 }),
  course: sampleCard(), ends_at: 4_000_000_000, owned: true,
}
const facts: Answers = {
  'GET /v1/user/study/data': study,
  'GET /v1/user/note/list': { list: [note], total: 1, page: 1, page_size: 1 },
  'GET /v1/user/live/calendar/course': { day: '2026-11-28', until: '2026-12-04', list: [{ ...live, ends_at: 1 }, live] },
}

const open = (mine: NonNullable<Answers['GET /v1/user/course/list']>, session = true, answers = facts) =>
  renderPage(<HomePage />, { session, answers: { 'GET /v1/home': home, 'GET /v1/user/course/list': mine, ...answers } })

const today = () => screen.findByRole('list', { name: '今日' })

const ownList = () => screen.findByRole('list', { name: '继续学习' })

test('a learner continues where they stopped', async () => {
  const fresh = studied('2', { last_section_id: '', last_section_title: '', last_position: 0, progress: 0 })
  const { calls } = open(pageOf([studied('1'), fresh]))
  const [first, second] = within(await ownList()).getAllByRole('link')
  expect(first).toHaveAttribute('href', '/live?course_id=1&section_id=101')
  expect(first).toHaveTextContent('课程1学到 12:34 · 犯罪构成40%')
  expect(within(first!).getByRole('progressbar', { name: '课程1的学习进度' })).toHaveAttribute('aria-valuenow', '40')
  expect(second).toHaveAttribute('href', '/live?course_id=2')
  expect(second).toHaveTextContent('还没有开始学习')
  expect(calls.find(({ name }) => name.endsWith('course/list'))?.query).toEqual({ page_size: '6' })
})

test('a live lesson that was studied last has no position', async () => {
  open(pageOf([studied('1', { last_position: 0 })]))
  expect(within(await ownList()).getByRole('link')).toHaveTextContent('课程1学到 犯罪构成40%')
})

test('a finished course is left out, unless there is no other', async () => {
  const done = ['1', '2', '3'].map((id) => studied(id, { progress: 100 }))
  const { unmount } = open(pageOf([...done, studied('4')]))
  expect(within(await ownList()).getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/live?course_id=4&section_id=101'])
  unmount()
  open(pageOf(done))
  expect(within(await ownList()).getAllByRole('link')).toHaveLength(2)
})

test('the day: study time and days in a row, the next live lesson, the last note [personal#study-time]', async () => {
  open(pageOf([studied('1')]))
  const [learnt, next, last] = within(await today()).getAllByRole('listitem')
  await waitFor(() => expect(learnt).toHaveTextContent('学习已学 25 分钟 · 连续 2 天'))
  expect(next).toHaveTextContent(/^直播.+ · 直播答疑$/)
  expect(within(next!).getByRole('link')).toHaveAttribute('href', '/living?live_room_id=9')
  expect(last).toHaveTextContent('笔记四要件')
  expect(within(last!).getByRole('link')).toHaveAttribute('href', '/live?course_id=1&section_id=101&position=7')
})

test('a lesson on air is 进行中: its line is named 直播 already', async () => {
  open(pageOf([studied('1')]), true, { ...facts, 'GET /v1/user/live/calendar/course': { day: '2026-11-28', until: '2026-12-04', list: [{ ...live, live_state: 2 }] } })
  await waitFor(async () => expect(await today()).toHaveTextContent('直播进行中 · 直播答疑'))
})

test('a quiet day says so, and leads on', async () => {
  open(pageOf([studied('1')]), true, {
    'GET /v1/user/study/data': { ...study, today: 0, days: [] },
    'GET /v1/user/note/list': { list: [], total: 0, page: 1, page_size: 1 },
    'GET /v1/user/live/calendar/course': { day: '2026-11-28', until: '2026-12-04', list: [] },
  })
  await waitFor(async () => expect(await today()).toHaveTextContent('学习还没有学习直播一周内没有直播笔记还没有笔记'))
  expect(within(await today()).getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/personal/myCourse', '/personal/monthCalendar', '/personal/myNotes',
  ])
})

test('a fact that cannot be read offers 重试, the others stay', async () => {
  let broken = true
  const { user } = open(pageOf([studied('1')]), true, { ...facts, 'GET /v1/user/study/data': () => (broken ? ApiFailure.status(500) : study) })
  expect(await screen.findByText('学习加载失败')).toBeVisible()
  broken = false
  await user.click(within(await today()).getByRole('button', { name: '重试' }))
  await waitFor(async () => expect(await today()).toHaveTextContent('学习已学 25 分钟 · 连续 2 天'))
})

test('nothing of the day is asked before the courses have arrived', async () => {
  const { calls } = open(() => new Promise(() => {}))
  await screen.findByRole('heading', { name: '今日' })
  expect(calls.map(({ name }) => name)).toEqual(['GET /v1/home', 'GET /v1/user/course/list'])
})

test('the space is reserved beside the live lessons before the answer arrives', async () => {
  open(() => new Promise(() => {}))
  expect(await screen.findByRole('heading', { name: '今日' })).toBeVisible()
  expect(screen.getByRole('status')).toHaveTextContent('加载中')
  expect(within(screen.getByRole('list', { name: '直播课' })).getAllByRole('listitem')).toHaveLength(4)
})

test('a learner without a course sees a way on', async () => {
  open(pageOf([]))
  expect(await screen.findByRole('link', { name: '查看全部课程' })).toHaveAttribute('href', '/categories')
})

test('a failure keeps the page and offers 重试', async () => {
  let broken = true
  const { user } = open(() => (broken ? ApiFailure.network() : pageOf([studied('1')])))
  await screen.findByText('学习记录加载失败')
  expect(screen.getByRole('list', { name: '直播课' })).toBeVisible()
  broken = false
  await user.click(screen.getByRole('button', { name: '重试' }))
  expect(await ownList()).toBeVisible()
})

test('offline: it says so, and loads when the network is back', async () => {
  let arrive: () => void = () => {}
  const answers: Answers = {
    'GET /v1/home': () => new Promise((resolve) => { arrive = () => resolve(home) }),
    'GET /v1/user/course/list': pageOf([studied('1')]),
    ...facts,
  }
  renderPage(<HomePage />, { session: true, answers })
  await act(async () => {})
  // The current request arrives; the next one is not sent.
  goOffline()
  arrive()
  expect(await screen.findByText('网络已断开，恢复后会自动加载')).toBeVisible()
  expect(screen.getByRole('button', { name: '重试' })).toBeVisible()
  goOnline()
  expect(await ownList()).toBeVisible()
})

test('a visitor has none, and nothing is requested', async () => {
  const { calls } = open(ApiFailure.network(), false)
  expect(within(await screen.findByRole('list', { name: '直播课' })).getAllByRole('listitem')).toHaveLength(6)
  expect(screen.queryByText('今日')).toBeNull()
  expect(calls.map(({ name }) => name)).toEqual(['GET /v1/home'])
})
