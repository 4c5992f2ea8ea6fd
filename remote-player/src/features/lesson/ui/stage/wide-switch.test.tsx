import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderPage } from '@xhkt/testing/render-page'
import { answers } from '../../testing/sample-lesson.ts'
import LessonPage from '../lesson-page.tsx'

beforeEach(() => void jest.spyOn(HTMLMediaElement.prototype, 'canPlayType').mockReturnValue('maybe'))

const open = () => renderPage(<LessonPage />, { address: '/live?course_id=12&section_id=101', answers })
const wide = () => screen.findByRole('button', { name: '影院模式' })
const isWide = () => document.documentElement.hasAttribute('data-wide-lesson')

test('wide lesson: T and the button switch it, and the next opening remembers it [courses#around-the-picture]', async () => {
  const user = userEvent.setup()
  const { unmount } = open()
  expect(await wide()).toHaveAttribute('aria-pressed', 'false')
  expect(isWide()).toBe(false)
  await user.keyboard('t')
  expect(await wide()).toHaveAttribute('aria-pressed', 'true')
  expect(isWide()).toBe(true)
  unmount()
  open()
  expect(await wide()).toHaveAttribute('aria-pressed', 'true')
  await user.click(await wide())
  expect(isWide()).toBe(false)
})

test('wide lesson: a picture over the whole page offers no other size', async () => {
  const user = userEvent.setup()
  open()
  await wide()
  await user.keyboard('w')
  expect(screen.queryByRole('button', { name: '影院模式' })).toBeNull()
  await user.keyboard('{Escape}')
  expect(await wide()).toBeVisible()
})
