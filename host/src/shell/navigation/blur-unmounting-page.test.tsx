import { render, screen } from '@testing-library/react'
import { BlurUnmountingPage } from './blur-unmounting-page.ts'

const Site = ({ shown, mounted }: { shown: string; mounted: string[] }) => (
  <main id="main" tabIndex={-1}>
    <BlurUnmountingPage shown={shown} mounted={mounted} />
    {mounted.map((page) => (
      <button key={page}>{page}</button>
    ))}
  </main>
)

/** Shows the page `home` with the focus in it, and notes when it loses the focus. */
function open() {
  const { rerender } = render(<Site shown="home" mounted={['home']} />)
  const control = screen.getByRole('button', { name: 'home' })
  control.focus()
  const lost = jest.fn(() => control.isConnected)
  control.addEventListener('blur', lost)
  return { control, lost, show: (shown: string, mounted: string[]) => rerender(<Site shown={shown} mounted={mounted} />) }
}

test('a page that unmounts loses the focus while it is still whole', () => {
  const { lost, show } = open()
  show('course', ['course'])
  expect(lost.mock.results).toEqual([{ type: 'return', value: true }])
})

test('a page that stays mounted keeps the focus for its return', () => {
  const { control, show } = open()
  show('course', ['course', 'home'])
  expect(control).toHaveFocus()
})
