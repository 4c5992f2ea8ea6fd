/** @jest-environment node */
import fc from 'fast-check'
import { addressValues, earlyQuery } from './early-query.ts'
import type { EarlyRequest } from './route-manifest.ts'

const at = (path: string, address: string) => {
  const { pathname, search } = new URL(address, 'http://localhost')
  return addressValues(path, pathname, search)
}
const course = '/courseDetail/:course_id'

describe('addressValues', () => {
  test.each([
    ['/courseDetail', '/courseDetail?course_id=1001', '1001'],
    ['/courseDetail', '/courseDetail?course_id=%201001%20', '1001'],
    [course, '/courseDetail/1001', '1001'],
    [course, '/courseDetail/1001/?ic=A1', '1001'],
    // The mobile redirect reads the id in the same way (docs/product/routes.md#mobile-redirect).
    [course, '/courseDetail/1001?course_id=1002', '1002'],
    [course, '/courseDetail/1001?course_id=', '1001'],
    ['/courseDetail', '/courseDetail', ''],
    ['/courseDetail', '/courseDetail?course_id=', ''],
    [course, '/courseDetail/abc', null],
    [course, '/courseDetail/%E0%A4%A', null],
    [course, '/courseDetail/..%2f1', null],
    [course, `/courseDetail/${'1'.repeat(21)}`, null],
  ])('%s at %s: %p', (path, address, id) => {
    expect(at(path, address)('course_id')).toBe(id)
  })

  test('an id has digits only, whatever the address says', () => {
    fc.assert(
      fc.property(fc.string(), fc.string({ unit: 'binary' }), (inPath, inQuery) => {
        const id = addressValues(course, `/courseDetail/${inPath}`, `?${inQuery}`)('course_id')
        expect(id ?? '').toMatch(/^\d{0,20}$/)
      }),
    )
  })
})

describe('the query of an early request', () => {
  const detail: EarlyRequest = { path: '/v1/course/detail', query: { course_id: ':course_id' } }
  const first: EarlyRequest = { path: '/v1/course/list', query: { course_category_id: ':course_category_id' }, unless: ['page', 'sort'] }
  const any: EarlyRequest = { path: '/v1/course/list', also: ['course_category_id', 'sort', 'page'], unless: ['course_category_id', 'sort', 'page', 'q'] }
  const literal: EarlyRequest = { path: '/v1/course/list', query: { price: 'free' } }

  test.each<[string, EarlyRequest, string, object | null]>([
    ['takes a value from the path', detail, '/courseDetail/1001', { course_id: '1001' }],
    ['is null when the value is missing', detail, '/courseDetail', null],
    ['is null for an id that is not a number', detail, '/courseDetail/abc', null],
    ['is null with a parameter of `unless`', first, '/categories?course_category_id=3&sort=new', null],
    ['is null for page 2 when `unless` has the page', first, '/categories?course_category_id=3&page=2', null],
    ['ignores page 1, which the list leaves out', first, '/categories?course_category_id=3&page=1', { course_category_id: '3' }],
    ['passes on the parameters of `also`', any, '/categories?page=2&course_category_id=3', { course_category_id: '3', page: '2' }],
    ['leaves out a parameter of `also` that is missing', any, '/categories', {}],
    ['is null when a parameter of `also` is invalid', any, '/categories?course_category_id=x', null],
    ['is null with a parameter of `unless` that is not in `also`', any, '/categories?q=1', null],
    ['keeps a literal value', literal, '/categories?page=2', { price: 'free' }],
    ['is empty without parameters', { path: '/v1/home' }, '/home?ic=A1', {}],
  ])('%s', (_, request, address, query) => {
    expect(earlyQuery(request, at(address.startsWith('/courseDetail/') ? course : '/categories', address))).toEqual(query)
  })
})
