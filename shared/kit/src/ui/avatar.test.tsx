import { fireEvent, render } from '@testing-library/react'
import { Avatar } from './avatar.tsx'

const draw = (src: string, name: string) => <Avatar src={src} name={name} size={40} className="mine" />

test('a picture has set sizes, loads lazily, and has an empty alt text', () => {
  const { container } = render(draw('/media/teachers/3.svg', '尉迟衡'))
  const picture = container.querySelector('img')
  for (const [name, value] of Object.entries({ src: '/media/teachers/3.svg', alt: '', width: '40', height: '40', loading: 'lazy' })) {
    expect(picture).toHaveAttribute(name, value)
  }
  expect(picture).toHaveClass('mine')
  expect(container).toHaveTextContent('')
})

test.each([
  ['尉迟衡', '尉'],
  ['Lin', 'L'],
  ['𠮷田', '𠮷'],
  ['🦉老师', '🦉'],
  ['  小明', '小'],
  ['', ''],
])('without a picture, the name “%s” is shown as “%s”, hidden from screen readers', (name, letter) => {
  const { container } = render(draw('', name))
  const mark = container.querySelector('[aria-hidden="true"]')
  expect(mark?.textContent).toBe(letter)
  expect(mark).toHaveClass('mine')
  expect(mark).toHaveStyle({ width: '40px', height: '40px' })
  expect(container.querySelector('img')).toBeNull()
})

test('a letter replaces a picture that fails, until there is another picture', () => {
  const { container, rerender } = render(draw('/a.webp', '尉迟衡'))
  fireEvent.error(container.querySelector('img')!)
  expect(container.querySelector('img')).toBeNull()
  expect(container).toHaveTextContent('尉')
  rerender(draw('/b.webp', '尉迟衡'))
  expect(container.querySelector('img')).toHaveAttribute('src', '/b.webp')
})
