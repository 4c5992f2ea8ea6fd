import { act, screen, within } from '@testing-library/react'
import type { MyCourse } from '@xhkt/contract'
import { goOffline, goOnline } from '@xhkt/testing/network'
import { ApiFailure, type Answers, renderPage } from '@xhkt/testing/render-page'
import { sampleCard } from '@xhkt/testing/sample-course'
import { emptyHome, sampleLive } from '../../../common/testing/sample-home.ts'
import HomePage from './home-page.tsx'

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

const pageOf = (list: MyCourse[]) => ({ list, total: list.length, page: 1, page_size: 3 })
const home = { ...emptyHome, lives: ['1', '2', '3', '4', '5', '6'].map((section_id) => sampleLive({ section_id })) }

const open = (mine: NonNullable<Answers['GET /v1/user/course/list']>, session = true) =>
  renderPage(<HomePage />, { session, answers: { 'GET /v1/home': home, 'GET /v1/user/course/list': mine } })

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
  expect(calls.find(({ name }) => name.endsWith('course/list'))?.query).toEqual({ page_size: '3' })
})

test('the space is reserved beside the live lessons before the answer arrives', async () => {
  open(() => new Promise(() => {}))
  expect(await screen.findByRole('heading', { name: '继续学习' })).toBeVisible()
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
  expect(screen.queryByText('继续学习')).toBeNull()
  expect(calls.map(({ name }) => name)).toEqual(['GET /v1/home'])
})
