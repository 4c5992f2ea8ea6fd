/** @jest-environment node */
import fc from 'fast-check'
import { type Choices, forms, hrefsOf, queryOf, readChoices, sorts, unchosen } from './choices.ts'
import { anyPrice, free, type PriceRange } from './price-range.ts'

const read = (href: string) => readChoices(new URL(href, 'http://localhost').searchParams)
const href = (choices: Choices, own = {}) => hrefsOf('/categories', own, choices)({ page: choices.page })

const fen = fc.integer({ min: 0, max: 999_999_999 })
const price: fc.Arbitrary<PriceRange> = fc
  .tuple(fen, fc.option(fen))
  .map(([one, other]) => ({ min: other === null ? one : Math.min(one, other), max: other === null ? null : Math.max(one, other) }))
const choices: fc.Arbitrary<Choices> = fc.record({
  form: fc.option(fc.constantFrom(...forms)),
  price: fc.oneof(fc.constantFrom(anyPrice, free), price),
  sort: fc.constantFrom(...sorts),
  page: fc.integer({ min: 1, max: 999_999 }),
})

test('an address that was written reads back the same', () => {
  fc.assert(fc.property(choices, (given) => expect(read(href(given))).toEqual(given)))
})

test('other parameters of the address are kept', () => {
  fc.assert(
    fc.property(choices, fc.string({ minLength: 1 }), (given, keyword) => {
      const { searchParams } = new URL(href(given, { keyword }), 'http://localhost')
      expect(searchParams.get('keyword')).toBe(new URLSearchParams({ keyword }).get('keyword'))
      expect(readChoices(searchParams)).toEqual(given)
    }),
  )
})

test('a list has one address, whatever its parameters look like', () => {
  const text = fc.oneof(fc.string(), fc.integer().map(String), fc.constantFrom('1', '0', '-1', '1e3', '００', 'price_asc'))
  const names = ['form', 'free', 'price_min', 'price_max', 'sort', 'page'] as const
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom(...names), text), (words) => {
      const given = readChoices(new URLSearchParams(words))
      expect(read(href(given))).toEqual(given)
      expect(given.page).toBeGreaterThanOrEqual(1)
      expect(given.price.min).toBeLessThanOrEqual(given.price.max ?? Infinity)
    }),
  )
})

test.each<[string, Partial<Choices>]>([
  ['', {}],
  ['form=2', { form: 2 }],
  ['form=4', {}],
  ['form=02', {}],
  ['free=1', { price: free }],
  ['free=0', {}],
  ['free=1&price_min=100', { price: free }],
  ['price_max=0', { price: free }],
  ['price_min=0', {}],
  ['price_min=10000&price_max=50000', { price: { min: 10000, max: 50000 } }],
  ['price_min=50000&price_max=10000', {}],
  ['price_min=99.5', {}],
  ['price_min=9999999999', {}],
  ['sort=price_desc&page=2', { sort: 'price_desc', page: 2 }],
  ['sort=cheapest', {}],
  ['page=0', {}],
  ['page=-2', {}],
  ['page=2.5', {}],
  ['page=1e3', {}],
  ['page=99999999', {}],
  ['page=2&page=3', { page: 2 }],
])('%s', (query, expected) => {
  expect(readChoices(new URLSearchParams(query))).toEqual({ ...unchosen, ...expected })
})

test('defaults are left out of the address and of the query', () => {
  expect(href(unchosen)).toBe('/categories')
  expect(href(unchosen, { course_category_id: '' })).toBe('/categories')
  expect(href(unchosen, { course_category_id: '3' })).toBe('/categories?course_category_id=3')
  expect(queryOf(unchosen)).toEqual({})
  expect(queryOf({ form: 1, price: free, sort: 'new', page: 2 })).toEqual({ form: 1, free: 1, sort: 'new', page: 2 })
})

test('a change starts at page 1 and keeps the rest', () => {
  const hrefOf = hrefsOf('/search', { keyword: '法考' }, { form: 1, price: free, sort: 'new', page: 3 })
  expect(decodeURI(hrefOf({ sort: 'popular' }))).toBe('/search?keyword=法考&form=1&free=1&sort=popular')
  expect(decodeURI(hrefOf({ page: 4 }))).toBe('/search?keyword=法考&form=1&free=1&sort=new&page=4')
})
