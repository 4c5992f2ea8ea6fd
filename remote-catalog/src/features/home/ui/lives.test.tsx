import { act, screen } from '@testing-library/react'
import type { LiveLesson } from '@xhkt/contract'
import { liveStage } from '@xhkt/contract/constants'
import { ApiFailure, renderPage } from '@xhkt/testing/render-page'
import { emptyHome, sampleLive } from '../../../common/testing/sample-home.ts'
import HomePage from './home-page.tsx'

const now = Date.UTC(2026, 10, 22, 12, 0, 0)
const at = (seconds: number) => now / 1000 + seconds
const pass = (seconds: number) => act(() => jest.advanceTimersByTimeAsync(seconds * 1000))

function hide(hidden: boolean): void {
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(hidden)
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(hidden ? 'hidden' : 'visible')
  act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
}

beforeEach(() => jest.useFakeTimers({ now }))
afterEach(() => jest.useRealTimers())

test('a lesson on air can be entered; an upcoming one counts down and can be reserved', async () => {
  const lives = [
    sampleLive({ title: '正在上课', live_state: 2, starts_at: at(-600), live_room_id: 'r 1' }),
    sampleLive({ section_id: '8', title: '晚上上课', starts_at: at(3600) }),
    sampleLive({ section_id: '9', title: '明天上课', starts_at: at(16 * 3600), reserved: true }),
    sampleLive({ section_id: '10', title: '也许上课', live_state: -1, starts_at: at(3600) }),
    sampleLive({ section_id: '11', title: '买后上课', starts_at: at(3600), must_buy: true }),
  ]
  renderPage(<HomePage />, { answers: { 'GET /v1/home': { ...emptyHome, lives } } })
  await pass(0)
  expect(screen.getByRole('link', { name: /进入直播\s?正在上课/ })).toHaveAttribute('href', '/living?live_room_id=r+1')
  expect(screen.getByText('直播中')).toBeVisible()
  const [, tonight, tomorrow, unknown, toBuy] = screen.getAllByRole('listitem')
  expect(tonight).toHaveTextContent(/30人已预约今天 21:00距开播01:00:00预约/)
  expect(tomorrow).toHaveTextContent(/明天 12:00距开播16:00:00已预约/)
  expect(unknown).toHaveTextContent(/今天 21:00状态未知$/)
  expect(toBuy).toHaveTextContent(/ · 购买后观看今天 21:00距开播01:00:00预约/)
})

test('a lesson on air says who is there, whether it is paused, and that the course has to be bought', async () => {
  const lives = [
    sampleLive({ section_id: '1', title: '已购买', live_state: 2, stage: liveStage.onAir, online: 12_000, must_buy: false }),
    sampleLive({ section_id: '2', title: '老师休息', live_state: 2, stage: liveStage.paused, online: 0, must_buy: false }),
    sampleLive({ section_id: '3', title: '没有购买', course_id: '31', live_state: 2, stage: liveStage.onAir, online: 3, must_buy: true }),
  ]
  renderPage(<HomePage />, { answers: { 'GET /v1/home': { ...emptyHome, lives } } })
  await pass(0)
  const [mine, paused, toBuy] = screen.getAllByRole('listitem')
  expect(mine).toHaveTextContent(/直播中.*1\.2w人在看.*进入直播/)
  expect(mine).not.toHaveTextContent('已预约')
  expect(paused).toHaveTextContent('已暂停')
  expect(paused).not.toHaveTextContent(/直播中|在看|已预约/)
  expect(toBuy).toHaveTextContent('3人在看')
  expect(toBuy).not.toHaveTextContent('进入直播')
  expect(screen.getByRole('link', { name: /购买后观看\s?没有购买/ })).toHaveAttribute('href', '/courseDetail?course_id=31')
})

test('a lesson goes on air at its start, and the page asks the server', async () => {
  let lives = [sampleLive({ starts_at: at(2) })]
  const { calls } = renderPage(<HomePage />, { answers: { 'GET /v1/home': () => ({ ...emptyHome, lives }) } })
  await pass(0)
  expect(screen.queryByText('进入直播')).toBeNull()
  lives = [sampleLive({ starts_at: at(2), live_state: 2 }), sampleLive({ section_id: '8', title: '下一节', starts_at: at(7200) })]
  await pass(2)
  expect(screen.getByText('进入直播')).toBeVisible()
  expect(screen.getByText('直播中')).toBeVisible()
  await pass(1)
  expect(screen.getByTitle('下一节')).toBeVisible()
  expect(calls).toHaveLength(2)
})

test('a lesson that the server has postponed counts down again', async () => {
  let lives = [sampleLive({ starts_at: at(2) })]
  renderPage(<HomePage />, { answers: { 'GET /v1/home': () => ({ ...emptyHome, lives }) } })
  await pass(0)
  lives = [sampleLive({ starts_at: at(602) })]
  await pass(3)
  expect(screen.queryByText('进入直播')).toBeNull()
  expect(screen.getByRole('timer')).toHaveTextContent('00:09:59')
})

describe('while a lesson is on air', () => {
  const onAir = sampleLive({ live_state: 2, starts_at: at(-600) })

  /** Opens home. The server answers `later` from then on. */
  async function open(lives: LiveLesson[], later: typeof emptyHome | ApiFailure) {
    let answer: typeof later = { ...emptyHome, lives }
    const { calls } = renderPage(<HomePage />, { answers: { 'GET /v1/home': () => answer } })
    await pass(0)
    answer = later
    return { calls, answer: (next: typeof later) => (answer = next) }
  }

  test('the page asks once a minute until it is over, then stops', async () => {
    const { calls } = await open([onAir], emptyHome)
    await pass(59)
    expect(calls).toHaveLength(1)
    expect(screen.getByText('直播中')).toBeVisible()
    await pass(2)
    expect(screen.queryByText('直播中')).toBeNull()
    await pass(600)
    expect(calls).toHaveLength(2)
  })

  test('a failure keeps the content, and the page asks again', async () => {
    const { calls, answer } = await open([onAir], ApiFailure.network())
    await pass(61)
    // The first request, and two attempts of the refetch.
    expect(calls).toHaveLength(3)
    expect(screen.getByText('直播中')).toBeVisible()
    answer(emptyHome)
    await pass(61)
    expect(screen.queryByText('直播中')).toBeNull()
  })

  test('a start during a network failure is asked about again', async () => {
    const { answer } = await open([sampleLive({ starts_at: at(2) })], ApiFailure.network())
    await pass(3)
    expect(screen.getByText('直播中')).toBeVisible()
    answer(emptyHome)
    await pass(61)
    expect(screen.queryByText('直播中')).toBeNull()
  })

  test('a hidden tab asks nothing, and asks when it is visible again', async () => {
    const { calls } = await open([onAir], emptyHome)
    hide(true)
    await pass(3600)
    expect(calls).toHaveLength(1)
    hide(false)
    await pass(1)
    expect(calls).toHaveLength(2)
    expect(screen.queryByText('直播中')).toBeNull()
    hide(true)
    hide(false)
    await pass(600)
    expect(calls).toHaveLength(2)
  })
})
