import { act, screen, waitFor, within } from '@testing-library/react'
import type { MyCourse } from '@xhkt/contract'
import { failuresOf } from '@xhkt/testing/failures-of'
import { type Answers, ApiFailure, renderPage } from '@xhkt/testing/render-page'
import { sampleCard, sampleChapter, sampleCourse, sampleLesson } from '@xhkt/testing/sample-course'
import MyCoursePage from './my-course-page.tsx'

const get = 'GET /v1/user/course/list'
const hide = 'POST /v1/user/course/hide'
const show = 'POST /v1/user/course/show'

const mine = (changes: Partial<MyCourse> = {}): MyCourse => ({
  ...{ course: sampleCard({ id: '12', title: '高等数学' }), bought_at: 1, finished_count: 0, progress: 0 },
  ...{ last_section_id: '', last_section_title: '', last_position: 0, last_studied_at: 0, expires_at: 0, renewable: false, hidden: false },
  ...changes,
})
const listOf = (list: MyCourse[]) => ({
  ...{ list, total: list.length, page: 1, page_size: 10 },
  counts: { studying: 3, finished: 1, expired: 0, hidden: 2 },
})
const around: Answers = {
  'GET /v1/sys/config': ApiFailure.network(),
  'GET /v1/user/study/data': { today: 0, total: 0, studied_days: 0, days: [] },
  'GET /v1/user/study/target': { exams: [], chosen: null },
}

function open(answers: Answers, address = '/personal/myCourse') {
  const view = renderPage(<main tabIndex={-1}><MyCoursePage /></main>, { address, session: true, answers: { ...around, ...answers } })
  return { ...view, sent: (name: string) => view.calls.filter((call) => call.name === name) }
}

/** An API answer that the test releases later. */
function heldAnswer() {
  let give: (answer: object | ApiFailure) => void = () => undefined
  const reply = () => new Promise<object | ApiFailure>((resolve) => (give = resolve))
  return { reply, give: (answer: object | ApiFailure) => act(() => give(answer)) }
}

const tabNames = () =>
  within(screen.getByRole('navigation', { name: '学习状态' }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent)

test('隐藏: 撤销 takes the place and the focus ahead of the answer, and the counts follow', async () => {
  const held = heldAnswer()
  const { user, sent } = open({ [get]: listOf([mine()]), [hide]: held.reply, [show]: {} })
  await user.click(await screen.findByRole('button', { name: '隐藏 高等数学' }))
  expect(screen.getByText('“高等数学”已隐藏，在“已隐藏”中仍可查看')).toBeVisible()
  expect(tabNames()).toEqual(['在学 2', '已学完 1', '已过期 0', '已隐藏 3', '收藏'])
  expect(screen.getByRole('button', { name: '撤销 隐藏 高等数学' })).toHaveFocus()
  held.give({})
  await waitFor(() => expect(sent(hide)).toMatchObject([{ body: { course_id: '12' } }]))
  await user.click(screen.getByRole('button', { name: '撤销 隐藏 高等数学' }))
  expect(await screen.findByRole('button', { name: '隐藏 高等数学' })).toBeVisible()
  expect(tabNames()).toEqual(['在学 3', '已学完 1', '已过期 0', '已隐藏 2', '收藏'])
  await waitFor(() => expect(sent(show)).toHaveLength(1))
})

test('恢复显示: a hidden course gives its place to 撤销', async () => {
  const { user, sent } = open({ [get]: listOf([mine({ hidden: true })]), [show]: {} }, '/personal/myCourse?tab=hidden')
  await user.click(await screen.findByRole('button', { name: '恢复显示 高等数学' }))
  expect(screen.getByText('“高等数学”已恢复显示')).toBeVisible()
  await waitFor(() => expect(sent(show)).toMatchObject([{ body: { course_id: '12' } }]))
})

test.each([...failuresOf(hide), ['an error', ApiFailure.status(503), '系统接口503异常']] as const)('隐藏 after %s: the row is as before, the words are shown, and the list is requested again [personal#actions]', async (_, failure, words) => {
  const held = heldAnswer()
  const { user, sent } = open({ [get]: listOf([mine()]), [hide]: held.reply })
  await user.click(await screen.findByRole('button', { name: '隐藏 高等数学' }))
  expect(screen.getByText('“高等数学”已隐藏，在“已隐藏”中仍可查看')).toBeVisible()
  held.give(failure)
  expect(await screen.findByText(words)).toBeVisible()
  expect(await screen.findByRole('button', { name: '隐藏 高等数学' })).toBeVisible()
  expect(tabNames()).toEqual(['在学 3', '已学完 1', '已过期 0', '已隐藏 2', '收藏'])
  await waitFor(() => expect(sent(get)).toHaveLength(2))
})

test.each(failuresOf(show))('恢复显示 after %s: the row is as before, the words are shown, and the list is requested again', async (_, failure, words) => {
  const held = heldAnswer()
  const { user, sent } = open({ [get]: listOf([mine({ hidden: true })]), [show]: held.reply }, '/personal/myCourse?tab=hidden')
  await user.click(await screen.findByRole('button', { name: '恢复显示 高等数学' }))
  expect(screen.getByText('“高等数学”已恢复显示')).toBeVisible()
  held.give(failure)
  expect(await screen.findByText(words)).toBeVisible()
  expect(await screen.findByRole('button', { name: '恢复显示 高等数学' })).toBeVisible()
  expect(tabNames()).toEqual(['在学 3', '已学完 1', '已过期 0', '已隐藏 2', '收藏'])
  await waitFor(() => expect(sent(get)).toHaveLength(2))
})

test('各节进度: the lessons with their progress, and 重试 after a failure', async () => {
  let up = false
  const lesson = (section_id: string, title: string) => sampleLesson({ section_id, title })
  const chapters = [sampleChapter('1', '第一章', [lesson('1201', '第一节'), lesson('1202', '第二节'), lesson('1203', '第三节')])]
  const { user } = open({
    [get]: listOf([mine()]),
    'GET /v1/course/detail': () => (up ? sampleCourse({ id: '12', title: '高等数学', owned: true, chapters }) : ApiFailure.status(503)),
    'GET /v1/user/study/section': {
      list: [
        { section_id: '1201', position: 0, duration: 100, played: 100, finished: true, updated_at: 1 },
        { section_id: '1202', position: 47, duration: 100, played: 47, finished: false, updated_at: 1 },
      ],
    },
  })
  await user.click(await screen.findByRole('button', { name: '各节进度 高等数学' }))
  await screen.findByText('各节进度加载失败')
  up = true
  await user.click(screen.getByRole('button', { name: '重试' }))
  const lessons = within(await screen.findByRole('list', { name: '高等数学的各节进度' })).getAllByRole('listitem')
  expect(lessons.map(({ textContent }) => textContent)).toEqual(['第一节已学完', '第二节已学 47%', '第三节未学'])
  expect(screen.getByRole('link', { name: '第二节' })).toHaveAttribute('href', '/live?course_id=12&section_id=1202')
})
