/** @jest-environment node */
import fc from 'fast-check'
import { parseRange, priceName, yuanText } from './price-range.ts'

test('typed yuan look as shown yuan', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 999_999_999 }), (fen) =>
      expect(parseRange({ min: yuanText(fen), max: '' })).toEqual({ min: fen, max: null }),
    ),
  )
})

test.each([
  ['100', '500', { min: 10000, max: 50000 }],
  ['', '99.9', { min: 0, max: 9990 }],
  ['0.01', '', { min: 1, max: null }],
  ['', '', { min: 0, max: null }],
  ['0', '0', { min: 0, max: 0 }],
  ['１００', ' ¥1,000 ', { min: 10000, max: 100000 }],
  ['￥100元', '100.', { min: 10000, max: 10000 }],
])('%s to %s', (min, max, expected) => {
  expect(parseRange({ min, max })).toEqual(expected)
})

test.each([
  ['abc', '', 'min', '请输入数字，如 100 或 99.9'],
  ['-5', '', 'min', '请输入数字，如 100 或 99.9'],
  ['1e3', '', 'min', '请输入数字，如 100 或 99.9'],
  ['1', '.', 'max', '请输入数字，如 100 或 99.9'],
  ['', '9.999', 'max', '价格最多两位小数'],
  ['99999999', '', 'min', '价格不能超过 9999999.99 元'],
  ['9'.repeat(400), '', 'min', '价格不能超过 9999999.99 元'],
  ['500', '100', 'max', '最高价不能低于最低价'],
])('%s to %s shows at %s: %s', (min, max, at, message) => {
  expect(parseRange({ min, max })).toEqual({ at, message })
})

test.each([
  [0, null, '全部'],
  [0, 0, '免费'],
  [0, 10000, '0–100'],
  [100000, null, '1000以上'],
  [9950, 19999, '99.5–199.99'],
])('%s to %s fen is called %s', (min, max, name) => {
  expect(priceName({ min, max })).toBe(name)
})
