import fc from 'fast-check'
import { addressValues, earlyQuery } from './early-query.ts'
import type { EarlyRequest } from './route-manifest.ts'

const at = (path: string, address: string) => {
  const { pathname, search } = new URL(address, 'http://localhost')
  return addressValues(path, pathname, search)
}
const course = '/courseDetail/:course_id'

describe('section 1: course detail maps to courseDetail/{course_id}', () => {
  test.each([
    ['/courseDetail', '/courseDetail?course_id=1001', '1001'],
    ['/courseDetail', '/courseDetail?course_id=%201001%20', '1001'],
    [course, '/courseDetail/1001', '1001'],
    [course, '/courseDetail/1001/?ic=A1', '1001'],
    // As the redirect to the mobile site reads it.
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

  test('whatever stands there, an id is of digits', () => {
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
    ['has the value of the path', detail, '/courseDetail/1001', { course_id: '1001' }],
    ['is none without the value', detail, '/courseDetail', null],
    ['is none for an id that cannot be', detail, '/courseDetail/abc', null],
    ['is none with a word that it does not know', first, '/categories?course_category_id=3&sort=new', null],
    ['nor with another page', first, '/categories?course_category_id=3&page=2', null],
    ['but with the first one, as the list asks for that', first, '/categories?course_category_id=3&page=1', { course_category_id: '3' }],
    ['takes what it passes on where that is there', any, '/categories?page=2&course_category_id=3', { course_category_id: '3', page: '2' }],
    ['and leaves it out where it is not', any, '/categories', {}],
    ['is none where one of them cannot be', any, '/categories?course_category_id=x', null],
    ['minds the others still', any, '/categories?q=1', null],
    ['keeps what is said once for all', literal, '/categories?page=2', { price: 'free' }],
    ['is empty where nothing is asked', { path: '/v1/home' }, '/home?ic=A1', {}],
  ])('%s', (_, request, address, query) => {
    expect(earlyQuery(request, at(address.startsWith('/courseDetail/') ? course : '/categories', address))).toEqual(query)
  })
})
