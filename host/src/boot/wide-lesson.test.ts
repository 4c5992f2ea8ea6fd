import { showWideLesson } from './wide-lesson.ts'

afterEach(() => {
  localStorage.clear()
  document.documentElement.removeAttribute('data-wide-lesson')
})

test.each([
  ['nothing', null, false],
  ['wide lessons', '{"isWide":true}', true],
  ['lessons that are not wide', '{"isWide":false}', false],
  ['another type', '{"isWide":1}', false],
  ['null', 'null', false],
  ['no JSON', '{', false],
])('wide lesson: with %s in the storage [courses#around-the-picture]', (_, stored, isWide) => {
  if (stored !== null) localStorage.setItem('xhkt_player', stored)
  showWideLesson()
  expect(document.documentElement.hasAttribute('data-wide-lesson')).toBe(isWide)
})
