/** @jest-environment node */
import fc from 'fast-check'
import { categoryHref, hrefsIn, readAddress } from './list-address.ts'

const read = (href: string) => {
  const { pathname, searchParams } = new URL(href, 'http://localhost')
  return readAddress(pathname, searchParams)
}

test('a list has one address, whatever its parameters look like', () => {
  const words = fc.dictionary(fc.constantFrom('course_category_id', 'form', 'free', 'sort', 'page'), fc.string())
  fc.assert(
    fc.property(fc.constantFrom('/categories', '/classified/index'), words, (path, given) => {
      const address = readAddress(path, new URLSearchParams(given))
      expect(read(hrefsIn(address)({ page: address.choices.page }))).toEqual(address)
    }),
  )
})

test.each([
  ['/categories', ''],
  ['/categories?course_category_id=', ''],
  ['/categories?course_category_id=%203%20', '3'],
  ['/categories?course_category_id=abc', 'abc'],
  ['/categories?course_category_id=3&course_category_id=4', '3'],
])('%s selects category “%s”', (href, id) => {
  expect(read(href).categoryId).toBe(id)
})

test('another category keeps the filters and starts at page 1', () => {
  const address = read('/classified/index?course_category_id=3&form=1&free=1&sort=new&page=4')
  expect(categoryHref(address, '301')).toBe('/classified/index?course_category_id=301&form=1&free=1&sort=new')
  expect(categoryHref(address, '')).toBe('/classified/index?form=1&free=1&sort=new')
  expect(categoryHref(read('/categories'), '3')).toBe('/categories?course_category_id=3')
})
