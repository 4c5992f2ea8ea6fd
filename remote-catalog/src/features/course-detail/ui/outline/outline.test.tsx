import { useState } from 'react'
import { fireEvent, screen, within } from '@testing-library/react'
import type { CourseDetail, LessonProgress } from '@xhkt/contract'
import { type Answers, renderPage } from '@xhkt/testing/render-page'
import { sampleChapter, sampleCourse, sampleLesson } from '@xhkt/testing/sample-course'
import { Outline } from './outline.tsx'

const now = 1_767_240_000

beforeEach(() => jest.useFakeTimers({ now: now * 1000, doNotFake: ['queueMicrotask', 'performance'], advanceTimers: true }))
afterEach(() => jest.useRealTimers())

const studied = (section_id: string, given: Partial<LessonProgress> = {}): LessonProgress =>
  ({ section_id, position: 30, duration: 90, played: 30, finished: false, updated_at: 1_760_000_000, ...given })

const open = (given: Partial<CourseDetail> = {}, list: LessonProgress[] = [], answers: Answers = {}) =>
  renderPage(<Outline course={sampleCourse(given)} studied={list} />, { answers, session: true })

const chapter = (name: RegExp) => screen.getByRole('button', { name })
const row = (name: string) => screen.getByText(name).closest('li')!
const chapterOf = (...lessons: Parameters<typeof sampleLesson>[0][]) => [sampleChapter('10', '刑法', lessons.map((lesson) => sampleLesson(lesson)))]

test('the first chapter is open, others open by keyboard, and each lesson shows its state', async () => {
  const { user } = open()
  expect(chapter(/第 1 章 刑法/)).toHaveAttribute('aria-expanded', 'true')
  expect(screen.getByRole('link', { name: /1\.1 犯罪构成.*试听.*录播.*01:30/ })).toHaveAttribute('href', '/live?course_id=12&section_id=101')
  expect(row('1.2 共同犯罪')).toHaveTextContent('未解锁')
  expect(within(row('1.2 共同犯罪')).queryByRole('link')).toBeNull()
  // Rendered for find-in-page, but not visible.
  expect(screen.getByText('2.1 物权')).not.toBeVisible()
  chapter(/第 2 章 民法/).focus()
  await user.keyboard('{Enter}')
  expect(screen.getByText('2.1 物权')).toBeVisible()
  await user.keyboard(' ')
  expect(screen.getByText('2.1 物权')).not.toBeVisible()
})

test('all chapters open and close at once', async () => {
  const { user } = open()
  expect(screen.getByText('共 2 章 3 节')).toBeVisible()
  await user.click(screen.getByRole('button', { name: '展开全部' }))
  expect(screen.getByText('2.1 物权')).toBeVisible()
  await user.click(screen.getByRole('button', { name: '收起全部' }))
  expect(screen.getByText('1.1 犯罪构成')).not.toBeVisible()
  expect(screen.getByRole('button', { name: '展开全部' })).toBeVisible()
})

test('find-in-page opens a closed chapter', () => {
  open()
  const list = screen.getByText('2.1 物权').closest('ol')!
  expect(list).toHaveAttribute('hidden', 'until-found')
  fireEvent(list, new Event('beforematch', { bubbles: true }))
  expect(chapter(/第 2 章/)).toHaveAttribute('aria-expanded', 'true')
  expect(list).not.toHaveAttribute('hidden')
})

test('a later answer opens a chapter and closes none', () => {
  const onAir = sampleLesson({ section_id: '201', title: '物权', type: 2, live_state: 2 })
  const course = (...lessons: ReturnType<typeof sampleLesson>[]) =>
    sampleCourse({ owned: true, chapters: ['甲', '乙', '丙'].map((title, i) => sampleChapter(`${i}`, title, lessons.slice(i, i + 1))) })
  const first = sampleLesson({ section_id: '101', title: '开篇' })
  const next = sampleLesson({ section_id: '301', title: '债权', type: 2, live_state: 1, starts_at: now + 600 })
  function Answers() {
    const [isOver, setIsOver] = useState(false)
    return (
      <>
        <button onClick={() => setIsOver(true)}>下一个回答</button>
        <Outline course={course(first, isOver ? { ...onAir, live_state: 3 } : onAir, next)} studied={[]} />
      </>
    )
  }
  renderPage(<Answers />, { session: true, answers: {} })
  expect([/乙/, /丙/].map((name) => chapter(name).getAttribute('aria-expanded'))).toEqual(['true', 'false'])
  fireEvent.click(screen.getByRole('button', { name: '下一个回答' }))
  expect([/乙/, /丙/].map((name) => chapter(name).getAttribute('aria-expanded'))).toEqual(['true', 'true'])
})

