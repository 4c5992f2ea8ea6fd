import { screen, within } from '@testing-library/react'
import { sampleChapter, sampleCourse, sampleLesson } from '@xhkt/testing/sample-course'
import { liveStage } from '@xhkt/contract/constants'
import { ApiFailure, type Answers, renderPage } from '@xhkt/testing/render-page'
import { openFakeChat } from '../../../chat/testing/fake-chat.ts'
import { sampleRoom } from '../../../chat/testing/sample-room.ts'
import { RoomSide } from './room-side.tsx'

const lessons = [sampleLesson({ section_id: '10010101', title: '第一讲', type: 2, live_room_id: '1', is_trial: true })]
const course = sampleCourse({
  id: '1001',
  chapters: [sampleChapter('1', '导数', lessons)],
  materials: [{ id: '1', name: '讲义.pdf', size: 1024, url: '' }],
})

function open(detail: NonNullable<Answers['GET /v1/course/detail']>, hash = '', room = sampleRoom()) {
  const { chat } = openFakeChat()
  return renderPage(<RoomSide room={room} stage={room.stage} chat={chat} />, {
    address: `/living?live_room_id=1${hash}`,
    answers: { 'GET /v1/course/detail': detail },
  })
}

test('beside a live picture: the chat first, then materials and outline at addresses of their own [live#the-room]', async () => {
  const { calls } = open(course)
  const tabs = within(screen.getByRole('navigation', { name: '直播旁的内容' })).getAllByRole('link')
  expect(tabs.map((tab) => tab.getAttribute('href'))).toEqual(['#side=chat', '#side=materials', '#side=outline'])
  expect(screen.getByRole('region', { name: '聊天' })).toBeVisible()
  expect(calls).toEqual([])
})

test('outline beside a live picture: marks the lesson of the room', async () => {
  open(course, '#side=outline')
  expect(await screen.findByRole('link', { name: /第一讲/ })).toHaveAttribute('aria-current', 'page')
})

test.each([
  [liveStage.onAir, true, /正在播放.*直播中/, 'playing', '/living?live_room_id=1'],
  [liveStage.paused, true, /直播中/, 'onAir', '/living?live_room_id=1'],
  [liveStage.onAir, false, /未解锁/, 'locked', '/live?course_id=1001&section_id=10010101'],
])('outline beside a live picture in stage %i, may watch %s: the lesson of the room is %s', async (stage, can_watch, words, icon, href) => {
  const locked = [sampleLesson({ section_id: '10010101', title: '第一讲', type: 5, live_room_id: '1' })]
  open({ ...course, owned: false, chapters: [sampleChapter('1', '导数', locked)] }, '#side=outline', sampleRoom({ stage, can_watch }))
  const row = await screen.findByRole('link', { name: /第一讲/ })
  expect(row).toHaveTextContent(words)
  expect(row.querySelector('svg')).toHaveAttribute('data-icon', icon)
  expect(row).toHaveAttribute('href', href)
})

test('outline beside a live picture: a locked lesson that was studied says only that it is locked', async () => {
  const lessons = [sampleLesson({ section_id: '1', title: '第一讲', type: 5 }), sampleLesson({ section_id: '2', title: '第二讲', is_trial: true })]
  const studied = (section_id: string) => ({ section_id, position: 61, duration: 90, played: 61, finished: false, updated_at: 1 })
  const answers = {
    'GET /v1/course/detail': { ...course, owned: false, chapters: [sampleChapter('1', '导数', lessons)] },
    'GET /v1/user/study/section': { list: [studied('1'), studied('2')] },
  }
  const room = sampleRoom({ can_watch: false })
  const { chat } = openFakeChat()
  const side = <RoomSide room={room} stage={room.stage} chat={chat} />
  renderPage(side, { address: '/living?live_room_id=1#side=outline', answers, session: true })
  expect(await screen.findByRole('link', { name: /第二讲.*学到 01:01/ })).toBeVisible()
  expect(screen.getByRole('link', { name: /第一讲.*未解锁/ })).not.toHaveTextContent('学到')
})

test('materials of a free course lead to 立即学习', async () => {
  open({ ...course, price: 0 }, '#side=materials')
  expect(await screen.findByText('点“立即学习”后可下载资料')).toBeVisible()
  expect(screen.getByRole('link', { name: '立即学习' })).toHaveAttribute('href', '/payment?course_id=1001')
  expect(screen.queryByText(/购买/)).toBeNull()
})

test('materials beside a live picture that fail to load can be loaded again', async () => {
  let isDown = true
  const { user } = open(() => (isDown ? ApiFailure.network() : course), '#side=materials')
  const retry = await screen.findByRole('button', { name: '重试' })
  isDown = false
  await user.click(retry)
  expect(await screen.findByText('讲义.pdf')).toBeVisible()
})
