/** @jest-environment node */
import { pageWindow } from './page-window.ts'

test.each([
  [1, 1, [1]],
  [3, 7, [1, 2, 3, 4, 5, 6, 7]],
  [1, 8, [1, 2, 3, 4, 5, 'gap', 8]],
  [4, 8, [1, 'gap', 3, 4, 5, 'gap', 8]],
  [5, 9, [1, 'gap', 4, 5, 6, 'gap', 9]],
  [8, 8, [1, 'gap', 4, 5, 6, 7, 8]],
  [50, 100, [1, 'gap', 49, 50, 51, 'gap', 100]],
  [400, 100, [1, 'gap', 96, 97, 98, 99, 100]],
] as const)('page %i of %i', (page, pages, expected) => {
  expect(pageWindow(page, pages)).toEqual(expected)
})
