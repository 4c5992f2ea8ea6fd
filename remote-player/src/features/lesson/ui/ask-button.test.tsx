import { screen } from '@testing-library/react'
import { renderPage } from '@xhkt/testing/render-page'
import { AskButton } from './ask-button.tsx'

test('提问 fills in a feedback with course, lesson and second [courses#around-the-picture]', async () => {
  const lesson = { course_title: '刑法精讲', title: '犯罪构成', section_id: '101' }
  const video = document.createElement('video')
  video.currentTime = 75
  const page = renderPage(<AskButton lesson={lesson} video={video} />, { address: '/live', answers: {} })
  await page.user.click(screen.getByRole('button', { name: '提问' }))
  const { pathname, searchParams } = new URL(page.address(), location.origin)
  expect(pathname).toBe('/personal/feedback')
  expect(searchParams.get('kind')).toBe('1')
  expect(searchParams.get('text')).toBe('课程：刑法精讲\n课时：犯罪构成（101）\n位置：01:15\n问题：')
})

test.each([
  ['', '犯罪构成'],
  ['刑法精讲', ''],
])('提问 waits until course and lesson are known: %s %s', (course_title, title) => {
  renderPage(<AskButton lesson={{ course_title, title, section_id: '101' }} video={null} />, { address: '/live', answers: {} })
  expect(screen.getByRole('button', { name: '提问' })).toBeDisabled()
})
