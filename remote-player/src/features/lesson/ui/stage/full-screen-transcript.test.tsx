import { act, screen, within } from '@testing-library/react'
import { type Answers, ApiFailure, renderPage } from '@xhkt/testing/render-page'
import { fakeMedia, owned, play } from '../../testing/sample-lesson.ts'
import LessonPage from '../lesson-page.tsx'

beforeEach(() => void jest.spyOn(HTMLMediaElement.prototype, 'canPlayType').mockReturnValue('maybe'))

const file = 'WEBVTT\n\n00:00.000 --> 00:29.000\n同学们好\n\n00:30.000 --> 00:59.000\n今天讲三条规律\n'
const captions = [{ lang: 'zh-CN', label: '中文', url: '/media/captions.vtt' }]

async function open(given = captions) {
  const answers: Answers = { ...owned, 'GET /v1/video/play': { ...play, captions: given }, ...{ 'GET /media/captions.vtt': ApiFailure.raw(file) } }
  const page = renderPage(<LessonPage />, { address: '/live?course_id=12&section_id=101', answers, session: true })
  const media = fakeMedia(await screen.findByLabelText<HTMLVideoElement>('犯罪构成', { selector: 'video' }))
  await act(async () => media.fire('loadedmetadata', 'loadeddata', 'canplay'))
  return { ...page, ...media }
}

const button = () => within(screen.getByRole('group', { name: '播放控制' })).queryByRole('button', { name: '文稿' })
const panel = () => screen.getByRole('dialog', { name: '文稿' })

test('transcript in full screen: a click on a line jumps to it, Escape closes it and only then leaves [courses#around-the-picture]', async () => {
  const { user, state } = await open()
  expect(button()).toBeNull()
  await user.keyboard('w')
  await user.click(button()!)
  await user.click(await within(panel()).findByRole('button', { name: /今天讲三条规律/ }))
  expect(state.currentTime).toBe(30)
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(button()).toHaveFocus()
  await user.keyboard('{Escape}')
  expect(button()).toBeNull()
})

test('transcript in full screen: has a title, and a cross that closes it', async () => {
  const { user } = await open()
  await user.keyboard('w')
  await user.click(button()!)
  expect(within(panel()).getByRole('heading', { name: '文稿' })).toBeVisible()
  await user.click(within(panel()).getByRole('button', { name: '关闭文稿' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(button()).toHaveFocus()
})

test('transcript in full screen: a lesson without captions has none', async () => {
  const { user } = await open([])
  await user.keyboard('w')
  expect(screen.getByRole('button', { name: '退出网页全屏' })).toBeVisible()
  expect(button()).toBeNull()
})
