import { act, screen } from '@testing-library/react'
import type { CourseDetail } from '@xhkt/contract'
import { accessibilityViolations } from '@xhkt/testing/accessibility'
import { mountOffline, MountOnClick } from '@xhkt/testing/network'
import { type Answers, ApiFailure, renderPage } from '@xhkt/testing/render-page'
import { answers, course, fakeMedia, owned, play, timeRanges } from '../testing/sample-lesson.ts'
import LessonPage from './lesson-page.tsx'

beforeEach(() => void jest.spyOn(HTMLMediaElement.prototype, 'canPlayType').mockReturnValue('maybe'))

interface Given {
  section?: string
  hash?: string
  answers?: Answers
  session?: boolean
}

const open = ({ section = '101', hash = '', answers: given = owned, session = true }: Given = {}) =>
  renderPage(<LessonPage />, { address: `/live?course_id=12&section_id=${section}${hash}`, answers: given, session })

async function load(given?: Given) {
  const page = open(given)
  const media = fakeMedia(await screen.findByLabelText<HTMLVideoElement>('犯罪构成', { selector: 'video' }))
  await screen.findByRole('link', { name: course.title })
  await act(async () => media.fire('loadedmetadata', 'loadeddata', 'canplay', 'playing'))
  return { ...page, ...media }
}

async function end(given: Given, played: [number, number][] = [[0, 90]]) {
  const { state, fire } = await load(given)
  Object.assign(state, { currentTime: 90, played: timeRanges(played) })
  await act(async () => fire('ended'))
}

const never = () => new Promise<never>(() => undefined)
const refused = (code: number, message = 'x'): Answers => ({ ...answers, 'GET /v1/video/play': ApiFailure.refused(code, message) })
const withCourse = (change: Partial<CourseDetail>, given: Answers = owned): Answers => ({ ...given, 'GET /v1/course/detail': { ...course, ...change } })
const captions = [{ lang: 'zh-CN', label: '中文', url: '/media/captions.vtt' }]
const notes = { list: [{ ...play, note_id: '1', section_title: play.title, position: 7, text: '要点', version: 1, created_at: 9, updated_at: 9 }] }
const agreement = { course_id: '12', title: '学习协议', sections: [], reason: '', real_name: '', identity_number: '', submitted_at: 0, signed_at: 0 }
const withTranscript = { ...owned, 'GET /v1/video/play': { ...play, captions }, 'GET /media/captions.vtt': ApiFailure.raw('WEBVTT\n\n00:00.000 --> 00:59.000\n同学们好\n') }
const finishedAll = ['101', '102', '203'].map((section_id) => ({ section_id, position: 90, duration: 90, played: 90, finished: true, updated_at: 9 }))

const states: [name: string, seen: string | RegExp, enter: () => unknown][] = [
  ['loading', '正在加载视频', () => open({ answers: { ...owned, 'GET /v1/video/play': never, 'GET /v1/course/detail': never } })],
  ['playing', /罪数/, () => load()],
  ['resumed', /已为您定位到 00:47/, () => load({ answers: { ...owned, 'GET /v1/video/play': { ...play, position: 47 } } })],
  ['a visitor', '登录后可以保存学习进度，下次接着学', () => load({ answers, session: false })],
  ['transcript', '同学们好', () => load({ hash: '#side=transcript', answers: withTranscript })],
  ['notes', '要点', () => load({ hash: '#side=notes', answers: { ...owned, 'GET /v1/user/note/list': { ...notes, total: 1, page: 1, page_size: 20 } } })],
  ['materials', '讲义.pdf', () => load({ hash: '#tab=materials', answers: withCourse({ owned: true, materials: [{ id: '1', name: '讲义.pdf', size: 9, url: '/1.pdf' }] }) })],
  ['end of a lesson', '下一节：故意与过失', () => end({})],
  ['end after a drag', '还有 1 分钟没有看', () => end({}, [[0, 12], [85, 90]])],
  ['end of the last lesson', '这是本课程的最后一节', () => end({ section: '203' })],
  ['end of the course', '恭喜您学完本课程', () => end({ section: '203', answers: { ...withCourse({ owned: true, evaluation_order_no: '8' }), 'GET /v1/user/study/section': { list: finishedAll } } })],
  ['end of a trial', '试听已结束', () => end({ answers, session: false })],
  ['not bought', '购买课程后即可学习本节', () => open({ section: '102', answers: refused(403003), session: false })],
  ['expired', '课程已过期，续费后即可学习本节', () => open({ section: '102', answers: withCourse({ enrolment: { expires_at: 9, renew_price: 5000 } }, refused(403003)) })],
  ['sold out', '课程名额已满，暂时不能购买', () => open({ section: '102', answers: withCourse({ sold_out: true }, refused(403003)) })],
  ['unsigned agreement', '学习前请先签署学习协议', () => open({ section: '102', answers: { ...refused(403040), 'GET /v1/user/agreement': { ...agreement, state: 'active' } } })],
  ['playback being made', '直播回放正在生成，请稍后再来观看', () => open({ section: '202', answers: withCourse({ owned: true }, refused(409004, '直播回放正在生成，请稍后再来观看')) })],
  ['removed lesson', '课时不存在或已下架', () => open({ answers: refused(404002) })],
  ['unknown course', '课程不存在或已下架', () => open({ answers: { ...answers, 'GET /v1/course/detail': ApiFailure.refused(404001, 'x') } })],
  ['incomplete link', '课时不存在或已下架', () => open({ section: 'x' })],
  ['failed call', '网络异常', () => open({ answers: { ...owned, 'GET /v1/video/play': ApiFailure.network() } })],
]

test.each(states)('lesson, %s: axe finds no violation', async (_, seen, enter) => {
  await enter()
  expect((await screen.findAllByText(seen))[0]).toBeVisible()
  expect(await accessibilityViolations()).toEqual([])
})

test('lesson, offline: axe finds no violation', async () => {
  renderPage(<MountOnClick><LessonPage /></MountOnClick>, { address: '/live?course_id=12&section_id=101', answers })
  mountOffline()
  expect(screen.getAllByText('网络已断开，恢复后会自动加载')[0]).toBeVisible()
  expect(await accessibilityViolations()).toEqual([])
})
