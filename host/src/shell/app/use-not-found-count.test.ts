import { renderHook } from '@testing-library/react'
import { countNotFound } from '../../federation/beacons.ts'
import type { OwnedRoute } from '../../federation/tab-releases.ts'
import { useNotFoundCount } from './use-not-found-count.ts'

jest.mock('../../federation/beacons.ts', () => ({ countNotFound: jest.fn() }))

const counted = jest.mocked(countNotFound)
const lesson: OwnedRoute = { owner: 'player', path: '/lesson/:id', page: 'lesson', title: '课', access: 'public', skeleton: 'plain' }

type Shown = [pathname: string, route: OwnedRoute | null]

function show(...[first, ...others]: [Shown, ...Shown[]]): void {
  const { rerender } = renderHook(([pathname, route]: Shown) => useNotFoundCount(route, pathname), { initialProps: first })
  for (const shown of others) rerender(shown)
}

beforeEach(() => counted.mockClear())
afterEach(() => jest.restoreAllMocks())

test('an unknown address after a page is counted with the declared path of that page', () => {
  show(['/lesson/1059', lesson], ['/personal/feedback', null])
  expect(counted.mock.calls).toEqual([['/personal/feedback', '/lesson/:id']])
})

test('an unknown address after another one is counted with the last page', () => {
  show(['/lesson/1059', lesson], ['/personal/feedback', null], ['/payment', null])
  expect(counted.mock.calls).toEqual([['/personal/feedback', '/lesson/:id'], ['/payment', '/lesson/:id']])
})

test('a known address is not counted', () => {
  show(['/lesson/1059', lesson])
  expect(counted).not.toHaveBeenCalled()
})

test.each<[referrer: string, from: string | null]>([
  ['', null],
  ['https://search.example/find?q=13800000001', 'https://search.example'],
])('an unknown first address is counted with the origin of the referrer %j', (referrer, from) => {
  jest.spyOn(document, 'referrer', 'get').mockReturnValue(referrer)
  show(['/personal/feedback', null])
  expect(counted.mock.calls).toEqual([['/personal/feedback', from]])
})

test.each([
  ['/order/20260101123456', '/order/…'],
  ['/u/13800000001/detail', '/u/…/detail'],
  ['/invite/ab12cd', '/invite/…'],
  ['/%E6%9D%8E', '/…'],
  ['/li@example.org', '/…'],
  [`/${'a'.repeat(40)}`, '/…'],
  ['/a'.repeat(80), '/a'.repeat(50)],
])('the path %s is counted as %s, without what may be an id', (pathname, path) => {
  show([pathname, null])
  expect(counted.mock.calls).toEqual([[path, null]])
})
