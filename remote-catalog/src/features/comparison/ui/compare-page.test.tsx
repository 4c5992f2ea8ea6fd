import { act, screen, waitFor, within } from '@testing-library/react'
import type { CourseDetail } from '@xhkt/contract'
import { signInLearner } from '@xhkt/testing/answer-calls'
import { type ApiCall, ApiFailure, renderPage } from '@xhkt/testing/render-page'
import { sampleChapter, sampleCourse, sampleLesson } from '@xhkt/testing/sample-course'
import { CompareBar } from '../../../common/compare/compare-bar.tsx'
import { chooseForComparison } from '../../../common/compare/compared.ts'
import { Site } from '../../../common/testing/course-pages.tsx'
import ComparePage from './compare-page.tsx'

const hourLong = [sampleChapter('10', '刑法', [sampleLesson({ duration: 3600 })])]
const offered: Record<string, Partial<CourseDetail>> = {
  '1': { title: '系统班', valid_days: 365, score: 4.8, evaluation_count: 36, chapters: hourLong, has_material: true },
  '2': { title: '冲刺班', price: 9900, old_price: 0, services: [] },
  '3': { title: '拼团班', group: { price: 5900, size: 3, ends_at: 0 } },
  '4': { title: '已有班', owned: true },
}

const detail = ({ query: { course_id: id = '' } }: ApiCall) => {
  const given = offered[id]
  return given ? sampleCourse({ id, ...given }) : ApiFailure.refused(404001, '课程不存在')
}

type Answer = CourseDetail | ApiFailure

const open = (ids: string, answer: (call: ApiCall) => Answer | Promise<Answer> = detail) =>
  renderPage(
    <Site>
      <ComparePage />
      <CompareBar />
    </Site>,
    { address: `/compare?course_ids=${ids}`, answers: { 'GET /v1/course/detail': answer } },
  )

afterEach(() => chooseForComparison([]))

const heads = async () => (await screen.findAllByRole('columnheader')).map((head) => head.textContent)
const cellsOf = (name: RegExp) => within(screen.getByRole('row', { name })).getAllByRole('cell').map((cell) => cell.textContent)

test('the courses of the address stand side by side, and the differences that help to choose are marked [courses#comparison]', async () => {
  const { container, calls } = open('1-2')
  expect(container.querySelector('[data-skeleton="compare"]')).toBeVisible()
  expect(container.querySelectorAll('.comparedCourse')).toHaveLength(2)
  expect(await heads()).toEqual(['系统班查看课程系统班移除系统班', '冲刺班查看课程冲刺班移除冲刺班'])
  expect(screen.getByRole('heading', { level: 1, name: '课程对比' })).toBeVisible()
  expect(screen.getByRole('link', { name: '查看课程 系统班' })).toHaveAttribute('href', '/courseDetail?course_id=1')
  expect(screen.getByText('底色标出数字、讲师以外的不同')).toBeVisible()
  expect(cellsOf(/^价格 ¥/)).toEqual(['¥2680.00优惠价', '¥99.00'])
  expect(cellsOf(/^总时长 1/)).toEqual(['1 小时', '4 分钟'])
  expect(cellsOf(/^评分 4/)).toEqual(['4.8 分，36 条评价', '暂无评价'])
  expect(cellsOf(/^有效期 （不同）/)).toEqual(['有效期 365 天', '永久有效'])
  expect(cellsOf(/^服务 （不同）/)).toEqual(['随时回看、含纸质教材', '--'])
  expect(cellsOf(/^讲师 /)).toEqual(['尉迟衡', '尉迟衡'])
  expect(calls.map(({ query }) => query.course_id)).toEqual(['1', '2'])
})

test('the price is the one of the course page: for a group, for an owner', async () => {
  open('3-4')
  await heads()
  expect(cellsOf(/^价格 ¥/)).toEqual(['¥59.00拼团价 · 3 人团', '已购买'])
})

test('courses that differ in price and numbers alone have no row with a shade, and no sentence about one', async () => {
  open('1-2', ({ query: { course_id: id = '' } }) => sampleCourse({ id, price: Number(id) * 100, student_count: Number(id) }))
  await heads()
  expect(screen.queryByText(/底色/)).toBeNull()
  expect(screen.queryByText('（不同）')).toBeNull()
})

test('a course that is gone says so in its column, the others stay', async () => {
  open('1-999')
  expect(await heads()).toEqual(['系统班查看课程系统班移除系统班', '课程不存在或已下架移除课程不存在或已下架'])
  expect(screen.getByRole('cell', { name: '不能参与对比' })).toBeVisible()
})

