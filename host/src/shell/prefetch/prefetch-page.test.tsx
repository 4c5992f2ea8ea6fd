import { act, render, screen, waitFor } from '@testing-library/react'
import { api } from '@xhkt/platform/api'
import { auth } from '@xhkt/platform/auth'
import type { AreaRelease } from '@xhkt/contract/federation/registry'
import type { RouteDeclaration } from '@xhkt/contract/federation/route-manifest'
import { apiQuery, queryClient, QueryClientProvider, useQuery } from '@xhkt/platform/query'
import { type Answers, type ApiCall, answerCalls, signInLearner } from '@xhkt/testing/answer-calls'
import type { OwnedRoute } from '../../federation/tab-releases.ts'
import { showPrefetchedAnswers } from './prefetch-answers.ts'
import { prefetchPicture } from './prefetch-picture.ts'
import { prefetchPage } from './prefetch-page.ts'

// No area loads in the host's unit tests.
const mockRoutes: Record<string, Partial<RouteDeclaration & { owner: string }>> = {
  '/home': { page: 'home' },
  '/login': { page: 'login', owner: 'host' },
  '/courseDetail': { page: 'course-detail', early: [{ path: '/v1/course/detail', query: { course_id: ':course_id' } }] },
  '/live': { page: 'lesson', skeleton: 'player', early: [{ path: '/v1/video/play', query: { section_id: ':section_id' }, file: 'url', picture: 'poster' }] },
  '/categories': {
    page: 'categories',
    early: [{ path: '/v1/course/list', also: ['course_category_id', 'page', 'sort'], unless: ['course_category_id', 'page', 'sort'] }],
  },
  '/personal/myCourse': { page: 'my-course', access: 'session', early: [{ path: '/v1/user/course/list' }] },
}
jest.mock('./prefetch-picture.ts', () => ({ prefetchPicture: jest.fn() }))
const mockRelease = { release: '1.0.0-a', entry: '/catalog/1.0.0-a/entry.js', container: 'a', routes: [] as RouteDeclaration[] } as AreaRelease
jest.mock('../../federation/tab-releases.ts', () => ({
  ...jest.requireActual<object>('../../federation/tab-releases.ts'),
  routeOf: (path: string) => mockRoutes[path] && ({ path, access: 'public', owner: 'catalog', ...mockRoutes[path] } as OwnedRoute),
  runningRelease: () => mockRelease,
}))

const loads: string[] = []
const handedOn: unknown[] = []
const mockLoad = (name: string) => Promise.resolve(void loads.push(name))
jest.mock('../navigation/remembered-address.ts', () => ({
  rememberedAddress: (to: string) => (to === '/classified/index' ? '/categories?page=3' : to),
}))
jest.mock('../../federation/host-pages.ts', () => ({ loadHostPage: (page: string) => mockLoad(`host ${page}`) }))
jest.mock('../../federation/load-page.ts', () => ({
  loadedPage: (_: unknown, page: string) => (page === 'home' ? () => null : undefined),
  loadPage: (owner: string, _: unknown, page: string) => mockLoad(`${owner} ${page}`),
}))
jest.mock('../../boot/preload.ts', () => ({
  ...jest.requireActual<object>('../../boot/preload.ts'),
  preload: (href: string) => void handedOn.push(href),
}))

let answers: Record<string, () => Promise<Response>> = {}
const asked: { url: string; headers: Record<string, string> }[] = []
const urls = () => asked.map(({ url }) => url)
const json = (data: unknown, { code = 200001, status = 200 } = {}) => Promise.resolve(new Response(JSON.stringify({ code, message: '', data }), { status }))

function answerFetch(): void {
  jest.spyOn(window, 'fetch').mockImplementation((input, init) => {
    const url = input as string
    asked.push({ url, headers: init?.headers as Record<string, string> })
    return answers[url]?.() ?? json({ total: 7, list: [] })
  })
}

/** Answers the page's own calls. */
function answerPage(given: Answers): ApiCall[] {
  const calls = answerCalls(given)
  answerFetch()
  return calls
}
const one = { 'GET /v1/course/list': { list: [], total: 1, page: 1, page_size: 20, category: null } } satisfies Answers

let clock = Date.now()
showPrefetchedAnswers()
beforeEach(() => {
  // Each test may prefetch the same addresses again.
  clock += 100_000
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'], now: clock })
  loads.length = 0
  handedOn.length = 0
  asked.length = 0
  answers = {}
  window.history.replaceState(null, '', '/home')
  answerFetch()
})
afterEach(() => {
  jest.advanceTimersByTime(60_000)
  jest.useRealTimers()
  jest.restoreAllMocks()
  queryClient.clear()
  Object.assign(navigator, { connection: undefined })
})

const settle = () => act(() => jest.advanceTimersByTimeAsync(0))
const meant = (address: string) => {
  const { pathname, search } = new URL(address, location.href)
  prefetchPage({ pathname, search })
}

test('prefetches the code of the page and the answers of its route, once in 30 s', async () => {
  meant('/courseDetail?course_id=1001')
  meant('/courseDetail?course_id=1001')
  expect(loads).toEqual(['catalog course-detail'])
  expect(urls()).toEqual(['/v1/course/detail?course_id=1001'])
  expect(asked[0]?.headers).toMatchObject({ 'Client-Type': 'web' })
  expect(asked[0]?.headers).not.toHaveProperty('Authorization')
  await jest.advanceTimersByTimeAsync(30_000)
  meant('/courseDetail?course_id=1001')
  expect(asked).toHaveLength(2)
})

