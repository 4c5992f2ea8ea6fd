/** @jest-environment node */
import { choicesOf, listHrefs, pageHrefs, readChoice, readPage } from './list-address.ts'

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

test.each([
  ['status=2', 2],
  ['', undefined],
  ['status=3', undefined],
  ['status=02', undefined],
])('readChoice: of %s is %s', (query, status) => {
  const statuses = [
    [1, '待付款'],
    [2, '已付款'],
  ] as const
  expect(readChoice(new URLSearchParams(query), 'status', statuses)).toBe(status)
})

test('choicesOf: each value is a link, and that of the address is marked', () => {
  const states = [
    [undefined, '全部'],
    [1, '拼团中'],
  ] as const
  expect(choicesOf(states, 1, (state) => `/groups${state ? `?state=${state}` : ''}`)).toEqual([
    { key: 'undefined', name: '全部', href: '/groups', current: false },
    { key: '1', name: '拼团中', href: '/groups?state=1', current: true },
  ])
})

interface Choices {
  status: number | null
  page: number
}

const hrefOf = listHrefs<Choices>({
  path: '/orders',
  own: { keyword: '法 考', year: '' },
  choices: { status: 2, page: 3 },
  queryOf: ({ status }) => ({ status: status ?? undefined }),
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
