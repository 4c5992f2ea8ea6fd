import { screen, within } from '@testing-library/react'
import type { DataOf, FoundCourse } from '@xhkt/contract'
import { addressValues, earlyQuery } from '@xhkt/contract/federation/early-query'
import { type Answers, type ApiCall, ApiFailure, renderPage } from '@xhkt/testing/render-page'
import { sampleCard, sampleCourse } from '@xhkt/testing/sample-course'
import { routes } from '../../../routes.ts'
import TeacherPage from './teacher-page.tsx'

type Found = DataOf<'GET', '/v1/search'>

const found = (list: FoundCourse[], total = list.length): Found => ({ list, total, page: 1, page_size: 20 })
const led = sampleCard({ id: '12', title: '系统班' })
const joined: FoundCourse = { ...sampleCard({ id: '13', title: '冲刺班', teacher_name: '闻人静' }), names: ['法律职业', '尉迟衡'] }
const aboutHim = sampleCard({ id: '14', title: '尉迟衡推荐的书', teacher_name: '闻人静' })

function open(answers: Answers, query = '?name=尉迟衡&course_id=12') {
  const all: Answers = { 'GET /v1/search': found([aboutHim, led, joined]), 'GET /v1/course/detail': sampleCourse(), ...answers }
  return renderPage(<TeacherPage />, { address: `/teacher${query}`, answers: all })
}

const name = () => screen.findByRole('heading', { level: 1, name: /^尉迟衡/ })
const titles = () => within(screen.getByRole('list', { name: '讲授的课程' })).getAllByRole('link').map((link) => link.getAttribute('href'))

test('a teacher has a name, a title, an introduction, and the courses that they teach [courses#teachers]', async () => {
  const { container } = open({})
  expect(container.querySelector('[data-skeleton="teacher"]')).toBeVisible()
  expect(await name()).toHaveTextContent('尉迟衡刑法主讲')
  expect(screen.getByText('刑法学博士')).toBeVisible()
  expect(container.querySelector('img[src="/media/teachers/3.svg"]')).toBeVisible()
  expect(titles()).toEqual(['/courseDetail?course_id=12', '/courseDetail?course_id=13'])
  expect(screen.getByRole('link', { name: /冲刺班/ })).toHaveTextContent('尉迟衡')
  expect(screen.queryByRole('link', { name: '在搜索中查看更多' })).toBeNull()
})

test('the page asks exactly what the boot script has asked', async () => {
  const { calls } = open({})
  await name()
  const early = routes.find(({ path }) => path === '/teacher')?.early ?? []
  const values = addressValues('/teacher', '/teacher', '?name=尉迟衡&course_id=12')
  expect(calls.map(({ query }) => query)).toEqual(early.map((each) => earlyQuery(each, values)))
})

test('without a course in the address the first one that is found tells who it is', async () => {
  const { calls } = open({}, '?name=尉迟衡')
  expect(await screen.findByText('刑法学博士')).toBeVisible()
  expect(calls.map(({ query }) => query)).toEqual([{ keyword: '尉迟衡' }, { course_id: '12' }])
})

test('a course of the address without this teacher: the first other one tells who it is', async () => {
  const detail = ({ query: { course_id } }: ApiCall) => sampleCourse(course_id === '99' ? { teachers: [] } : {})
  open({ 'GET /v1/course/detail': detail }, '?name=尉迟衡&course_id=99')
  expect(await screen.findByText('刑法学博士')).toBeVisible()
})

test('the name of a category is no teacher', async () => {
  open({}, '?name=法律职业')
  expect(await screen.findByRole('heading', { level: 1, name: '没有找到该讲师' })).toBeVisible()
})

test('a course that is gone leaves the name and the courses', async () => {
  open({ 'GET /v1/course/detail': ApiFailure.refused(404001, '课程不存在') })
  expect(await name()).toHaveTextContent(/^尉迟衡$/)
  expect(titles()).toHaveLength(2)
})

test('more courses than the first page of the search: a link leads there', async () => {
  open({ 'GET /v1/search': found([led], 45) })
  expect(await screen.findByRole('link', { name: '在搜索中查看更多' })).toHaveAttribute('href', `/search?${new URLSearchParams({ keyword: '尉迟衡' }).toString()}`)
})

test('a teacher without courses says so', async () => {
  open({ 'GET /v1/search': found([]) })
  await name()
  expect(screen.getByText('暂无课程')).toBeVisible()
})

test.each(['', '?name=', `?name=${'衡'.repeat(51)}`, '?name=没有的人&course_id=12'])('nobody of this name: %s', async (query) => {
  open({ 'GET /v1/search': found([]) }, query)
  expect(await screen.findByRole('heading', { level: 1, name: '没有找到该讲师' })).toBeVisible()
  expect(screen.getByRole('link', { name: '查看全部课程' })).toBeVisible()
})

test('an error offers 重试, which succeeds', async () => {
  let broken = true
  const { user } = open({ 'GET /v1/search': () => (broken ? ApiFailure.network() : found([led])) })
  expect(await screen.findByText('网络异常')).toBeVisible()
  broken = false
  await user.click(screen.getByRole('button', { name: '重试' }))
  expect(await name()).toBeVisible()
})
