import { preferredHeight } from './preferred-height.ts'

afterEach(() => localStorage.clear())

test.each([
  ['{"quality":540}', 540],
  ['{"quality":0}', undefined],
  ['{"quality":-1}', undefined],
  ['{"quality":20000}', undefined],
  ['{"quality":"540"}', undefined],
  ['null', undefined],
])('with the settings %s the preferred height is %s', (stored, height) => {
  localStorage.setItem('xhkt_player', stored)
  expect(preferredHeight()).toBe(height)
})

test('without settings the engine chooses the quality', () => expect(preferredHeight()).toBeUndefined())
