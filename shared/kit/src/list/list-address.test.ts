/** @jest-environment node */
import { listHrefs, pageHrefs, readPage } from './list-address.ts'

test.each([
  ['', 1],
  ['page=2', 2],
  ['page=999999', 999_999],
  ['page=0', 1],
  ['page=-2', 1],
  ['page=2.5', 1],
  ['page=1e3', 1],
  ['page=x', 1],
  ['page=99999999', 1],
  ['page=2&page=3', 2],
])('readPage: %s is page %d', (query, page) => {
  expect(readPage(new URLSearchParams(query))).toBe(page)
})

interface Choices {
  status: number | null
  page: number
}

const hrefOf = listHrefs<Choices>({
  path: '/orders',
  own: { keyword: '法 考', year: '' },
  choices: { status: 2, page: 3 },
  queryOf: ({ status, page }) => ({ status: status ?? undefined, page: page > 1 ? page : undefined }),
})

test.each([
  [{}, '/orders?keyword=法+考&status=2'],
  [{ page: 4 }, '/orders?keyword=法+考&status=2&page=4'],
  [{ status: 1 }, '/orders?keyword=法+考&status=1'],
  [{ status: null }, '/orders?keyword=法+考'],
])('listHrefs: a change of %j keeps the other choices, and starts at page 1', (change, href) => {
  expect(decodeURI(hrefOf(change))).toBe(href)
})

test('listHrefs: a list without choices has the bare path', () => {
  expect(listHrefs({ path: '/orders', choices: { page: 1 }, queryOf: () => ({}) })({})).toBe('/orders')
})

test('pageHrefs: page 1 has the bare path, the others their number', () => {
  expect([1, 2].map(pageHrefs('/orders'))).toEqual(['/orders', '/orders?page=2'])
})
