import { act, screen, within } from '@testing-library/react'
import { type Answers, renderPage } from '@xhkt/testing/render-page'
import { fakeMedia, owned, play } from '../../testing/sample-lesson.ts'
import LessonPage from '../lesson-page.tsx'

beforeEach(() => void jest.spyOn(HTMLMediaElement.prototype, 'canPlayType').mockReturnValue('maybe'))

const notes: Answers = { 'GET /v1/user/note/list': { list: [], total: 0, page: 1, page_size: 20 } }

async function open() {
  const answers: Answers = { ...owned, 'GET /v1/video/play': play, ...notes }
  const page = renderPage(<LessonPage />, { address: '/live?course_id=12&section_id=101', answers, session: true })
  const media = fakeMedia(await screen.findByLabelText<HTMLVideoElement>('犯罪构成', { selector: 'video' }))
  await act(async () => media.fire('loadedmetadata', 'loadeddata', 'canplay'))
  return page
}

const panel = () => screen.queryByRole('dialog', { name: '笔记' })

test('notes in full screen: B opens and closes them over the picture, Escape closes them and only then leaves [courses#around-the-picture]', async () => {
  const { user } = await open()
  await user.keyboard('w')
  await user.keyboard('bb')
  expect(panel()).toBeNull()
  expect(screen.getByRole('button', { name: '笔记' })).toHaveFocus()
  await user.keyboard('b')
  await user.click(within(panel()!).getByRole('button', { name: '关闭笔记' }))
  expect(panel()).toBeNull()
  expect(screen.getByRole('button', { name: '笔记' })).toHaveFocus()
  await user.keyboard('b')
  await user.click(await within(panel()!).findByRole('button', { name: '记笔记' }))
  await user.keyboard('{Escape}')
  expect(panel()).toBeNull()
  expect(screen.getByRole('button', { name: '退出网页全屏' })).toBeVisible()
  expect(screen.getByRole('button', { name: '笔记' })).toHaveFocus()
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('button', { name: '笔记' })).toBeNull()
})