test('a course that cannot be read offers 重试 in its column, and the other course stays in sight meanwhile', async () => {
  let answer = (): Answer | Promise<Answer> => ApiFailure.status(500)
  let arrive = (): void => undefined
  const { user } = open('1-2', (call) => (call.query.course_id === '2' ? answer() : detail(call)))
  expect(await screen.findByText('课程加载失败')).toBeVisible()
  answer = () => new Promise((resolve) => { arrive = () => resolve(sampleCourse({ id: '2', title: '冲刺班' })) })
  await user.click(screen.getByRole('button', { name: '重试' }))
  expect(screen.getByRole('link', { name: '查看课程 系统班' })).toBeVisible()
  arrive()
  expect(await screen.findByRole('link', { name: '查看课程 冲刺班' })).toBeVisible()
})

test('a login leaves the courses in sight until the answers for the learner arrive', async () => {
  let isAnswering = true
  const { calls } = open('1-2', (call) => (isAnswering ? detail(call) : new Promise(() => undefined)))
  await heads()
  isAnswering = false
  act(() => signInLearner())
  await waitFor(() => expect(calls).toHaveLength(4))
  expect(screen.getByRole('link', { name: '查看课程 系统班' })).toBeVisible()
})

test('without an answer for any course the page says so, with 重试', async () => {
  let broken = true
  const { user } = open('1-2', (call) => (broken ? ApiFailure.network() : detail(call)))
  expect(await screen.findByText('网络异常')).toBeVisible()
  broken = false
  await user.click(screen.getByRole('button', { name: '重试' }))
  expect(await heads()).toHaveLength(2)
})

test('移除 takes a course out of the address and the choice; back shows it again', async () => {
  chooseForComparison(['1', '2', '3'])
  const { user, address } = open('1-2-3')
  await heads()
  await user.click(screen.getByRole('link', { name: '移除 冲刺班' }))
  expect(address()).toBe('/compare?course_ids=1-3')
  expect(await heads()).toHaveLength(2)
  expect(screen.getByRole('group', { name: '课程对比' })).toHaveTextContent('已选 2/4')
  await user.click(screen.getByText('后退'))
  expect(await heads()).toHaveLength(3)
})

test('移除 on an address that somebody has shared leaves the own choice as it is', async () => {
  chooseForComparison(['4'])
  const { user, address } = open('1-2')
  await heads()
  await user.click(screen.getByRole('link', { name: '移除 冲刺班' }))
  expect(address()).toBe('/compare?course_ids=1')
  expect(screen.getByRole('group', { name: '课程对比' })).toHaveTextContent('已选 1/4')
})

test('an address of courses that are all gone offers 添加课程', async () => {
  open('998-999')
  expect(await screen.findByRole('heading', { level: 1, name: '课程不存在或已下架' })).toBeVisible()
  expect(screen.getByRole('link', { name: '添加课程' })).toHaveAttribute('href', '/categories')
})

test('添加课程 leads to the courses with these chosen; a full comparison has no such link', async () => {
  const { user, address, unmount } = open('1-2')
  await heads()
  await user.click(screen.getByRole('link', { name: '添加课程' }))
  expect(address()).toBe('/categories')
  unmount()
  open('1-2-3-4')
  await heads()
  expect(screen.queryByRole('link', { name: '添加课程' })).toBeNull()
})

test('an address of more than four courses says how many are left out, and 移除 lets the next one in', async () => {
  const { user, address } = open('1-1-2-3-4-5-6')
  expect(await heads()).toHaveLength(4)
  expect(screen.getByText('最多对比 4 门课程，另外 2 门没有显示')).toBeVisible()
  await user.click(screen.getByRole('link', { name: '移除 冲刺班' }))
  expect(address()).toBe('/compare?course_ids=1-3-4-5-6')
  expect(await heads()).toHaveLength(4)
  expect(screen.getByText('最多对比 4 门课程，另外 1 门没有显示')).toBeVisible()
})

test.each([
  ['twice the same', '1-1-2-3-4', 4],
  ['what a chat program appends', '1-2。&from=timeline', 2],
  ['full-width digits', '１-2', 2],
])('an address with %s still opens', async (_, ids, count) => {
  open(ids)
  expect(await heads()).toHaveLength(count)
  expect(screen.queryByText(/没有显示/)).toBeNull()
})

test.each(['', 'abc'])('an address without courses, "%s", says how to choose some', async (ids) => {
  const { calls } = open(ids)
  expect(await screen.findByRole('heading', { level: 1, name: '还没有选择要对比的课程' })).toBeVisible()
  expect(calls).toEqual([])
})
