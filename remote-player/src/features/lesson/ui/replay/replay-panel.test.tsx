import { act, screen } from '@testing-library/react'
import type { LiveMessage } from '@xhkt/contract'
import { type Answers, ApiFailure, renderPage } from '@xhkt/testing/render-page'
import { course, fakeMedia, owned, play } from '../../testing/sample-lesson.ts'
import LessonPage from '../lesson-page.tsx'
import { useReplay } from '../../model/replay/use-replay.ts'
import { ReplayPanel } from './replay-panel.tsx'

const said = (at: number, text: string, role: LiveMessage['user']['role'] = 'learner'): LiveMessage => ({
  ...{ id: text, sequence: at + 1, kind: 'text', text, sent_at: 1_700_000_000 + at, at },
  user: { user_id: role === 'teacher' ? 't1' : 'u2', name: role === 'teacher' ? '周老师' : '小红', avatar: '', role },
})

const all = [said(5, '老师好'), said(40, '我们开始', 'teacher'), said(100, '听懂了'), said(130, '第二段'), said(200, '快下课了')]

const between = (messages: LiveMessage[]) => ({ query }: { query: Record<string, string> }) => ({
  messages: messages.filter(({ at }) => at >= Number(query.from) && at < Number(query.to)).slice(0, 500),
})

const replayOf = (answer: unknown) => ({ 'GET /v1/live/room/replay': answer }) as Answers

// jsdom has no Media Source Extensions: the lesson plays natively.
beforeEach(() => void jest.spyOn(HTMLMediaElement.prototype, 'canPlayType').mockReturnValue('maybe'))

/** Draws all rows. The virtual list draws none in jsdom, where it has no size. */
function Rows({ video }: { video: HTMLVideoElement }) {
  const { items } = useReplay('88', video)
  return items.map(({ key, message }) => <p key={key}>{message.text}</p>)
}

function watch(answer: unknown = between(all)) {
  const video = document.createElement('video')
  const media = fakeMedia(video)
  const page = renderPage(<Rows video={video} />, { answers: replayOf(answer) })
  const at = (seconds: number) =>
    act(async () => {
      media.state.currentTime = seconds
      media.fire('timeupdate')
    })
  const asked = () => page.calls.map(({ query }) => query.from)
  return { ...page, at, asked }
}

test('replay: shows the messages up to the position, also after a jump ahead and one back [live#messages]', async () => {
  const { at, asked } = watch()
  await at(45)
  expect(await screen.findByText('老师好')).toBeVisible()
  expect(screen.getByText('我们开始')).toBeVisible()
  expect(screen.queryByText('听懂了')).toBeNull()
  await at(205)
  expect(await screen.findByText('快下课了')).toBeVisible()
  expect(screen.getByText('听懂了')).toBeVisible()
  await at(10)
  expect(screen.getByText('老师好')).toBeVisible()
  expect(screen.queryByText('我们开始')).toBeNull()
  expect(asked()).toEqual(['0', '120'])
})

test('replay: asks for the next part shortly before it begins', async () => {
  const { at, asked } = watch()
  await at(80)
  expect(asked()).toEqual(['0'])
  await at(95)
  expect(asked()).toEqual(['0', '120'])
})

test('replay: a part with more than one answer of messages is shown whole', async () => {
  const many = Array.from({ length: 700 }, (_, index) => ({ ...said(Math.floor(index / 10), `消息${index}`), sequence: index + 1 }))
  const { at, asked } = watch(between(many))
  await at(70)
  expect(await screen.findByText('消息699')).toBeInTheDocument()
  expect(asked()).toEqual(['0', '49'])
  await at(49)
  expect(screen.getByText('消息499')).toBeInTheDocument()
  expect(screen.queryByText('消息500')).toBeNull()
})

test('replay: a failed answer offers 重试', async () => {
  let fails = true
  const answer = (call: { query: Record<string, string> }) => (fails ? ApiFailure.network() : between([])(call))
  const { user } = renderPage(<ReplayPanel liveRoomId="88" refusal={null} lockedText="" video={null} />, { answers: replayOf(answer) })
  const retry = await screen.findByRole('button', { name: '重试' })
  fails = false
  await user.click(retry)
  expect(await screen.findByText('到这里还没有人发言')).toBeVisible()
})

test('replay: of a lesson that is not bought says so', () => {
  renderPage(<ReplayPanel liveRoomId="88" refusal="not-bought" lockedText="续费后即可看聊天回放" video={null} />)
  expect(screen.getByText('续费后即可看聊天回放')).toBeVisible()
})

test('lesson: only a playback of a live lesson has the tab 聊天', async () => {
  const chapters = course.chapters.map((chapter) => ({
    ...chapter,
    lessons: chapter.lessons.map((lesson) => (lesson.section_id === '202' ? { ...lesson, type: 3 as const, live_room_id: '88' } : lesson)),
  }))
  const answers = { ...owned, 'GET /v1/course/detail': { ...course, chapters, owned: true }, ...replayOf(between(all)) } as Answers
  const recorded = renderPage(<LessonPage />, { address: '/live?course_id=12&section_id=101#side=chat', answers, session: true })
  await screen.findByLabelText(play.title, { selector: 'video' })
  expect(screen.queryByRole('link', { name: '聊天' })).toBeNull()
  recorded.unmount()
  renderPage(<LessonPage />, { address: '/live?course_id=12&section_id=202#side=chat', answers, session: true })
  expect(await screen.findByRole('link', { name: '聊天' })).toHaveAttribute('aria-current', 'true')
  expect(await screen.findByRole('region', { name: '聊天回放' })).toBeVisible()
})
