import { screen } from '@testing-library/react'
import { renderPage } from '@xhkt/testing/render-page'
import { AskButton } from './ask-button.tsx'

const lesson = { courseTitle: '刑法精讲', title: '犯罪构成', number: 3 }

/** Presses 提问 at 01:15. `tab` is what the browser opens; null: nothing. */
async function ask(tab: Window | null, isSignedIn = true) {
  const open = jest.spyOn(window, 'open').mockReturnValue(tab)
  const video = document.createElement('video')
  video.currentTime = 75
  const pause = jest.spyOn(video, 'pause').mockReturnValue()
  const page = renderPage(<AskButton {...{ ...lesson, video, isSignedIn }} />, { address: '/live', answers: {} })
  await page.user.click(screen.getByRole('button', { name: '提问' }))
  return { open, pause, address: page.address() }
}

function expectForm(address: string) {
  const { pathname, searchParams } = new URL(address, location.origin)
  expect(pathname).toBe('/personal/feedback')
  expect(searchParams.get('kind')).toBe('1')
  expect(searchParams.get('text')).toBe('课程：刑法精讲\n课时：第 3 节 犯罪构成\n位置：01:15\n问题：')
}

test('提问 fills in a feedback with course, lesson and second, beside the lesson, which waits [courses#around-the-picture]', async () => {
  const { open, pause, address } = await ask(window)
  expectForm(String(open.mock.calls[0]?.[0]))
  expect(pause).toHaveBeenCalled()
  expect(address).toBe('/live')
})

test('提问 of a browser that opens no other tab leads to the feedback', async () => {
  expectForm((await ask(null)).address)
})

test('提问 of a visitor leads to the feedback, and so to the login', async () => {
  const { open, address } = await ask(window, false)
  expect(open).not.toHaveBeenCalled()
  expectForm(address)
})

test.each([
  ['', '犯罪构成'],
  ['刑法精讲', ''],
])('提问 waits until course and lesson are known: %s %s', (courseTitle, title) => {
  renderPage(<AskButton {...{ courseTitle, title }} number={3} video={null} isSignedIn />, { address: '/live', answers: {} })
  expect(screen.getByRole('button', { name: '提问' })).toBeDisabled()
})
