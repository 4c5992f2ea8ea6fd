/** @jest-environment node */
import { matchRoute } from '@xhkt/contract/federation/match-route'
import { pages } from './entry.tsx'
import { routes } from './routes.ts'

test.each([
  ['/living', 'live-room', '直播'],
  ['/shareLiving', 'live-room', '直播'],
  ['/live', 'lesson', '录播课'],
])('%s is the page %s, open to everyone', (path, page, title) => {
  expect(matchRoute(path, routes)).toMatchObject({ page, title, access: 'public' })
})

test('every declared page exists, and every page is declared', () => {
  expect(new Set(routes.map((route) => route.page))).toEqual(new Set(Object.keys(pages)))
})

test('the manifest survives being written as JSON', () => {
  expect(JSON.parse(JSON.stringify(routes))).toEqual(routes)
})
