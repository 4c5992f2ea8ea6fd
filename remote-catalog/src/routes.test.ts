/** @jest-environment node */
import { matchRoute } from '@xhkt/contract/federation/match-route'
import { pages } from './entry.tsx'
import { routes } from './routes.ts'

test.each([
  ['/', 'home', '首页'],
  ['/home', 'home', '首页'],
  ['/about.html', 'home', '首页'],
  ['/classified/index', 'classified', '课程分类'],
  ['/categories', 'categories', '课程分类'],
  ['/coursedetailspage', 'course-detail', '课程详情'],
  ['/courseDetail', 'course-detail', '课程详情'],
  ['/courseDetail/1001', 'course-detail', '课程详情'],
  ['/search', 'search', '搜索'],
])('%s is the page %s, open to everyone', (path, page, title) => {
  expect(matchRoute(path, routes)).toMatchObject({ page, title, access: 'public' })
})

test('every declared page exists, and every page is declared', () => {
  expect(new Set(routes.map((route) => route.page))).toEqual(new Set(Object.keys(pages)))
})

test('only the classified page is kept alive', () => {
  expect(routes.filter((route) => route.keepAlive).map((route) => route.path)).toEqual(['/classified/index'])
})

test('the manifest survives being written as JSON', () => {
  expect(JSON.parse(JSON.stringify(routes))).toEqual(routes)
})
