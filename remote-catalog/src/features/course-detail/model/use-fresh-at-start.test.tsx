import { act, screen } from '@testing-library/react'
import type { CourseDetail, Lesson } from '@xhkt/contract'
import { apiQuery, useQuery } from '@xhkt/platform/query'
import { ApiFailure, renderPage } from '@xhkt/testing/render-page'
import { sampleChapter, sampleCourse, sampleLesson } from '@xhkt/testing/sample-course'
import { useFreshAtStart } from './use-fresh-at-start.ts'

const now = Date.UTC(2026, 10, 22, 12, 0, 0)
const at = (seconds: number) => now / 1000 + seconds
const pass = (seconds: number) => act(() => jest.advanceTimersByTimeAsync(seconds * 1000))

function hide(hidden: boolean): void {
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(hidden)
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
}

function Page() {
  const { data } = useQuery({ ...apiQuery('/v1/course/detail', { course_id: '12' }), refetchOnWindowFocus: false })
  useFreshAtStart(data?.chapters ?? [])
  return <p>{data?.chapters[0]?.lessons.map(({ live_state }) => live_state).join()}</p>
}

/** Opens the course with these live lessons. The server answers `later` from then on. */
async function open(lessons: Partial<Lesson>[], later: Partial<Lesson>[] | ApiFailure) {
  const of = (given: Partial<Lesson>[]) =>
    sampleCourse({ chapters: [sampleChapter('1', '刑法', given.map((each) => sampleLesson({ type: 2, starts_at: at(-600), ...each })))] })
  let answer: CourseDetail | ApiFailure = of(lessons)
  const { calls } = renderPage(<Page />, { answers: { 'GET /v1/course/detail': () => answer } })
  await pass(0)
  answer = later instanceof ApiFailure ? later : of(later)
  return { calls, answer: (next: Partial<Lesson>[]) => (answer = of(next)) }
}

const states = () => screen.getByRole('paragraph').textContent

beforeEach(() => jest.useFakeTimers({ now }))
afterEach(() => jest.useRealTimers())

test('requests the course when the next lesson starts, and not earlier', async () => {
  const { calls } = await open([{ live_state: 1, starts_at: at(90) }], [{ live_state: 2 }])
  await pass(90)
  expect(calls).toHaveLength(1)
  await pass(2)
  expect(states()).toBe('2')
})

test('requests the course once a minute while a lesson is on air', async () => {
  const { calls } = await open([{ live_state: 2 }, { live_state: 1, starts_at: at(7200) }], [{ live_state: 2 }])
  await pass(59)
  expect(calls).toHaveLength(1)
  await pass(62)
  expect(calls).toHaveLength(3)
})

test('sees a lesson end, and requests nothing more', async () => {
  const { calls } = await open([{ live_state: 2 }], [{ live_state: 3 }])
  await pass(61)
  expect(states()).toBe('3')
  await pass(600)
  expect(calls).toHaveLength(2)
})

test('keeps the content after a failure, and tries again', async () => {
  const { answer } = await open([{ live_state: 2 }], ApiFailure.network())
  await pass(61)
  expect(states()).toBe('2')
  answer([{ live_state: 3 }])
  await pass(60)
  expect(states()).toBe('3')
})

test('requests nothing in a hidden tab, and requests when the tab is visible again', async () => {
  const { calls } = await open([{ live_state: 2 }], [{ live_state: 3 }])
  hide(true)
  await pass(30)
  hide(false)
  await pass(1)
  hide(true)
  await pass(3600)
  expect(calls).toHaveLength(1)
  hide(false)
  await pass(1)
  expect(states()).toBe('3')
  expect(calls).toHaveLength(2)
})
