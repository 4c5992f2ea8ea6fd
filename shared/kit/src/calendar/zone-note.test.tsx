import { render, screen } from '@testing-library/react'
import { ZoneNote } from './zone-note.tsx'

afterEach(() => jest.restoreAllMocks())

/** The offset is what `Date` says, in minutes to the east of UTC. */
const showsIn = (offset: number): boolean => {
  jest.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(-offset)
  const { unmount } = render(<ZoneNote />)
  const isShown = screen.queryByText('时间均为北京时间') !== null
  unmount()
  return isShown
}

test.each([
  ['Beijing, Singapore', 480, false],
  ['Tokyo', 540, true],
  ['UTC', 0, true],
  ['New York in winter', -300, true],
  ['Kathmandu', 345, true],
])('in %s the note is shown: %s', (_, offset, isShown) => {
  expect(showsIn(offset)).toBe(isShown)
})
