import { act, screen } from '@testing-library/react'
import type { CourseDetail } from '@xhkt/contract'
import { ApiFailure, renderPage } from '@xhkt/testing/render-page'
import { sampleCourse } from '@xhkt/testing/sample-course'
import CourseDetailPage from './course-detail-page.tsx'

const now = 1_767_240_000
const minute = 60
const discounted = sampleCourse({ price: 99900, old_price: 199900, discount_ends_at: now + minute })
const ordinary = sampleCourse({ price: 149900, old_price: 199900 })

beforeEach(() => jest.useFakeTimers({ now: now * 1000, doNotFake: ['performance', 'queueMicrotask', 'nextTick', 'setImmediate'] }))
afterEach(() => jest.useRealTimers())

const pass = (seconds: number) => act(() => jest.advanceTimersByTimeAsync(seconds * 1000))

/** Advances in steps of 10 s, so that answers arrive between them. `pass` is too slow: it waits a real millisecond for each timer. */
async function passMinutes(count: number): Promise<void> {
  for (let i = 0; i < 6 * count; i++) await act(async () => jest.advanceTimersByTime(10_000))
}

/** Opens the course. The server gives these answers in turn, and the last one to every further request. */
async function open(answers: (CourseDetail | ApiFailure)[], session = false) {
  let next = 0
  const detail = () => answers[Math.min(next++, answers.length - 1)] as CourseDetail
  const page = renderPage(<CourseDetailPage />, {
    address: '/courseDetail?course_id=12',
    session,
    answers: { 'GET /v1/course/detail': detail, 'GET /v1/user/study/section': { list: [] } },
  })
  await screen.findByRole('heading', { level: 1, name: discounted.title })
  const asked = () => page.calls.filter(({ name }) => name === 'GET /v1/course/detail').length
  return { ...page, asked }
}

test.each([
  ['an old answer', discounted],
  ['a failure', ApiFailure.status(503)],
])('after a discount ends and %s, the course is requested until the price is known', async (_, early) => {
  const { asked } = await open([discounted, early, early, ordinary])
  expect(screen.getByText('¥999.00')).toBeVisible()
  await pass(2 * minute)
  expect(screen.getByText('¥1499.00')).toBeVisible()
  const known = asked()
  await pass(10 * minute)
  expect(asked()).toBe(known)
})

test('a computer that wakes long after a discount has ended requests the course until the server answers', async () => {
  const failed = ApiFailure.status(503)
  await open([{ ...discounted, discount_ends_at: now - 5 * 3600 }, failed, failed, ordinary])
  await pass(minute)
  expect(screen.getByText('¥1499.00')).toBeVisible()
})

test('with a server that never updates, requests come once a minute at most, for an hour', async () => {
  const { asked } = await open([discounted])
  await passMinutes(62)
  const most = asked()
  expect(most).toBeLessThan(70)
  await passMinutes(60)
  expect(asked()).toBe(most)
})

test('a tab that is visible again shows what was bought in another one', async () => {
  await open([sampleCourse(), sampleCourse({ owned: true })], true)
  expect(screen.getByRole('link', { name: '立即购买' })).toBeVisible()
  act(() => void window.dispatchEvent(new Event('visibilitychange')))
  expect(await screen.findByText('已购买')).toBeVisible()
})
