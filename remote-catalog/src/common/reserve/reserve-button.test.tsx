import { fireEvent, screen } from '@testing-library/react'
import { auth, useAuth } from '@xhkt/platform/auth'
import type { LiveLesson } from '@xhkt/contract'
import { apiQuery, useQuery } from '@xhkt/platform/query'
import { act } from 'react'
import { signInLearner } from '@xhkt/testing/answer-calls'
import { ApiFailure, type Answers, renderPage } from '@xhkt/testing/render-page'
import { sampleChapter, sampleCourse, sampleLesson } from '@xhkt/testing/sample-course'
import { emptyHome, sampleLive } from '../testing/sample-home.ts'
import { ReserveButton } from './reserve-button.tsx'

/** Home and course page together, as two pages of which one is kept. */
function Pages() {
  const home = useQuery(apiQuery('/v1/home'))
  const detail = useQuery(apiQuery('/v1/course/detail', { course_id: '12' }))
  const [live] = home.data?.lives ?? []
  const lesson = detail.data?.chapters[0]?.lessons[0]
  return (
    <>
      {live && <ReserveButton lesson={live} />}
      <p>首页 {live?.reserved_count}</p>
      {lesson && <p>{lesson.reserved ? '详情已预约' : '详情未预约'}</p>}
    </>
  )
}

const detail = sampleCourse({ chapters: [sampleChapter('1', '刑法', [sampleLesson({ section_id: '7', live_state: 1 })])] })
const answer = { section_id: '7', reserved: true, reserved_count: 31 }

function open(answers: Answers, live: Partial<LiveLesson> = {}, session = true) {
  const lives = [sampleLive({ section_id: '7', title: '犯罪构成', reserved_count: 30, ...live })]
  const given = { 'GET /v1/home': { ...emptyHome, lives }, 'GET /v1/course/detail': detail, ...answers }
  return renderPage(<Pages />, { answers: given, session })
}

const button = (name: string) => screen.findByRole('button', { name: new RegExp(`^${name}\\s?犯罪构成`) })
const sent = (calls: { name: string }[], name: string) => calls.filter((call) => call.name === name).length

test('updates at once on every page with the lesson, and takes the count from the answer', async () => {
  let let_go = () => {}
  const held = new Promise<typeof answer>((resolve) => (let_go = () => resolve(answer)))
  const { user, calls } = open({ 'POST /v1/user/course/reserve': () => held })
  await user.click(await button('预约'))
  expect(await button('已预约')).toBeVisible()
  expect(screen.getByText('首页 31')).toBeVisible()
  expect(screen.getByText('详情已预约')).toBeVisible()
  let_go()
  expect(await screen.findByText('预约成功')).toBeVisible()
  expect(calls.find(({ name }) => name.startsWith('POST'))?.body).toEqual({ course_id: '12', section_id: '7' })
})

test('a double click counts once', async () => {
  const { user, calls } = open({ 'POST /v1/user/course/reserve': answer })
  await user.dblClick(await button('预约'))
  expect(await screen.findByText('预约成功')).toBeVisible()
  expect(sent(calls, 'POST /v1/user/course/reserve')).toBe(1)
  expect(screen.queryByText('取消预约')).toBeNull()
})

test('a refusal is shown and undone', async () => {
  const { user } = open({ 'POST /v1/user/course/reserve': ApiFailure.network() })
  await user.click(await button('预约'))
  expect(await screen.findByText('网络异常')).toBeVisible()
  expect(await button('预约')).toBeVisible()
  expect(screen.getByText('首页 30')).toBeVisible()
  expect(screen.getByText('详情未预约')).toBeVisible()
})

test('after a lost answer the page shows what the server knows', async () => {
  const live = sampleLive({ section_id: '7', title: '犯罪构成' })
  const reserved: boolean[] = []
  const { user } = open({
    'GET /v1/home': () => ({ ...emptyHome, lives: [{ ...live, reserved: reserved.length > 0 }] }),
    'POST /v1/user/course/reserve': () => {
      reserved.push(true)
      return ApiFailure.network()
    },
  })
  await user.click(await button('预约'))
  expect(await screen.findByText('网络异常')).toBeVisible()
  expect(await button('已预约')).toBeVisible()
})

test('a lesson that has started: the page is requested again', async () => {
  const { user, calls } = open({ 'POST /v1/user/course/reserve': ApiFailure.refused(409011, '直播已经开始') })
  await user.click(await button('预约'))
  expect(await screen.findByText('直播已经开始')).toBeVisible()
  await button('预约')
  expect(sent(calls, 'GET /v1/home')).toBe(2)
  expect(sent(calls, 'GET /v1/course/detail')).toBe(2)
})

test('a reservation asks by 确定 and 取消 before it is cancelled [courses#reservations]', async () => {
  const { user, calls } = open({ 'DELETE /v1/user/course/reserve': { ...answer, reserved: false, reserved_count: 29 } }, { reserved: true })
  await user.click(await button('已预约'))
  await user.click(await screen.findByRole('button', { name: '取消' }))
  expect(sent(calls, 'DELETE /v1/user/course/reserve')).toBe(0)
  await user.click(await button('已预约'))
  await user.click(await screen.findByRole('button', { name: '确定' }))
  expect(await screen.findByText('已取消预约')).toBeVisible()
  expect(await button('预约')).toBeVisible()
  expect(screen.getByText('首页 29')).toBeVisible()
})

test('a visitor logs in first, and then has the reservation', async () => {
  open({ 'POST /v1/user/course/reserve': answer }, {}, false)
  fireEvent.click(await button('预约'))
  expect(useAuth.getState().dialog).toEqual({ form: 'tripartite' })
  act(() => signInLearner())
  act(() => auth.closeLogin())
  expect(await button('已预约')).toBeVisible()
})

test('a visitor who closes the login has no reservation, and may try again', async () => {
  const { calls } = open({}, {}, false)
  fireEvent.click(await button('预约'))
  act(() => auth.closeLogin())
  expect(await button('预约')).toBeVisible()
  await act(async () => {})
  fireEvent.click(await button('预约'))
  expect(useAuth.getState().dialog).not.toBeNull()
  expect(sent(calls, 'POST /v1/user/course/reserve')).toBe(0)
})
