/** @jest-environment node */
import fc from 'fast-check'
import { formatFen, noValue } from '@xhkt/kit/format'

describe('formatFen', () => {
  it.each([
    [0, '¥0.00'],
    [1, '¥0.01'],
    [10, '¥0.10'],
    [99, '¥0.99'],
    [100, '¥1.00'],
    [9900, '¥99.00'],
    [123456789, '¥1234567.89'],
    [29, '¥0.29'],
    [-50, '−¥0.50'],
    [-12345, '−¥123.45'],
    [-0, '¥0.00'],
    [-0.4, '¥0.00'],
    [0.5, '¥0.01'],
    [1999.9999999, '¥20.00'],
    [Number.MAX_SAFE_INTEGER, '¥90071992547409.91'],
    [Number.NaN, noValue],
    [Infinity, noValue],
    [-Infinity, noValue],
    [1e21, noValue],
  ])('%p → %s', (fen, text) => {
    expect(formatFen(fen)).toBe(text)
  })

  it('keeps every fen', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), (fen) => {
        expect(Number(formatFen(fen).replace('−', '-').replace(/[¥.]/g, ''))).toBe(fen)
      }),
    )
  })
})
