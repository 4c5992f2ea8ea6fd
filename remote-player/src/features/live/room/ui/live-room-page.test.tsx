import { act, fireEvent, screen, within } from '@testing-library/react'
import type { LiveRoom, LiveUpdates } from '@xhkt/contract'
import { liveStage } from '@xhkt/contract/constants'
import { serverNow } from '@xhkt/platform/api'
import { auth } from '@xhkt/platform/auth'
import { signInLearner } from '@xhkt/testing/answer-calls'
import { holdAnswer } from '@xhkt/testing/held-answer'
import { ApiFailure, type Answers, renderPage } from '@xhkt/testing/render-page'
import { sampleRoom } from '../../chat/testing/sample-room.ts'
import LiveRoomPage from './live-room-page.tsx'

const seconds = () => Math.floor(serverNow() / 1000)
const visitor = { userSig: '', userInfo: { userId: '', userName: '', userAvatar: '' } }
const line = (name: string, file: string) => ({ name, url: `/media/live/1/${file}` })
const lines = [line('线路一', 'playlist.m3u8'), line('线路二', 'other.m3u8')]

const room = (change: Partial<LiveRoom> = {}): LiveRoom =>
  sampleRoom({ ...visitor, lines, cover: '/c.webp', starts_at: seconds() - 60, started_at: seconds() - 60, ends_at: seconds() + 3600, ...change })

const systemConfig = { 'GET /v1/sys/config': ApiFailure.network() }

const updatesOf = ({ stage, online, notice, is_muted, latest_sequence }: LiveRoom): LiveUpdates => ({
  ...{ stage, online, notice, is_muted, latest_sequence, messages: [], question: null },
})

beforeEach(() => {
  jest.spyOn(HTMLMediaElement.prototype, 'canPlayType').mockReturnValue('maybe')
  for (const name of ['load', 'pause'] as const) jest.spyOn(HTMLMediaElement.prototype, name).mockReturnValue()
  jest.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue()
})
afterEach(() => jest.useRealTimers())

interface Options {
  answers?: Answers
  session?: boolean
  address?: string
}

function open(given: LiveRoom, { answers = {}, session = false, address = '/living?live_room_id=1' }: Options = {}) {
  const known: Answers = { 'GET /v1/live/room': given, 'GET /v1/live/room/updates': updatesOf(given), ...systemConfig, ...answers }
  return renderPage(<LiveRoomPage />, { address, answers: known, session })
}

test('live room: a visitor watches a free lesson and is asked to log in to speak', async () => {
  open(room())
  expect(await screen.findByRole('heading', { level: 1, name: '第一讲' })).toBeVisible()
  expect(await screen.findByLabelText('第一讲', { selector: 'video' })).toBeInTheDocument()
  expect(screen.getByText('直播中')).toBeVisible()
  expect(within(screen.getByRole('region', { name: '聊天' })).getByRole('button', { name: '登录' })).toBeVisible()
})

test('live room: before the start it counts down, and reserves at once [live#stages]', async () => {
  const upcoming = room({ stage: liveStage.upcoming, starts_at: seconds() + 3 * 3600, started_at: 0, lines: [] })
  const answers = { 'POST /v1/user/course/reserve': { section_id: upcoming.section_id, reserved: true, reserved_count: 1 } }
  const { user, calls } = open(upcoming, { answers, session: true })
  expect(await screen.findByRole('timer')).toHaveAccessibleName(/^距开始还有[23]时/)
  await user.click(screen.getByRole('button', { name: '预约' }))
  expect(await screen.findByRole('button', { name: '已预约' })).toBeVisible()
  expect(calls.find(({ name }) => name.startsWith('POST'))?.body).toEqual({ course_id: '1001', section_id: '10010101' })
})

test('live room: a visitor logs in to reserve; a room that was requested before the reservation does not undo it', async () => {
  const upcoming = room({ stage: liveStage.upcoming, starts_at: seconds() + 3600, started_at: 0 })
  const reserved = { ...upcoming, is_reserved: true }
  const before = holdAnswer(upcoming)
  const rooms = [upcoming, before.answer, reserved]
  const answers: Answers = {
    'GET /v1/live/room': () => rooms.shift()!,
    'POST /v1/user/course/reserve': { section_id: upcoming.section_id, reserved: true, reserved_count: 1 },
  }
  const { user } = open(upcoming, { answers })
  await user.click(await screen.findByRole('button', { name: '预约' }))
  act(() => {
    signInLearner()
    auth.closeLogin()
  })
  expect(await screen.findByText('预约成功')).toBeVisible()
  await before.release()
  expect(screen.getByRole('button', { name: '已预约' })).toBeVisible()
})

