import fc from 'fast-check'
import { type ListAddress, listHref, parseListAddress, sorts } from './list-address.ts'

const parse = (href: string) => parseListAddress(new URL(href, 'http://localhost').searchParams)

const address: fc.Arbitrary<ListAddress> = fc.record({
  categoryId: fc.oneof(fc.constant(''), fc.bigInt(0n, 10n ** 20n - 1n).map(String)),
  sort: fc.constantFrom(...sorts),
  page: fc.integer({ min: 1, max: 999_999 }),
})

test('an address read back is the address that was written', () => {
  fc.assert(fc.property(address, (given) => expect(parse(listHref(given))).toEqual(given)))
})

test('whatever stands in an address, the list it means has one address', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), fc.string(), (course_category_id, sort, page) => {
      const read = parseListAddress(new URLSearchParams({ course_category_id, sort, page }))
      expect(sorts).toContain(read.sort)
      expect(read.page).toBeGreaterThanOrEqual(1)
      expect(parse(listHref(read))).toEqual(read)
    }),
  )
})

test.each([
  ['', { categoryId: '', sort: 'default', page: 1 }],
  ['course_category_id=3', { categoryId: '3', sort: 'default', page: 1 }],
  ['course_category_id=3&sort=price_desc&page=2', { categoryId: '3', sort: 'price_desc', page: 2 }],
  ['course_category_id=abc', { categoryId: 'abc', sort: 'default', page: 1 }],
  ['sort=cheapest', { categoryId: '', sort: 'default', page: 1 }],
  ['page=0', { categoryId: '', sort: 'default', page: 1 }],
  ['page=-2', { categoryId: '', sort: 'default', page: 1 }],
  ['page=2.5', { categoryId: '', sort: 'default', page: 1 }],
  ['page=1e3', { categoryId: '', sort: 'default', page: 1 }],
  ['page=99999999', { categoryId: '', sort: 'default', page: 1 }],
  ['page=2&page=3', { categoryId: '', sort: 'default', page: 2 }],
])('%s', (query, expected) => {
  expect(parseListAddress(new URLSearchParams(query))).toEqual(expected)
})

test('the defaults are left out, so that the early request and the list ask for the same', () => {
  expect(listHref({ categoryId: '3', sort: 'default', page: 1 })).toBe('/categories?course_category_id=3')
})
