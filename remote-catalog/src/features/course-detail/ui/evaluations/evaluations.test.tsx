import { act, screen, waitFor, within } from '@testing-library/react'
import type { DataOf, Evaluation } from '@xhkt/contract'
import { goOffline, goOnline } from '@xhkt/testing/network'
import { type ApiCall, ApiFailure, type Answers, renderPage } from '@xhkt/testing/render-page'
import { sampleCourse } from '@xhkt/testing/sample-course'
import { everythingIsNear } from '../../model/testing/everything-is-near.ts'
import { Evaluations } from './evaluations.tsx'

type Page = DataOf<'GET', '/v1/course/evaluation/list'>

const said = (id: string, given: Partial<Evaluation> = {}): Evaluation => ({
  id,
  nickname: '学***友',
  avatar: '',
  score: 5,
  text: `第 ${id} 条评价`,
  tags: [{ id: '1', name: '讲解清晰' }],
  created_at: 1_767_240_000,
  reply: '',
  ...given,
})

const pageOf = (list: Evaluation[], given: Partial<Page> = {}): Page => ({
  list,
  total: 25,
  page: 1,
  page_size: 10,
  tags: [{ id: '1', name: '讲解清晰', count: 20 }, { id: '2', name: '节奏偏快', count: 5 }],
  ...given,
})

const byQuery = ({ query }: ApiCall): Page =>
  query.tag_id === '2' ? pageOf([said('200')], { total: 1 }) : pageOf([said(`${query.page ?? 1}01`)], { page: Number(query.page ?? 1) })

function open(answer: NonNullable<Answers['GET /v1/course/evaluation/list']>, given = { score: 4.8, evaluation_count: 25 }) {
  return renderPage(<Evaluations course={sampleCourse(given)} />, { answers: { 'GET /v1/course/evaluation/list': answer } })
}

test('nothing is requested until the reader comes near, and the space is reserved', () => {
  const { calls, container } = open(byQuery)
  expect(screen.getByText('4.8')).toBeVisible()
  expect(screen.getByRole('img', { name: '4.8 分，满分 5 分' })).toBeVisible()
  expect(container.querySelectorAll('.bone')).toHaveLength(10)
  expect(calls).toEqual([])
})

describe('near the viewport', () => {
  const before = window.IntersectionObserver
  beforeEach(everythingIsNear)
  afterEach(() => Object.defineProperty(window, 'IntersectionObserver', { configurable: true, writable: true, value: before }))

  test('shows author, text and answer', async () => {
    open(pageOf([said('1', { reply: '谢谢支持', text: '' })]))
    const item = (await screen.findByText('学***友')).closest('li')!
    for (const text of ['讲解清晰', '2026-01-01', '该学员未填写文字评价', '官方回复', '谢谢支持']) expect(item).toHaveTextContent(text)
  })

  test('a tag filters the list from page 1, and its count stays', async () => {
    const { user, calls } = open(byQuery)
    await user.click(await screen.findByRole('button', { name: '第 3 页' }))
    expect(await screen.findByText('第 301 条评价')).toBeVisible()
    await user.click(screen.getByRole('button', { name: '节奏偏快 5' }))
    expect(await screen.findByText('第 200 条评价')).toBeVisible()
    expect(screen.getByRole('button', { name: '节奏偏快 5' })).toHaveAttribute('aria-pressed', 'true')
    expect(screen.queryByRole('navigation')).toBeNull()
    await user.click(screen.getByRole('button', { name: '全部' }))
    expect(await screen.findByText('第 101 条评价')).toBeVisible()
    expect(calls.slice(0, 3).map(({ query }) => [query.tag_id ?? '', query.page ?? ''])).toEqual([['', ''], ['', '3'], ['2', '']])
  })

  test('counts of 10000 and more are in w', async () => {
    open(pageOf([said('1')], { tags: [{ id: '1', name: '讲解清晰', count: 20_000 }] }), { score: 4.8, evaluation_count: 12_345 })
    expect(await screen.findByRole('button', { name: '讲解清晰 2w' })).toBeVisible()
    expect(screen.getByText('1.23w 条学员评价')).toBeVisible()
  })

  test('the previous page stays while the next one loads', async () => {
    let answer: (page: Page) => void = () => undefined
    const { user } = open((call) => (call.query.page === '2' ? new Promise<Page>((resolve) => (answer = resolve)) : byQuery(call)))
    await user.click(await screen.findByRole('button', { name: '下一页' }))
    expect(screen.getByText('第 101 条评价')).toBeVisible()
    expect(screen.getByRole('list', { name: '评价列表' })).toHaveAttribute('aria-busy', 'true')
    answer(pageOf([said('201')], { page: 2 }))
    expect(await screen.findByText('第 201 条评价')).toBeVisible()
    expect(screen.getByRole('list', { name: '评价列表' })).toHaveAttribute('aria-busy', 'false')
  })

  test('a long text is cut until 展开', async () => {
    jest.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(200)
    jest.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(96)
    const { user } = open(pageOf([said('1')]))
    const more = await screen.findByRole('button', { name: '展开' })
    await user.click(more)
    expect(within(more.closest('li')!).getByRole('button', { name: '收起' })).toHaveAttribute('aria-expanded', 'true')
  })

  test('an error offers 重试, which succeeds', async () => {
    let broken = true
    const { user } = open((call) => (broken ? ApiFailure.timeout() : byQuery(call)))
    expect(await screen.findByText('系统接口请求超时')).toBeVisible()
    broken = false
    await user.click(screen.getByRole('button', { name: '重试' }))
    expect(await screen.findByText('第 101 条评价')).toBeVisible()
  })

  test('offline: a loaded page stays, another one says that it waits for the network', async () => {
    const { user } = open(byQuery)
    await screen.findByText('第 101 条评价')
    goOffline()
    expect(screen.getByText('第 101 条评价')).toBeVisible()
    await user.click(screen.getByRole('button', { name: '下一页' }))
    expect(await screen.findByText('网络已断开，恢复后会自动加载')).toBeVisible()
    goOnline()
    expect(await screen.findByText('第 201 条评价')).toBeVisible()
  })

  test('a loaded page stays when its refetch fails', async () => {
    let broken = false
    const { calls } = open((call) => (broken ? ApiFailure.timeout() : byQuery(call)))
    await screen.findByText('第 101 条评价')
    broken = true
    // An answer is fresh for a minute.
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 61_000)
    goOffline()
    goOnline()
    // The first request, and two attempts of the refetch.
    await waitFor(() => expect(calls).toHaveLength(3))
    await act(async () => {})
    expect(screen.getByText('第 101 条评价')).toBeVisible()
  })

  test('a page that is gone links back to all evaluations', async () => {
    const { user } = open((call) => (call.query.page === '3' ? pageOf([], { page: 3 }) : byQuery(call)))
    await user.click(await screen.findByRole('button', { name: '第 3 页' }))
    await user.click(await screen.findByRole('button', { name: '查看全部评价' }))
    expect(await screen.findByText('第 101 条评价')).toBeVisible()
  })

  test('a course without evaluations says so and requests nothing', () => {
    const { calls } = open(byQuery, { score: 0, evaluation_count: 0 })
    expect(screen.getByText('还没有学员评价')).toBeVisible()
    expect(calls).toEqual([])
  })
})