test('live room: a refused reservation is undone', async () => {
  const upcoming = room({ stage: liveStage.upcoming, starts_at: seconds() + 3600, started_at: 0 })
  const { user } = open(upcoming, { answers: { 'POST /v1/user/course/reserve': ApiFailure.refused(409011, '直播已开始') }, session: true })
  await user.click(await screen.findByRole('button', { name: '预约' }))
  expect(await screen.findByText('直播已开始')).toBeVisible()
  expect(screen.getByRole('button', { name: '预约' })).toBeVisible()
})

test('live room: its time comes, and the page asks for the room again [live#stages]', async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] })
  const upcoming = room({ stage: liveStage.upcoming, starts_at: seconds() + 20, started_at: 0 })
  let asked = 0
  open(upcoming, { answers: { 'GET /v1/live/room': () => (asked++ === 0 ? upcoming : room()) } })
  await screen.findByRole('timer')
  await act(() => jest.advanceTimersByTimeAsync(24_000))
  expect(await screen.findByLabelText('第一讲', { selector: 'video' })).toBeInTheDocument()
  expect(asked).toBe(2)
})

test('live room: the teacher pauses and ends it, which everybody sees without a reload', async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] })
  let stage: LiveRoom['stage'] = liveStage.onAir
  const now = () => room({ stage, playback_section_id: '' })
  open(now(), { answers: { 'GET /v1/live/room': now, 'GET /v1/live/room/updates': () => updatesOf(now()) } })
  const video = await screen.findByLabelText('第一讲', { selector: 'video' })
  stage = liveStage.paused
  await act(() => jest.advanceTimersByTimeAsync(4000))
  expect(await screen.findByRole('heading', { name: '老师暂停了直播' })).toBeVisible()
  // A visitor cannot write.
  expect(screen.getByText('画面会在老师回来后自动继续')).toBeVisible()
  // Full screen would end with the element.
  expect(screen.getByLabelText('第一讲', { selector: 'video' })).toBe(video)
  stage = liveStage.ended
  await act(() => jest.advanceTimersByTimeAsync(4000))
  expect(await screen.findByRole('heading', { name: '直播已结束' })).toBeVisible()
  expect(screen.getByRole('link', { name: '查看课程详情' })).toHaveAttribute('href', '/courseDetail?course_id=1001')
})

test('live room: an ended one leads to its playback [live#stages]', async () => {
  open(room({ stage: liveStage.ended, playback_section_id: '10010101' }))
  expect(await screen.findByRole('link', { name: '观看回放' })).toHaveAttribute('href', '/live?course_id=1001&section_id=10010101')
})

test('live room: a learner without the course sees the offer with its price', async () => {
  open(room({ can_watch: false, is_free: false, price: 49_900, lines: [] }))
  expect(await screen.findByRole('link', { name: '立即购买 ¥499.00' })).toHaveAttribute('href', '/payment?course_id=1001')
  expect(screen.queryByLabelText('第一讲', { selector: 'video' })).toBeNull()
  expect(screen.getByText('已经购买？')).toBeVisible()
})

test.each<[string, Partial<LiveRoom>, string]>([
  ['its price', { price: NaN }, '购买课程后即可观看直播'],
  ['the state of its agreement', { agreement_state: 'unknown' }, '暂时无法得知签署状态，请稍后刷新页面查看'],
])('live room of which %s cannot be read: offers nothing to buy', async (_, changes, title) => {
  open(room({ can_watch: false, is_free: false, price: 49_900, lines: [], ...changes }))
  expect(await screen.findByRole('heading', { name: title })).toBeVisible()
  expect(screen.queryByRole('link', { name: /^立即购买 / })).toBeNull()
})

const agreement = {
  ...{ course_id: '1001', title: '学习协议', sections: [], reason: '', real_name: '', identity_number: '', submitted_at: 0, signed_at: 0 },
  state: 'active' as const,
}

test.each([
  ['on air', liveStage.onAir, 'active', '观看直播前请先签署学习协议', '签署协议'],
  ['on air', liveStage.onAir, 'going', '学习协议签署中', '查看协议'],
  ['not started', liveStage.upcoming, 'active', '第一讲', '签署协议'],
] as const)('live room %s, with an unsigned agreement: offers it, and not to buy the course [agreements#places]', async (_, stage, state, title, label) => {
  const starts_at = seconds() + (stage === liveStage.upcoming ? 3600 : -60)
  const closed = { stage, starts_at, can_watch: false, is_free: false, price: 49_900, lines: [], agreement_state: 'active' as const }
  open(room(closed), { session: true, answers: { 'GET /v1/user/agreement': { ...agreement, state } } })
  const card = await screen.findByRole('region', { name: title })
  expect(await within(card).findByText(state === 'going' ? /^正在核验实名信息/ : /^签署后即可学习全部课时/)).toBeVisible()
  expect(within(card).getByRole('button', { name: new RegExp(`^${label}`) })).toBeVisible()
  expect(screen.queryByRole('link', { name: /立即购买/ })).toBeNull()
})