test('hands on the answer that names a file and a picture, unless it is a refusal', async () => {
  const play = { url: '/media/a.m3u8', poster: '/a.avif' }
  answers = { '/v1/video/play?section_id=1': () => json(play), '/v1/video/play?section_id=2': () => json(play, { code: 403001 }) }
  for (const section of [1, 2]) meant(`/live?section_id=${section}`)
  await settle()
  expect(handedOn).toEqual([play.url])
  expect(jest.mocked(prefetchPicture).mock.lastCall).toEqual([mockRelease, 'player', '/a.avif'])
})

test('loads the code of a page of the host, and no code that is loaded already', () => {
  meant('/login')
  window.history.replaceState(null, '', '/login')
  meant('/home')
  expect(loads).toEqual(['host login'])
})

test('prefetches a further page of a list with the parameters of its route', () => {
  meant('/categories?course_category_id=3&page=2&ic=A1')
  meant('/classified/index')
  expect(urls()).toEqual(['/v1/course/list?course_category_id=3&page=2', '/v1/course/list?page=3'])
})

describe('prefetches nothing', () => {
  test.each<[string, () => void, string]>([
    ['on a connection that saves data', () => Object.assign(navigator, { connection: { saveData: true } }), '/categories'],
    ['on the slowest connections', () => Object.assign(navigator, { connection: { effectiveType: 'slow-2g' } }), '/categories'],
    ['for the current page', () => window.history.replaceState(null, '', '/categories'), '/categories'],
    ['for a login-required page, as a visitor', () => undefined, '/personal/myCourse'],
    ['for an unknown address', () => undefined, '/nobody'],
  ])('%s', (_, given, address) => {
    given()
    meant(address)
    expect(loads).toEqual([])
    expect(asked).toEqual([])
  })

  test('for a query that is fresh', () => {
    queryClient.setQueryData(['/v1/course/detail', { course_id: '1001' }, 'visitor'], {})
    meant('/courseDetail?course_id=1001')
    expect(loads).toEqual(['catalog course-detail'])
    expect(asked).toEqual([])
  })

  test('beyond three concurrent requests', async () => {
    for (const id of ['1', '2', '3', '4']) meant(`/courseDetail?course_id=${id}`)
    expect(asked).toHaveLength(3)
    await settle()
    meant('/courseDetail?course_id=5')
    expect(asked).toHaveLength(4)
  })
})

test('prefetches a login-required page for a learner', () => {
  signInLearner()
  meant('/personal/myCourse')
  expect(loads).toEqual(['catalog my-course'])
  expect(asked[0]?.headers).toMatchObject({ Authorization: 'Bearer test-token' })
})

test('an answer of an expired session does not end it, and stops further prefetches', async () => {
  signInLearner('old')
  answers['/v1/user/course/list'] = () => json(null, { code: 401001 })
  meant('/personal/myCourse')
  await settle()
  expect(auth.token()).toBe('old')
  meant('/courseDetail?course_id=1001')
  expect(asked).toHaveLength(1)
  signInLearner('new')
  meant('/courseDetail?course_id=1002')
  expect(asked).toHaveLength(2)
})

const detail = (courseId: string) => apiQuery('/v1/course/list', { course_category_id: courseId })

function Page({ id, own }: { id: string; own?: object }) {
  const query = detail(id)
  const { data, error } = useQuery({ ...query, queryKey: [...query.queryKey, 'visitor'], ...own })
  if (error) return <p>{error.message}</p>
  return <p>{data ? `${data.total} 门` : '加载中'}</p>
}
const open = (id: string, own?: object) =>
  render(
    <QueryClientProvider client={queryClient}>
      <Page id={id} own={own} />
    </QueryClientProvider>,
  )

describe('a prefetched answer', () => {
  test.each([{}, { staleTime: 0 }, { refetchOnMount: 'always' }])('is in the first frame of a page with the options %o, which sends no request', async (own) => {
    const calls = answerPage(one)
    meant('/categories?course_category_id=3')
    await settle()
    open('3', own)
    expect(screen.getByText('7 门')).toBeVisible()
    await settle()
    await waitFor(() => expect(queryClient.isFetching()).toBe(0))
    expect(screen.getByText('7 门')).toBeVisible()
    expect(calls).toEqual([])
    expect(asked).toHaveLength(1)
  })

  test('is awaited by its page while it loads', async () => {
    const calls = answerPage({})
    meant('/categories?course_category_id=3')
    open('3')
    expect(screen.getByText('加载中')).toBeVisible()
    expect(await screen.findByText('7 门')).toBeVisible()
    expect(calls).toEqual([])
  })

  test.each<[string, () => Promise<Response>]>([
    ['failed', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['was refused', () => json(null, { code: 500001 })],
    ['came with HTTP 503', () => json(null, { status: 503 })],
    ['was not an envelope', () => Promise.resolve(new Response('<html>'))],
  ])('that %s is requested again by the page', async (_, answer) => {
    const calls = answerPage(one)
    answers['/v1/course/list?course_category_id=3'] = answer
    meant('/categories?course_category_id=3')
    await settle()
    open('3')
    expect(await screen.findByText('1 门')).toBeVisible()
    expect(calls).toHaveLength(1)
  })

  test.each<[string, () => unknown]>([
    ['half a minute', () => jest.advanceTimersByTimeAsync(30_000)],
    ['a login', () => signInLearner()],
    ['a write', () => api.post('/v1/order/payment/cancel', { order_no: '7' })],
  ])('is not shown after %s', async (_, happen) => {
    const calls = answerPage({ ...one, 'POST /v1/order/payment/cancel': {} })
    meant('/categories?course_category_id=3')
    await settle()
    await happen()
    open('3')
    expect(screen.getByText('加载中')).toBeVisible()
    expect(await screen.findByText('1 门')).toBeVisible()
    expect(calls.filter(({ name }) => name.startsWith('GET'))).toHaveLength(1)
  })
})
