import { fireEvent, render, screen } from '@testing-library/react'
import { fakeMedia } from '../../testing/sample-lesson.ts'
import { MiniPicture } from './mini-picture.tsx'

const HEIGHT = 450

function open() {
  const video = document.createElement('video')
  const { container } = render(
    <main tabIndex={-1}>
      <MiniPicture video={video}>画面</MiniPicture>
    </main>,
  )
  const media = fakeMedia(video)
  const place = container.querySelector('main')?.firstElementChild as HTMLElement
  const scrollTo = (bottom: number) => {
    jest.spyOn(place, 'getBoundingClientRect').mockReturnValue({ bottom, height: HEIGHT } as DOMRect)
    fireEvent.scroll(window)
  }
  const play = () => {
    media.state.paused = false
    fireEvent.play(video)
  }
  return { play, place, scrollTo }
}

const close = () => screen.queryByRole('button', { name: '关闭小窗' })

test('a picture that plays stays in the corner while it is scrolled away, and its place keeps its size', () => {
  const { play, place, scrollTo } = open()
  play()
  scrollTo(HEIGHT)
  scrollTo(65)
  expect(close()).toBeNull()
  // The rest of the picture is under the top bar.
  scrollTo(64)
  expect(close()).toBeVisible()
  expect(place).toHaveClass('stage')
  scrollTo(HEIGHT)
  expect(close()).toBeNull()
  expect(place).not.toHaveClass('stage')
})

test('after the small picture is closed, the focus is near its place', () => {
  const { play, scrollTo } = open()
  play()
  scrollTo(HEIGHT)
  scrollTo(-100)
  close()?.focus()
  fireEvent.click(screen.getByRole('button', { name: '关闭小窗' }))
  expect(screen.getByRole('main')).toHaveFocus()
})

test('a paused picture leaves with its page; a closed one comes back when its place was seen', () => {
  const { play, scrollTo } = open()
  scrollTo(HEIGHT)
  scrollTo(-100)
  expect(close()).toBeNull()
  play()
  expect(close()).toBeVisible()
  fireEvent.click(screen.getByRole('button', { name: '关闭小窗' }))
  expect(close()).toBeNull()
  scrollTo(HEIGHT)
  scrollTo(-100)
  expect(close()).toBeVisible()
})

test('a page that is entered below its picture keeps still until the picture was seen', () => {
  const { play, scrollTo } = open()
  scrollTo(-100)
  play()
  expect(close()).toBeNull()
  scrollTo(HEIGHT)
  scrollTo(-100)
  expect(close()).toBeVisible()
})