test('live room: before the start, what must be done first is the one main button', async () => {
  open(room({ stage: liveStage.upcoming, starts_at: seconds() + 3600, can_watch: false, is_free: false, price: 49_900, lines: [], agreement_state: 'active' }), {
    session: true,
    answers: { 'GET /v1/user/agreement': agreement },
  })
  const card = within(await screen.findByRole('region', { name: '第一讲' }))
  const sign = await card.findByRole('button', { name: /^签署协议/ })
  const reserve = card.getByRole('button', { name: '预约' })
  expect(sign).toHaveClass('primary')
  expect(reserve).not.toHaveClass('primary')
  expect(sign.compareDocumentPosition(reserve)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

test('live room: opens by itself once the agreement is signed', async () => {
  let isSigned = false
  const waiting = room({ can_watch: false, is_free: false, price: 49_900, lines: [], agreement_state: 'going' })
  open(waiting, {
    session: true,
    answers: {
      'GET /v1/live/room': () => (isSigned ? room({ is_free: false, agreement_state: 'success' }) : waiting),
      'GET /v1/user/agreement': () => {
        isSigned = true
        return { ...agreement, state: 'success', signed_at: 9 }
      },
    },
  })
  expect(await screen.findByLabelText('第一讲', { selector: 'video' })).toBeInTheDocument()
})

test('live room: a picture that fails comes back by itself, and on the other line after two failures [live#picture]', async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] })
  const playlist = '/media/live/1/playlist.m3u8'
  const unreachable = { [`GET ${playlist}`]: ApiFailure.network(), [`HEAD ${playlist}`]: ApiFailure.network() }
  open(room(), { answers: unreachable as Answers })
  const video = await screen.findByLabelText<HTMLVideoElement>('第一讲', { selector: 'video' })
  const attached = () => act(() => jest.advanceTimersByTimeAsync(2500))
  await attached()
  expect(video.getAttribute('src')).toBe(playlist)
  fireEvent.error(video)
  expect(await screen.findByText(/正在重新连接……/)).toBeVisible()
  await attached()
  expect(screen.queryByText(/正在重新连接……/)).toBeNull()
  expect(video.getAttribute('src')).toBe(playlist)
  fireEvent.error(video)
  expect(await screen.findByText(/正在重新连接……/)).toBeVisible()
  await act(() => jest.advanceTimersByTimeAsync(5000))
  expect(video.getAttribute('src')).toBe('/media/live/1/other.m3u8')
})

test('live room: the learner changes the line', async () => {
  const { user } = open(room())
  await user.click(await screen.findByRole('button', { name: /^切换到线路二/ }))
  expect(await screen.findByRole('button', { name: /^切换到线路一/ })).toBeInTheDocument()
})

test.each(['/living', '/living?live_room_id=abc', '/shareLiving?live_room_id='])('live room: %s has no such room', async (address) => {
  open(room(), { address })
  expect(await screen.findByRole('heading', { level: 1, name: '直播间不存在' })).toBeVisible()
})

test('live room: a room that the server does not know, and a room that does not load', async () => {
  const { unmount } = open(room(), { answers: { 'GET /v1/live/room': ApiFailure.refused(404020, '直播间不存在') } })
  expect(await screen.findByRole('heading', { name: '直播间不存在' })).toBeVisible()
  unmount()
  open(room(), { answers: { 'GET /v1/live/room': ApiFailure.network() } })
  expect(await screen.findByRole('button', { name: '重试' })).toBeVisible()
})

test('收起侧栏 takes the chat away and leaves the focus; 展开侧栏 brings it back with what was typed [live#picture]', async () => {
  const { user } = open(room({ userSig: 's', userInfo: { userId: 'u1', userName: '小明', userAvatar: '' } }), { session: true })
  await user.type(await screen.findByRole('textbox', { name: '聊天内容' }), '还没发')
  await user.click(screen.getByRole('button', { name: '收起侧栏' }))
  expect(screen.queryByRole('region', { name: '聊天' })).toBeNull()
  const back = screen.getByRole('button', { name: '展开侧栏' })
  expect(back).toHaveFocus()
  expect(back).toHaveAttribute('aria-expanded', 'false')
  await user.click(back)
  expect(screen.getByRole('textbox', { name: '聊天内容' })).toHaveValue('还没发')
})

test('live room: what was typed in the chat is there again after an expired session and a new login', async () => {
  const member = room({ userSig: 's', userInfo: { userId: 'u1', userName: '小明', userAvatar: '' } })
  const field = () => screen.findByRole('textbox', { name: '聊天内容' })
  const { user } = open(member, { session: true, answers: { 'GET /v1/live/room': () => (auth.token() ? member : room()) } })
  await user.type(await field(), '还没发')
  act(() => auth.signOut('expired'))
  await within(screen.getByRole('region', { name: '聊天' })).findByRole('button', { name: '登录' })
  act(() => signInLearner())
  expect(await field()).toHaveValue('还没发')
})