test('a buyer sees their progress, and the chapter of the lesson studied last is open', () => {
  open({ owned: true }, [studied('101', { finished: true }), studied('201', { updated_at: 1_770_000_000 })])
  expect(row('1.1 犯罪构成')).toHaveTextContent('已学完')
  expect(row('2.1 物权')).toHaveTextContent('上次学到 00:30')
  expect(screen.getByText('2.1 物权')).toBeVisible()
})

// The lesson types as a buyer sees them (docs/product/courses.md#lesson-types).
test.each([
  [{ type: 1 }, '录播', '/live?course_id=12&section_id=101'],
  [{ type: 2, live_state: 2, live_room_id: '7' }, '直播中', '/living?live_room_id=7'],
  [{ type: 2, live_state: 3, live_room_id: '7' }, '直播已结束', null],
  [{ type: 3, live_state: 3 }, '直播回放', '/live?course_id=12&section_id=101'],
  [{ type: 4 }, '回放生成中', null],
  [{ type: 5 }, '未解锁', null],
  [{ type: 0, duration: 0 }, '待更新', null],
] as const)('%j shows %s', (given, label, href) => {
  open({ owned: true, chapters: chapterOf(given) })
  expect(row('1.1 犯罪构成')).toHaveTextContent(label)
  expect(within(row('1.1 犯罪构成')).queryByRole('link')?.getAttribute('href') ?? null).toBe(href)
  expect(screen.queryByRole('button', { name: /预约/ })).toBeNull()
})

test.each([
  ['a paid course', {}, '购买后可学'],
  ['a free course', { price: 0, old_price: 0 }, '点“立即学习”后可学'],
  ['an expired course', { enrolment: { expires_at: now - 1, renew_price: 1 } }, '续费后可学'],
])('a lesson beside a trial lesson: %s', (_, given, words) => {
  open({ ...given, chapters: chapterOf({ section_id: '1', title: '甲' }, { section_id: '2', title: '乙', is_trial: true }) })
  expect(row('1.1 甲')).toHaveTextContent(words)
  expect(row('1.2 乙')).toHaveTextContent('试听')
  expect(within(row('1.2 乙')).getByRole('link')).toHaveAttribute('href', '/live?course_id=12&section_id=2')
})

test('an upcoming live lesson shows its start and can be reserved, bought or not', async () => {
  const live = { title: '考前直播', live_state: 1, starts_at: now + 3600, live_room_id: '7' } as const
  const answers: Answers = { 'POST /v1/user/course/reserve': { section_id: '2', reserved: true, reserved_count: 9 } }
  const given = chapterOf({ ...live, section_id: '1', type: 2, reserved: true, is_trial: true }, { ...live, section_id: '2', title: '锁着的直播', type: 5 })
  const { user, calls } = open({ chapters: given }, [], answers)
  expect(row('1.1 考前直播')).toHaveTextContent('今天 13:00 开播')
  expect(within(row('1.1 考前直播')).getByRole('link')).toHaveAttribute('href', '/living?live_room_id=7')
  expect(within(row('1.1 考前直播')).getByRole('button', { name: /^已预约/ })).toBeVisible()
  expect(row('1.2 锁着的直播')).toHaveTextContent(/直播.*未解锁/)
  await user.click(within(row('1.2 锁着的直播')).getByRole('button', { name: /^预约/ }))
  expect(calls.map(({ name, body }) => [name, body])).toEqual([['POST /v1/user/course/reserve', { course_id: '12', section_id: '2' }]])
})

test('a course and a chapter without lessons say so', () => {
  const { unmount } = open({ chapters: [] })
  expect(screen.getByText('课程目录待更新')).toBeVisible()
  unmount()
  open({ chapters: [sampleChapter('10', '刑法', [])] })
  expect(screen.getByText('本章课时待更新')).toBeVisible()
  expect(screen.queryByRole('button', { name: '展开全部' })).toBeNull()
})
