/** @jest-environment node */
import fc from 'fast-check'
import { buildUrl, type QueryValue } from './build-url.ts'

describe('buildUrl: query parameters are put in the URL, nested objects as key[subkey] [api#requests]', () => {
  test.each<[string, object | undefined, string]>([
    ['nothing', undefined, ''],
    ['an empty query', {}, ''],
    ['a text', { course_id: '12' }, 'course_id=12'],
    ['several values, in the given order', { b: 1, a: 2 }, 'b=1&a=2'],
    ['a nested object', { filter: { price: { min: 0, max: 9900 } } }, 'filter[price][min]=0&filter[price][max]=9900'],
    ['an array', { ids: ['7', '8'] }, 'ids[0]=7&ids[1]=8'],
    ['objects in an array', { list: [{ id: 1 }] }, 'list[0][id]=1'],
    ['undefined and null, left out', { a: undefined, b: null, c: { d: null, e: 1 } }, 'c[e]=1'],
    ['only values that are left out', { a: undefined, b: [], c: {} }, ''],
    ['zero, false and an empty text, kept', { a: 0, b: false, c: '' }, 'a=0&b=false&c='],
  ])('%s', (_, query, text) => {
    expect(decodeURIComponent(buildUrl('/v1/course/list', query))).toBe(text ? `/v1/course/list?${text}` : '/v1/course/list')
  })

  test.each([
    ['高等数学', '%E9%AB%98%E7%AD%89%E6%95%B0%E5%AD%A6'],
    ['a&b=c#d?e', 'a%26b%3Dc%23d%3Fe'],
    ['1 + 1', '1%20%2B%201'],
    ['半个\ud83d', '%E5%8D%8A%E4%B8%AA%EF%BF%BD'],
  ])('encodes %s', (value, encoded) => {
    expect(buildUrl('/v1/course/list', { keyword: value })).toBe(`/v1/course/list?keyword=${encoded}`)
  })

  test('encodes keys and their brackets', () => {
    expect(buildUrl('/v1/x', { 'a&b': { 'c=d': 1 } })).toBe('/v1/x?a%26b%5Bc%3Dd%5D=1')
  })
})

type Tree = { [key: string]: QueryValue }

const leaf = fc.oneof(fc.string({ unit: 'binary' }), fc.integer(), fc.boolean(), fc.constant(null), fc.constant(undefined))
const key = fc.string({ unit: 'grapheme', minLength: 1 })
const { tree } = fc.letrec<{ tree: Tree; node: QueryValue }>((tie) => ({
  tree: fc.dictionary(key, tie('node'), { maxKeys: 4 }),
  node: fc.oneof({ maxDepth: 3 }, leaf, tie('tree'), fc.array(tie('node'), { maxLength: 3 })),
}))

/** Every value that is not null or undefined, with its path. */
function leaves(prefix: string, value: QueryValue): [string, string][] {
  if (value === null || value === undefined) return []
  if (typeof value !== 'object') return [[prefix, String(value)]]
  return Object.entries(value).flatMap(([name, item]) => leaves(prefix ? `${prefix}[${name}]` : name, item))
}

describe('buildUrl, for every query', () => {
  test('a server reads each value under its key[subkey], and nothing else', () => {
    fc.assert(
      fc.property(tree, (query) => {
        const [, text = ''] = buildUrl('/v1/x', query).split('?')
        expect([...new URLSearchParams(text)]).toEqual(leaves('', query))
      }),
    )
  })

  test('the URL has only characters that need no escape', () => {
    fc.assert(fc.property(tree, (query) => /^\/v1\/x(\?[\w%=&.!~*'()-]+)?$/.test(buildUrl('/v1/x', query))))
  })
})
